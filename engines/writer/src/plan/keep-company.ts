// Whoever was chosen is in every part: who has no paragraph of their own is given a sentence.

import type { AgeRange, Phase, StoryBrief, WriterCharacter } from '../brief.ts';
import { COMPANIONS, RIVALS, SEES_IT } from '../voices/keep-company.ts';
import type { CompanyAt } from '../voices/keep-company.ts';
import { isNamed, safeName } from '../tell/people.ts';
import type { Cast } from './cast.ts';

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

/** What a paragraph is about to which a sentence of company can belong: in the order in which they are preferred. */
const BEATS: Readonly<Record<Exclude<Phase, 'introduction'>, Readonly<Partial<Record<CompanyAt, readonly string[]>>>>> = {
  development: { way: ['rest', 'way', 'setout', 'laugh', 'place2'], stuck: ['ache', 'attempt', 'danger', 'problem', 'guess'] },
  climax: { before: ['hush', 'arrive'], trouble: ['low', 'worse', 'last', 'try', 'onset'] },
  resolution: { glad: ['after', 'prize', 'wonder'], home: ['table', 'home', 'night', 'telling', 'treasure'] },
};

/** What beats are about, where a sentence of company can belong to them. */
export function companyAt(phase: Phase, beat: string): CompanyAt | undefined {
  if (phase === 'introduction') return undefined;
  return (Object.entries(BEATS[phase]) as [CompanyAt, readonly string[]][]).find(([, beats]) => beats.includes(beat))?.[0];
}

/** Those who have fallen out are not told as standing side by side. A sentence that says nothing marks whose it is: two of the others may have the same one. */
export function companyLines(one: Unseen, at: CompanyAt, age: AgeRange, isQuarrel: boolean): string[] {
  return (one.letter === 'V' ? RIVALS : COMPANIONS)[age][at].filter((line) => !isQuarrel || !line.includes('{H')).map((line) => about(one, line));
}

/** Said by somebody who sees something first: it stands in front of that, and only there. */
export const seeingLines = (one: Unseen, { phase, ageRange }: Pick<StoryBrief, 'phase' | 'ageRange'>): string[] =>
  one.letter === 'V' || phase !== 'development' ? [] : (SEES_IT[ageRange] ?? []).map((line) => about(one, line));

const about = ({ letter, who }: Unseen, line: string): string => `${letter === 'C' ? `{~${who.id}}` : ''}${line.replaceAll('{x', `{${letter}`)}`;
