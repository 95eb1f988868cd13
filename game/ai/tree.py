"""The tree of a search: open loop, so a node stands for the choices that led to it, not for one table.

A node keeps the mean reward of the seat that chose it, how often it could have been chosen, and what was thought of it
before it was ever tried.
"""

import math
from collections.abc import Sequence

from game.engine.record import Choice

UNTRIED = -1.0
"""No thought was given to it."""

WIDTH, WIDENING = 4, 2.0
"""How many children a node may have before its first visit, and how that grows with the root of its visits."""


class Node:
    """``planned`` when a beam has looked at every plausible choice here; ``worth`` is what full sight thought of it."""

    __slots__ = ("children", "planned", "prior", "reward", "seen", "visits", "worth")

    def __init__(self, prior: float = UNTRIED) -> None:
        self.children: dict[Choice, Node] = {}
        self.planned = False
        self.prior = prior
        self.reward = 0.0
        self.seen = 0
        self.visits = 0
        self.worth = prior

    def value(self, otherwise: float, trust: float) -> float:
        """The mean reward; the first thought counts for ``trust`` visits, ``otherwise`` where there was none."""
        prior = otherwise if self.prior == UNTRIED else self.prior
        return (self.reward + trust * prior) / (self.visits + trust)

    @property
    def width(self) -> int:
        """How many children may be tried by now."""
        return WIDTH + int(WIDENING * math.sqrt(self.visits))

    def add(self, reward: float) -> None:
        """One more visit."""
        self.visits += 1
        self.reward += reward


def choose(node: Node, choices: Sequence[Choice], curiosity: float, trust: float) -> Choice | None:
    """The known child to go to among the choices on offer; None to try a new one.

    Upper confidence with availability: what was on offer more often and taken less is more interesting.
    """
    children = node.children
    known = [(children[choice], choice) for choice in choices if choice in children]
    for child, _ in known:
        child.seen += 1
    if not known or (not node.planned and len(known) < min(node.width, len(choices))):
        return None
    if len(known) > node.width:
        known.sort(key=lambda pair: -pair[0].prior)
        del known[node.width :]
    visits = sum(child.visits for child, _ in known)
    mean = sum(child.reward for child, _ in known) / visits if visits else 0.0
    best, found = -math.inf, known[0][1]
    for child, choice in known:
        interest = child.value(mean, trust) + curiosity * math.sqrt(math.log(child.seen + 1) / (child.visits + 1))
        if interest > best:
            best, found = interest, choice
    return found
