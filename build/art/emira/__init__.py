"""Pictures of Emira: blue and gold nights of the desert, one module a family or a part of one."""
