/** One gate for every text that a person wrote and every text that was made. */
export type AgeRange = '3-4' | '5-8' | '9-12' | '12-17';

export type Verdict = { is: 'safe' } | { is: 'unsafe'; topic: string };

export interface SafetyGate {
  readonly provider: string;
  check(text: string, ageRange?: AgeRange): Promise<Verdict>;
}
