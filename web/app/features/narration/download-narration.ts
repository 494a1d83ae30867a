/** Takes a recording along as a file; where that fails it opens in a tab of its own. */
import { say } from '@fableloom/contract/messages/index';
import { saveAsFile } from '../../session/save-as-file.ts';
import { toast } from '../../ui/toaster.tsx';

/** `name` without its ending. */
export async function downloadNarration(url: string, name: string): Promise<void> {
  try {
    await saveAsFile({ url, name, kind: 'audio' });
  } catch {
    toast.error(say('narration.download.failed'));
    window.open(url, '_blank', 'noopener');
  }
}
