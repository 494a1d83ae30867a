/** What a link leads to, or null: switched off, private and never there look the same. */
import { readRefusal } from '../../session/api.ts';

/** A link that cannot be one of ours leads nowhere, too. */
const NOWHERE = new Set(['NOT_FOUND', 'BAD_REQUEST']);

export async function readShared<T>(reading: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await reading) ?? null;
  } catch (error) {
    if (NOWHERE.has(readRefusal(error, '').code)) return null;
    throw error;
  }
}
