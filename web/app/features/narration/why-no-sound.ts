/** Tells a recording that cannot be fetched from one that cannot be played. */
import { say } from '@fableloom/contract/messages/index';

export async function whyNoSound(url: string): Promise<string> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD', cache: 'no-store', credentials: 'same-origin' });
    return ok ? say('narration.play.failed') : say('narration.fetch.failed', { why: String(status) });
  } catch {
    return say('narration.fetch.failed', { why: say('narration.fetch.no-connection') });
  }
}
