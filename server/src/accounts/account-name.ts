/**
 * The name of an account: it greets in letters and stands beside what is shared, so nothing passes but a name.
 * What somebody typed is refused with a sentence; what Google or Apple tell is replaced.
 */
import { writtenLine } from '@fableloom/contract/entities/written';
import { LIMITS } from '@fableloom/contract/limits';
import { type PlainMessageKey, say } from '@fableloom/contract/messages/index';
import type { SafetyGate } from '../ports/safety/safety.port.ts';

const LONGEST_READ = 10_000;
const line = writtenLine(LONGEST_READ).catch('');

/** An address of the web or of a mailbox, as mail programs make links of it. */
const ADDRESS = /:\/\/|\bwww\.|@|[\p{L}\d][\p{L}\d-]*\.\p{Ll}{2,}(?=[/:\s,;!?)\]]|$)/u;

/** On one line, without letters that nobody sees; empty where it is no text, or far too long. */
export const cleanName = (name: unknown): string => line.parse(name);

/** The sentence of what is wrong with a name that was cleaned, or null. */
export async function nameProblem(safety: SafetyGate, name: string): Promise<PlainMessageKey | null> {
  if (name.length > LIMITS.name) return 'auth.name.too-long';
  if (ADDRESS.test(name)) return 'auth.name.address';
  return (await safety.check(name)).is === 'unsafe' ? 'app.unsafe-text' : null;
}

/** The first that may be shown: the name, the part of the address before the @, a word of ours. */
export async function shownName(safety: SafetyGate, { name, email }: { name: string; email: string }): Promise<string> {
  for (const tried of [name, email.split('@')[0]]) {
    const clean = cleanName(tried);
    if (clean !== '' && (await nameProblem(safety, clean)) === null) return clean;
  }
  return say('auth.name.unnamed');
}
