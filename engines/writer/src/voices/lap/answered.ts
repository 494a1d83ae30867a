// The lap voice (3-4): whole sentences that were asked for, each told as it was meant: what nobody expects has not been known for long, and what they do themselves surprises nobody.
import { answersOf } from '../answers-of.ts';
import type { Beats } from '../voice.ts';

const SURPRISE = [
  'Guess what? {w.told}! “What?” said {H}. “Really?” [Yes, really!|Well, well!]',
  '{w.told}! Nobody had thought of that. [“Oh my!” said {H}.|My, my, my!]',
];

const HELP = [
  '{w.told}. “Oh dear,” said {H}. “We must help!” [And so they did.|Quick, quick!]',
];

const WRONG = [
  '{w.told}! “Oh no,” said {H}. [Oh dear, oh dear.|That was bad.]',
];

const KIND = [
  '{w.told}. That was nice! [“Thank you,” they said.|So nice, so kind!]',
];

const DOOR = [
  'The door went creak. {w.told}! [“Ooh!” said {H}.|Look, look!]',
];

export const ANSWERED: Beats = {
  /** What they do of their own accord, at their own wish or an instruction’s. */
  'ours:happening': [
    '{w.told}. Yes, really! [“Good,” said {H}. “That was good to do.”|It was a good thing to do.] And on they went.',
    '{w.told}. Yes, really! [“Good,” said {H}.|It was good.]',
    'And what came next? {w.told}. [“Good,” said {H}.|Yes, really.] And then they went on.',
  ],
  ...answersOf({ surprise: SURPRISE, help: HELP, wrong: WRONG, kind: KIND, door: DOOR }),
  // What happens behind a door is a surprise; a room is looked at.
  'door:happening': SURPRISE,
  'choice:fact': [
    '{w.told}. Hmm! {H} sat down to think. It was hard, so hard.',
  ],
};
