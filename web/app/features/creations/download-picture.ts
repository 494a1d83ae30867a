/** Takes pictures along; when one cannot be taken, offers to open it in a tab of its own. */
import { LIMITS } from '@fableloom/contract/limits';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { saveAsFile, UnusableAnswer } from '../../session/save-as-file.ts';
import { toast } from '../../ui/toaster.tsx';

export interface Takeaway {
  url: string;
  /** Without its ending. */
  name: string;
}

export async function downloadPicture(picture: Takeaway): Promise<void> {
  try {
    await fetchToDisk(picture);
    toast.success(say('image.download.done'));
  } catch (error) {
    toast.error(error instanceof UnusableAnswer ? sentenceFor(error) : say('image.download.failed'));
    if (window.confirm(say('image.screen.open-in-tab'))) window.open(picture.url, '_blank', 'noopener');
  }
}

/** One after the other with a pause, because browsers drop what comes all at once. */
export async function downloadAll(pictures: readonly Takeaway[], none: PlainMessageKey = 'image.download.none'): Promise<void> {
  const [first, ...others] = pictures;
  if (!first) return void toast.error(say(none));
  if (others.length === 0) return downloadPicture(first);
  try {
    for (const [place, picture] of pictures.entries()) {
      if (place > 0) await new Promise((resolve) => setTimeout(resolve, LIMITS.batchDownloadPauseMs));
      await fetchToDisk(picture);
    }
    toast.success(say('image.download.all.done', { n: pictures.length }));
  } catch {
    toast.error(say('image.download.all.failed'));
  }
}

const fetchToDisk = (picture: Takeaway) => saveAsFile({ ...picture, name: picture.name.trim() || 'picture', kind: 'image' });

const sentenceFor = ({ status }: UnusableAnswer) =>
  status === 200 ? say('image.content-type.invalid') : say('image.fetch.failed', { status });
