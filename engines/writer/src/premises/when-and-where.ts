// Where a plot happens and at what hour, so that nobody marches through a kitchen and no moon shines on a school bell.

/** `house`, `school` and `town` are crossed in minutes; a `ride` carries them; the rest is walked, sailed or flown. */
export type Where = 'house' | 'school' | 'town' | 'ride' | 'country' | 'far' | 'sea' | 'depths' | 'space';

/** What of a day it takes: `morning` and `day` have no moon in them, `night` no lunch; the rest may have both. */
export type When = 'morning' | 'day' | 'night' | 'any';

const PLOTS: Readonly<Record<Where, string>> = {
  house: `The Secret Staircase; The Vanishing Birthday Cake, day; The Cookie with Two Halves; The First Night Away, night; How to Be Brave in the Dark, night; A Brother the Size of a Loaf; The Door I Had to Open;
    Goodbye to the Old House, day; The Ghost Who Was Afraid of Us; A Knock at Midnight; The Attic with Too Many Steps; The Bridge Between Two Gardens, day; The Museum of Unknown Things`,
  school: `The New Kid in Row Three, day; The Substitute Wizard, day; The Talent Show Tangle, day; The Lunchbox Mix-Up, day; A Class Pet Named Thunder; The Night in the School Library, night; The Great Science Fair, day;
    Two Captains and One Team; The Last Day Before Summer, day`,
  town: `The Treasure Nobody Buried; The Dragon Who Forgot to Roar; The Last Wish in the Well; A Crown of Leaves; The Spell That Went Sideways, day; The Borrowed Wand, day; The Giant Who Was Afraid of Mice, day;
    The Robot Who Planted Flowers; Message from a Small Star; The Machine That Collected Dreams; The Day Gravity Took a Nap, day; Postcards from Tomorrow; The Friendly Comet; The Spaceship in the Shed;
    The Great Rooftop Race, day; Storm over Lantern Bay; The Bridge Must Hold, day; Chase Through the Night Market, night; The Tournament of Kites, day; Against the Rising Tide; One Hour to Save the Fair, night;
    Who Stole the Moonlight, night; The Clock That Struck Thirteen; Footprints in the Flour; The Case of the Singing Wall; A Letter Without a Name; The House with One Window Lit; The Secret of the Green Umbrella;
    Somebody Feeds the Statue; The Painting That Changed; The Oldest Tree in the Valley; The Bee Who Lost the Meadow; A Winter for the Bears; The Seed in the Sidewalk; The Rain That Came Late; Guardians of the Nest;
    Two Ends of One String; The Friend Nobody Could See; A Seat for One More; The Quarrel and the Kite, day; The Very Small Promise; The Best Friend Machine; The Bicycle on the Hill; The Little Voice That Grew, day;
    The Mistake Museum; Learning to Say Sorry, day; The Upside-Down Day, day; Pudding for the President, day; The Goat Who Ate the Plan; Grandma Joins the Circus; The Sneeze Heard Round the World;
    A Sheep in the Supermarket, day; The Invisible Pants, day; The Worst Magician in Town; Seventeen Hiccups; The Pumpkin That Blinked; Shadows Need Friends Too; The Vampire Who Loved Tomatoes; Fog on Candle Street;
    The Skeleton in the Choir; The Monster Under My Bunk; The Carnival of Lost Toys, night; Following the Wandering Star, night; A Stranger at the Campfire, night; A Night with the Fireflies, night`,
  ride: 'Runaway Train to the Coast, day; The Bus That Took a Wrong Turn, morning',
  country: `The Lost Lantern, day; The Map with a Missing Corner; Three Keys and a Door; The Long Way Home; The Sleeping Forest; Palace Under the Pond; Where Unicorns Drink; Rescue at Waterfall Rock, day; The Avalanche Patrol, day;
    The Fox and the First Snow, day; The Boots That Were Too Big`,
  far: `Over the Whispering Mountains; Journey to the Edge of the Map; The Feather of the Phoenix; Where the River Begins; Down the Crystal Cave; The City Beneath the Ice; The Jungle That Hums; The Desert of Glass, day;
    The Valley Above the Clouds`,
  sea: 'The Island That Moves; A Ship Made of Books; Letters to the Lighthouse; The Pirate Who Got Seasick, day; Beyond the Last Lighthouse',
  depths: 'Song of the Coral Reef; Twenty Thousand Bubbles Deep',
  space: 'School Trip to Saturn; Lost Between Two Moons; A Garden in Orbit; Footsteps on a New Moon',
};

