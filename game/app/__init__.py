"""The program: window, scenes and everything a person meets between launching and leaving."""
