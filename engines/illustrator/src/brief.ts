/** What a caller may ask the illustrator to draw, and what it hands back. Plain data: no ids of rows, no addresses, no clock. */

export interface DrawnCharacter {
  id: string;
  name: string;
  /** "Animal - Forest Animals - Red Fox" */
  type: string;
  gender: 'male' | 'female';
  personality: string[];
  magicalPower?: string;
  role?: string;
  appearance: {
    height?: string;
    build?: string;
    color?: string;
    distinguishingFeature?: string;
    age?: string;
    customAge?: string;
    skinTone?: string;
    eyeColor?: string;
    hairColor?: string;
  };
  description?: string;
}

export interface DrawnPlace {
  id: string;
  name: string;
  type: string;
  category?: string;
  subcategory?: string;
  description?: string;
  magicalProperties: string[];
  inhabitants: string[];
  climate?: string;
  dangers: string[];
  treasures: string[];
}

export interface PictureStyle {
  imageStyle?: string;
  background?: string;
  lighting?: string;
  mood?: string;
  details?: string;
}

export interface PortraitBrief {
  is: 'portrait';
  seed: string;
  character: DrawnCharacter;
  style?: PictureStyle;
  customPrompt?: string;
}

export interface PlaceBrief {
  is: 'place';
  seed: string;
  place: DrawnPlace;
  style?: PictureStyle;
  customPrompt?: string;
}

/** Who goes along with a story without being in its cast: an animal or a being that its family asked for. */
export interface DrawnCompanion {
  /** as it was asked for: “Maya’s dog Biscuit”, “a duck with a red scarf” */
  words: string;
  /** as the story calls it: “Biscuit”, “the duck” */
  called: string;
  /** came in an earlier part and has been with them since */
  along?: boolean;
}

export interface SceneBrief {
  is: 'scene';
  seed: string;
  text: string;
  /** the same words with names where their teller knows whom “he” and “she” mean, and “somebody” where it is none of the cast; read in their stead */
  told?: string;
  /** what the story says before the words: it tells whom their pronouns mean */
  before?: string;
  /** what the parts before this one tell: the umbrella that was purple there still is */
  earlier?: string;
  /** what its family asked of the whole story, in its own words: the weather there holds until the text tells another */
  asked?: string;
  /** things that a family asked for and that go along from when they are first told, each as it was asked for: “Maya carried a red umbrella”, “a golden key” */
  carried?: readonly string[];
  cast: DrawnCharacter[];
  /** who else goes along with them */
  companions?: readonly DrawnCompanion[];
  place?: DrawnPlace;
  /** the same in all pictures of one story: where it names no place or hour, they all show one and the same */
  story?: string;
  /** which picture of its story it is, from 0: those that follow on one another are seen from different places */
  part?: number;
  /** where the story is at these words, in words of its teller: goes before the place, where it can be drawn and the words name nothing else; may end with “in winter” or “in autumn” and with “at night”, “in the evening” or “by day”, or be no more than that, where its teller knows season and hour */
  around?: string;
  style?: PictureStyle;
  customPrompt?: string;
  /** square 1024 x 1024 (default), wide 1280 x 720, tall 768 x 1024 */
  aspect?: 'square' | 'wide' | 'tall';
}

export interface FigureBrief {
  is: 'figure';
  seed: string;
  character: DrawnCharacter;
  expression?: string;
  /** what it does, by one of our names; at ease where absent or unknown */
  pose?: string;
}

export interface EmblemBrief {
  is: 'emblem';
  seed: string;
  /** A theme category ("Adventure") or one of the empty-state names ("empty-stories"). */
  category: string;
}

export interface FaceBrief {
  is: 'face';
  seed: string;
  character: DrawnCharacter;
  /** a colour by one of our names; sky blue where absent */
  ground?: string;
}

export type PictureBrief = PortraitBrief | PlaceBrief | SceneBrief | FigureBrief | EmblemBrief | FaceBrief;

export interface Drawing {
  svg: string;
  width: number;
  height: number;
  /** What can be seen, for people who cannot see it. */
  alt: string;
  /** The sentence that describes what was asked. */
  prompt: string;
  /** Words of the request that this engine knows it did not draw. */
  notDrawn: string[];
  /** Who paints the sheet lays it on squares of this side (`pixelArt`), in units of the sheet. */
  grid?: number;
}
