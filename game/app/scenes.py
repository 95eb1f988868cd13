"""Scenes and the stack they lie on: the title below, a table above it, a rulebook above that."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame


class Scene:
    """One screen. It draws what is true and changes nothing by drawing; the manager tells it what happens.

    `music` is the piece that plays meanwhile, empty to leave what plays.
    """

    music = ""

    def entered(self) -> None:
        """It lies on top now, for the first time or again."""

    def left(self) -> None:
        """It no longer lies on top."""

    def resized(self) -> None:
        """The window or the UI scale is another."""

    def read(self, event: pygame.event.Event) -> None:
        """A key, a pointer or a window event."""

    def tick(self, seconds: float) -> bool:
        """Time passes; whether the picture must be drawn again."""
        return False

    def draw(self) -> list[pygame.Rect] | None:
        """Paint on the program's canvas; the pixels that changed, None for all of them."""
        return None

    def may_quit(self, leave: Callable[[], None]) -> None:
        """The window is to be closed: call `leave` now, or after asking."""
        leave()


class SceneManager:
    """The stack of scenes; only the top one is shown and told anything."""

    def __init__(self, changed: Callable[[Scene], None]) -> None:
        """`changed` is called with every scene that comes to lie on top."""
        self._stack: list[Scene] = []
        self._changed = changed

    def __bool__(self) -> bool:
        return bool(self._stack)

    @property
    def top(self) -> Scene:
        return self._stack[-1]

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self._stack:
            self.top.left()
        self._stack.append(scene)
        self._enter()

    def pop(self) -> None:
        """Take the top scene off; without scenes the program ends."""
        self._stack.pop().left()
        if self._stack:
            self._enter()

    def swap(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._stack.pop().left()
        self._stack.append(scene)
        self._enter()

    def home(self) -> None:
        """Take off all scenes but the lowest."""
        if len(self._stack) > 1:
            self._leave_to_lowest()
            self._enter()

    def restart(self, scene: Scene) -> None:
        """Put a scene in the place of all but the lowest."""
        self._leave_to_lowest()
        self._stack.append(scene)
        self._enter()

    def _leave_to_lowest(self) -> None:
        while len(self._stack) > 1:
            self._stack.pop().left()

    def clear(self) -> None:
        """End the program."""
        while self._stack:
            self._stack.pop().left()

    def __iter__(self) -> Iterator[Scene]:
        """From the top down."""
        return reversed(self._stack)

    def abandon(self, scene: Scene) -> None:
        """Put a scene in the place of all, which are not told: one of them is broken."""
        self._stack = [scene]
        self._enter()

    def below(self, kind: type[Scene]) -> bool:
        """Whether a scene of this kind lies anywhere in the stack."""
        return any(isinstance(scene, kind) for scene in self._stack)

    def _enter(self) -> None:
        self._changed(self.top)
        self.top.entered()
