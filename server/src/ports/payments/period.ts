/** Billing periods. */
import type { Interval } from '@fableloom/contract/plans/prices';

/** The same moment so many months later; the last day of a month stays the last day where the next is shorter. */
export function monthsLater(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return end;
}

export const periodEnd = (from: Date, interval: Interval): Date => monthsLater(from, { month: 1, year: 12 }[interval]);
