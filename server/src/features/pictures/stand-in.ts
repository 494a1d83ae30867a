/** The figure of a character on a transparent ground, drawn when it is first asked for and kept until its traits change. */
import type { SeenCharacter } from '../../access/characters.ts';
import type { Usable } from '../../access/receipts.ts';
import { figureBrief, figurePath } from '../../ports/illustrator/briefs.ts';
import type { Services } from '../../services.ts';
import { putOnce } from './put-once.ts';

const FIGURE_SIDE = 768;

/** The path of the figure, which stands in the bucket by now. */
export async function figureOf(services: Pick<Services, 'files' | 'builtIn'>, character: Usable<SeenCharacter>): Promise<string> {
  const path = figurePath(character);
  if ((await services.files.stamp(path)) !== null) return path;
  const drawn = await services.builtIn.illustrator.draw(figureBrief(character), { format: 'webp', longestSide: FIGURE_SIDE });
  await putOnce(services.files, path, { data: drawn.image, contentType: drawn.contentType });
  return path;
}
