/** The figure of a character on a transparent ground, drawn when it is first asked for and kept until its traits change. */
import type { SeenCharacter } from '../../access/characters.ts';
import type { Usable } from '../../access/receipts.ts';
import { drawnCharacter } from '../../ports/illustrator/briefs.ts';
import { FileExists, type StoredFile } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';

const FIGURE_SIDE = 768;

const NOBODY = 'starters';

/** Where the figure of one revision is kept; `userId` is null for the starter cast. */
export function figurePath(character: Pick<SeenCharacter, 'id' | 'userId' | 'revision'>, revision = character.revision): string {
  return `figures/${character.userId ?? NOBODY}/${character.id}-r${revision}.webp`;
}

/** The figures of every revision so far, for removal; some may never have been drawn. */
export const figurePaths = (character: Pick<SeenCharacter, 'id' | 'userId' | 'revision'>): string[] =>
  Array.from({ length: character.revision }, (_, index) => figurePath(character, index + 1));

export async function figureOf(services: Pick<Services, 'files' | 'illustrator'>, character: Usable<SeenCharacter>): Promise<StoredFile> {
  const path = figurePath(character);
  const kept = await services.files.get(path);
  if (kept) return kept;
  const brief = { is: 'figure' as const, seed: character.id, character: drawnCharacter(character) };
  const drawn = await services.illustrator.draw(brief, { format: 'webp', longestSide: FIGURE_SIDE });
  const figure = { data: drawn.image, contentType: drawn.contentType };
  await services.files.put(path, figure).catch(passOverTwin);
  return figure;
}

/** Two people may ask at once; both drew the same figure. */
function passOverTwin(error: unknown): void {
  if (!(error instanceof FileExists)) throw error;
}
