/** On which page of each story somebody stopped, on this device. */
import { eachOnDevice } from '../../session/on-device.ts';

/** A text that was told again has no such place any more: reading then begins with the first page. */
export interface PlaceInStory {
  partId: string;
  /** Offset in the part's text. */
  from: number;
}

export const pages = eachOnDevice<PlaceInStory>('pages', (stored) => {
  const { partId, from } = (stored ?? {}) as Partial<Record<keyof PlaceInStory, unknown>>;
  return typeof partId === 'string' && typeof from === 'number' ? { partId, from } : null;
});
