"""Refusals: what a command cannot do, said in one sentence."""


class Refusal(Exception):
    """A wish that cannot be met. Its text is a sentence; ``code`` the exit code: 2 not understood, 1 it failed."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
