// What a family does not want: kept out of the plan, and looked for in what was written.

import type { StoryPlan, Wish } from '../brief.ts';
import { giftOf } from '../lexicon/gifts.ts';
import { crisisOf } from '../lexicon/crises.ts';
import { premiseById } from '../premises/premises.ts';
import { unwantedIn } from '../tell/said.ts';
import type { Voice } from '../voices/voice.ts';

/** Does this text have a thing that is not wanted? */
export type IsUnwanted = (text: string) => boolean;

export function unwantedBy(avoid: readonly Wish[]): IsUnwanted | undefined {
  const pattern = unwantedIn(avoid.map(({ head }) => head));
  return pattern && ((text) => pattern.test(text));
}

/** Whoever is met on the way and is not wanted is not met; what was fixed earlier and cannot be changed any more stays. */
export function withoutMeetings(plan: StoryPlan, voice: Voice, isUnwanted: IsUnwanted): StoryPlan {
  const words = { ...plan.words };
  for (const meeting of ['meet', 'meet2'] as const) {
    const name = words[meeting] ?? '';
    const told = [...(voice.development[`meet:${name}`] ?? []), ...(voice.resolution[`pay:${name}`] ?? [])];
    if (name && (isUnwanted(name) || told.some(isUnwanted))) delete words[meeting];
  }
  if (words.meet === undefined && words.meet2 !== undefined) {
    words.meet = words.meet2;
    delete words.meet2;
  }
  return { ...plan, words };
}

/** The first plan that has nothing of what is not wanted, else the one that has least of it. */
export function plannedWithout(isUnwanted: IsUnwanted | undefined, plan: (attempt: number) => StoryPlan): StoryPlan {
  let best = plan(0);
  let least = isUnwanted ? unwantedParts(best, isUnwanted) : 0;
  for (let attempt = 1; isUnwanted && least > 0 && attempt < ATTEMPTS; attempt++) {
    const other = plan(attempt);
    const parts = unwantedParts(other, isUnwanted);
    if (parts < least) [best, least] = [other, parts];
  }
  return best;
}

const ATTEMPTS = 12;

function unwantedParts(plan: StoryPlan, isUnwanted: IsUnwanted): number {
  const { small, ...premise } = premiseById(plan.premise);
  const { young, old } = crisisOf(plan.crisis);
  const texts = [...Object.values(plan.words), plan.crisis, ...Object.values(giftOf(plan.words.gift ?? '')?.deeds ?? {}), ...[premise, small, young, old].flatMap((part) => Object.values(part))];
  return texts.filter((text) => typeof text === 'string' && isUnwanted(text)).length;
}

interface Written {
  /** What is not wanted, in this part and before it. */
  avoid: readonly Wish[];
  /** Told once, and the plot has no hold on it. */
  idle: readonly Wish[];
  untold: readonly Wish[];
  isLast: boolean;
  text: string;
}

/** What the person has to be told of what was written: what only came once, what had no room, what could not be left out. */
export function notFollowedIn({ avoid, idle, untold, isLast, text }: Written): string[] {
  const late = untold.filter(({ from }) => from !== 'description' && (isLast || from === 'instruction'));
  const stayed = avoid.filter((wish) => unwantedBy([wish])?.(text));
  return [
    ...idle.filter((wish) => (wish.from === 'prompt' || wish.from === 'answer') && !late.includes(wish)).map(({ words }) => `“${words}”: it is told, but the plot does not turn on it`),
    ...late.map(({ words }) => `“${words}”: there was no room for it in this part${isLast ? '' : '; it comes in the next one'}`),
    ...stayed.map(({ words }) => `“${words}”: it could not be left out altogether`),
  ];
}
