// Bends a plan to what a family asks for, at whatever point of the story it asks: the trial, what solves it, where it ends, what else is wanted.

import type { StoryBrief, StoryPlan, Thread, Wish } from '../brief.ts';
import { powerOf } from '../lexicon/powers.ts';
import { SETBACK } from '../listen/in-halves.ts';
import { isWeather } from '../listen/weather.ts';
import { premiseById } from '../premises/premises.ts';
import { isGiving, turnedTo } from './answers.ts';
import { leadsTo } from './known-spot.ts';
import { threadOf } from './thread-of.ts';
import { alsoWanted, isPlainFact, solverOf } from './threads.ts';
import { beastAsked, trialAsked } from './trial-asked.ts';
import { weatherAsked } from './weather-asked.ts';

const MOST = 4;
/** One of these is enough for a story: a second is told once. */
const ONCE: ReadonlySet<Thread['as']> = new Set(['heart', 'tale', 'habit']);

const TOOLS: Readonly<Record<Thread['as'], StoryPlan['tool'] | undefined>> = {
  helper: 'helper', tool: 'wish', promise: 'promise', deed: 'deed', word: 'word', spot: undefined, feast: undefined, away: undefined, ordeal: undefined, quest: undefined, heart: undefined, hurt: undefined, dream: undefined, tale: undefined, habit: 'deed', ending: undefined,
};

export interface Bent {
  plan: StoryPlan;
  /** Wishes that the plot has no hold on: told once, and no more. */
  idle: Wish[];
}

export function bendPlan(plan: StoryPlan, brief: StoryBrief, wishes: readonly Wish[]): Bent {
  const old = plan.threads ?? [];
  const threads = old.map((one) => ({ ...one }));
  const idle: Wish[] = [];
  for (const wish of wishes.filter(({ kind, from }) => kind !== 'avoid' && from !== 'description')) {
    const thread = threadOf(wish, brief);
    if (thread && threads.length < MOST) {
      const same = threads.find(({ the, as }) => the === thread.the || (ONCE.has(as) && as === thread.as));
      if (!same) threads.push(thread);
      // One who is with them already needs help after all.
      else if (thread.healed && !same.healed) same.healed = thread.healed;
      // It is told in every part, and all the same the plot does not turn on it.
      if (thread.as === 'tale' && wish.kind === 'happening' && wish.head !== SETBACK) idle.push(wish);
    } else if (thread || !isToldWhereItBelongs(wish)) {
      idle.push(wish);
    }
  }
  const words = { ...plan.words };
  const weather = weatherAsked(wishes);
  if (weather) words.weather = weather;
  const isOpen = brief.phase !== 'resolution';
  for (const one of threads) if (one.as === 'spot' && one.since !== 'resolution' && !leadsTo(plan.premise, one.the)) one.aside = true;
  const spot = threads.find(({ as, the }) => as === 'spot' && leadsTo(plan.premise, the));
  const trial = isOpen ? trialAsked(wishes, spot?.the ?? premiseById(plan.premise).spot) : undefined;
  const crisis = trial ?? plan.crisis;
  const beast = isOpen ? beastAsked(wishes) : undefined;
  if (beast) words.beast = beast;
  if (spot && isOpen && brief.phase !== 'climax' && !old.some(({ the }) => the === spot.the)) words.spot = spot.the;
  if (words.also === undefined && isOpen && (brief.phase !== 'climax' || threads.some(({ as, asked }) => as === 'helper' && asked === 'help'))) {
    const also = alsoWanted(threads, premiseById(plan.premise).want, brief.phase);
    if (also) words.also = also;
  }
  const before = solverOf(old);
  // The climax has turned already to somebody or something that was asked for: what one would do oneself is done there and then, and does not take their place.
  if (!isOpen && before !== undefined) for (const one of threads) if (one.as === 'promise' && one.late && !one.gift) one.aside = true;
  // Something saves the day already: what is shared besides is shared when all is well.
  if (!isOpen && (before?.as === 'deed' || before?.as === 'tool')) for (const one of threads) if (one.late && isGiving(one)) one.gift = true;
  const solver = solverOf(threads);
  if (!isOpen && solver && solver !== before && (solver.as === 'deed' || (solver.as === 'tool' && solver.hint !== undefined))) {
    const { over, name } = turnedTo(plan, before);
    words.over = over;
    words['over-the'] = name;
  }
  const power = powerOf(brief.characters.find(({ id }) => id === plan.hero)?.magicalPower);
  // A power that has an answer to the new trial as well is still what solves it.
  const isIdle = plan.tool === 'power' && trial !== undefined && trial !== plan.crisis && !(trial in (power?.deeds ?? {}));
  const tool = solver ? (TOOLS[solver.as] ?? plan.tool) : isIdle ? 'trait' : plan.tool;
  if (solver && tool === 'wish') words['the-tool'] = solver.the;
  const bent: StoryPlan = { ...plan, crisis, tool, words, ...(threads.length > 0 ? { threads } : {}) };
  return { plan: bent, idle };
}

/** Weather is told as weather, how it ends is told at the end, what one would say is said, and what goes wrong is the trial, where it can be one: a plot need not turn on these once more. */
function isToldWhereItBelongs(wish: Wish): boolean {
  if (isWeather(wish) || weatherAsked([wish]) !== undefined || wish.phase === 'resolution') return true;
  if (wish.asked === 'wrong') return trialAsked([wish]) !== undefined || IS_ANY_TRIAL.test(wish.words);
  return wish.kind !== 'happening' && (wish.kind !== 'saying' || wish.from === 'answer');
}

const IS_ANY_TRIAL = /^(?:Everything|It all|All of it) (?:went|goes) wrong\b/u;

/** Whose picture the last page is: how it ends, where a family said so. */
export const mainThread = ({ threads = [] }: StoryPlan): Thread | undefined => threads.findLast(({ as }) => as === 'ending') ?? solverOf(threads) ?? threads.find((one) => one.as !== 'tale' && one.as !== 'hurt' && !isPlainFact(one)) ?? threads.find(({ as }) => as === 'tale');
