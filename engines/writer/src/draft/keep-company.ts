// Whoever a part has left unnamed when all of it is told says what somebody says, or is given a sentence beside a scene that it goes with.

import type { Phase } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { ofAnybody } from '../plan/as-chosen.ts';
import { companyAt, companyLines, isUnseen, mayBeUnseen, seeingLines } from '../plan/keep-company.ts';
import type { Unseen } from '../plan/keep-company.ts';
import type { CompanyAt } from '../voices/keep-company.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import { countWords, sentencesOf } from '../tell/measure.ts';
import { FITS } from '../tell/fits.ts';
import type { Named } from '../tell/lighten-names.ts';
import type { MadeOf } from '../tell/made-of.ts';
import { shortOf } from '../tell/short-names.ts';
import type { Said } from '../tell/said.ts';
import type { Teller } from '../tell/teller.ts';
import { tidy } from '../tell/tidy.ts';
import { cameoGroups, castCameo } from './cameos.ts';
import { BREATHES, NO_NOTES } from './in-passing.ts';
import { nameASpeaker } from './name-a-speaker.ts';
import type { DraftOrder } from './order.ts';
import { MISFIT } from './suits-story.ts';

interface Company {
  order: DraftOrder;
  beats: readonly string[];
  /** Where something stands before the scene already. */
  led: ReadonlySet<number>;
  /** What was told; a sentence is put before or behind some of it. */
  paragraphs: string[];
  made: MadeOf[];
  quarrel: boolean;
  stage: OpenStage;
  teller: Teller;
  said: Said;
  dice: Dice;
}

/** A sentence, beside which paragraph, and what speaks against it. */
interface Offer {
  at: number;
  line: string;
  isAhead: boolean;
  cost: number;
}

/** Looked for only now: whoever is named in any scene needs no sentence, and nothing is told of somebody in the scene that is about them. */
export function keepCompany({ order, beats, led, paragraphs, made, quarrel, stage, teller, said, dice }: Company): void {
  const { brief, cast } = order;
  if (brief.phase === 'introduction') return;
  const taken = new Set<number>();
  /** What was said of one of them is not said of the next. */
  const had = new Set<string>();
  const others = (brief.characters.length > 0 ? brief.characters : [cast.hero]).map((who): Named => ({ name: shortOf(who), male: who.gender === 'male' }));
  for (const one of mayBeUnseen(cast, cameoGroups(cast)).filter((who) => isUnseen(who, paragraphs))) if (!speaks(one)) hasSentence(one);

  function speaks({ letter, who }: Unseen): boolean {
    // Whoever stands against the others is not among them.
    if (letter === 'V') return false;
    const named: Named = { name: shortOf(who), male: who.gender === 'male' };
    for (const at of dice.shuffle(beats.map((_, n) => n))) {
      const told = taken.has(at) ? undefined : nameASpeaker(paragraphs[at] ?? '', beats[at] ?? '', named, others.filter(({ name }) => name !== named.name));
      if (!told) continue;
      taken.add(at);
      paragraphs[at] = told.text;
      return true;
    }
    return false;
  }

  function hasSentence(one: Unseen): void {
    if (one.letter === 'C') castCameo(stage, [one.who]);
    for (const { at, line, isAhead } of offersFor(one)) {
      if (teller.knows(line) || had.has(ofAnybody(line))) continue;
      const told = teller.tell(line);
      const text = tidy(told ?? '');
      if (told === undefined || !said.isNew(text) || countWords(text) + countWords(paragraphs[at] ?? '') > FITS[brief.ageRange].most) {
        teller.forget();
        continue;
      }
      teller.keep();
      teller.note(line);
      said.note(text);
      taken.add(at);
      had.add(ofAnybody(line));
      const part = { is: 'company', source: line, text } as const;
      paragraphs[at] = isAhead ? `${text} ${paragraphs[at] ?? ''}` : `${paragraphs[at] ?? ''} ${text}`;
      made[at] = { beat: beats[at] ?? '', parts: isAhead ? [part, ...(made[at]?.parts ?? [])] : [...(made[at]?.parts ?? []), part] };
      return;
    }
  }

  /** The best first: beside a scene that it goes with, not heard lately, not behind a last word. */
  function offersFor(one: Unseen): Offer[] {
    const worth = (line: string): number => 1000 * MISFIT[order.suits(line, '', [one.who])] + order.stale(line);
    const beside = beats.flatMap((beat, at): Offer[] => {
      const own = companyAt(brief.phase, beat);
      const about = own ?? ELSEWHERE[brief.phase];
      if (about === undefined || taken.has(at) || (own === undefined && NO_NOTES.has(beat))) return [];
      const text = paragraphs[at] ?? '';
      const isAhead = BREATHES.has(beat) && !led.has(at) && at > 0 && !hangsOnItsBeginning(text);
      const cost = (isAhead || !endsSharply(text) ? 0 : 30) + (own ? 0 : 60) + (OF_OTHERS.has(beat) ? 60 : 0);
      return companyLines(one, about, brief.ageRange, quarrel).map((line) => ({ at, line, isAhead, cost: cost + worth(line) }));
    });
    const ahead = beats.flatMap((beat, at): Offer[] =>
      (ENCOUNTERS.has(beat) && !taken.has(at) && !hangsOnItsBeginning(paragraphs[at] ?? '') ? seeingLines(one, brief).map((line) => ({ at, line, isAhead: true, cost: worth(line) - 1 })) : []));
    return dice.shuffle([...ahead, ...beside]).toSorted((a, b) => a.cost - b.cost);
  }
}

/** Where they come upon something: somebody sees it first. */
const ENCOUNTERS = new Set(['meet', 'meet2', 'turn']);

/** Scenes of others, and of what two have with each other: nobody else stands beside them while there is another place. */
const OF_OTHERS = new Set(['friend', 'foil', 'bond', 'talk', 'strain', 'friendacts', 'mend', 'company', 'cameo', 'lent', 'meet', 'meet2', 'pay', 'pay2']);

/** What is told beside a scene that is about something else, where no other has room. */
const ELSEWHERE: Readonly<Partial<Record<Phase, CompanyAt>>> = { development: 'stuck', climax: 'trouble', resolution: 'glad' };

/** A few words at the end are a last word. */
export const endsSharply = (text: string): boolean => text.endsWith('”') || countWords(sentencesOf(text).at(-1) ?? '') < 6;

/** Goes on from the paragraph before it, or means somebody by a pronoun: with another name in front of it it would mean them. */
const GOES_ON = /^[“‘]|^(?:But|And|So|Then|Or|Yet|He|She|They|It|That|This|These|Those|Nor|Neither)\b/u;
const MEANS_ONE = /^[^.!?]*?(?<!\p{L})(?:(\p{Lu}\p{Ll}+)|he|she|him|her|his|hers|it|them)(?![\p{L}])/u;
const FIRST_WORD = /^[“‘]?\p{L}+(?:’\p{L}+)?/u;

/** Would the first sentence be about somebody else, if another sentence stood in front of it? */
export function hangsOnItsBeginning(text: string): boolean {
  if (GOES_ON.test(text)) return true;
  const rest = text.slice(FIRST_WORD.exec(text)?.[0].length ?? 0);
  const found = MEANS_ONE.exec(rest);
  return found !== null && found[1] === undefined;
}
