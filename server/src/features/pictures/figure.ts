/** The figure of a character on a transparent ground, drawn when it is first asked for and kept until its traits change. */
import type { SeenCharacter } from '../../access/characters.ts';
import type { Usable } from '../../access/receipts.ts';
import { figureBrief, figurePath } from '../../ports/illustrator/briefs.ts';
import type { StoredFile } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { putOnce } from './put-once.ts';

const FIGURE_SIDE = 768;

export async function figureOf(services: Pick<Services, 'files' | 'illustrator'>, character: Usable<SeenCharacter>): Promise<StoredFile> {
  const path = figurePath(character);
  const kept = await services.files.get(path);
  if (kept) return kept;
  const drawn = await services.illustrator.draw(figureBrief(character), { format: 'webp', longestSide: FIGURE_SIDE });
  const figure = { data: drawn.image, contentType: drawn.contentType };
  await putOnce(services.files, path, figure);
  return figure;
}
