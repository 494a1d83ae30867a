/** What pictures cost in the worker thread that draws, paints and packs them: milliseconds of one core, whatever else the machine does. */
import { builtInIllustrator } from '../server/src/ports/illustrator/built-in.ts';
import type { DrawnCharacter, DrawnPlace, PictureBrief } from '../server/src/ports/illustrator/illustrator.port.ts';
import { middle } from './say.ts';

const someone = (name: string, type: string): DrawnCharacter => ({ id: name, name, type, gender: 'female', personality: ['Kind'], appearance: {} });
const somewhere = (type: string): DrawnPlace => ({ id: type, name: type, type, magicalProperties: [], inhabitants: [], dangers: [], treasures: [] });
const CAST = [
  someone('Maya', 'Human - Children - Young Explorer'),
  someone('Rusty', 'Animal - Forest Animals - Red Fox'),
  someone('Ember', 'Mythical Creature - Dragons - Dragon Knight'),
  someone('Pixel', 'Robot/Artificial Intelligence - Helper Robots - Nurse Robot'),
  someone('Olive', 'Animal - Birds - Owl'),
];
const PLACES = ['Whispering Forest', 'Night Market', 'Home Library'];
const PLACE_STYLES = ['Fantasy Art', 'Digital Painting', 'Concept Art', 'Storybook', 'Realistic', 'Anime', 'Digital Watercolor', 'Digital Oil'];

const scenes: PictureBrief[] = PLACES.map((type, i) => ({
  is: 'scene', seed: type, text: `${CAST.slice(0, i * 2 + 1).map(({ name }) => name).join(' and ')} laughed.`, cast: CAST, place: somewhere(type),
}));
const places: PictureBrief[] = [
  ...PLACES.map((type): PictureBrief => ({ is: 'place', seed: type, place: somewhere(type) })),
  ...PLACE_STYLES.map((imageStyle): PictureBrief => ({ is: 'place', seed: imageStyle, place: somewhere('Canal Town'), style: { imageStyle } })),
];
const portraits: PictureBrief[] = CAST.slice(0, 2).map((character) => ({ is: 'portrait', seed: character.id, character }));
/** The styles that cost most: a filter goes over the whole sheet. */
const COSTLY_STYLES = ['Pencil Sketch', 'Soft Portrait', 'Anime Watercolor', 'Enchanted Watercolor', 'Digital Painting', 'Pixel Art'];
const styled: PictureBrief[] = COSTLY_STYLES.map((imageStyle) => ({ ...(portraits[0] as PictureBrief), style: { imageStyle } }) as PictureBrief);

/** The most that one preview holds: five people under a brush. */
const crowded: PictureBrief[] = ['Enchanted Watercolor', 'Anime Watercolor', 'Pencil Sketch'].map((imageStyle) => ({
  is: 'scene', seed: imageStyle, text: `${CAST.map(({ name }) => name).join(', ')} laughed.`, cast: CAST, place: somewhere('Whispering Forest'), style: { imageStyle },
}));

const BUDGETS = [
  { side: 512, budget: 500, name: 'preview' },
  { side: 1024, budget: 2_000, name: 'page' },
  { side: 2_625, budget: 6_000, name: 'print' },
] as const;

/** Prints a table; over a budget is said, and stops nothing. */
export async function measurePictures(): Promise<void> {
  const illustrator = builtInIllustrator();
  for (const first of scenes.slice(0, 1)) await illustrator.draw(first, { format: 'webp' });
  console.log('| picture | size | middle | slowest | budget |\n|---|---|---|---|---|');
  for (const [kind, briefs] of Object.entries({ scene: scenes, place: places, portrait: portraits, 'costly style': styled, 'five in watercolour': crowded }))
    for (const { side, budget, name } of BUDGETS) {
      const taken: number[] = [];
      for (const brief of briefs) {
        const drawn = name === 'print' ? await illustrator.sketch(brief) : null;
        const began = process.cpuUsage();
        // A page of a book is printed from the vectors that were kept.
        if (drawn) await illustrator.render(drawn.svg, { format: 'jpeg', longestSide: side });
        else await illustrator.draw(brief, { format: 'webp', longestSide: side });
        const { user, system } = process.cpuUsage(began);
        taken.push((user + system) / 1_000);
      }
      const slowest = Math.max(...taken);
      const said = slowest > budget ? `${budget} ms: over` : `${budget} ms`;
      console.log(`| ${kind} | ${name}, ${side} px | ${middle(taken).toFixed(0)} ms | ${slowest.toFixed(0)} ms | ${said} |`);
    }
  await illustrator.close();
}
