/** What a link leads to, or null: switched off, private and never there look the same. */
import { isRefusal } from '../../session/api.ts';

export async function readShared<T>(reading: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await reading) ?? null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
