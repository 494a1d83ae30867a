// What a scene may still say depends on what has been told: the hours run forward, who has packed has decided, and what happens for the first time does so once.

import { clockOf, hoursIn, isPast, moveOn } from '../plan/clock.ts';
import type { Clock } from '../plan/clock.ts';
import { isIn } from '../plan/looked-through.ts';
import { unquoted } from '../plan/offence.ts';
import { isUnderWay } from '../plan/rule.ts';
import { sentencesOf } from '../tell/measure.ts';
import { markOf } from '../tell/marks.ts';
import { bestCaseOf } from '../tell/template.ts';
import { voiceFor } from '../voices/voices.ts';
import type { DraftOrder } from './order.ts';

/** Follows one draft, paragraph by paragraph. */
interface Watch {
  /** Does a text of the material contradict what was told? */
  isOut(text: string, beat: string): boolean;
  saw(text: string, beat: string): void;
}

export interface Followed {
  order: DraftOrder;
  /** A paragraph was told. */
  tick(text: string, beat: string): void;
}

/** The same order, for one draft. */
export function asItIsTold(order: DraftOrder): Followed {
  const watches = [byTheClock(order), oncePacked(order), onlyOnce(order), atOdds(order)].filter((one) => one !== undefined);
  const isKept = keptForThePlant(order);
  return {
    order: {
      ...order,
      suits: (text, beat = '', guests?) => {
        const suits = watches.some((one) => one.isOut(text, beat)) ? 'not' : order.suits(text, beat, guests);
        return suits === 'well' && isKept(text, beat) ? 'nearly' : suits;
      },
    },
    tick: (text, beat) => { for (const one of watches) one.saw(text, beat); },
  };
}

/** A scene, or one of its choices, that says so whichever of its words are taken. */
const saysSo = (text: string, test: (said: string) => boolean): boolean => test(text) && test(bestCaseOf(text, (option) => !test(option)));

/** In a plot of one day: a scene that names an hour before the one already told is not told. */
function byTheClock({ brief, plan }: DraftOrder): Watch | undefined {
  const clock: Clock | undefined = clockOf(plan);
  if (clock === undefined) return undefined;
  for (const { phase, text } of brief.earlier) if (phase === 'development') text.split('\n\n').forEach((told) => { moveOn(clock, told); });
  return {
    isOut: (text, beat) => isUnderWay(brief.phase, beat) && saysSo(text, (said) => hoursIn(said).some((hour) => isPast(hour, clock))),
    saw: (text, beat) => { if (isUnderWay(brief.phase, beat)) moveOn(clock, text); },
  };
}

const PACKS: ReadonlySet<string> = new Set(['pack', 'eve']);
const IS_READY = /\bbag\b|\bpacked\b/iu;

/** Where they have packed, or lain awake the night before, nobody finds out that somebody will have to go. */
function oncePacked({ brief }: DraftOrder): Watch | undefined {
  if (brief.phase !== 'introduction') return undefined;
  let isPacked = false;
  return {
    isOut: (text, beat) => isPacked && beat === 'hook' && text.includes('{decides}') && !IS_READY.test(text),
    saw: (_, beat) => { isPacked ||= PACKS.has(beat); },
  };
}

/** Two who get on: they hold on to each other, and share what there is. */
const SIDE_BY_SIDE = /\bheld on to \{F\b|\bRound and round it went\b|\ball in a row\b|\ba bun each\b|\bhand in hand\b/u;
const MADE_UP: ReadonlySet<string> = new Set(['friendacts', 'mend']);

/** On a lap: who has stamped a foot at a friend does not share an apple with them on the next page, before they have made it up. */
function atOdds({ brief, cast, used }: DraftOrder): Watch | undefined {
  if (brief.ageRange !== '3-4' || !cast.friend || brief.phase === 'introduction') return undefined;
  let isCross = brief.phase !== 'development' && (voiceFor(brief.ageRange).development.strain ?? []).some((scene) => used.includes(markOf(scene)));
  return {
    isOut: (text, beat) => isCross && !MADE_UP.has(beat) && SIDE_BY_SIDE.test(text),
    saw: (_, beat) => {
      if (beat === 'strain') isCross = true;
      else if (MADE_UP.has(beat)) isCross = false;
    },
  };
}

/** What saves the day has a scene of its own, which tells it: who the hero is can be said without it. */
function keptForThePlant({ brief, plan }: DraftOrder): (text: string, beat: string) => boolean {
  if (brief.phase !== 'introduction' || plan.tool !== 'power') return () => false;
  return (text, beat) => beat === 'hero' && saysSo(text, (said) => said.includes('{H.power}'));
}

/** What can be said once in a story: of a second one it would not be true, or would be a manner. */
const CLAIMS: readonly RegExp[] = [
  /\bfor the first time\b/iu, /\bthe only (?:one|person) (?:who|to|of|there|that|in)\b|\bonly one (?:person|who)\b/iu, /\bnever (?:in (?:\{his\}|his|her) (?:whole )?life )?been so\b|\bnever in (?:\{his\}|his|her) (?:whole )?life\b/iu,
  /\b(?:nobody|no one) had ever (?:asked|told|thought)\b/iu, /\bas never before\b|\bnever (?:\w+ )?before\b/iu,
];
const ANY_CLAIM = new RegExp(CLAIMS.map(({ source }) => source).join('|'), 'iu');

const claimsIn = (text: string): RegExp[] => {
  if (!isIn(ANY_CLAIM, text)) return [];
  const bare = sentencesOf(text).map(unquoted).join(' ');
  return CLAIMS.filter((claim) => claim.test(bare));
};

function onlyOnce({ brief }: DraftOrder): Watch {
  const told = new Set(brief.earlier.flatMap(({ text }) => claimsIn(text)));
  return {
    isOut: (text) => told.size > 0 && saysSo(text, (said) => claimsIn(said).some((claim) => told.has(claim))),
    saw: (text) => { for (const claim of claimsIn(text)) told.add(claim); },
  };
}
