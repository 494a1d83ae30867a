import { premiseById } from './premises.ts';

/** Everything that a plot says, in its own words and in those for the youngest. */
export function textsOf(theme: string): string[] {
  const { small, ...big } = premiseById(theme);
  return [...Object.values(big), ...Object.values(small)].filter((one): one is string => typeof one === 'string');
}
