/** The share flow says 'Invalid content ID' where the service says 'Invalid content id'. */
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/client';

const UNUSABLE = say('share.content-id.unusable');

export async function withReadableRefusal<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ORPCError) || error.message !== UNUSABLE) throw error;
    const { code, status, defined } = error;
    throw new ORPCError(code, { status, defined, message: say('share.content-id.invalid'), data: error.data as unknown });
  }
}
