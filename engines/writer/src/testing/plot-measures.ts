// Is the problem on the page, tried, tested at the climax, and solved by something that was planted? Read from the marks of what was told.
import type { StoryBrief, WrittenPhase } from '../brief.ts';
import { mainThread } from '../plan/bend.ts';
import { solverOf } from '../plan/threads.ts';
import { premiseById } from '../premises/premises.ts';
import { asMark, markOf } from '../tell/marks.ts';
import { plainWords } from '../tell/measure.ts';
import { voiceFor } from '../voices/voices.ts';
import type { Beats } from '../voices/voice.ts';
import type { ToldPhase } from './tell-whole.ts';

export interface PlotMeasures {
  /** Its goal is named before the climax, something was tried, and it failed. */
  problem: boolean;
  /** The trial comes in the climax, and at its end what will help is found. */
  tested: boolean;
  /** What helps was there before it was needed. */
  planted: boolean;
  /** It is what solves it, and the goal is reached. */
  solved: boolean;
  /** What was asked for is on the last page; true where nothing was. */
  remembered: boolean;
}

const used = (written: WrittenPhase | undefined): Set<string> => new Set((written?.facts.used ?? []).map(asMark));

/** Was a core of one of these beats told? */
const toldOne = (marks: ReadonlySet<string>, bank: Beats, beat: RegExp): boolean =>
  Object.entries(bank).some(([key, cores]) => beat.test(key) && cores.some((core) => marks.has(markOf(core))));

const holds = (text: string, phrase: string): boolean => {
  const words = plainWords(phrase.replace(/[{[][^\]}]*[\]}]/gu, ' ')).filter((word) => word.length > 3);
  const there = new Set(plainWords(text));
  return words.filter((word) => there.has(word)).length >= Math.ceil(words.length / 2);
};

export function plotOf(brief: StoryBrief, told: readonly ToldPhase[]): PlotMeasures {
  const [introduction, development, climax, resolution] = told.map(({ written }) => written);
  const texts = told.map(({ written }) => written.paragraphs.join('\n'));
  const voice = voiceFor(brief.ageRange);
  const plan = resolution?.facts.plan;
  const premise = premiseById(plan?.premise ?? '');
  const own = brief.ageRange === '3-4' ? premise.small : premise;
  const marks = told.map(({ written }) => used(written));
  const [, second = new Set<string>(), third = new Set<string>(), fourth = new Set<string>()] = marks;
  const once = brief.ageRange === '3-4' ? 's' : 'p';
  const solver = solverOf(plan?.threads);
  const thing = solver ? solver.the : plan?.tool === 'gift' || plan?.tool === 'treasure' ? (plan.words['the-tool'] ?? '') : '';
  const main = plan ? mainThread(plan) : undefined;
  const last = resolution?.paragraphs.at(-1) ?? '';
  return {
    problem: holds(texts.slice(0, 2).join(' '), own.want) && second.has(`#${once}.attempt`) && second.has(`#${once}.fail`),
    tested: third.has('#k.onset') && toldOne(third, voice.climax, /^reach/u),
    planted: introduction !== undefined && development !== undefined && climax !== undefined && (thing ? holds(texts.slice(0, solver && solver.since === 'climax' ? 3 : 2).join(' '), thing) : toldOne(used(introduction), voice.introduction, /^plant/u)),
    solved: (toldOne(fourth, voice.resolution, /^solve/u) || (thing !== '' && holds(texts[3] ?? '', thing))) && (fourth.has(`#${once}.prize`) || toldOne(fourth, voice.resolution, /^prize:/u)) && (solver?.as === 'promise' || !thing || holds(texts[3] ?? '', thing)),
    // What lay on a heart is lighter on the last page, and is not said over again.
    remembered: !main || (main.as === 'heart' ? toldOne(fourth, voice.resolution, /^image:heart/u) : holds(last, main.the)),
  };
}
