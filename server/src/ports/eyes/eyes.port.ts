/** Looks at a picture of a character and tells what can honestly be told: colors, light, whether it is drawn; a hosted model also what it is. */
import type { ColorLabel } from '@fableloom/contract/taxonomies/colors';
import type { Mood } from '@fableloom/contract/taxonomies/moods';

export interface SeenColor {
  label: ColorLabel;
  /** As it is in the picture, #rrggbb. */
  hex: string;
  /** Of the figure, 0 to 1. */
  share: number;
}

/** How the figure looks, in labels that its kind can have. */
export interface Looks {
  color?: string;
  build?: string;
  eyeColor?: string;
  hairColor?: string;
  features?: string[];
}

/** Never age, gender or skin, and nothing at all about a real person: those are asked, not guessed. */
export interface Sight {
  /** The stored type of what is drawn, made, or an animal ('Animal - Forest Animals - Red Fox'); absent where it is not sure, and from the built-in eyes. */
  kind?: string;
  /** With `kind` only. */
  looks?: Looks;
  /** The strongest first, at most four. */
  colors: SeenColor[];
  /** The likeliest first; none when the picture does not say. */
  moods: Mood[];
  /** Null when it cannot be told. */
  isDrawing: boolean | null;
}

export interface Eyes {
  readonly provider: string;
  /** @param picture the bytes of a JPEG, PNG or WebP. Rejects with CannotSee when they cannot be decoded, UnfitPicture, or HostedFailed. */
  look(picture: Buffer): Promise<Sight>;
  close(): Promise<void>;
}

/** The picture shows what is not for children. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
}

export class CannotSee extends Error {
  override readonly name = 'CannotSee';

  constructor(cause: unknown) {
    super('The picture could not be decoded', { cause });
  }
}
