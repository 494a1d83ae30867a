/** One to five beings of every kind who do this and that, with beings and things beside them: scenes to measure by. */
import type { SceneBrief } from '../brief.ts';
import { dice } from '../dice.ts';
import { PLACE_TYPES } from '../place/types/all.ts';
import { everyCategory, place } from './families.ts';

const DOES = [
  'ran', 'jumped', 'sat down', 'pointed at the moon', 'waved', 'cheered', 'flew', 'held a lantern', 'held a kite', 'held a sword',
  'held an umbrella', 'held a balloon', 'slept in bed', 'lay in the grass', 'laughed', 'was scared', 'was angry', 'stood there',
] as const;
const BESIDE = ['A dog came by.', 'There was a cake.', 'A snail sat there.', 'It rained.', 'A tall giraffe stood there.', 'There was a campfire.', ''] as const;

export function anyScene(seed: string, players: number): SceneBrief {
  const roll = dice(`any:${seed}`);
  const cast = everyCategory.toSorted(() => roll.next() - 0.5).slice(0, players);
  const types = Object.keys(PLACE_TYPES) as [string, ...string[]];
  const text = `${cast.map(({ name }) => `${name} ${roll.pick(DOES)}.`).join(' ')} ${roll.pick(BESIDE)}`;
  return { is: 'scene', seed, text, cast, place: place('', roll.pick(types)), aspect: roll.pick(['square', 'wide', 'tall'] as const) };
}
