// Scenes that are never told: which, and what keeps them out.

import type { AgeRange, Phase, StoryBrief, StoryPlan } from '../../brief.ts';
import { diceFrom } from '../../dice.ts';
import { suitsStory } from '../../draft/suits-story.ts';
import { castStory } from '../../plan/cast.ts';
import { stagesFor } from '../../stage/set-stage.ts';
import { FITS } from '../../tell/fits.ts';
import { countWords } from '../../tell/measure.ts';
import { createTeller } from '../../tell/teller.ts';
import { PHASES } from '../tell-whole.ts';
import type { MadePhase } from '../tell-whole.ts';
import { voiceFor } from '../../voices/voices.ts';

export interface Unreached {
  age: AgeRange;
  phase: Phase;
  beat: string;
  core: string;
  why: string;
}

export interface ToldBrief {
  brief: StoryBrief;
  told: readonly MadePhase[];
}

/** Scenes of one age that none of these stories tells; those that depend on a wish, a power or another choice that few make are looked at like all others. */
export function unreachedIn(age: AgeRange, stories: readonly ToldBrief[]): { all: number; unreached: Unreached[] } {
  const voice = voiceFor(age);
  const sources = new Set(stories.flatMap(({ told }) => told.flatMap(({ made }) => made.flatMap(({ parts }) => parts.map(({ source }) => source)))));
  const scenes = PHASES.flatMap((phase) => Object.entries(voice[phase]).filter(([beat]) => !/^(?:echo|goal)\b/u.test(beat)).flatMap(([beat, cores]) => cores.map((core) => ({ age, phase, beat, core }))));
  const unreached = scenes.filter(({ core }) => !sources.has(core)).map((scene) => ({ ...scene, why: whyNot(scene, stories) }));
  return { all: scenes.length, unreached };
}

/** What stands in the way in most of the stories. */
function whyNot({ age, phase, core }: Omit<Unreached, 'why'>, stories: readonly ToldBrief[]): string {
  const reasons = new Map<string, number>();
  for (const { brief, told } of stories.slice(0, 40)) {
    const plan = told.at(-1)?.written.facts.plan;
    if (plan === undefined) continue;
    const reason = whyNotHere(core, FITS[age], { ...brief, phase, earlier: earlierTo(phase, told) }, plan);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const sorted = [...reasons].toSorted((a, b) => b[1] - a[1]);
  const open = sorted.find(([reason]) => reason === POSSIBLE);
  return open ? `${POSSIBLE} in ${open[1]} of ${Math.min(40, stories.length)}` : (sorted[0]?.[0] ?? 'no story of this age');
}

const POSSIBLE = 'possible';

function whyNotHere(core: string, fit: { least: number; most: number }, brief: StoryBrief, plan: StoryPlan): string {
  const cast = castStory(brief);
  const stage = stagesFor(brief, plan, cast, ['H', ...(cast.friend ? ['F'] : [])])();
  for (const other of cast.others.slice(0, 1)) stage.cast('C', other);
  const teller = createTeller(stage, diceFrom(brief.seed), [], () => 0);
  const missing = [...core.replace(/\[[^\]]*\]/gu, '').matchAll(/\{([^}]*)\}/gu)].map(([, name = '']) => name).find((name) => !name.startsWith('told ') && teller.tell(`{${name}}`) === undefined);
  if (missing !== undefined) return `no {${missing}}`;
  if (suitsStory({ brief, plan, cast })(core) === 'not') return 'its words do not suit the plot or the people';
  const text = core.split('^').map((half) => teller.tell(half.replaceAll('{also}', ''))).join(' ');
  const words = countWords(text);
  return words > fit.most ? `too long: ${words} words` : POSSIBLE;
}

const earlierTo = (phase: Phase, told: readonly MadePhase[]): StoryBrief['earlier'] =>
  told.slice(0, PHASES.indexOf(phase)).map((one) => ({ phase: one.phase, text: one.written.paragraphs.join('\n\n'), facts: one.written.facts }));
