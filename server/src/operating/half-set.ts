/** A service of which only some variables are set is not used at all, and nobody but the doctor says so. */
import type { Config, Environment } from '../config.ts';
import { Wrong } from './wrong.ts';

type Variable = keyof Environment;

/** @param all what the service needs; null where none of it is set */
export function halfSet(config: Config, all: readonly Variable[]): (() => Promise<never>) | null {
  const given = all.find((name) => config[name] !== undefined);
  const missing = all.find((name) => config[name] === undefined);
  if (given === undefined || missing === undefined) return null;
  return () => Promise.reject(new Wrong(`${given} is set, but ${missing} is not, and so it is not used: set ${missing} too, or remove ${given}.`));
}
