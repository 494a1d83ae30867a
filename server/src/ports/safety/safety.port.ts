/** One gate for every text that a person wrote and every text that was made; with a hosted moderation for pictures too. */
export type AgeRange = '3-4' | '5-8' | '9-12' | '12-17';

export type Verdict = { is: 'safe' } | { is: 'unsafe'; topic: string };

export interface SafetyGate {
  readonly provider: string;
  check(text: string, ageRange?: AgeRange): Promise<Verdict>;
  /** Absent where nobody can look at pictures. @param picture the bytes of a JPEG, PNG or WebP */
  checkPicture?(picture: Buffer): Promise<Verdict>;
}
