"""The phases, one module for each chapter of the rulebook."""
