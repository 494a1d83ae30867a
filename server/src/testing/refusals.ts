/** Says what an endpoint refused with, so that tests read as sentences. */
import { type MessageKey } from '@fableloom/contract/messages/index';
import type { Refusal } from '@fableloom/contract';
import { ORPCError } from '@orpc/client';
import { expect } from 'vitest';

/** Expects the call to be refused with this status and this sentence's key. */
export async function expectRefused(call: Promise<unknown>, status: number, key?: MessageKey): Promise<ORPCError<string, Refusal>> {
  const error = await call.then(
    () => expect.fail(`was accepted, not refused with ${status}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ORPCError);
  const refused = error as ORPCError<string, Refusal>;
  expect({ status: refused.status, key: refused.data?.key ?? null }).toEqual({ status, key: key ?? refused.data?.key ?? null });
  return refused;
}

/** 'taken', or the sentence of the refusal and where it leads. */
export async function answerTo(asked: Promise<unknown>): Promise<unknown> {
  try {
    await asked;
    return 'taken';
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { status: error.status, message: error.message, sendTo: (error.data as Partial<Refusal> | undefined)?.sendTo };
  }
}
