// “Are you awake?” somebody asked: where somebody of those who came along says a thing, it is the one whom nobody has named.

import type { Named } from '../tell/lighten-names.ts';
import { isNamed } from '../tell/people.ts';

/** Scenes in which somebody may be a stranger, the people of a town, or a mother. */
const OF_STRANGERS: ReadonlySet<string> = new Set(['meet', 'meet2', 'pay', 'pay2', 'cameo', 'lent', 'wish', 'newWish', 'foil', 'place2', 'morePlaces', 'sights', 'telling', 'home', 'night', 'image']);

const SAID = 'said|asked|whispered|murmured|suggested';
const ONE = 'somebody|someone|one of them|one';
/** What may follow: the end of it, or how it was said. Whoever says it “at the door” or “from a window” is somebody else. */
const CLOSED = '(?=[.;](?:\\s|$)| (?:at last|in the end|after a while|presently|\\p{L}+ly)[.;,]|, (?:who had|and (?:nobody|no one|it was|they|that was))\\b)';
const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<before>” )(?<verb>${SAID}) (?:${ONE})${CLOSED}`, 'u'),
  new RegExp(`(?<before>” )(?:${ONE}) (?<verb>${SAID})${CLOSED}`, 'u'),
  new RegExp('(?<before>^|[.!?]”? )(?:Somebody|Someone) (?<verb>asked (?:why|how|whether|if|what)|wanted to know|suggested|proposed)(?= )', 'u'),
];
/** Where it is left open who it was, or a voice goes on. */
const LEFT_OPEN = /\b(?:who (?:it was|had (?:said|asked|spoken)|said|asked|spoke)|matter who|whoever|which of them|(?:the|that|a|same) voice|somebody else (?:said|asked)|said somebody else|nobody (?:knew|could say))\b/u;

/** The paragraph in which this one says it; undefined where nobody says a thing without a name, or the next “he” or “she” would mean another. */
export function nameASpeaker(text: string, beat: string, who: Named, others: readonly Named[]): { text: string; sentence: string } | undefined {
  if (OF_STRANGERS.has(beat) || LEFT_OPEN.test(text)) return undefined;
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (!found?.groups) continue;
    const { before = '', verb = '' } = found.groups;
    const end = found.index + found[0].length;
    const rest = text.slice(end);
    if ((who.male ? HIM : HER).test(untilNamed(rest, others))) continue;
    const saidBy = `${before}${found[0].startsWith(`${before}${verb}`) ? `${verb} ${who.name}` : `${who.name} ${verb}`}`;
    return { text: `${text.slice(0, found.index)}${saidBy}${rest}`, sentence: saidBy.trim() };
  }
  return undefined;
}

const HIM = /\b(?:he|him|his|himself)\b/iu;
const HER = /\b(?:she|her|hers|herself)\b/iu;

function untilNamed(text: string, others: readonly Named[]): string {
  const sentences = text.split(/(?<=[.!?]”?) /u);
  const at = sentences.findIndex((sentence) => others.some(({ name }) => isNamed(sentence, name)));
  const own = at < 0 ? sentences : sentences.slice(0, at + 1);
  const [last = ''] = own.slice(-1);
  const named = at < 0 ? last.length : Math.min(...others.map(({ name }) => last.indexOf(name)).filter((found) => found >= 0), last.length);
  return [...own.slice(0, -1), last.slice(0, named)].join(' ');
}
