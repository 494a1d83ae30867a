/** Which of the drawn faces goes with a name: always the same one, and neighbours in a list mostly differ. */
import { FACES, inSize } from '@fableloom/contract/picture-sizes';

export function drawnFaceOf(name: string): string {
  let sum = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const url = `/art/face-${(((sum >>> 16) ^ sum) >>> 0) % FACES + 1}.webp`;
  return inSize(url, 'thumb') ?? url;
}
