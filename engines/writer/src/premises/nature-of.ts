// What the nature of a plot lets a general scene say: whether its signs are seen or only heard, whether there can be a silence in it, whether things stay where one puts them, whether anything is looked for.

/** What happens first is heard, said, missed or remembered: nobody stood and looked at it. */
const SIGN_NOT_SEEN = named(`The Dragon Who Forgot to Roar; School Trip to Saturn; The Machine That Collected Dreams; The Clock That Struck Thirteen; The Case of the Singing Wall; Two Captains and One Team; The Last Day Before Summer;
  Song of the Coral Reef; The Best Friend Machine; How to Be Brave in the Dark; The Little Voice That Grew; Learning to Say Sorry; The Sneeze Heard Round the World; Seventeen Hiccups; The Ghost Who Was Afraid of Us; A Knock at Midnight;
  Down the Crystal Cave; The Jungle That Hums; The Rain That Came Late`);

/** The heroes did it themselves: nobody can show it to them, and they were not looking the other way. */
const OWN_DOING = named('The Spell That Went Sideways; The Treasure Nobody Buried; The Invisible Pants; The Great Science Fair; Seventeen Hiccups');

/** What made it harder, or turned it round, is heard, said, smelled or felt. */
const TURN_NOT_SEEN = named(`Over the Whispering Mountains; The Dragon Who Forgot to Roar; The Last Wish in the Well; The Borrowed Wand; School Trip to Saturn; The Machine That Collected Dreams; Runaway Train to the Coast; The Bridge Must Hold;
  The Case of the Singing Wall; The Vanishing Birthday Cake; The New Kid in Row Three; Two Captains and One Team; The Bus That Took a Wrong Turn; The Last Day Before Summer; The Oldest Tree in the Valley; Where the River Begins; Song of the Coral Reef;
  The Best Friend Machine; The First Night Away; How to Be Brave in the Dark; The Little Voice That Grew; A Brother the Size of a Loaf; The Door I Had to Open; The Sneeze Heard Round the World; Seventeen Hiccups; A Knock at Midnight; Fog on Candle Street;
  The Skeleton in the Choir; Down the Crystal Cave; The City Beneath the Ice; The Jungle That Hums; The Museum of Unknown Things; The Pirate Who Got Seasick; Against the Rising Tide; A Seat for One More; Goodbye to the Old House`);

/** Something sounds in it from the first page to the last. */
const NEVER_QUIET = named('The Jungle That Hums; The Case of the Singing Wall; The Machine That Collected Dreams; Runaway Train to the Coast; Seventeen Hiccups; The Sneeze Heard Round the World; A Winter for the Bears; The Oldest Tree in the Valley; The Museum of Unknown Things; The Door I Had to Open');

/** Nobody sits down in it, and nothing lies where it was put. */
const WITHOUT_WEIGHT = named('The Day Gravity Took a Nap; The Upside-Down Day');

/** Something or somebody has to be found, and nobody knows where. */
const SOUGHT = named(`The Lost Lantern; The Map with a Missing Corner; The Dragon Who Forgot to Roar; A Crown of Leaves; School Trip to Saturn; Postcards from Tomorrow; The Avalanche Patrol; Chase Through the Night Market; Who Stole the Moonlight; Footprints in the Flour;
  The Case of the Singing Wall; The Vanishing Birthday Cake; The House with One Window Lit; The Secret of the Green Umbrella; Somebody Feeds the Statue; The Lunchbox Mix-Up; A Class Pet Named Thunder; Where the River Begins; The Bee Who Lost the Meadow;
  A Night with the Fireflies; Two Ends of One String; The Invisible Pants; A Knock at Midnight; The Vampire Who Loved Tomatoes; Footsteps on a New Moon; Twenty Thousand Bubbles Deep; The Jungle That Hums; The Secret Staircase; Rescue at Waterfall Rock`);

/** “In time”, “before the seventeenth”, “turn the class back”: what is at stake says in time for what, or what has become of whom, and is told before they go. */
const IN_TIME = named('The Substitute Wizard; Rescue at Waterfall Rock; The Avalanche Patrol; The Bridge Must Hold; The Island That Moves; A Ship Made of Books; The Robot Who Planted Flowers; The Spell That Went Sideways; Palace Under the Pond; School Trip to Saturn; The Day Gravity Took a Nap; Learning to Say Sorry; Seventeen Hiccups; The Fox and the First Snow; The Machine That Collected Dreams');

/** Somebody is in danger, or there is an hour left and no more: nobody dusts, naps or drops off a parcel first. */
const HURRIED = named('Runaway Train to the Coast; Rescue at Waterfall Rock; Storm over Lantern Bay; The Bridge Must Hold; Against the Rising Tide; The Avalanche Patrol; One Hour to Save the Fair; Pudding for the President; The Giant Who Was Afraid of Mice; The Fox and the First Snow');

/** It happens by night, and every night again: nobody sleeps through the next one, with the bag packed beside the bed. */
const EVERY_NIGHT = named(`The Secret Staircase; A Knock at Midnight; The Ghost Who Was Afraid of Us; Message from a Small Star; The Machine That Collected Dreams; Who Stole the Moonlight; The Clock That Struck Thirteen; Footprints in the Flour; The House with One Window Lit`);

function named(themes: string): ReadonlySet<string> {
  return new Set(themes.split(';').map((theme) => theme.trim()));
}

/** Every theme that is named here, so that a test can find one that is spelled otherwise. */
export const NATURES_NAMED: readonly string[] = [SIGN_NOT_SEEN, OWN_DOING, TURN_NOT_SEEN, NEVER_QUIET, WITHOUT_WEIGHT, SOUGHT, IN_TIME, HURRIED, EVERY_NIGHT].flatMap((set) => [...set]);

/** There can be a silence in it. */
export const canBeQuiet = (theme: string): boolean => !NEVER_QUIET.has(theme);

export const isInTime = (theme: string): boolean => IN_TIME.has(theme);

export const comesEveryNight = (theme: string): boolean => EVERY_NIGHT.has(theme);

/** The gates that the nature of a plot opens. */
export const natureOf = (theme: string): string[] => [
  ...(SIGN_NOT_SEEN.has(theme) ? [] : ['sign-seen']),
  ...(OWN_DOING.has(theme) ? [] : ['befalls']),
  ...(TURN_NOT_SEEN.has(theme) ? [] : ['turn-seen']),
  ...(WITHOUT_WEIGHT.has(theme) ? [] : ['weight']),
  ...(SOUGHT.has(theme) ? ['sought'] : []),
  ...(HURRIED.has(theme) ? [] : ['no-hurry']),
];
