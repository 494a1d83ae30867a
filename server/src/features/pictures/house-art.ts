/** The pictures of the house itself, as briefs: landing scenes, heads of help pages, emblems of themes and empty shelves. */
import { THEMES } from '@fableloom/contract/taxonomies/themes';
import { type SeenCharacter, starterCast } from '../../access/characters.ts';
import { starterPlaces } from '../../access/locations.ts';
import { drawnCharacter, drawnPlace, figureBrief } from '../../ports/illustrator/briefs.ts';
import type { DrawOptions, PictureBrief } from '../../ports/illustrator/illustrator.port.ts';
import { drawnFaces } from './drawn-faces.ts';

export interface HouseArt {
  /** Shown at /art/<name>.webp. */
  name: string;
  brief: PictureBrief;
  options: DrawOptions;
}

const EMBLEM_SIDE = 512;
const FIGURE_SIDE = 768;

interface HouseScene {
  name: string;
  cast: readonly string[];
  place: string;
  text: string;
  /** another than the name, where that one puts something at a bad place */
  seed?: string;
}

/** The four pages of the open book on the landing page. */
const LANDING_SCENES: readonly HouseScene[] = [
  {
    name: 'scene-lantern', cast: ['starter_maya', 'starter_rusty'], place: 'starter_lantern_wood',
    text: 'At dusk in the blue wood, Maya holds up a glowing lantern. Rusty the fox sits beside her and looks into the trees.',
  },
  {
    name: 'scene-moon', seed: 'scene-moon-3', cast: ['starter_pixel', 'starter_rusty'], place: 'starter_moon_garden',
    text: 'On the quiet side of the moon Pixel waves happily beside Rusty. The Earth shines above their garden of glass bells.',
  },
  {
    name: 'scene-palace', cast: [], place: 'starter_pearl_palace',
    text: 'Under the waves stands a palace with round golden and pink towers. Striped fish swim past its windows.',
  },
  {
    name: 'scene-sunrise', cast: ['starter_kofi', 'starter_ember'], place: 'starter_sunrise_castle',
    text: 'At sunrise Kofi and Ember stand on the meadow, smiling. Behind them the castle on the hill catches the first light.',
  },
];

/** At the head of each help page. */
const HELP_SCENES: readonly HouseScene[] = [
  {
    name: 'help-getting-started', cast: ['starter_maya', 'starter_rusty'], place: 'starter_kite_valley',
    text: 'On a bright morning Maya sets out with a map in her hand. Rusty the fox runs happily ahead of her.',
  },
  {
    name: 'help-character-creation', seed: 'help-character-creation-1', cast: ['starter_kofi', 'starter_ember'], place: 'starter_treehouse',
    text: 'Kofi paints a picture of Ember. Ember stands proudly and smiles.',
  },
  {
    name: 'help-story-writing', seed: 'help-story-writing-1', cast: ['starter_olive', 'starter_finn'], place: 'starter_creaky_house',
    text: 'Finn sits on the floor and reads a book aloud. Olive the owl listens.',
  },
  {
    name: 'help-faq', cast: ['starter_lin', 'starter_pixel'], place: 'starter_clock_temple',
    text: 'Lin wonders and points at the temple. Pixel thinks hard.',
  },
];

const EMPTY_SHELVES = ['empty-characters', 'empty-locations', 'empty-stories', 'empty-friends', 'empty-search', 'get-ideas', 'build-story', 'lost-page'];

/** 'School Life' becomes 'school-life'. */
const slug = (label: string): string => label.toLowerCase().replaceAll(' ', '-');

function sceneArt({ name, cast, place, text, seed = name }: HouseScene): HouseArt {
  const actors = starterCast().filter(({ id }) => cast.includes(id)).map(drawnCharacter);
  const [background] = starterPlaces().filter(({ id }) => id === place).map(drawnPlace);
  const brief = { is: 'scene' as const, seed, text, cast: actors, aspect: 'wide' as const };
  return { name, brief: background ? { ...brief, place: background } : brief, options: { format: 'webp' } };
}

const emblemArt = (name: string, category: string): HouseArt => ({
  name, brief: { is: 'emblem', seed: name, category }, options: { format: 'webp', longestSide: EMBLEM_SIDE },
});

const figureArt = (starter: SeenCharacter): HouseArt => ({
  name: `figure-${starter.id}`, brief: figureBrief(starter), options: { format: 'webp', longestSide: FIGURE_SIDE },
});

export const LANDING_ART: readonly HouseArt[] = LANDING_SCENES.map(sceneArt);

/** Everything else, in the order in which a family meets it. */
export const OTHER_ART: readonly HouseArt[] = [
  ...THEMES.map(({ category }) => emblemArt(`emblem-${slug(category)}`, category)),
  ...EMPTY_SHELVES.map((name) => emblemArt(`emblem-${name}`, name)),
  ...HELP_SCENES.map(sceneArt),
  ...starterCast().map(figureArt),
  ...drawnFaces(),
];
