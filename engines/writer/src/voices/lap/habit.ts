// The lap voice (3-4): one of them cannot stop, from the first page to the last.
import type { Beats } from '../voice.ts';

export const HABIT_ASKED: Beats = {
  'habit:said': [
    '“{w.noise}!” Who was that? It was {w.whose}. “{w.noise}!” And again! {w.told}. Oh my!',
    '{w.told}. “{w.noise}!” And one more. “{w.noise}!” “Oh dear!” they all said.',
  ],
};

export const HABIT_DEVELOPMENT: Beats = {
  'thread:habit': [
    '“Shh!” they all said. So {t.whose} held it in. And in. And in. “{t.noise}!” Oh well.',
    '“{t.noise}!” went {t.whose}. Down fell a bun. “Sorry, bun! {t.noise}!” Down fell a hat, too.',
  ],
};

export const HABIT_CLIMAX: Beats = {
  'thread:habit': [
    'And {t.whose}? “{t.noise}!” Oh no, not now! “I know,” said {t.whose}. “But I cannot stop!”',
    'What was that? “{t.noise}!” It was just {t.whose}. “Not now!” they all said. “{t.noise}!”',
  ],
  'reach:habit': [
    '“Here it comes,” said {t.whose}. They all held on to their hats. And nobody said “shh”. Not this time!',
    '{t.whose} held it in. And held it in. “Let it out!” they all said. “Let it out, as big as you can!”',
  ],
};

export const HABIT_RESOLUTION: Beats = {
  'solve:habit': [
    '“{t.noise}!” went {t.whose}. So big! {deed} {k.clear}',
    'And then! “{t.noise}!” That was the biggest of all. {deed} {k.clear}',
    '“{t.noise}!” went {t.whose}. {deed}',
  ],
  'thread:habit': [
    'And {t.whose}? Hush. Not a sound. “It is gone!” they all said. “{t.noise}!” Well, nearly gone.',
    'Nobody said “shh” now. “{t.noise}!” went {t.whose}. “One more!” they all said. “{t.noise}!” And they all clapped.',
  ],
  'image:habit': [
    '{s.after} Then it was dark, and still, and they all shut their eyes. ^“{t.noise}!” “Good night, {t.whose}!”',
    '{s.after} Hush. Not a sound in the house. Not one? ^“{t.noise}!” Sleep well, {t.whose}.',
  ],
};
