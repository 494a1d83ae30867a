// Which sentences of a plot suit which frames: a turn that can be told or lies there to be found, a prize that stays to be looked at, how long it takes, and whether anybody travels.

import { isNear, whenAndWhere } from './when-and-where.ts';

/** What made it harder is a fact: a stranger can drop it into the talk, or it can stand in a newspaper. */
const TURN_TOLD: readonly string[] = [
  'The Bridge Must Hold', 'Against the Rising Tide', 'One Hour to Save the Fair', 'Three Keys and a Door', 'The Upside-Down Day',
  'The Pirate Who Got Seasick', 'The Sneeze Heard Round the World', 'The Worst Magician in Town', 'Beyond the Last Lighthouse',
  'Twenty Thousand Bubbles Deep', 'Following the Wandering Star', 'The Dragon Who Forgot to Roar', 'A Crown of Leaves', 'The Spell That Went Sideways',
  'Where Unicorns Drink', 'The Giant Who Was Afraid of Mice', 'The Friend Nobody Could See', 'A Seat for One More', 'The Quarrel and the Kite',
  'The Bicycle on the Hill', 'The Little Voice That Grew', 'Learning to Say Sorry', 'The Clock That Struck Thirteen', 'The Case of the Singing Wall',
  'A Letter Without a Name', 'The Secret of the Green Umbrella', 'Somebody Feeds the Statue', 'The Bee Who Lost the Meadow', 'A Winter for the Bears',
  'Song of the Coral Reef', 'Guardians of the Nest', 'The Great Science Fair', 'The Machine That Collected Dreams', 'Lost Between Two Moons',
  'The Friendly Comet', 'A Garden in Orbit', 'The Pumpkin That Blinked', 'The Skeleton in the Choir',
];

/** It is a small thing that lies or stands there: one can walk past it, bend down to it, and call the others. */
const TURN_LIES_THERE: readonly string[] = [
  'Chase Through the Night Market', 'One Hour to Save the Fair', 'The Secret Staircase', 'Three Keys and a Door', 'A Sheep in the Supermarket',
  'Footsteps on a New Moon', 'Twenty Thousand Bubbles Deep', 'The Spell That Went Sideways', 'Where Unicorns Drink', 'Two Ends of One String',
  'The Very Small Promise', 'The Bridge Between Two Gardens', 'The Mistake Museum', 'The Boots That Were Too Big', 'The Door I Had to Open',
  'A Letter Without a Name', 'The House with One Window Lit', 'The Painting That Changed', 'Where the River Begins', 'The Seed in the Sidewalk',
  'The Lunchbox Mix-Up', 'A Class Pet Named Thunder', 'A Garden in Orbit', 'The Spaceship in the Shed', 'The Monster Under My Bunk',
];

/** It is come upon in going: at a crossroads, on the fourth roof, the next day. Nobody sits at a table over it. */
const TURN_ON_THE_WAY: readonly string[] = [
  'The Great Rooftop Race', 'The Long Way Home', 'A Seat for One More', 'Journey to the Edge of the Map', 'Who Stole the Moonlight', 'The Mistake Museum', 'Two Ends of One String', 'The Very Small Promise',
  'The Attic with Too Many Steps', 'The Day Gravity Took a Nap', 'The Goat Who Ate the Plan', 'Where the River Begins', 'The Quarrel and the Kite', 'Chase Through the Night Market', 'The House with One Window Lit',
  'Pudding for the President', 'The Painting That Changed', 'Footsteps on a New Moon', 'Learning to Say Sorry', 'The Lost Lantern',
];

/** What came of it is there afterwards, to be stood round and looked at, and perhaps touched. */
const PRIZE_STAYS: readonly string[] = [
  'The Lost Lantern', 'The Map with a Missing Corner', 'The Secret Staircase', 'Journey to the Edge of the Map', 'The Treasure Nobody Buried',
  'Where Unicorns Drink', 'The Feather of the Phoenix', 'A Garden in Orbit', 'Runaway Train to the Coast', 'The Tournament of Kites',
  'The Lunchbox Mix-Up', 'A Class Pet Named Thunder', 'The Quarrel and the Kite', 'A Night with the Fireflies', 'The City Beneath the Ice',
  'The Desert of Glass', 'The Museum of Unknown Things', 'A Seat for One More',
];

