/** A text made ready to be read aloud: lines of one voice each, their words with places in the original, and the pauses between. */
import { listener, type HeardStretch } from './cast/dialogue.ts';
import { NO_OWN_SOUNDS, spellingOf, type OwnSounds } from './lexicon/own-sounds.ts';
import { endingOf, longer, pauseAt, type Ending, type Pause } from './text/marks.ts';
import { paragraphsOf } from './text/paragraphs.ts';
import { say } from './text/say.ts';
import { endsSentence } from './text/sentence-end.ts';
import { tokensOf, type Token } from './text/tokens.ts';
import { unspokenParts } from './text/unspoken.ts';

export interface ScriptWord {
  from: number;
  to: number;
  /** What is said for it: "1984" is nineteen, eighty, four. Never empty. */
  spoken: string[];
  pauseAfter: Pause;
}

export interface ScriptLine {
  speaker: string | null;
  words: ScriptWord[];
  ending: Ending;
  pauseAfter: Pause;
}

export interface Script {
  lines: ScriptLine[];
  unspoken: string[];
}

const LONGEST_LINE = 48;
const BREATH_FROM = 30;

export function prepareScript(text: string, known: readonly string[], own: OwnSounds = NO_OWN_SOUNDS): Script {
  const lines: ScriptLine[] = [];
  const foreign: Token[] = [];
  const listen = listener(text, known);
  for (const paragraph of paragraphsOf(text)) {
    if (paragraph.isHeading) pauseBefore(lines, 'part');
    for (const stretch of listen(paragraph)) {
      const tokens = tokensOf(text, stretch.from, stretch.to);
      foreign.push(...tokens.filter((token) => token.kind === 'foreign' && !own.keys.has(spellingOf(token.text))));
      lines.push(...linesOf(text, tokens, stretch, own));
    }
    pauseBefore(lines, paragraph.isHeading ? 'part' : 'paragraph');
  }
  return { lines, unspoken: unspokenParts(text, foreign) };
}

function pauseBefore(lines: readonly ScriptLine[], pause: Pause): void {
  const last = lines.at(-1);
  if (last) last.pauseAfter = longer(last.pauseAfter, pause);
}

function linesOf(text: string, tokens: readonly Token[], stretch: HeardStretch, own: OwnSounds): ScriptLine[] {
  const lines: ScriptLine[] = [];
  const allCapitals = !/\p{Ll}/u.test(text.slice(stretch.from, stretch.to));
  let words: ScriptWord[] = [];
  const finish = (ending: Ending, pauseAfter: Pause): void => {
    if (words.length > 0) lines.push({ speaker: stretch.speaker, words, ending, pauseAfter });
    words = [];
  };
  for (const token of tokens) {
    const last = words.at(-1);
    if (token.kind === 'mark') {
      if (endsSentence(token, text)) finish(endingOf(token.text), pauseAt(token.text));
      else if (last && !/^[.!?]$/.test(token.text)) last.pauseAfter = longer(last.pauseAfter, pauseAt(token.text));
      if (last && words.length >= BREATH_FROM && last.pauseAfter !== 'none') finish(',', last.pauseAfter);
      continue;
    }
    const spoken = say(token, { text, allCapitals, own });
    if (spoken.length === 0) continue;
    words.push({ from: token.from, to: token.to, spoken, pauseAfter: 'none' });
    if (endsSentence(token, text)) finish('.', 'sentence');
    else if (words.length >= LONGEST_LINE) finish(',', 'turn');
  }
  const lastPause = words.at(-1)?.pauseAfter ?? 'none';
  finish(lastPause === 'none' ? '.' : ',', longer('turn', lastPause));
  return lines;
}
