/** The log: lines of JSON on the standard output. An error is told with its status, its message and what caused it, never with what was sent, and no line holds a key. */
import pino, { type DestinationStream, type Logger, type LogFn } from 'pino';
import type { Config } from './config.ts';
import { redact, secretsIn } from './redact.ts';
import { unquoted } from './unquoted.ts';

/** A service may answer a whole page. */
const LONGEST_MESSAGE = 1000;
const MOST_CAUSES = 5;
/** What errors of ours, of the AI SDK, of fetch and of PostgreSQL say besides; requests and answers are left out, they hold what families wrote. */
const TOLD = ['service', 'why', 'status', 'statusCode', 'code', 'constraint', 'table'] as const;

type ToldError = Record<string, unknown>;

const toldMessage = ({ message }: Error): string => unquoted(message).slice(0, LONGEST_MESSAGE);

/** @param depth causes above this one */
function toldError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? unquoted(error).slice(0, LONGEST_MESSAGE) : error;
  const told: ToldError = { type: error.name, message: toldMessage(error) };
  for (const name of TOLD) {
    const value = (error as Error & Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') told[name] = value;
  }
  if (depth >= MOST_CAUSES) return told;
  if (error.cause !== undefined) told['cause'] = toldError(error.cause, depth + 1);
  if (error instanceof AggregateError) told['errors'] = error.errors.slice(0, MOST_CAUSES).map((each) => toldError(each, depth + 1));
  if (depth === 0) told['stack'] = placesOf(error);
  return told;
}

const PLACE = /^\s+at .*(?::\d+\)?|<anonymous>\)?|native\)?)$/;

/** The lines of the stack alone, without the message. */
export const placesOf = ({ stack }: Error): string => stack?.split('\n').filter((line) => PLACE.test(line)).join('\n') ?? '';

/** An error that is logged for itself gives its message to the line. */
function withToldMessage(words: Parameters<LogFn>): Parameters<LogFn> {
  const [first, text, ...more] = words as unknown[];
  const said = text === undefined && first instanceof Error ? toldMessage(first) : text;
  return [first, said, ...more].map((word) => (typeof word === 'string' ? unquoted(word) : word)) as Parameters<LogFn>;
}

export function openLog(config: Pick<Config, 'LOG_LEVEL'>, out: DestinationStream = pino.destination(1)): Logger {
  const secrets = [...secretsIn(config), ...secretsIn(process.env)];
  const hooks = { logMethod: function told(this: Logger, words: Parameters<LogFn>, method: LogFn) { method.apply(this, withToldMessage(words)); } };
  return pino({ level: config.LOG_LEVEL, serializers: { error: toldError, err: toldError }, hooks }, { write: (line) => out.write(redact(line, secrets)) });
}
