/** Refuses what is not for children, with the catalogue's sentence. */
import { refuse } from '../../http/refuse.ts';
import { type AgeRange, PictureNotChecked, type SafetyGate } from './safety.port.ts';

export async function refuseUnsafe(safety: SafetyGate, text: string, ageRange?: AgeRange): Promise<void> {
  const verdict = await safety.check(text, ageRange);
  if (verdict.is === 'unsafe') refuse('UNSAFE', 'app.unsafe-text');
}

/** A picture that a person gave. Rejects with CannotSee when it cannot be decoded. */
export async function refuseUnsafePicture(safety: SafetyGate, picture: Buffer): Promise<void> {
  const verdict = await safety.checkPicture?.(picture).catch((error: unknown) => {
    if (error instanceof PictureNotChecked) return refuse('PROVIDER_FAILED', 'app.picture-not-checked');
    throw error;
  });
  if (verdict?.is === 'unsafe') refuse('UNSAFE', 'app.unsafe-picture');
}

/** For what was made rather than written by a person. */
export async function refuseUnsafeResult(safety: SafetyGate, text: string, ageRange?: AgeRange): Promise<void> {
  const verdict = await safety.check(text, ageRange);
  if (verdict.is === 'unsafe') refuse('UNSAFE', 'job.unsafe-result');
}