/** All of it is over before supper, or before the sun is up: nobody is on a road for days. */
const ONE_DAY: readonly string[] = [
  'The Lost Lantern', 'The Long Way Home', 'The Spell That Went Sideways', 'Palace Under the Pond', 'The Borrowed Wand', 'The Giant Who Was Afraid of Mice', 'School Trip to Saturn',
  'Lost Between Two Moons', 'The Day Gravity Took a Nap', 'The Great Rooftop Race', 'Runaway Train to the Coast', 'Rescue at Waterfall Rock', 'Storm over Lantern Bay',
  'The Bridge Must Hold', 'Chase Through the Night Market', 'The Tournament of Kites', 'Against the Rising Tide', 'The Avalanche Patrol', 'One Hour to Save the Fair',
  'The Vanishing Birthday Cake', 'The New Kid in Row Three', 'The Substitute Wizard', 'The Talent Show Tangle', 'The Lunchbox Mix-Up', 'The Night in the School Library',
  'The Great Science Fair', 'The Bus That Took a Wrong Turn', 'The Last Day Before Summer', 'Song of the Coral Reef', 'The Fox and the First Snow', 'A Night with the Fireflies',
  'The First Night Away', 'How to Be Brave in the Dark', 'The Little Voice That Grew', 'Learning to Say Sorry', 'Goodbye to the Old House', 'The Upside-Down Day',
  'Pudding for the President', 'The Goat Who Ate the Plan', 'Grandma Joins the Circus', 'The Pirate Who Got Seasick', 'The Sneeze Heard Round the World', 'A Sheep in the Supermarket',
  'The Invisible Pants', 'The Cookie with Two Halves', 'A Stranger at the Campfire', 'The Quarrel and the Kite', 'Fog on Candle Street', 'The Pumpkin That Blinked',
  'The Carnival of Lost Toys', 'The Desert of Glass', 'The Attic with Too Many Steps',
];

/** What happens first happens to all of them, in front of everybody: people come running. In every other plot one alone notices, or a few at one table. */
const PUBLIC_SIGN: ReadonlySet<string> = named(`The Lost Lantern; The Island That Moves; A Ship Made of Books; The Dragon Who Forgot to Roar; The Last Wish in the Well; The Sleeping Forest; The Giant Who Was Afraid of Mice; The Robot Who Planted Flowers;
  Message from a Small Star; The Day Gravity Took a Nap; The Friendly Comet; Rescue at Waterfall Rock; Storm over Lantern Bay; The Bridge Must Hold;
  The Treasure Nobody Buried; The Spell That Went Sideways; Against the Rising Tide; The Avalanche Patrol; One Hour to Save the Fair; Who Stole the Moonlight; The Clock That Struck Thirteen; The Case of the Singing Wall; The House with One Window Lit; The Secret of the Green Umbrella;
  Somebody Feeds the Statue; The Oldest Tree in the Valley; Where the River Begins; A Winter for the Bears; Song of the Coral Reef; The Rain That Came Late; Guardians of the Nest; The Upside-Down Day; The Goat Who Ate the Plan;
  The Sneeze Heard Round the World; A Sheep in the Supermarket; The Vampire Who Loved Tomatoes; Fog on Candle Street; The City Beneath the Ice; The Jungle That Hums; The Desert of Glass; Twenty Thousand Bubbles Deep;
  The Valley Above the Clouds; Following the Wandering Star`);

/** What they wanted was to come in at their own door: nobody is on the way home after that. */
const PRIZE_AT_HOME: ReadonlySet<string> = named('The Long Way Home');

/** They are a long way from home when it begins: nobody packs, and nobody goes out of the door (`hook:afar`). */
const BEGINS_AWAY: ReadonlySet<string> = named('The Long Way Home; The Bus That Took a Wrong Turn; Runaway Train to the Coast; The First Night Away; A Stranger at the Campfire');

/** A shout would bring the snow down. */
const NO_SHOUTING: ReadonlySet<string> = named('The Avalanche Patrol');
export const mayNotShout = (theme: string): boolean => NO_SHOUTING.has(theme);