const known = new Map<string, { where: Where; when: When }>((Object.keys(PLOTS) as Where[]).flatMap((where) => PLOTS[where].split(';').map((plot) => {
  const [theme = '', when = 'any'] = plot.trim().split(/, (?=morning$|day$|night$)/u);
  return [theme, { where, when: when as When }] as const;
})));

/** Every theme that is named here, so that a test can find one that is missing or spelled otherwise. */
export const PLOTS_PLACED: readonly string[] = [...known.keys()];

/** A theme of which nothing is known is told as one in the country, at any hour. */
export const whenAndWhere = (theme: string): { where: Where; when: When } => known.get(theme) ?? { where: 'country', when: 'any' };

const SEASONS: Readonly<Record<string, 'winter' | 'autumn'>> = { 'A Winter for the Bears': 'winter', 'The Fox and the First Snow': 'winter', 'The Avalanche Patrol': 'winter', 'The Pumpkin That Blinked': 'autumn' };

/** The season without which a plot makes no sense; most have none of their own. */
export const seasonOf = (theme: string): 'winter' | 'autumn' | undefined => SEASONS[theme];

/** The day on which a plot may begin that names one: the day before summer is a Friday, and “by Friday” is not said on one. */
const BEGINS: Readonly<Record<string, string>> = {
  'The Last Day Before Summer': 'Friday', 'The Sneeze Heard Round the World': 'Tuesday', 'A Letter Without a Name': 'Thursday', 'The Best Friend Machine': 'Monday', 'Seventeen Hiccups': 'Monday', 'A Brother the Size of a Loaf': 'Tuesday',
  'The Bicycle on the Hill': 'Monday Tuesday Wednesday Thursday', 'The Vampire Who Loved Tomatoes': 'Monday Tuesday Wednesday Thursday', 'Two Captains and One Team': 'Monday Tuesday Wednesday Thursday',
  'A Class Pet Named Thunder': 'Tuesday', 'The Case of the Singing Wall': 'Monday Tuesday Wednesday', 'The Oldest Tree in the Valley': 'Monday Tuesday Wednesday', 'The Robot Who Planted Flowers': 'Monday Tuesday Wednesday', 'The Skeleton in the Choir': 'Monday Tuesday Wednesday',
  'Runaway Train to the Coast': 'Tuesday Wednesday Thursday Friday Saturday', 'The Seed in the Sidewalk': 'Tuesday Wednesday Thursday Friday', 'Guardians of the Nest': 'Tuesday Wednesday Thursday Friday', 'A Garden in Orbit': 'Tuesday Wednesday Thursday Friday',
};
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Every plot that names its day. */
export const DAYS_NAMED: readonly string[] = Object.keys(BEGINS);

/** There is no school on a Saturday. */
export const daysOf = (theme: string): readonly string[] => BEGINS[theme]?.split(' ') ?? (known.get(theme)?.where === 'school' ? WEEK.slice(0, 5) : WEEK);

const NEAR: ReadonlySet<Where> = new Set(['house', 'school', 'town', 'ride']);

/** Nobody sets out for anywhere: it is all in one house, one school, one town. */
export const isNear = (theme: string): boolean => NEAR.has(whenAndWhere(theme).where);

/** It waits for them where they live: whoever goes over to another place comes back, unless a train or a bus has carried them past it. */
export const isComeBackTo = (theme: string): boolean => isNear(theme) && whenAndWhere(theme).where !== 'ride';

/** It is all in one house or one school: whoever goes to another place has to be back. */
export const isUnderARoof = (theme: string): boolean => /^(?:house|school)$/u.test(whenAndWhere(theme).where);

const WILDS: ReadonlySet<string> = new Set(['Down the Crystal Cave', 'The City Beneath the Ice', 'The Jungle That Hums', 'The Desert of Glass', 'Footsteps on a New Moon']);

/** Where it is tried nobody lives, and nobody comes by: in a jungle, under the ice, on a moon that was never walked on. */
export const isWild = (theme: string): boolean => WILDS.has(theme);
