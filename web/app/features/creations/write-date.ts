/** Dates as they stand in sentences: "November 21, 2026". */
const LONG = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const LONG_UTC = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function writeDate(date: Date | string): string {
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? '' : LONG.format(day);
}

/** For days that are counted in UTC, such as the first of a month. */
export const writeDateInUtc = (date: Date): string => LONG_UTC.format(date);
