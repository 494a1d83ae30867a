/** The pictures of a character or a place: asked for, chosen among. */
import type { ImageHistoryItem, Job, PictureFinish } from '@fableloom/contract';
import type { GatedAct } from '@fableloom/contract/plans/gates';
import { passGate } from '../../allowance/allowance.ts';
import { idOfForm } from '../../database/id-of-form.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { startJob } from '../../jobs/start-job.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import { pathOfUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { wantedFinish } from './wanted-finish.ts';

/** Kept with the job, enough to draw again from nothing. */
export interface PictureWish {
  /** Replaces what the traits would say; empty where the creation's own prompt or its traits speak. */
  customPrompt: string;
  finish?: PictureFinish;
}

interface Asked {
  idempotencyKey: string;
  customPrompt?: string | null | undefined;
  quality?: PictureFinish['quality'] | null | undefined;
  style?: PictureFinish['style'] | null | undefined;
}

interface Subject {
  kind: 'portrait' | 'place';
  /** Named in the job, so that its page finds it. */
  about: { characterId: string } | { locationId: string };
  creation: { name: string; mainImage: string | null };
  /** What drawing another picture of it needs. */
  redrawing: GatedAct;
}

/** Ids that only a form knows yet. */
export const isUnsaved = (id: string): boolean => id.trim() === '' || id.startsWith('temp_');

const NO_FORM = 'preview';

/** From which a preview is drawn: the id of the creation, saved or not. */
export function seedOfPreview(userId: string, id: string | null | undefined): string {
  if (!id) return NO_FORM;
  return isUnsaved(id) ? idOfForm(userId, id) : id;
}

/** From which a picture is drawn: the first one is what the preview of the form showed, each further one is another. */
export const seedOfPicture = (creation: { id: string; imageHistory: readonly unknown[] }, jobId: string): string =>
  creation.imageHistory.length === 0 ? creation.id : jobId;

export async function askForPicture(services: Services, who: Person, asked: Asked, { kind, about, creation, redrawing }: Subject): Promise<Job> {
  if (creation.mainImage !== null) await passGate(services, who.id, redrawing);
  const customPrompt = asked.customPrompt?.trim() ?? '';
  await refuseUnsafe(services.safety, customPrompt);
  const input = { ...about, customPrompt, finish: await wantedFinish(services, who.id, asked) } satisfies PictureWish;
  return startJob(services, { userId: who.id, kind, idempotencyKey: asked.idempotencyKey, about: { ...about, title: creation.name }, input });
}

/** The columns of a creation whose main picture is this one; only a picture out of its own history can be. */
export function asChosen({ imageHistory }: { imageHistory: readonly ImageHistoryItem[] }, url: string) {
  const item = imageHistory.find((each) => each.url === url) ?? refuse('NOT_FOUND', 'image.not-found');
  return { mainImage: url, imageUrl: url, imagePath: pathOfUrl(url), picture: item.picture ?? null };
}
