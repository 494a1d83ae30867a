// The weather that a family asked for in its prompt: it is told in every part, and matters once.

import type { StoryBrief, StoryPlan, Wish } from '../brief.ts';
import { WEATHERS } from '../lexicon/weathers.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import { isMissing } from './weather-rules.ts';

/** “A snowy day”, “they walk in the rain”; not what nobody wants, is afraid of or answered with. */
export function weatherAsked(wishes: readonly Wish[]): string | undefined {
  const said = wishes.filter(({ kind, from, asked }) => from === 'prompt' && asked === undefined && /^(?:fact|happening|event|object|place|feeling|quest)$/u.test(kind));
  return Object.keys(WEATHERS).find((id) => said.some(({ words, kind }) => WEATHERS[id]?.is.test(words) && (kind !== 'object' || WEATHER_ITSELF.test(words))));
}

/** “A sunny hat” is a hat. */
const WEATHER_ITSELF = /\b(?:snow|rain|wind|fog|mist|blizzard|storm|snowstorm|thunderstorm|thunder|sunshine|heatwave|shower|day|morning|afternoon|evening|night|weather)$/iu;

/** Behind what makes it hard, in the trial – on a lap, whose pages of the trial are full, before it – and when all is over. */
const WHEN: Readonly<Partial<Record<StoryBrief['phase'], readonly [beat: RegExp, line: 'goesOn' | 'matters' | 'ends']>>> = {
  development: [/^problem$/u, 'goesOn'], climax: [/^(?:arrive|try)$/u, 'matters'], resolution: [/^(?:after|theirs|wonder|pay|company|mend|home|table|night)$/u, 'ends'],
};

/** Templates that must find room; under water and in space there is no weather, and where a plot waits for the rain it does not rain. */
export function weatherNotes(beat: string, { brief, plan: { premise, words } }: { brief: StoryBrief; plan: Pick<StoryPlan, 'premise' | 'words'> }): string[] {
  const weather = WEATHERS[words.weather ?? ''];
  const [at, line] = WHEN[brief.phase] ?? [];
  const { where } = whenAndWhere(premise);
  if (!weather || !line || !at?.test(beat) || (beat === 'arrive') !== (brief.ageRange === '3-4' && line === 'matters') || where === 'space' || where === 'depths') return [];
  const isLap = brief.ageRange === '3-4';
  const indoors = where === 'house' || where === 'school';
  const { noun, outside } = weather;
  const inside = { goesOn: isLap ? `Outside it still ${outside}.`.replace('it still shone', 'the sun still shone') : `Outside the window it still ${outside}.`.replace('it still shone', 'the sun still shone'), matters: isLap ? `And nobody came, in all that ${noun}!` : `And nobody could come to help them, in all that ${noun}.`, ends: undefined };
  const note = (indoors ? inside[line] : undefined) ?? weather[line][isLap ? 0 : 1];
  return isMissing(premise, note) ? [] : [note];
}
