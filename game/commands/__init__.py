"""The commands of the command line, a module each; ``game.cli`` imports the one that is chosen."""
