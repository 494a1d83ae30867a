/** Draws the starters and the art of the house once, at the first start, into the bucket. */
import { type Picture, pictureSchema } from '@fableloom/contract';
import { type SeenCharacter, starterCast, starterPictures } from '../../access/characters.ts';
import { type SeenLocation, starterPlaces } from '../../access/locations.ts';
import { placeBrief, portraitBrief } from '../../ports/illustrator/briefs.ts';
import type { PictureBrief } from '../../ports/illustrator/illustrator.port.ts';
import { type FileStore, publicUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { type HouseArt, LANDING_ART, OTHER_ART } from './house-art.ts';
import { putOnce } from './put-once.ts';

type Parts = Pick<Services, 'files' | 'builtIn' | 'log'>;

/** A new number when the illustrator draws better, so that old pictures are not kept for ever. */
const STARTERS_FOLDER = 'starters/v1';
const ART_FOLDER = 'art/v1';

/** An engine that failed this often will not draw the next one either; the following start tries again. */
const MOST_FAILURES = 3;

/** The picture of a starter character or place; null until it is drawn. */
export const starterPicture = (id: string): Picture | null => starterPictures.get(id) ?? null;

const recordPath = (id: string): string => `${STARTERS_FOLDER}/${id}.json`;

/** The record is written last, so whoever finds it finds the picture too. */
async function recallStarter(files: FileStore, id: string): Promise<boolean> {
  const record = await files.get(recordPath(id));
  if (!record) return false;
  starterPictures.set(id, pictureSchema.parse(JSON.parse(record.data.toString('utf8'))));
  return true;
}

/** Draws a starter unless it is drawn already. Two processes may do it at once: the pictures are the same, the first is kept. */
export async function drawStarter({ files, builtIn: { illustrator } }: Parts, id: string, brief: PictureBrief): Promise<void> {
  if (await recallStarter(files, id)) return;
  const drawn = await illustrator.draw(brief, { format: 'webp' });
  const base = `${STARTERS_FOLDER}/${id}`;
  await putOnce(files, `${base}.webp`, { data: drawn.image, contentType: drawn.contentType });
  if (drawn.svg) await putOnce(files, `${base}.svg`, { data: Buffer.from(drawn.svg), contentType: 'image/svg+xml' });
  const { width, height, alt, blur } = drawn;
  const vectorUrl = drawn.svg ? publicUrl(`${base}.svg`) : null;
  const picture: Picture = { url: publicUrl(`${base}.webp`), vectorUrl, width, height, alt, blur };
  await putOnce(files, recordPath(id), { data: Buffer.from(JSON.stringify(picture)), contentType: 'application/json' });
  starterPictures.set(id, picture);
}

const artPath = (name: string): string => `${ART_FOLDER}/${name}.webp`;

/** Of two who ask for the same picture at once, the second waits for the first. */
const beingDrawn = new Map<string, Promise<string>>();

/** The path of a picture of the house, which stands in the bucket by now: it was there, or it is drawn now. */
export async function drawnArt({ files, builtIn: { illustrator } }: Parts, { name, brief, options }: HouseArt): Promise<string> {
  const path = artPath(name);
  if ((await files.stamp(path)) !== null) return path;
  const draw = async () => {
    const drawn = await illustrator.draw(brief, options);
    await putOnce(files, path, { data: drawn.image, contentType: drawn.contentType });
    return path;
  };
  const drawing = beingDrawn.get(path) ?? draw().finally(() => beingDrawn.delete(path));
  beingDrawn.set(path, drawing);
  return drawing;
}

interface Task {
  name: string;
  draw: (parts: Parts) => Promise<void>;
}

const portraitTask = (starter: SeenCharacter): Task => ({
  name: starter.id, draw: (parts) => drawStarter(parts, starter.id, portraitBrief(starter.id, starter)),
});
const placeTask = (starter: SeenLocation): Task => ({
  name: starter.id, draw: (parts) => drawStarter(parts, starter.id, placeBrief(starter.id, starter)),
});
const artTask = (art: HouseArt): Task => ({ name: art.name, draw: async (parts) => void (await drawnArt(parts, art)) });

/** One after another, so that a family that asks for a picture meanwhile waits for one drawing at most. */
async function drawAll(parts: Parts, tasks: readonly Task[], onDrawn: () => void = () => undefined): Promise<void> {
  let failures = 0;
  for (const { name, draw } of tasks) {
    if (failures >= MOST_FAILURES) return;
    try {
      await draw(parts);
      onDrawn();
    } catch (error) {
      failures += 1;
      parts.log.warn({ name, error }, 'a picture of the house was not drawn');
    }
  }
}

/** Pictures that exist are known at once; the faces and scenes that a first visitor meets are drawn before the door opens. */
export async function drawWelcome(parts: Parts, onDrawn: () => void = () => undefined): Promise<void> {
  const starters = [...starterCast(), ...starterPlaces()];
  await Promise.all(starters.map(({ id }) => recallStarter(parts.files, id)));
  const missing = starterCast().filter(({ id }) => !starterPictures.has(id));
  const hung = await Promise.all(LANDING_ART.map(({ name }) => parts.files.get(artPath(name))));
  const bare = LANDING_ART.filter((_, index) => hung[index] === null);
  await drawAll(parts, [...missing.map(portraitTask), ...bare.map(artTask)], onDrawn);
}

/** Everything else, in the order in which a family meets it, while the house is open. */
export async function drawRest(parts: Parts): Promise<void> {
  await drawAll(parts, [...starterPlaces().map(placeTask), ...OTHER_ART.map(artTask)]);
}
