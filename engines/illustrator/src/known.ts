/** The lists of words this engine knows, for tests of coverage. */
import { EXPRESSIONS } from './character/expression.ts';
import { POSES } from './character/figure.ts';
import { POWERS } from './character/power.ts';
import { ANIMALS } from './lexicon/animals.ts';
import { CREATURES } from './lexicon/creatures.ts';
import { PEOPLE } from './lexicon/people.ts';
import { ROBOTS } from './lexicon/machines.ts';
import { SPIRITS } from './lexicon/spirits.ts';
import { COLORS } from './lexicon/colors/of-things.ts';
import { SWATCHES } from './lexicon/colors/swatches.ts';
import { readKind } from './lexicon/kinds.ts';
import { MARKS } from './lexicon/marks.ts';
import { COSTUMES } from './lexicon/roles.ts';
import { EMBLEM_NAMES } from './picture/emblems.ts';
import { HOUR_WORDS } from './place/palette.ts';
import { readSetting } from './place/read-setting.ts';
import { SETTING_WORDS } from './place/setting-words.ts';
import { PROPS } from './props/props.ts';
import { STYLE_LOOKS, STYLE_WORDS } from './style/looks.ts';

export const KNOWN = {
  beings: [ANIMALS, CREATURES, PEOPLE, ROBOTS, SPIRITS].flat().map(([words]) => words),
  costumes: COSTUMES.map(([words]) => words),
  colors: [...Object.keys(SWATCHES), ...Object.keys(COLORS)],
  marks: MARKS.map(([, words]) => words),
  powers: POWERS.map(([words]) => words),
  feelings: Object.keys(EXPRESSIONS),
  poses: Object.keys(POSES),
  props: Object.keys(PROPS),
  places: SETTING_WORDS.map(([words]) => words),
  hours: HOUR_WORDS.map(([, words]) => words),
  styles: Object.keys(STYLE_LOOKS),
  styleWords: STYLE_WORDS.map(([, words]) => words),
  emblems: EMBLEM_NAMES,
  /** Whether the particular word of a type has a drawing of its own. */
  knowsType: (type: string): boolean => readKind(type).known,
  knowsPlace: (type: string): boolean => readSetting([type]).known,
};
