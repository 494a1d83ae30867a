/** A story as a file that the server binds when it is asked: saved on the device, or the server's own sentence why not. */
import { ORPCError } from '@orpc/client';
import { saveBlob } from './save-as-file.ts';

interface Said {
  error?: { code?: string; message?: string };
}

/** @param address behind /books/, such as 'story_1.pdf?paper=letter' */
export async function takeBook(address: string, fileName: string): Promise<void> {
  const answer = await fetch(`/books/${address}`, { credentials: 'same-origin' });
  if (!answer.ok) throw await refusalIn(answer);
  saveBlob(await answer.blob(), fileName);
}

async function refusalIn(answer: Response): Promise<Error> {
  const { error } = ((await answer.json().catch(() => null)) ?? {}) as Said;
  return new ORPCError(error?.code ?? 'UNREACHABLE', { status: answer.status, ...(error?.message ? { message: error.message } : {}) });
}
