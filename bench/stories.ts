/** What a phase of a story costs at each age: CPU of one core, at each length, with no story told yet and with as many on the shelf as are remembered. */
import { writePhase, type EarlierPhase, type Phase, type StoryBrief } from '@fableloom/writer';
import { say } from './say.ts';

const PHASES: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];
const AGES = ['3-4', '5-8', '9-12', '12-17'] as const;
const THEMES = ['The Lost Lantern', 'The Sleeping Forest', 'The Painting That Changed', 'Where the River Begins', 'One Hour to Save the Fair'];
const LENGTHS = ['standard', 'extended', 'epic'] as const;
/** As many as the product remembers (server/src/features/stories/recently-told.ts). */
const SHELF = 40;

const someone = (id: string, gender: 'male' | 'female', personality: string[]): StoryBrief['characters'][number] =>
  ({ id, name: id, gender, type: 'Human - Children - Young Explorer', personality, appearance: { hairColor: 'Dark brown' } });

const brief = (ageRange: StoryBrief['ageRange'], n: number): StoryBrief => ({
  seed: `bench-${n}`, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Adventure', name: THEMES[n % THEMES.length] ?? '' },
  characters: [someone('Maya', 'female', ['Brave', 'Curious']), someone('Finn', 'male', ['Shy', 'Kind'])], places: [],
  relationships: [{ from: 'Maya', to: 'Finn', type: 'Friend' }], earlier: [],
});

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Tells one story; the CPU of each phase in ms, and the marks it leaves. */
function tell(one: StoryBrief, recent: string[][]): { times: number[]; used: string[] } {
  const earlier: EarlierPhase[] = [];
  const times = PHASES.map((phase) => {
    const began = cpu();
    const written = writePhase({ ...one, phase, seed: `${one.seed}/${phase}`, earlier: [...earlier], recent });
    const took = cpu() - began;
    earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
    return took;
  });
  return { times, used: earlier.at(-1)?.facts?.used ?? [] };
}

const at = (times: readonly number[], share: number): number => times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;

export function measureStories(): void {
  for (const age of AGES) {
    const recent: string[][] = [];
    for (let n = 0; n < SHELF; n++) recent.unshift(tell(brief(age, n), [...recent]).used);
    for (const length of LENGTHS) {
      const empty = Array.from({ length: 10 }, (_, n) => tell({ ...brief(age, n), length }, []).times).flat();
      const full = Array.from({ length: 10 }, (_, n) => tell({ ...brief(age, SHELF + n), length }, recent).times).flat();
      const ms = (times: readonly number[]): string => `${at(times, 0.5).toFixed(0)} ms, one in twenty over ${at(times, 0.95).toFixed(0)} ms`;
      say(`a phase for ${age}, ${length} (budget 50 ms of CPU)`, `${ms(empty)}; after ${SHELF} stories ${ms(full)}`);
    }
  }
}
