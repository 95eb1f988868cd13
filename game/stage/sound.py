"""Cues and music. Without a sound device everything stays silent and the program goes on."""

from __future__ import annotations

import logging

import pygame

from game.stage.assets import SOUNDS, MissingAsset, find

log = logging.getLogger(__name__)

RATE = 44100
BUFFER = 1024
CHANNELS = 16
FADE_SECONDS = 1.2
ECHO_MS = 40


class Sound:
    """Remembers what it was asked and is not heard; `Loudspeaker` is.

    Volumes run from 0 to 1. problem: why there is no sound, empty when there is. strict: a missing file raises
    MissingAsset instead of being reported once in the log and kept in `missing`.
    """

    def __init__(self, problem: str = "", strict: bool = False) -> None:
        self.problem = problem
        self.strict = strict
        self.missing: set[str] = set()
        self.master = self.music = self.effects = 1.0
        self.muted = False
        self.quiet_when_away = True
        self.away = False
        self.piece = ""

    def volumes(self, master: float, music: float, effects: float) -> None:
        self.master, self.music, self.effects = (max(0.0, min(1.0, part)) for part in (master, music, effects))
        self.apply()

    def mute(self, muted: bool) -> None:
        self.muted = muted
        self.apply()

    def leave(self, away: bool) -> None:
        """The window lost (or has again) the focus."""
        self.away = away
        self.apply()

    @property
    def audible(self) -> float:
        """The factor on everything: 0 when muted or away."""
        return 0.0 if self.muted or (self.away and self.quiet_when_away) else self.master

    def cue(self, name: str, gain: float = 1.0) -> None:
        """Play sounds/cues/<name> once."""

    def play(self, name: str) -> None:
        """Let sounds/music/<name> follow what is playing, in a loop; "" fades to silence."""
        self.piece = name

    def tick(self, seconds: float) -> None:
        """Call once a frame with the time that passed; moves the fades."""

    def apply(self) -> None:
        """Take over changed volumes."""

    def close(self) -> None:
        """Give the device back."""


class Loudspeaker(Sound):
    """Plays through pygame's mixer."""

    def __init__(self, strict: bool = False) -> None:
        super().__init__("", strict)
        pygame.mixer.set_num_channels(CHANNELS)
        self._cues: dict[str, pygame.mixer.Sound | None] = {}
        self._heard: dict[str, int] = {}
        self._playing = ""
        self._level = 0.0

    def cue(self, name: str, gain: float = 1.0) -> None:
        volume = self.audible * self.effects * gain
        now = pygame.time.get_ticks()
        if volume <= 0 or now - self._heard.get(name, -ECHO_MS) < ECHO_MS:
            return
        self._heard[name] = now
        sound = self._loaded(name)
        channel = pygame.mixer.find_channel(True) if sound else None
        if sound and channel:
            channel.set_volume(min(1.0, volume))
            channel.play(sound)

    def _loaded(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._cues:
            try:
                self._cues[name] = pygame.mixer.Sound(str(find("sounds", f"cues/{name}", SOUNDS)))
            except (MissingAsset, pygame.error) as error:
                self._lacks(f"cues/{name}", error)
                self._cues[name] = None
        return self._cues[name]

    def _lacks(self, name: str, error: Exception) -> None:
        if self.strict:
            raise error
        if name not in self.missing:
            self.missing.add(name)
            log.error("%s: %s", name, error)

    def tick(self, seconds: float) -> None:
        if self._playing == self.piece and self._level >= 1.0:
            return
        step = seconds / FADE_SECONDS
        if self._playing != self.piece:
            self._level -= step
            if not self._playing or self._level <= 0:
                self._change()
        elif self._playing:
            self._level = min(1.0, self._level + step)
        self.apply()

    def _change(self) -> None:
        pygame.mixer.music.stop()
        self._playing, self._level = self.piece, 0.0
        if not self.piece:
            self._level = 1.0
            return
        try:
            pygame.mixer.music.load(str(find("sounds", f"music/{self.piece}", SOUNDS)))
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
        except (MissingAsset, pygame.error) as error:
            self._lacks(f"music/{self.piece}", error)
            self._level = 1.0

    def apply(self) -> None:
        pygame.mixer.music.set_volume(self.audible * self.music * max(0.0, self._level))
        if self.audible <= 0:
            pygame.mixer.stop()

    def close(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.quit()


def open_sound(strict: bool = False) -> Sound:
    """The loudspeaker, or silence whose `problem` says why."""
    try:
        pygame.mixer.init(RATE, -16, 2, BUFFER)
    except (pygame.error, NotImplementedError) as error:
        log.warning("No sound: %s", error)
        return Sound(str(error) or "no sound device", strict)
    return Loudspeaker(strict)
