"""The name of the house, carved and gilded."""

from __future__ import annotations

from common.house import EDGE, lettering
from svg import document, linear

WORDMARK = 540, 96


def wordmark() -> str:
    """540 × 96: “Caravanserai” in gold on nothing, with its own shadow; the baseline is at y = 76."""
    w, h = WORDMARK
    x, y, size, name = w / 2 - 1, 74, 71, "Caravanserai"

    def cut(dx: float, dy: float, fill: str, edge: str = "none", width: float = 0, opacity: float = 1) -> str:
        return lettering(x + dx, y + dy, size, name, fill, 0.4, stroke=edge, stroke_width=width, opacity=opacity)

    shadows = "".join(cut(2 + k * 0.5, 4 + k * 0.8, EDGE, EDGE, 2 + k * 1.6, 0.16) for k in range(5))
    face = linear("#fff8d8", (0.3, "#f9dc86"), (0.55, "#dfa63f"), (0.62, "#f0c35c"), "#a8701f")
    body = shadows + cut(0, 0, EDGE, "#2a1206", 5) + cut(0, 1.1, "#7a4a10") + cut(0, -0.9, "#fffbe6")
    return document(w, h, body + cut(0, 0, face))
