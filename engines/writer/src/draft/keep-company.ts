// Whoever a part has left unnamed when all of it is told is given a sentence, where it stands in nobody's way.

import type { Dice } from '../dice.ts';
import { isYoung } from '../stage/is-young.ts';
import { companyLines, isSeeing, isUnseen, mayBeUnseen } from '../plan/keep-company.ts';
import type { Unseen } from '../plan/keep-company.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import { countWords } from '../tell/measure.ts';
import { FITS } from '../tell/fits.ts';
import type { MadeOf } from '../tell/made-of.ts';
import type { Said } from '../tell/said.ts';
import type { Teller } from '../tell/teller.ts';
import { tidy } from '../tell/tidy.ts';
import { cameoGroups, castCameo } from './cameos.ts';
import { BREATHES, NO_NOTES } from './in-passing.ts';
import type { DraftOrder } from './order.ts';

interface Company {
  order: DraftOrder;
  beats: readonly string[];
  /** Where something stands before the scene already. */
  led: ReadonlySet<number>;
  /** What was told; a sentence is put in front of some of it. */
  paragraphs: string[];
  made: MadeOf[];
  quarrel: boolean;
  stage: OpenStage;
  teller: Teller;
  said: Said;
  dice: Dice;
}

/** Looked for only now: whoever is named in any scene needs no sentence, and nothing is told of somebody in the scene that is about them. */
export function keepCompany({ order, beats, led, paragraphs, made, quarrel, stage, teller, said, dice }: Company): void {
  const { brief, cast } = order;
  if (brief.phase === 'introduction') return;
  const taken = new Set<number>();
  const young = isYoung(brief.ageRange) && brief.phase === 'development';
  const missing = mayBeUnseen(cast, cameoGroups(cast)).filter((one) => isUnseen(one, paragraphs));
  for (const one of missing) {
    const places = roomFor(beats, paragraphs, led, isYoung(brief.ageRange)).filter((at) => !taken.has(at));
    const line = sentenceFor(one, places);
    if (line) taken.add(line.at);
  }

  function sentenceFor(one: Unseen, places: readonly number[]): { at: number } | undefined {
    if (one.letter === 'C') castCameo(stage, [one.who]);
    const lines = companyLines(one, brief, quarrel, order.stale, dice);
    for (const line of lines.toSorted((a, b) => Number(order.suits(a, '', [one.who]) !== 'well') - Number(order.suits(b, '', [one.who]) !== 'well'))) {
      if (teller.knows(line)) continue;
      const told = teller.tell(line);
      const text = tidy(told ?? '');
      const at = told === undefined || !said.isNew(text) ? undefined : places.find((place) => (!young || isSeeing(line) === ENCOUNTERS.has(beats[place] ?? '')) && countWords(text) + countWords(paragraphs[place] ?? '') <= FITS[brief.ageRange].most);
      if (at === undefined) {
        teller.forget();
        continue;
      }
      teller.keep();
      teller.note(line);
      said.note(text);
      paragraphs[at] = `${text} ${paragraphs[at] ?? ''}`;
      made[at] = { beat: beats[at] ?? '', parts: [{ is: 'company', source: line, text }, ...(made[at]?.parts ?? [])] };
      return { at };
    }
    return undefined;
  }
}

/** Scenes of others, and of what two have with each other: nobody else stands at their beginning. */
const OF_OTHERS = new Set(['friend', 'foil', 'bond', 'talk', 'strain', 'friendacts', 'mend', 'cameo', 'lent', 'meet', 'meet2', 'pay', 'pay2']);

/** Where they come upon something: somebody sees it first. */
const ENCOUNTERS = new Set(['meet', 'meet2', 'turn']);

/** Where something happens that is not about anybody: nobody else is told of in front of it while there is another place. */
const BRINGS_NEWS = new Set(['turn', 'prize', 'attempt', 'thread', 'wish', 'try', 'worse', 'resolve', 'problem', 'guess', 'truth', 'treasure']);

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

/** Where a sentence about one of them may stand first, the best place first: where they rest, then wherever nothing hangs on the first words. */
function roomFor(beats: readonly string[], paragraphs: readonly string[], led: ReadonlySet<number>, young: boolean): number[] {
  const hangs = paragraphs.map(hangsOnItsBeginning);
  const worth = (beat: string, at: number): number =>
    (BREATHES.has(beat) ? 0 : NO_NOTES.has(beat) ? 8 : BRINGS_NEWS.has(beat) ? 6 : OF_OTHERS.has(beat) ? 4 : 1) + (hangs[at] ? 9 : 0) + (at === 0 ? 3 : 0) + (led.has(at) ? 2 : 0);
  return beats.map((beat, at) => ({ at, worth: worth(beat, at) })).filter(({ at }) => !NO_NOTES.has(beats[at] ?? '') && !(young && hangs[at])).toSorted((a, b) => a.worth - b.worth).map(({ at }) => at);
}
