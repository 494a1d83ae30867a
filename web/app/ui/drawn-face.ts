/** Which of the drawn faces goes with a name: always the same one, and neighbours in a list mostly differ. */
import { FACES, inSize } from '@fableloom/contract/picture-sizes';

export function drawnFaceOf(name: string): string {
  let sum = 7;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const url = `/art/face-${(sum % FACES) + 1}.webp`;
  return inSize(url, 'thumb') ?? url;
}
