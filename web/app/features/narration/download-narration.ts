/** Takes a recording along as a file; where that fails it opens in a tab of its own. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { toast } from 'react-hot-toast';

/** `name` without its ending. */
export async function downloadNarration(url: string, name: string): Promise<void> {
  try {
    const response = await fetch(`${url}?t=${Date.now()}`);
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('audio/')) throw new Error(`${response.status} ${type}`);
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.mp3`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), LIMITS.slowLoadMs);
  } catch {
    toast.error(say('narration.download.failed'));
    window.open(url, '_blank', 'noopener');
  }
}
