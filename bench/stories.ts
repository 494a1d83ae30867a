/**
 * What a phase of a story costs at each age: CPU of one core, at each length, with no story told yet and with as many on the shelf as are remembered.
 * Beside the milliseconds, which are those of this machine at this hour, stands how often its own words can be counted in that time: that can be compared with another day.
 */
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

const COUNTS = 200;

/** CPU of counting the words of a text once, in ms. */
function countingOf(text: string): number {
  const began = cpu();
  for (let n = 0; n < COUNTS; n++) text.match(/[\p{L}\p{N}’]+/gu);
  return (cpu() - began) / COUNTS;
}

/** Tells one story; the CPU of each phase in ms, that of counting its words, and the marks it leaves. */
function tell(one: StoryBrief, recent: string[][]): { times: number[]; counting: number; used: string[] } {
  const earlier: EarlierPhase[] = [];
  const times = PHASES.map((phase) => {
    const began = cpu();
    const written = writePhase({ ...one, phase, seed: `${one.seed}/${phase}`, earlier: [...earlier], recent });
    const took = cpu() - began;
    earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
    return took;
  });
  return { times, counting: countingOf(earlier.map(({ text }) => text).join('\n')) / PHASES.length, used: earlier.at(-1)?.facts?.used ?? [] };
}

const at = (times: readonly number[], share: number): number => times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;

function costOf(stories: readonly ReturnType<typeof tell>[]): string {
  const times = stories.flatMap((story) => story.times);
  const counting = at(stories.map((story) => story.counting), 0.5);
  return `${at(times, 0.5).toFixed(0)} ms, one in twenty over ${at(times, 0.95).toFixed(0)} ms (${(at(times, 0.5) / counting).toFixed(0)} times a count of its words)`;
}

export function measureStories(): void {
  for (const age of AGES) {
    const recent: string[][] = [];
    for (let n = 0; n < SHELF; n++) recent.unshift(tell(brief(age, n), [...recent]).used);
    for (const length of LENGTHS) {
      const empty = Array.from({ length: 10 }, (_, n) => tell({ ...brief(age, n), length }, []));
      const full = Array.from({ length: 10 }, (_, n) => tell({ ...brief(age, SHELF + n), length }, recent));
      say(`a phase for ${age}, ${length} (budget 50 ms of CPU)`, `${costOf(empty)}; after ${SHELF} stories ${costOf(full)}`);
    }
  }
}
