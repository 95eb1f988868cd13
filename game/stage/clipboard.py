"""The system's clipboard for text, or the program's own where the system has none."""

from __future__ import annotations

import pygame


class Clipboard:
    def __init__(self) -> None:
        self._own = ""

    def put(self, text: str) -> None:
        self._own = text
        try:
            if not pygame.scrap.get_init():
                pygame.scrap.init()
            pygame.scrap.put("text/plain;charset=utf-8", text.encode("utf-8"))
        except (pygame.error, NotImplementedError):
            return

    def get(self) -> str:
        try:
            if not pygame.scrap.get_init():
                pygame.scrap.init()
            raw = pygame.scrap.get("text/plain;charset=utf-8") or pygame.scrap.get(pygame.SCRAP_TEXT)
        except (pygame.error, NotImplementedError):
            raw = None
        return raw.decode("utf-8", "replace").rstrip("\0") if raw else self._own
