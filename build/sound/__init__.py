"""Every sound of Caravanserai, made of arithmetic: instruments, scales, cues, pieces, mastering and measurement."""
