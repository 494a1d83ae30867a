"""Finds the words of recordings with PocketSphinx (forced alignment, its own US English acoustic model and dictionary).

python3 -m venv /tmp/aligner && /tmp/aligner/bin/pip install pocketsphinx==5.1.1
npm run measure:voice -- --write /tmp/recordings
/tmp/aligner/bin/python bench/voice-reference.py /tmp/recordings > engines/narrator/src/testing/reference-times.json
"""
import json
import re
import sys
from pathlib import Path

from pocketsphinx import Decoder

FRAMES_PER_SECOND = 100
# Words that its dictionary does not have.
ADDED = {"ember": "EH M B ER", "zadie": "Z EY D IY", "o'clock": "AH K L AA K", "ay": "EY", "pip": "P IH P", "theo": "TH IY OW"}


def align(folder, name, words):
    decoder = Decoder(samprate=16000, bestpath=False, loglevel="FATAL")
    spoken = [part for word in words for part in word]
    for part in set(spoken):
        if decoder.lookup_word(part) is None and part in ADDED:
            decoder.add_word(part, ADDED[part], True)
    known = [[part for part in word if decoder.lookup_word(part) is not None] for word in words]
    sound = (folder / f"{name}.raw").read_bytes()
    decoder.set_align_text(" ".join(part for word in known for part in word))
    # The first pass finds words, the second one places them by the states of their sounds.
    for second in (False, True):
        if second:
            decoder.set_alignment()
        decoder.start_utt()
        decoder.process_raw(sound, full_utt=True)
        decoder.end_utt()
    found = [word for word in decoder.get_alignment().words() if not re.match(r"[<\[]", word.name)]
    times, at = [], 0
    for parts in known:
        if not parts:
            times.append(None)
            continue
        first, last = found[at], found[at + len(parts) - 1]
        assert re.sub(r"\(\d+\)$", "", first.name) == parts[0], (first.name, parts)
        times.append([round(first.start / FRAMES_PER_SECOND, 2), round((last.start + last.duration) / FRAMES_PER_SECOND, 2)])
        at += len(parts)
    return {"samples": len(sound) // 2, "words": times}


folder = Path(sys.argv[1])
passages = json.loads((folder / "passages.json").read_text())
lines = [f"{json.dumps(name)}: {json.dumps(align(folder, name, words), separators=(',', ':'))}" for name, words in passages.items()]
print("{\n" + ",\n".join(lines) + "\n}")
