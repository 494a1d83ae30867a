/** Looks at a picture of a character and tells what can honestly be told: colors, light, whether it is drawn. */
import type { ColorLabel } from '@fableloom/contract/taxonomies/colors';
import type { Mood } from '@fableloom/contract/taxonomies/moods';

export interface SeenColor {
  label: ColorLabel;
  /** As it is in the picture, #rrggbb. */
  hex: string;
  /** Of the figure, 0 to 1. */
  share: number;
}

/** Never kind, age, gender or anything else about a person: those are asked, not guessed. */
export interface Sight {
  /** The strongest first, at most four. */
  colors: SeenColor[];
  /** The likeliest first; none when the picture does not say. */
  moods: Mood[];
  /** Null when it cannot be told. */
  isDrawing: boolean | null;
}

export interface Eyes {
  readonly provider: string;
  /** @param picture the bytes of a JPEG, PNG or WebP. Rejects with CannotSee when they cannot be decoded. */
  look(picture: Buffer): Promise<Sight>;
  close(): Promise<void>;
}

export class CannotSee extends Error {
  override readonly name = 'CannotSee';

  constructor(cause: unknown) {
    super('The picture could not be decoded', { cause });
  }
}
