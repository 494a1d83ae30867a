// What a story is about. Shape: the 12 categories of the specification, in its order; 10 themes in each; every theme occurs once.
// A theme opens the title of its story ('The Lost Lantern: Maya and Rusty'), so each reads like the name of a book.
export const THEMES = [
  {
    category: 'Adventure',
    themes: [
      'The Lost Lantern',
      'The Map with a Missing Corner',
      'Over the Whispering Mountains',
      'The Island That Moves',
      'A Ship Made of Books',
      'The Secret Staircase',
      'Journey to the Edge of the Map',
      'The Treasure Nobody Buried',
      'Three Keys and a Door',
      'The Long Way Home',
    ],
  },
  {
    category: 'Fantasy',
    themes: [
      'The Dragon Who Forgot to Roar',
      'The Last Wish in the Well',
      'A Crown of Leaves',
      'The Sleeping Forest',
      'The Spell That Went Sideways',
      'Palace Under the Pond',
      'The Borrowed Wand',
      'Where Unicorns Drink',
      'The Giant Who Was Afraid of Mice',
      'The Feather of the Phoenix',
    ],
  },
  {
    category: 'Sci-Fi',
    themes: [
      'The Robot Who Planted Flowers',
      'Message from a Small Star',
      'School Trip to Saturn',
      'The Machine That Collected Dreams',
      'Lost Between Two Moons',
      'The Day Gravity Took a Nap',
      'Postcards from Tomorrow',
      'The Friendly Comet',
      'A Garden in Orbit',
      'The Spaceship in the Shed',
    ],
  },
  {
    category: 'Action',
    themes: [
      'The Great Rooftop Race',
      'Runaway Train to the Coast',
      'Rescue at Waterfall Rock',
      'Storm over Lantern Bay',
      'The Bridge Must Hold',
      'Chase Through the Night Market',
      'The Tournament of Kites',
      'Against the Rising Tide',
      'The Avalanche Patrol',
      'One Hour to Save the Fair',
    ],
  },
  {
    category: 'Mystery',
    themes: [
      'Who Stole the Moonlight',
      'The Clock That Struck Thirteen',
      'Footprints in the Flour',
      'The Case of the Singing Wall',
      'The Vanishing Birthday Cake',
      'A Letter Without a Name',
      'The House with One Window Lit',
      'The Secret of the Green Umbrella',
      'Somebody Feeds the Statue',
      'The Painting That Changed',
    ],
  },
  {
    category: 'School Life',
    themes: [
      'The New Kid in Row Three',
      'The Substitute Wizard',
      'The Talent Show Tangle',
      'The Lunchbox Mix-Up',
      'A Class Pet Named Thunder',
      'The Night in the School Library',
      'The Great Science Fair',
      'Two Captains and One Team',
      'The Bus That Took a Wrong Turn',
      'The Last Day Before Summer',
    ],
  },
  {
    category: 'Nature',
    themes: [
      'The Oldest Tree in the Valley',
      'Where the River Begins',
      'The Bee Who Lost the Meadow',
      'A Winter for the Bears',
      'The Seed in the Sidewalk',
      'Song of the Coral Reef',
      'The Rain That Came Late',
      'The Fox and the First Snow',
      'Guardians of the Nest',
      'A Night with the Fireflies',
    ],
  },
  {
    category: 'Friendship',
    themes: [
      'Two Ends of One String',
      'The Friend Nobody Could See',
      'A Seat for One More',
      'The Quarrel and the Kite',
      'Letters to the Lighthouse',
      'The Very Small Promise',
      'The Bridge Between Two Gardens',
      'The Cookie with Two Halves',
      'A Stranger at the Campfire',
      'The Best Friend Machine',
    ],
  },
  {
    category: 'Growth',
    themes: [
      'The First Night Away',
      'The Bicycle on the Hill',
      'How to Be Brave in the Dark',
      'The Little Voice That Grew',
      'A Brother the Size of a Loaf',
      'The Mistake Museum',
      'The Boots That Were Too Big',
      'Learning to Say Sorry',
      'The Door I Had to Open',
      'Goodbye to the Old House',
    ],
  },
  {
    category: 'Comedy',
    themes: [
      'The Upside-Down Day',
      'Pudding for the President',
      'The Goat Who Ate the Plan',
      'Grandma Joins the Circus',
      'The Pirate Who Got Seasick',
      'The Sneeze Heard Round the World',
      'A Sheep in the Supermarket',
      'The Invisible Pants',
      'The Worst Magician in Town',
      'Seventeen Hiccups',
    ],
  },
  {
    category: 'Spooky',
    themes: [
      'The Ghost Who Was Afraid of Us',
      'A Knock at Midnight',
      'The Pumpkin That Blinked',
      'Shadows Need Friends Too',
      'The Attic with Too Many Steps',
      'The Vampire Who Loved Tomatoes',
      'Fog on Candle Street',
      'The Skeleton in the Choir',
      'The Monster Under My Bunk',
      'The Carnival of Lost Toys',
    ],
  },
  {
    category: 'Exploration',
    themes: [
      'Down the Crystal Cave',
      'The City Beneath the Ice',
      'Beyond the Last Lighthouse',
      'The Jungle That Hums',
      'Footsteps on a New Moon',
      'The Desert of Glass',
      'Twenty Thousand Bubbles Deep',
      'The Valley Above the Clouds',
      'The Museum of Unknown Things',
      'Following the Wandering Star',
    ],
  },
] as const satisfies readonly { category: string; themes: readonly string[] }[];

export type ThemeCategory = (typeof THEMES)[number]['category'];
export type Theme = (typeof THEMES)[number]['themes'][number];

const CATEGORY_OF: ReadonlyMap<string, ThemeCategory> = new Map(
  THEMES.flatMap(({ category, themes }) => themes.map((theme) => [theme, category] as const)),
);

/** Null for a text that is not one of our themes. */
export function categoryOfTheme(theme: string): ThemeCategory | null {
  return CATEGORY_OF.get(theme) ?? null;
}

/** Stories without a category carry an empty one. */
export const isCategoryOrNone = (category: string): boolean => category === '' || THEMES.some((theme) => theme.category === category);
