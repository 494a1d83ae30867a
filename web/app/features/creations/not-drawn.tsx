import { say } from '@fableloom/contract/messages/index';
import type { Creation } from './craft.ts';

const list = new Intl.ListFormat('en');

/** Says what of the family's own words is not in the picture that is shown. */
export function NotDrawn({ creation: { imageHistory, picture } }: { creation: Pick<Creation, 'imageHistory' | 'picture'> }) {
  const words = imageHistory.find(({ url }) => url === picture?.url)?.notDrawn;
  return words && words.length > 0 ? <p className="text-ink-soft">{say('image.screen.not-drawn', { words: list.format(words) })}</p> : null;
}
