"""Every sound of Caravanserai, made of arithmetic. `build/music.py` is the command.

From the bottom up: `wave` and `filters` (samples), `strings`, `voices`, `modal`, `drums` (instruments), `room`
(bodies and reverberation), `scales` and `notation` (how a tune is written), `score` (sections of parts), `ornaments`,
`orchestra`, `perform` (how it is played), `master` and `measure` (how loud it is), `harmony` (a proof-reader of
scores), `report`, `ogg`. What is made of it: `cues/` and `pieces/`.

A loop has no seam because nothing knows where it ends: notes, room and equaliser all wrap round.
"""
