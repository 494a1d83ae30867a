/** Two windows wrote into the same form: both texts are put together field by field, and what differs is named. */
import { isTooLong } from '../../ui/too-long.ts';

/** One field of a form, as a person reads it. */
export interface FormPart {
  /** 'name', 'appearance.color' */
  path: string;
  label: string;
  /** The longest text it takes. */
  most?: number;
  /** For values that are no texts and no lists of texts. */
  words?: (value: unknown) => string;
}

/** What another window changed in one field. */
export interface Change {
  path: string;
  label: string;
  theirs: unknown;
  theirWords: string;
  myWords: string;
  /** Both windows changed it: the own text stands until the person decides otherwise. */
  isMineKept: boolean;
}

type Fields = Record<string, unknown>;

const valueAt = (fields: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Fields | undefined)?.[step], fields);

/** The form with another value at this place; what lies around it stays. */
export function withValue<T extends object>(fields: T, path: string, value: unknown): T {
  const [step = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue(((fields as Fields)[step] ?? {}) as object, rest.join('.'), value);
  return { ...fields, [step]: next };
}

/** Labels of the fields whose text is longer than it may be. */
export const tooLongIn = (parts: readonly FormPart[], fields: object): string[] =>
  parts.filter(({ path, most }) => most !== undefined && isTooLong(String(valueAt(fields, path) ?? ''), most)).map(({ label }) => label);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const wordsOf = (value: unknown, { words }: FormPart): string => {
  if (words) return words(value);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
};

/** @param base what both started from */
export function mergeDrafts<T extends object>(parts: readonly FormPart[], base: T, mine: T, theirs: T): { merged: T; changes: Change[] } {
  let merged = mine;
  const changes: Change[] = [];
  for (const part of parts) {
    const { path, label } = part;
    const [before, here, there] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)];
    if (isSame(before, there) || isSame(here, there)) continue;
    const isMineKept = !isSame(before, here);
    if (!isMineKept) merged = withValue(merged, path, there);
    changes.push({ path, label, theirs: there, theirWords: wordsOf(there, part), myWords: wordsOf(here, part), isMineKept });
  }
  return { merged, changes };
}
