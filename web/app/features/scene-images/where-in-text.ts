/** Which of the drawn scenes stand below a paragraph. */
import type { SceneImage } from '@fableloom/contract';
import { endInText, isBelow, type Place } from '@fableloom/contract/passages';

/** The saved scenes whose words end there, in their order. */
export function scenesBelow(scenes: readonly SceneImage[], text: string, place: Place): SceneImage[] {
  const ends = scenes.flatMap((scene) => {
    const end = scene.isSaved ? endInText(text, scene.textSelection) : null;
    return end !== null && isBelow(end, place) ? [{ scene, end }] : [];
  });
  return ends.toSorted((one, other) => one.end - other.end).map(({ scene }) => scene);
}
