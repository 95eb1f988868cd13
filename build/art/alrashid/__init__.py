"""The pictures of Al Rashid: Baghdad of the caliphs as an illuminated map in its leather binding."""
