/** How long a job may take before it is given up: what is built in has a limit of its own, and hosted services are waited for besides. */
import type { JobKind } from '@fableloom/contract';
import { type Calls, longestCallsMs } from '../ports/hosted/longest-calls.ts';
import type { HostedSettings } from '../ports/hosted/settings.ts';

/** Nothing that we make ourselves takes nearly as long; whoever made it has gone to sleep over it. */
const LONGEST_BUILT_IN_MS = 10 * 60_000;

/** A long part is read aloud in pieces, one after the other: the longest, for ages 12 to 17, in four, and in halves of them by voices that take less at once. */
const PIECES = 8;
/** A text may be asked for twice, then what happened in it; and it has a picture. */
const PART: Calls = { text: 3, image: 1 };
const CALLS: Record<JobKind, Calls> = {
  story: PART, continuation: PART, regeneration: PART, portrait: { image: 1 }, place: { image: 1 }, scene: { image: 1 }, narration: { speech: PIECES },
};

const JOB_KINDS = Object.keys(CALLS) as JobKind[];

interface Making {
  kind: JobKind;
  engine: 'chosen' | 'built-in';
}

export const longestMakingMs = ({ kind, engine }: Making, hosted: HostedSettings): number =>
  LONGEST_BUILT_IN_MS + (engine === 'built-in' ? 0 : longestCallsMs(hosted, CALLS[kind]));

/** The longest of all kinds: what the line of jobs and the meter wait for. */
export const longestJobMs = (hosted: HostedSettings): number =>
  Math.max(...JOB_KINDS.map((kind) => longestMakingMs({ kind, engine: 'chosen' }, hosted)));

/** Whether the built-in engine could do what took too long. A picture that belongs to a text never does: the text is kept without it. */
export function waitsForService({ kind, engine }: Making, { text, image, speech }: HostedSettings): boolean {
  if (engine === 'built-in') return false;
  if (kind === 'narration') return speech !== null;
  return (CALLS[kind].text ? text : image) !== null;
}
