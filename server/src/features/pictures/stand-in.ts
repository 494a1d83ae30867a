/** What is seen of a creation before its picture is drawn: a character's figure on a transparent ground, a view of a place. Kept until its traits change. */
import type { SeenCharacter } from '../../access/characters.ts';
import type { SeenLocation } from '../../access/locations.ts';
import type { Usable } from '../../access/receipts.ts';
import { figureBrief, standInPath, viewBrief } from '../../ports/illustrator/briefs.ts';
import type { PictureBrief } from '../../ports/illustrator/illustrator.port.ts';
import type { Services } from '../../services.ts';
import { putOnce } from './put-once.ts';

type Drawing = Pick<Services, 'files' | 'builtIn'>;

/** Pixels of the longest side. */
const SIDE = 768;

/** The path, where it stands in the bucket by now. */
async function drawnOnce({ files, builtIn }: Drawing, path: string, brief: () => PictureBrief): Promise<string> {
  if ((await files.stamp(path)) !== null) return path;
  const drawn = await builtIn.illustrator.draw(brief(), { format: 'webp', longestSide: SIDE });
  await putOnce(files, path, { data: drawn.image, contentType: drawn.contentType });
  return path;
}

export const figureOf = (services: Drawing, character: Usable<SeenCharacter>): Promise<string> =>
  drawnOnce(services, standInPath('figures', character), () => figureBrief(character));

export const viewOf = (services: Drawing, place: Usable<SeenLocation>): Promise<string> =>
  drawnOnce(services, standInPath('views', place), () => viewBrief(place));
