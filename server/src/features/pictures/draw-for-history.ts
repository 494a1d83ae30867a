/** What the makers of portraits and places share: draw, keep, and hand back the columns that change. */
import type { ImageHistoryItem, PictureFinish } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Desk } from '../../jobs/desk.ts';
import type { DrawnPicture, PictureBrief } from '../../ports/illustrator/illustrator.port.ts';
import { refuseUnsafeResult } from '../../ports/safety/refuse-unsafe.ts';
import { type KeptPicture, keepPicture } from '../../ports/storage/keep-picture.ts';
import { FileExists, type FileStore } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';

const DRAWING = 0.2;
const SAVING = 0.9;

/** Two pictures of one millisecond take neighbouring names. */
const MOST_NEIGHBOURS = 100;

/** Keeps a picture as `folder/timestamp`, at the first free millisecond from `at` on. */
export async function keepAtMoment(files: FileStore, folder: string, at: Date, drawn: DrawnPicture): Promise<KeptPicture> {
  const first = at.getTime();
  for (let moment = first; moment < first + MOST_NEIGHBOURS; moment += 1) {
    try {
      return await keepPicture(files, `${folder}/${moment}`, drawn);
    } catch (error) {
      if (!(error instanceof FileExists)) throw error;
    }
  }
  throw new FileExists(`${folder}/${first}`);
}

export interface DrawnForHistory {
  item: ImageHistoryItem;
  kept: KeptPicture;
}

export interface Wanted {
  brief: PictureBrief;
  folder: string;
  /** Jobs of before there was one have none. */
  finish?: PictureFinish | undefined;
}

/** Draws the brief and keeps it in the folder. What came out unsafe is refused before anything is kept. */
export async function drawForHistory(services: Services, desk: Desk, { brief, folder, finish }: Wanted): Promise<DrawnForHistory> {
  await desk.report(say('job.screen.drawing'), DRAWING);
  const drawn = await services.illustrator.draw(brief, { signal: desk.signal, format: 'webp', ...(finish && { finish }) });
  await refuseUnsafeResult(services.safety, drawn.prompt);
  await desk.report(say('job.screen.saving'), SAVING);
  const at = services.clock.now();
  const kept = await keepAtMoment(services.files, folder, at, drawn);
  desk.keep(kept.paths);
  const { picture } = kept;
  const { provider } = services.illustrator;
  const missed = drawn.notDrawn.length > 0 ? { notDrawn: drawn.notDrawn } : {};
  return { item: { url: picture.url, timestamp: at.toISOString(), prompt: drawn.prompt, provider, isSaved: true, picture, ...missed }, kept };
}

/** The columns of a character or location whose newest picture this is. The history grows inside the statement, so none is lost. */
export function asMainPicture({ item, kept }: DrawnForHistory, imageHistory: AnyPgColumn) {
  return {
    imageHistory: sql`${imageHistory} || ${JSON.stringify([item])}::jsonb`,
    mainImage: item.url, imageUrl: item.url, imagePath: kept.path, picture: kept.picture, generatedPrompt: item.prompt,
  };
}
