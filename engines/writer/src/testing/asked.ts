// What families ask for, and what it must do to the plot: shared by the quick tests and the long ones.
import type { AgeRange, EarlierPhase, Phase, StoryBrief, StoryPlan, WriterCharacter } from '../brief.ts';
import { writePhase } from '../index.ts';
import { PHASES } from './tell-whole.ts';
import type { ToldPhase } from './tell-whole.ts';

const character = (name: string, gender: 'male' | 'female', personality: string): WriterCharacter => ({
  id: name, name, gender, type: 'Human - Children - Young Explorer', personality: [personality], appearance: {},
});

export const askedBrief = (ageRange: AgeRange, more: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: `plot-${ageRange}`, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Adventure', name: 'The Lost Lantern' },
  characters: [character('Amara', 'female', 'Curious'), character('Finn', 'male', 'Shy')], places: [],
  relationships: [{ from: 'Amara', to: 'Finn', type: 'Sibling' }], earlier: [], ...more,
});

export const textIn = (told: readonly ToldPhase[], phase: Phase): string => told.find((one) => one.phase === phase)?.written.paragraphs.join('\n') ?? '';
export const lastPage = (told: readonly ToldPhase[]): string => told.at(-1)?.written.paragraphs.at(-1) ?? '';
export const planOf = (told: readonly ToldPhase[]): StoryPlan | undefined => told.at(-1)?.written.facts.plan;

/** Tells a story in which one question is answered while a part is written. */
export function answered(ageRange: AgeRange, at: Phase, question: string, answer: string): ToldPhase[] {
  const earlier: EarlierPhase[] = [];
  return PHASES.map((phase) => {
    const continuation = phase === at ? { question, answer } : undefined;
    const written = writePhase({ ...askedBrief(ageRange), phase, earlier: [...earlier], ...(continuation ? { continuation } : {}) });
    earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
    return { phase, written };
  });
}

/** What was typed, how it is called from then on, and what it does to the plan. */
export const PROMPTS_ASKED: readonly [string, RegExp, Partial<StoryPlan>][] = [
  ['a duck with a red scarf', /\bduck\b/u, { tool: 'helper' }],
  ['dragons', /\bdragons\b/u, { tool: 'helper' }],
  ['diggers', /\bdiggers\b/u, { tool: 'helper' }],
  ['There is a purple umbrella that hums', /\bumbrella\b/u, { tool: 'wish' }],
  ['They find a tiny door under the stairs', /\bdoor under the stairs\b/u, {}],
  ['It is pyjama day and the class hamster has escaped', /\bhamster\b/u, { tool: 'helper' }],
  ['Amara lost her tooth', /\btooth\b/u, {}],
];

/** Question, answer, how it is seen again, and what it does to the plan. */
export const ANSWERS_ASKED: readonly [string, string, RegExp, Partial<StoryPlan>][] = [
  ['Who needs help, and why?', 'a tiny crab who cannot find his mum', /\bcrab\b/u, { tool: 'helper' }],
  ['What waits behind the door?', 'a talking whale', /\bwhale\b/u, { tool: 'helper' }],
  ['Which power saves the day?', 'Finn hugs the crab', /Finn hugged the crab/u, { tool: 'deed' }],
  ['Which power saves the day?', 'her magic flute', /magic flute/u, { tool: 'wish' }],
  ['Who turns out to be kind?', 'the grumpy caretaker', /caretaker/u, { tool: 'helper' }],
  ['What would you do?', 'Call home anyway', /I’ll call home anyway/u, { tool: 'promise' }],
  ['What does nobody expect?', 'The lamb can talk', /The lamb could talk/u, { tool: 'word' }],
];
