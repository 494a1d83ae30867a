// Whoever was chosen is in every part: who has no paragraph of their own is given a sentence.

import type { StoryBrief, WriterCharacter } from '../brief.ts';
import type { Dice } from '../dice.ts';
import type { Staleness } from '../tell/marks.ts';
import { COMPANIONS, RIVALS, SEES_IT } from '../voices/keep-company.ts';
import type { Cast } from './cast.ts';
import { isNamed, safeName } from '../tell/people.ts';

export interface Unseen {
  /** Of the slots that tell of them. */
  letter: 'F' | 'V' | 'C';
  who: WriterCharacter;
}

/** Everybody but the hero, to be looked for when a part is told: no paragraph promises to name them. */
export function mayBeUnseen(cast: Cast, groups: readonly (readonly WriterCharacter[])[]): Unseen[] {
  return [
    ...(cast.friend ? [{ letter: 'F', who: cast.friend } as const] : []),
    ...(cast.foil ? [{ letter: 'V', who: cast.foil } as const] : []),
    ...groups.flat().map((who) => ({ letter: 'C', who }) as const),
  ];
}

export const isUnseen = ({ who }: Unseen, paragraphs: readonly string[]): boolean => !paragraphs.some((text) => isNamed(text, safeName(who.name)));

/** The one that was heard longest ago first. Those who have fallen out are not told as standing side by side. A sentence that says nothing marks whose it is: two of the others may have the same one. */
export function companyLines({ letter, who }: Unseen, { ageRange, phase }: StoryBrief, isQuarrel: boolean, stale: Staleness, dice: Dice): string[] {
  if (phase === 'introduction') return [];
  const own = letter === 'C' ? `{~${who.id}}` : '';
  const rarest = (lines: readonly string[]): string[] => dice.shuffle(lines).map((line) => `${own}${line.replaceAll('{x', `{${letter}`)}`).toSorted((a, b) => stale(a) - stale(b));
  const lines = (letter === 'V' ? RIVALS : COMPANIONS)[ageRange][phase].filter((line) => !isQuarrel || !line.includes('{H'));
  return [...rarest(letter !== 'V' && phase === 'development' ? (SEES_IT[ageRange] ?? []) : []), ...rarest(lines)];
}

const SEEING = new Set(Object.values(SEES_IT).flatMap((lines) => lines.map(ofAnybody)));

/** Said by somebody who sees something: it stands only in front of that. */
export const isSeeing = (line: string): boolean => SEEING.has(ofAnybody(line));

function ofAnybody(line: string): string {
  return line.replace(/\{~[^}]*\}/u, '').replace(/\{[FVCx](?=[.}])/gu, '{x');
}