/** What came of it took a whole night, or weeks: it is not the evening of that day any more. */
const PRIZE_TAKES_LONG: ReadonlySet<string> = named('The Cookie with Two Halves; The First Night Away; The New Kid in Row Three; The Bee Who Lost the Meadow; Guardians of the Nest; The Worst Magician in Town; The Pumpkin That Blinked');

/** It came out well softly: somebody has dropped off, or holds their breath, and nobody cheers or brings a drum. */
const PRIZE_HUSHED: ReadonlySet<string> = named(`A Winter for the Bears; The First Night Away; A Brother the Size of a Loaf; The Door I Had to Open; A Night with the Fireflies; How to Be Brave in the Dark; A Stranger at the Campfire; Guardians of the Nest;
  Where Unicorns Drink; Over the Whispering Mountains; The Pumpkin That Blinked; Following the Wandering Star; The Monster Under My Bunk; Twenty Thousand Bubbles Deep; The Night in the School Library; The Case of the Singing Wall; The Avalanche Patrol; A Letter Without a Name; The New Kid in Row Three`);

/** Where it begins when no family has said where: no snow slides down upon a quay, and no fleet is out under a hill. */
const HOME_GROUNDS: Readonly<Record<string, string>> = {
  'The Avalanche Patrol': 'mountain', 'Rescue at Waterfall Rock': 'mountain',
  'The Seed in the Sidewalk': 'town', 'The Bee Who Lost the Meadow': 'town', 'Guardians of the Nest': 'town',
  'Storm over Lantern Bay': 'water', 'Against the Rising Tide': 'water', 'The Island That Moves': 'water', 'A Ship Made of Books': 'water', 'Beyond the Last Lighthouse': 'water',
};

/** One can go back to what was seen first, and look at it again. */
const SIGN_STAYS: ReadonlySet<string> = named(`The Lost Lantern; Three Keys and a Door; The Last Wish in the Well; A Crown of Leaves; The Sleeping Forest; The Robot Who Planted Flowers; Where Unicorns Drink; The Secret Staircase; The Friendly Comet; The Spaceship in the Shed;
  The Bridge Must Hold; Against the Rising Tide; Footprints in the Flour; The Case of the Singing Wall; The House with One Window Lit; The Secret of the Green Umbrella; Somebody Feeds the Statue; The Painting That Changed;
  The Oldest Tree in the Valley; Where the River Begins; The Seed in the Sidewalk; Guardians of the Nest; The Bicycle on the Hill; The Door I Had to Open; The Vampire Who Loved Tomatoes; The City Beneath the Ice;
  The Museum of Unknown Things; The Attic with Too Many Steps; The Bridge Between Two Gardens; A Class Pet Named Thunder; A Garden in Orbit`);

/** They are where it will come to a head long before it does: the first attempt is made there, somebody is met there, or everybody knows it, as one knows the pier and the church steps. */
const ALREADY_SEEN: ReadonlySet<string> = named(`The Ghost Who Was Afraid of Us; The Talent Show Tangle; The Giant Who Was Afraid of Mice; The Friendly Comet; The Spaceship in the Shed; The Bridge Must Hold; Against the Rising Tide; One Hour to Save the Fair; The Clock That Struck Thirteen;
  The House with One Window Lit; Somebody Feeds the Statue; The Oldest Tree in the Valley; A Winter for the Bears; The Seed in the Sidewalk; The Best Friend Machine; The Bicycle on the Hill; The Little Voice That Grew; The Sneeze Heard Round the World;
  A Sheep in the Supermarket; The Pumpkin That Blinked; The Vampire Who Loved Tomatoes; A Stranger at the Campfire; Where Unicorns Drink; The Pirate Who Got Seasick; Song of the Coral Reef; The Day Gravity Took a Nap; How to Be Brave in the Dark; The Door I Had to Open; Goodbye to the Old House; The Last Day Before Summer;
  Grandma Joins the Circus; The Dragon Who Forgot to Roar; Lost Between Two Moons; Guardians of the Nest; The Avalanche Patrol; The Treasure Nobody Buried; A Night with the Fireflies; The Museum of Unknown Things;
  Learning to Say Sorry; The Case of the Singing Wall; The Goat Who Ate the Plan; Pudding for the President; The Tournament of Kites; The Great Science Fair; The New Kid in Row Three;
  The Long Way Home; The Borrowed Wand; Two Captains and One Team; The Friend Nobody Could See; A Seat for One More; The Very Small Promise; The Bridge Between Two Gardens; The Cookie with Two Halves; The Invisible Pants; Seventeen Hiccups; Fog on Candle Street; The Worst Magician in Town; A Brother the Size of a Loaf`);

