/** Every image style, and which of them the words of a family mean. */
import { LINED_LOOKS } from './lined-looks.ts';
import { PAINTED_LOOKS } from './painted-looks.ts';
import type { StyleLook } from './style-look.ts';

export type { StyleLook } from './style-look.ts';

export const STYLE_LOOKS = { ...LINED_LOOKS, ...PAINTED_LOOKS } satisfies Record<string, StyleLook>;

export type StyleName = keyof typeof STYLE_LOOKS;

/** The words of the style lists, the most particular first. */
export const STYLE_WORDS: readonly (readonly [StyleName, RegExp])[] = [
  ['animeWatercolor', /anime water/i],
  ['animeAdventure', /anime adventure|shonen|shounen|action anime/i],
  ['glass', /stained|mosaic/i],
  ['chibi', /chibi|kawaii/i],
  ['manga', /manga|black and white|monochrome/i],
  ['dreamAnime', /ghibli|shojo|shoujo|slice of life|painted anime|soft anime/i],
  ['anime', /anime|shonen|shounen|mecha/i],
  ['comic', /comic|superhero|pop art|graphic novel/i],
  ['flatCartoon', /flat|minimal|paper ?cut|silhouette/i],
  ['threeD', /3d|pixar|render|clay|cgi|plush/i],
  ['pixel', /pixel|8-bit|retro|voxel/i],
  ['neon', /neon|cyber|synth|vapor|futur|holo/i],
  ['watercolor', /water ?colou?r|gouache|ink wash/i],
  ['oil', /\boil\b|impasto|classical|renaissance|impression/i],
  ['sketch', /sketch|pencil|charcoal|line art|crayon|hand[- ]drawn/i],
  ['concept', /concept|matte/i],
  ['painting', /digital paint|paint/i],
  ['vector', /vector/i],
  ['darkFantasy', /dark fantasy|gothic|moon/i],
  ['fairytale', /fairy|tale|whims|illuminat|vintage/i],
  ['ethereal', /ethereal|dream|celestial|mystic|surreal/i],
  ['storybook', /story ?book|picture book|children/i],
  ['fantasy', /fantasy|epic|magic|mythic/i],
  ['photo', /photo|hyper|cinema/i],
  ['portrait', /portrait|studio/i],
  ['realistic', /realis|natural|detailed/i],
  ['cartoon', /cartoon|disney|toon|comedy|classic/i],
  ['digital', /digital|modern|illustration/i],
];

export function readStyle(imageStyle: string | undefined): StyleLook {
  const found = imageStyle ? STYLE_WORDS.find(([, words]) => words.test(imageStyle)) : undefined;
  return STYLE_LOOKS[found?.[0] ?? 'storybook'];
}

/** Yellow paper laid over a blue night is grey: there a style on parchment keeps its ink and its frame, and more of the colours. */
export const atNight = (style: StyleLook): StyleLook =>
  style.behind === 'parchment' && style.wash ? { ...style, chroma: 1, wash: { ...style.wash, share: style.wash.share * 0.35 } } : style;
