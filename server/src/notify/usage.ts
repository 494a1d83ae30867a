/** Reminds people of their plan when 80 % and when all of a limit is used. */
import { say } from '@fableloom/contract/messages/index';
import { COUNTERS, type CountedLimit } from '../allowance/counters.ts';
import { monthStart, nextMonthStart, writtenDate } from '../allowance/month.ts';
import { planOf } from '../allowance/plan-of.ts';
import type { Transaction } from '../database/open.ts';
import type { Services } from '../services.ts';
import { type Note, notify } from './notify.ts';

/** Shares of a limit that are told, largest first: one step may cross both. */
const TOLD_AT = [100, 80] as const;

type Words = (holes: { left: number; n: number; date: string }) => string;

const WORDS: Record<CountedLimit, Words> = {
  storiesPerMonth: ({ left, n }) => say('notification.usage.text', { left, n }),
  charactersLimit: ({ left, n }) => say('plan.left.characters', { left, n }),
  locationsLimit: ({ left, n }) => say('plan.left.locations', { left, n }),
  narrationsPerMonth: (holes) => say('plan.left.narrations', holes),
  characterImagesPerMonth: (holes) => say('plan.left.character-images', holes),
  locationImagesPerMonth: (holes) => say('plan.left.location-images', holes),
  imagesPerMonth: (holes) => say('plan.left.images', holes),
};

/** The share of the limit that was reached by the last one, if one was. */
export function reached(used: number, limit: number): (typeof TOLD_AT)[number] | undefined {
  return TOLD_AT.find((percent) => used * 100 >= limit * percent && (used - 1) * 100 < limit * percent);
}

type Parts = Pick<Services, 'hub' | 'clock' | 'config'>;

/** Call it in the transaction that took one from each of `limits`, after the row that counts was added. */
export async function remindOfUsage(parts: Parts, tx: Transaction, userId: string, limits: readonly CountedLimit[]): Promise<void> {
  const now = parts.clock.now();
  const plan = await planOf(tx, parts.config, userId, now);
  const notes: Note[] = [];
  for (const name of limits) {
    const limit = plan.limits[name];
    if (typeof limit !== 'number') continue;
    const used = await COUNTERS[name](tx, userId, now);
    const percent = reached(used, limit);
    if (percent === undefined) continue;
    notes.push({
      userId, type: 'usage_reminder', title: say('notification.usage.title'),
      message: WORDS[name]({ left: Math.max(0, limit - used), n: limit, date: writtenDate(nextMonthStart(now)) }),
      data: { limit: name, used, of: limit, percent },
      once: `usage:${name}:${percent}:${monthStart(now).toISOString().slice(0, 7)}`,
    });
  }
  await notify(parts, tx, notes);
}
