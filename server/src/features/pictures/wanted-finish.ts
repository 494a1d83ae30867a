/** How a picture is to be finished: as asked for, else as the person prefers. */
import { type PictureFinish, pictureQualitySchema } from '@fableloom/contract';
import { eq, sql } from 'drizzle-orm';
import { profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

type Asked = { [Part in keyof PictureFinish]?: PictureFinish[Part] | null | undefined };

async function preferredQuality({ db }: Services, userId: string): Promise<PictureFinish['quality']> {
  const [row] = await db
    .select({ quality: sql<unknown>`${profiles.preferences}->>'imageQuality'` })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return pictureQualitySchema.catch('standard').parse(row?.quality);
}

export async function wantedFinish(services: Services, userId: string, { quality, style }: Asked): Promise<PictureFinish> {
  return { quality: quality ?? (await preferredQuality(services, userId)), style: style ?? 'vivid' };
}
