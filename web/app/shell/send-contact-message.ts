/** Sends a letter through the server function of that name. */
import { say } from '@fableloom/contract/messages/index';

export type LetterSent = { is: 'arrived'; words: string } | { is: 'refused'; why: string };

interface Reply {
  message?: string;
  error?: { message?: string };
}

export async function sendContactMessage(message: string): Promise<LetterSent> {
  const failed: LetterSent = { is: 'refused', why: say('contact.failed') };
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/functions/v1/send-contact-message', { method: 'POST', headers, body: JSON.stringify({ message }) });
    const reply = (await answer.json()) as Reply;
    if (answer.ok) return { is: 'arrived', words: reply.message ?? say('contact.done') };
    return answer.status < 500 && reply.error?.message ? { is: 'refused', why: reply.error.message } : failed;
  } catch {
    return failed;
  }
}
