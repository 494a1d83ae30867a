import { premiseById } from './premises.ts';
import { WHAT_FOLLOWS } from './what-follows.ts';

/** Everything that a plot says, in its own words and in those for the youngest. */
export function textsOf(theme: string): string[] {
  const { small, ...big } = premiseById(theme);
  return [...Object.values(big), ...Object.values(small), WHAT_FOLLOWS[theme]].filter((one): one is string => typeof one === 'string');
}
