/** The log: lines of JSON on the standard output. An error is told with its status, its message and what caused it, never with what was sent, and no line holds a key. */
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { redact, secretsIn } from './redact.ts';

/** A service may answer a whole page. */
const LONGEST_MESSAGE = 1000;
const MOST_CAUSES = 5;
/** What errors of ours, of the AI SDK, of fetch and of PostgreSQL say besides; requests and answers are left out, they hold what families wrote. */
const TOLD = ['service', 'why', 'status', 'statusCode', 'code', 'constraint', 'table'] as const;

type ToldError = Record<string, unknown>;

/** @param depth causes above this one */
export function toldError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const told: ToldError = { type: error.name, message: error.message.slice(0, LONGEST_MESSAGE) };
  for (const name of TOLD) {
    const value = (error as Error & Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') told[name] = value;
  }
  if (depth >= MOST_CAUSES) return told;
  if (error.cause !== undefined) told['cause'] = toldError(error.cause, depth + 1);
  if (error instanceof AggregateError) told['errors'] = error.errors.slice(0, MOST_CAUSES).map((each) => toldError(each, depth + 1));
  // The lines of the stack alone: the message stands above.
  if (depth === 0) told['stack'] = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).join('\n');
  return told;
}

export function openLog(config: Pick<Config, 'LOG_LEVEL'>, out: DestinationStream = pino.destination(1)): Logger {
  const secrets = [...secretsIn(config), ...secretsIn(process.env)];
  return pino({ level: config.LOG_LEVEL, serializers: { error: toldError, err: toldError } }, { write: (line) => out.write(redact(line, secrets)) });
}
