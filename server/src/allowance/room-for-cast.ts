/** How many may be in the cast of one story. */
import { hasRoom } from '@fableloom/contract/plans/plans';
import { refuseToPlans } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import { planOf } from './plan-of.ts';

export async function checkRoomForCast({ db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>, userId: string, members: number): Promise<void> {
  const { limits } = await planOf(db, config, userId, clock.now());
  const most = limits.charactersPerStory;
  if (!hasRoom(most, members - 1)) refuseToPlans('story.limit.characters', { n: Number(most) });
}
