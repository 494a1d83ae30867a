// What a told paragraph was made of, so that an editor who strikes a sentence can go to where it is written.

/** `scene` is what the paragraph is told for; `slot` was put into it or into something beside it; `link` holds it to the other pages; `recalled` is what an earlier scene had no room for. */
export type PartName = 'scene' | 'chosen' | 'note' | 'thought' | 'filling' | 'company' | 'slot' | 'link' | 'recalled';

export interface Part {
  is: PartName;
  /** As it is written in the material. */
  source: string;
  /** As it was told, before neighbouring sentences were joined. */
  text: string;
}

export interface MadeOf {
  beat: string;
  parts: readonly Part[];
}

/** A paragraph with what it was made of. */
export interface Built {
  text: string;
  parts: readonly Part[];
}
