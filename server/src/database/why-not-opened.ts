/** Why a PostgreSQL elsewhere cannot be used, in one sentence with what to do; the start and the doctor say the same. */
import { wordsForCode } from '../ports/why-not-reached.ts';
import { whereOf } from './where.ts';

/** Servers of hosts say it in words of their own; they all name what is missing. */
const WANTS_ENCRYPTION = /no encryption|SSL off|insecure|(?:SSL|TLS)\S*(?: \w+){0,2} required/i;

const OF_SERVER: Record<string, string> = {
  '3D000': 'the database in WHERE does not exist. Create it, or name another.',
  '28P01': 'WHERE does not accept this user or password.',
  '28000': 'WHERE does not accept this user or password.',
  '53300': 'WHERE has no connection left. Each process opens about thirty; allow more, or end others.',
  '57P03': 'WHERE cannot be used yet, because it is starting. Try again in a moment.',
  '25006': 'the database in WHERE can only be read (a copy of another, or a setting of its own); name the one that is written.',
  ECONNREFUSED: 'nothing answers at WHERE. Start that PostgreSQL server or correct the address.',
  ENOTFOUND: 'the host in WHERE is not known. Correct the address.',
  EAI_AGAIN: 'the host in WHERE is not known. Correct the address.',
};

const OF_WORDS: [RegExp, string][] = [
  [/password must be a string/, 'WHERE asks for a password; write it behind the user, with a colon between them.'],
  [/does not support SSL/, 'WHERE does not encrypt its connections; take sslmode out of the address where the way there is safe.'],
  [/no pg_hba\.conf entry/, 'WHERE does not let this user in from this machine. Allow it there (pg_hba.conf, or the list of addresses of its host).'],
  [/^timeout expired|connection timeout|ETIMEDOUT/, 'WHERE does not answer in time. Correct the address, or open the way there.'],
];

/** @returns without the name of the variable; null where the cause has no sentence of its own */
function sentenceOf(error: unknown): string | null {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (WANTS_ENCRYPTION.test(message)) return 'WHERE takes encrypted connections alone. Write ?sslmode=verify-full behind the address.';
  const known = OF_WORDS.find(([words]) => words.test(message))?.[1] ?? OF_SERVER[code];
  if (known) return known;
  const unsafe = wordsForCode(code);
  return unsafe ? `WHERE cannot be used: ${unsafe}.` : null;
}

export function whyNotOpened(error: unknown, url: string): string | null {
  const sentence = sentenceOf(error);
  return sentence && `DATABASE_URL: ${sentence.replace('WHERE', () => whereOf(url))}`;
}
