"""How things look, move and sound: the canvas, the widget kit, the director."""
