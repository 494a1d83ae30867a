/** Takes pictures along as files: a plain GET past every cache, of what really is a picture. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { toast } from 'react-hot-toast';

export interface PictureFile {
  url: string;
  /** Without its ending. */
  name: string;
}

/** When it cannot be taken along, offers to open it in a tab of its own. */
export async function downloadPicture(file: PictureFile): Promise<void> {
  try {
    await saveToDisk(file);
    toast.success(say('image.download.done'));
  } catch (error) {
    toast.error(error instanceof UnusableAnswer ? error.message : say('image.download.failed'));
    if (window.confirm(say('image.screen.open-in-tab'))) window.open(file.url, '_blank', 'noopener');
  }
}

/** One after the other with a pause between them, because browsers drop what comes all at once. */
export async function downloadPictures(files: readonly PictureFile[]): Promise<void> {
  if (files.length === 0) return void toast.error(say('scene.download.none'));
  try {
    for (const [place, file] of files.entries()) {
      if (place > 0) await new Promise((resolve) => setTimeout(resolve, LIMITS.batchDownloadPauseMs));
      await saveToDisk(file);
    }
    toast.success(say('image.download.all.done', { n: files.length }));
  } catch {
    toast.error(say('image.download.all.failed'));
  }
}

class UnusableAnswer extends Error {}

async function saveToDisk({ url, name }: PictureFile): Promise<void> {
  const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}t=${Date.now()}`);
  if (!response.ok) throw new UnusableAnswer(say('image.fetch.failed', { status: response.status }));
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('image/')) throw new UnusableAnswer(say('image.content-type.invalid'));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${type.startsWith('image/jpeg') ? 'jpg' : type.slice('image/'.length).split(/[;+]/)[0]}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LIMITS.slowLoadMs);
}
