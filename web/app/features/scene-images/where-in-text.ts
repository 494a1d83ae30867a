/** Where in a part's text a drawn passage stands, as the text is now. */
import type { SceneImage } from '@fableloom/contract';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Offset of the passage's end; null when the text has been told anew since and the passage is gone. */
export function endInText(text: string, { start, end, text: passage }: SceneImage['textSelection']): number | null {
  if (plain(text.slice(start, end)) === plain(passage)) return end;
  const found = text.indexOf(passage.trim());
  return found === -1 ? null : found + passage.trim().length;
}

/** The saved scenes whose words end in the paragraph that begins at `from`, in their order; `next` is where the one after it begins. */
export function scenesBelow(scenes: readonly SceneImage[], text: string, { from, next }: { from: number; next: number }): SceneImage[] {
  const ends = scenes.flatMap((scene) => {
    const end = scene.isSaved ? endInText(text, scene.textSelection) : null;
    return end !== null && end > from && end <= next ? [{ scene, end }] : [];
  });
  return ends.toSorted((one, other) => one.end - other.end).map(({ scene }) => scene);
}
