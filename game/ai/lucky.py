"""Lucky: any legal choice, each as likely as any other."""

from game.ai.bot import Thought, luck
from game.engine.play import options
from game.engine.step import Ask
from game.engine.table import View


class Lucky:
    """Trusts its luck; the measure of every other bot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def think(self, view: View, ask: Ask) -> Thought:
        yield
        return luck(view, self.seed).pick(options(view))