/** Where it comes to a head somebody sits and waits, or lives, or has come for a show: it is not empty when they get there. */
const SOMEBODY_THERE: ReadonlySet<string> = named(`Rescue at Waterfall Rock; The Island That Moves; The Dragon Who Forgot to Roar; The Giant Who Was Afraid of Mice; The Feather of the Phoenix; The Friendly Comet; The Day Gravity Took a Nap; Chase Through the Night Market; One Hour to Save the Fair;
  The House with One Window Lit; Somebody Feeds the Statue; The New Kid in Row Three; The Talent Show Tangle; The Great Science Fair; A Winter for the Bears; Song of the Coral Reef; Letters to the Lighthouse; The Very Small Promise; A Stranger at the Campfire; The Best Friend Machine;
  The Little Voice That Grew; Learning to Say Sorry; Grandma Joins the Circus; The Pirate Who Got Seasick; A Sheep in the Supermarket; The Worst Magician in Town; The Ghost Who Was Afraid of Us; The Carnival of Lost Toys; The Boots That Were Too Big; Guardians of the Nest;
  The Borrowed Wand; Two Captains and One Team; Two Ends of One String; A Seat for One More; The Invisible Pants; Seventeen Hiccups`);

function named(themes: string): ReadonlySet<string> {
  return new Set(themes.split(';').map((theme) => theme.trim()));
}

export const isOfOneDay = (theme: string): boolean => ONE_DAY.includes(theme);

export const homeGround = (theme: string): string | undefined => HOME_GROUNDS[theme];

export const isAwaited = (theme: string): boolean => SOMEBODY_THERE.has(theme);

export const endsAtHome = (theme: string): boolean => PRIZE_AT_HOME.has(theme);

export const startsAway = (theme: string): boolean => BEGINS_AWAY.has(theme);

export const takesLong = (theme: string): boolean => PRIZE_TAKES_LONG.has(theme);

/** Every theme that is named here, so that a test can find one that is spelled otherwise. */
export const THEMES_NAMED: readonly string[] = [...TURN_TOLD, ...TURN_LIES_THERE, ...TURN_ON_THE_WAY, ...PRIZE_STAYS, ...PRIZE_AT_HOME, ...PRIZE_TAKES_LONG, ...BEGINS_AWAY, ...PRIZE_HUSHED, ...NO_SHOUTING, ...Object.keys(HOME_GROUNDS), ...ONE_DAY, ...PUBLIC_SIGN, ...SIGN_STAYS, ...ALREADY_SEEN, ...SOMEBODY_THERE];

/** On a station or a reef nobody walks for days, either. */
const AFLOAT: ReadonlySet<string> = new Set(['space', 'depths']);

export const suitsOf = (theme: string): string[] => [
  ...(TURN_TOLD.includes(theme) ? ['turn-told'] : []),
  ...(TURN_LIES_THERE.includes(theme) ? ['turn-there'] : []),
  ...(TURN_ON_THE_WAY.includes(theme) ? [] : ['turn-still']),
  ...(PRIZE_STAYS.includes(theme) ? ['prize-there'] : []),
  ...(PRIZE_HUSHED.has(theme) ? [] : ['loud']),
  isOfOneDay(theme) ? 'short' : 'long',
  PUBLIC_SIGN.has(theme) ? 'public-sign' : 'private-sign',
  ...(SIGN_STAYS.has(theme) ? ['sign-there'] : []),
  ...(ALREADY_SEEN.has(theme) ? [] : ['first-there']),
  ...(isNear(theme) || AFLOAT.has(whenAndWhere(theme).where) ? ['near'] : []),
];
