"""Pictures all boxes share: type, panels, title, covers, icons."""
