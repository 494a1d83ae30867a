/** What is used and what the plan allows, as pages show it. */
import type { AllowanceView } from '@fableloom/contract';
import type { PlanLimits } from '@fableloom/contract/plans/plans';
import type { Queries } from '../database/open.ts';
import { COUNTERS, type CountedLimit } from './counters.ts';
import { nextMonthStart } from './month.ts';

export async function allowanceView(db: Queries, userId: string, limits: PlanLimits, now: Date): Promise<AllowanceView> {
  const used = async (name: CountedLimit) => ({ used: await COUNTERS[name](db, userId, now), limit: limits[name] });
  const [stories, characters, locations, narrations, characterImages, locationImages, images] = await Promise.all([
    used('storiesPerMonth'), used('charactersLimit'), used('locationsLimit'), used('narrationsPerMonth'),
    used('characterImagesPerMonth'), used('locationImagesPerMonth'), used('imagesPerMonth'),
  ]);
  return { stories, characters, locations, narrations, characterImages, locationImages, images, charactersPerStory: limits.charactersPerStory, renewsAt: nextMonthStart(now) };
}
