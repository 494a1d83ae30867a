/** Takes pictures along: a plain GET past the caches, only of what really is a picture. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
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
    toast.error(error instanceof Error && error.message ? error.message : say('image.download.failed'));
    if (window.confirm(say('image.screen.open-in-tab'))) window.open(picture.url, '_blank', 'noopener');
  }
}

/** One after the other with a pause, because browsers drop what comes all at once. */
export async function downloadAll(pictures: readonly Takeaway[]): Promise<void> {
  const [first, ...others] = pictures;
  if (!first) return void toast.error(say('image.download.none'));
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

async function fetchToDisk({ url, name }: Takeaway): Promise<void> {
  const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}t=${Date.now()}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(say('image.fetch.failed', { status: response.status }));
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('image/')) throw new Error(say('image.content-type.invalid'));

  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.trim() || 'picture'}.${endingOf(type)}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LIMITS.slowLoadMs);
}

function endingOf(type: string): string {
  const [kind = 'jpg'] = type.replace('image/', '').split(/[;+]/);
  return kind === 'jpeg' ? 'jpg' : kind;
}
