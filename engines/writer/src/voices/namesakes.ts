// It was not the one whom the family chose: `{x}` is that one, `{kind}` what both of them are. The hero is there and looks on.

import type { AgeRange } from '../brief.ts';

export const NAMESAKES: Readonly<Record<AgeRange, string>> = {
  '3-4': '[That {kind} was not {x}! It was a new {kind}.|The {kind} was not {x}. No, a new {kind}!]',
  '5-8': '[It was not {x}, of course. It was quite another {kind}.|Everybody looked at {x}. But {x} had not done anything. It was another {kind}.]',
  '9-12': '[Everybody looked at {x} first; but it was another {kind} altogether, and nobody was more astonished than {x}.|It was not {x}, as one or two people thought at first; it was quite another {kind}.]',
  '12-17': '[One or two people had turned to look at {x}; but it was another {kind} altogether, and nobody was more astonished by it than {x}.|It had nothing to do with {x}, as was pointed out several times in the course of the day; it was another {kind}.]',
};

export const LIKE_THE_HERO: Readonly<Record<AgeRange, string>> = {
  '3-4': '[A {kind}! Just like {H}!|One more {kind}! Hello, you!]',
  '5-8': '[Until then {H} had thought that {he} was the only {kind} for miles.|It was odd to meet another {kind}. {H} looked twice.]',
  '9-12': '[Until that day {H} had been the only {kind} for miles around, and had got used to it.|{H} had never met another {kind} before, or not to speak to.]',
  '12-17': '[Until that day {H} had been the only {kind} of {his} acquaintance.|It was a curious sensation for {H}, who had not met another {kind} in years.]',
};
