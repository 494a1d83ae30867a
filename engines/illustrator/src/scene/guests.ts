/** A donkey or a bear that comes stands among them as one of them: at their feet it would be a lapdog. */
import { readLook } from '../character/read-look.ts';
import type { DrawnCharacter } from '../brief.ts';
import type { Bystander } from './beings-told.ts';
import type { Player } from './player.ts';

/** In heights of a child. */
const LARGE = 0.75;
/** With more people there is no room for one as large. */
const MOST = 3;
/** An elephant at the feet of four would be a toy. */
const HUGE = 1.25;
const MOST_WITH_HUGE = 4;

const asCharacter = ({ noun, type, said, name = noun }: Bystander): DrawnCharacter => ({ id: `guest:${name}`, name, type, gender: 'female', personality: [], appearance: { color: said } });

const isLarge = (one: Bystander, least: number): boolean => !one.small && one.count === 1 && one.pose !== 'flying' && readLook(asCharacter(one)).size >= least;

/** The first of the bystanders who is large, as one of the players; the others stay beside them. */
export function letIn(bystanders: readonly Bystander[], people: number): { guests: Player[]; beside: Bystander[] } {
  const guest = people > 0 && people <= MOST_WITH_HUGE ? bystanders.find((one) => isLarge(one, people > MOST ? HUGE : LARGE)) : undefined;
  if (!guest) return { guests: [], beside: [...bystanders] };
  const { pose = 'standing', feeling = 'happy' } = guest;
  return {
    guests: [{ character: asCharacter(guest), feeling, pose: ['holding', 'embracing', 'pointing', 'thinking'].includes(pose) ? 'standing' : pose, guest: true }],
    beside: bystanders.filter((one) => one !== guest),
  };
}
