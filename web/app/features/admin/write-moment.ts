/** Moments and lengths of time as the administration writes them. */
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat('en');

export const writeMoment = (moment: Date | string): string => MOMENT.format(new Date(moment));
export const writeCount = (count: number): string => NUMBER.format(count);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '2 d 3 h', '3 h 5 min', '40 s'. */
export function writeSpan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)} h ${Math.floor((whole % HOUR) / MINUTE)} min`;
  return whole >= MINUTE ? `${Math.floor(whole / MINUTE)} min` : `${whole} s`;
}
