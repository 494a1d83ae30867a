/** How the names of a text are said in this family, now. */
import { type SpokenName, spokenNamesIn } from '@fableloom/contract';
import { eq } from 'drizzle-orm';
import { spokenNames } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

export async function namesOfText({ db }: Pick<Services, 'db'>, userId: string, text: string): Promise<SpokenName[]> {
  const { word, like } = spokenNames;
  return spokenNamesIn(text, await db.select({ word, like }).from(spokenNames).where(eq(spokenNames.userId, userId)));
}
