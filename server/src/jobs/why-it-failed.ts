/** What is said of a job that did not end well: the sentence of its kind, and that nothing was counted. */
import type { JobKind } from '@fableloom/contract';
import { type PlainMessageKey, say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/server';
import { HostedFailed, sayWhy } from '../ports/hosted/hosted-failed.ts';

/** It was made, and could not be kept. */
export class NotSaved extends Error {
  override name = 'NotSaved';
}

/** It took so long that nobody waits for it any more. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

const NOT_MADE: Record<JobKind, PlainMessageKey> = {
  story: 'story.generate.failed',
  continuation: 'story.continue.failed',
  regeneration: 'story.regenerate.failed',
  portrait: 'image.generation.failed',
  place: 'image.generation.failed',
  scene: 'scene.generate.failed',
  narration: 'narration.generate.failed',
};

const NOT_KEPT: Record<JobKind, PlainMessageKey> = {
  story: 'story.save.failed',
  continuation: 'story.update.failed',
  regeneration: 'story.update.failed',
  portrait: 'image.character.update.failed',
  place: 'image.history.failed',
  scene: 'scene.save.failed',
  narration: 'narration.generate.failed',
};

/** A refusal has its own sentence. */
export function whyItFailed(kind: JobKind, error: unknown): string {
  if (error instanceof ORPCError) return error.message;
  if (error instanceof TookTooLong) return `${say(NOT_MADE[kind])}. ${say('job.took-too-long')}`;
  if (error instanceof HostedFailed) return `${say(NOT_MADE[kind])}. ${sayWhy(error)}`;
  const table = error instanceof NotSaved ? NOT_KEPT : NOT_MADE;
  return `${say(table[kind])}. ${say('job.failed')}`;
}
