/** Whom “he” and “she” mean within a passage. */
import type { DrawnCharacter } from '../brief.ts';

type SpokenOf = Record<'subjects' | 'namedBefore' | 'onStage', readonly DrawnCharacter[]>;

/** "She" is she of whom the sentence before speaks, or the only one there; where there is no girl it is somebody else. */
export function ofGender(gender: DrawnCharacter['gender'], { subjects, namedBefore, onStage }: SpokenOf): DrawnCharacter[] | undefined {
  const [among = [], named = [], all = []] = [subjects, namedBefore, onStage].map((some) => some.filter((one) => one.gender === gender));
  // “Wendell wanted an answer. They waited. He walked on.”
  if (among.length > 1 && named.length === 1) return named;
  return among.length ? among : all.length === 1 ? all : all.length ? [] : undefined;
}
