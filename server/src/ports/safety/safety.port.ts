/** One gate for every text that a person wrote, every text that was made, and every picture that a person uploads. */
export type AgeRange = '3-4' | '5-8' | '9-12' | '12-17';

export type Verdict = { is: 'safe' } | { is: 'unsafe'; topic: string };

export interface SafetyGate {
  readonly provider: string;
  check(text: string, ageRange?: AgeRange): Promise<Verdict>;
  /** Several texts that one person says were written, in as few questions to a service as can be; absent where each costs nothing. */
  checkAll?(texts: readonly string[], ageRange?: AgeRange): Promise<Verdict[]>;
  /** Absent where nobody can look at pictures. @param picture the bytes of a JPEG, PNG or WebP. Rejects with CannotSee, or PictureNotChecked. */
  checkPicture?(picture: Buffer): Promise<Verdict>;
}

/** Nobody could look at the picture, so it is not taken. It says nothing about what the picture shows. */
export class PictureNotChecked extends Error {
  override readonly name = 'PictureNotChecked';

  constructor(cause: unknown) {
    super('The picture could not be checked', { cause });
  }
}
