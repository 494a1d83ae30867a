// The starter places: 12 places that everyone may use and nobody may edit. Every value comes from the contract's lists.

export interface StarterPlace {
  readonly id: `starter_${string}`;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  readonly type: string;
  readonly description: string;
  readonly magicalProperties: readonly string[];
  readonly inhabitants: readonly string[];
  readonly climate: string;
  readonly dangers: readonly string[];
  readonly treasures: readonly string[];
  readonly advancedFeatures: {
    readonly imageStyle: string;
    readonly background: string;
    readonly lighting: string;
    readonly mood: string;
    readonly details: string;
  };
}

export const STARTER_PLACES: readonly StarterPlace[] = [
  {
    id: 'starter_lantern_wood',
    name: 'Lantern Wood',
    category: 'Mystical Nature',
    subcategory: 'Enchanted Forests',
    type: 'Lantern Wood',
    description:
      'Old lanterns hang in the trees, and nobody remembers who hung them. ' +
      'At dusk they light themselves, one after another.',
    magicalProperties: ['Whispering Trees', 'Wandering Paths'],
    inhabitants: ['Talking Foxes', 'Wise Owls', 'Firefly Swarms'],
    climate: 'Everlasting Twilight',
    dangers: ['Thick Fog', 'Tangling Vines'],
    treasures: ['Everburning Lantern'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Lantern Light', mood: 'Mysterious', details: '' },
  },
  {
    id: 'starter_pearl_palace',
    name: 'Pearl Palace',
    category: 'Elemental Domains',
    subcategory: 'Water and Ice',
    type: 'Underwater Palace',
    description: 'A pink palace at the bottom of a pond as round as a coin. Lights that were lost above live behind its windows.',
    magicalProperties: ['Music from Nowhere', 'Memory-Keeping Mirrors'],
    inhabitants: ['Merfolk'],
    climate: 'Underwater Currents',
    dangers: ['Strong Whirlpool', 'Trick Mirrors'],
    treasures: ['Dragon Pearl', 'Silver Flute'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Underwater Rays', mood: 'Magical', details: '' },
  },
  {
    id: 'starter_moon_garden',
    name: 'Moon Garden',
    category: 'Celestial Places',
    subcategory: 'Moons and Planets',
    type: 'Moon Garden',
    description: 'Rows of silver flowers grow in the dust of the moon, and the Earth hangs above them like a blue balloon.',
    magicalProperties: ['Gentle Gravity', 'Glowing Flowers', 'Stars Within Reach'],
    inhabitants: ['Helpful Robots', 'Star Travelers'],
    climate: 'Starry and Still',
    dangers: ['Rolling Boulders'],
    treasures: ['Bottled Moonlight', 'Magic Seeds'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Starlight', mood: 'Peaceful', details: '' },
  },
  {
    id: 'starter_sunrise_castle',
    name: 'Sunrise Castle',
    category: 'Fantasy Realms',
    subcategory: 'Castles and Palaces',
    type: 'Fairy-Tale Castle',
    description:
      'A small castle on a green hill whose gate is open from sunrise to supper. ' +
      'Its knights are famous for their pancakes.',
    magicalProperties: ['Living Statues', 'Talking Animals'],
    inhabitants: ['Dragons', 'Unicorns', 'Ordinary Families'],
    climate: 'Mild and Sunny',
    dangers: ['Riddling Gatekeeper', 'Rickety Bridge'],
    treasures: ['Chest of Gems', 'Golden Key'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Sunrise Glow', mood: 'Joyful', details: '' },
  },
  {
    id: 'starter_clock_temple',
    name: 'Temple of the Sleeping Clock',
    category: 'Ancient Sites',
    subcategory: 'Temples and Ruins',
    type: 'Jungle Temple',
    description:
      'Deep in the jungle stands a temple with a clock instead of a door. ' +
      'It ticks only when somebody tells the truth.',
    magicalProperties: ['Slow-Running Time', 'Living Statues'],
    inhabitants: ['Clockwork Birds', 'Forest Spirits'],
    climate: 'Hot and Humid',
    dangers: ['Vanishing Floors', 'Snapping Plants', 'Winding Maze'],
    treasures: ['Clockwork Heart', 'Mirror of Truth'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Dappled Forest Light', mood: 'Adventurous', details: '' },
  },
  {
    id: 'starter_night_market',
    name: 'Thimble Street Night Market',
    category: 'Enchanted Settlements',
    subcategory: 'Towns and Markets',
    type: 'Night Market',
    description: 'The stalls open when the last streetcar has gone. Here you pay with a song, a secret or a good recipe.',
    magicalProperties: ['Lost Things Found', 'Wishes at Midnight'],
    inhabitants: ['Wandering Merchants', 'Young Wizards', 'Gnomes'],
    climate: 'Warm Summer Nights',
    dangers: ['Mischievous Imps', 'Winding Maze'],
    treasures: ['Wishing Coin', 'Music Box', 'Invisible Cloak'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Candlelight', mood: 'Curious', details: '' },
  },
  {
    id: 'starter_lighthouse_island',
    name: 'Last Light Island',
    category: 'Hidden Sanctuaries',
    subcategory: 'Safe Havens',
    type: 'Lighthouse Island',
    description: 'An island with one lighthouse, one apple tree and room for everyone who is lost. Seals sleep on its doorstep.',
    magicalProperties: ['Singing Wind', 'Lost Things Found'],
    inhabitants: ['Ordinary Families', 'Merfolk'],
    climate: 'Salty Sea Breeze',
    dangers: ['Sudden Storms', 'Thick Fog'],
    treasures: ['Compass of the Heart', 'Letter from Long Ago'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Golden Hour', mood: 'Hopeful', details: '' },
  },
  {
    id: 'starter_creaky_house',
    name: 'Number Thirteen',
    category: 'Dark Realms',
    subcategory: 'Spooky Places',
    type: 'Friendly Haunted House',
    description:
      'The stairs creak in tune and the portraits wave. ' +
      'The ghosts are very sorry about the noise and offer you a cookie.',
    magicalProperties: ['Shadows That Dance', 'Doors to Elsewhere', 'Music from Nowhere'],
    inhabitants: ['Friendly Ghosts', 'Shy Monsters'],
    climate: 'Soft Morning Mist',
    dangers: ['Trick Mirrors', 'Vanishing Floors'],
    treasures: ['Never-Empty Teapot', 'Book of Lost Stories'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Moonlight', mood: 'Spooky', details: '' },
  },
  {
    id: 'starter_snow_village',
    name: 'Mittenbrook',
    category: 'Seasonal Realms',
    subcategory: 'Winter',
    type: 'Snow Village',
    description:
      'Every chimney smokes and every window has a candle. ' +
      'On the longest night the whole village skates down the frozen brook.',
    magicalProperties: ['Stars Within Reach', 'Talking Animals'],
    inhabitants: ['Elves', 'Ordinary Families'],
    climate: 'Deep Winter Snow',
    dangers: ['Slippery Ice', 'Sleeping Beast'],
    treasures: ['Music Box', 'Everburning Lantern'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Northern Lights', mood: 'Cozy', details: '' },
  },
  {
    id: 'starter_school',
    name: 'Maple Street School',
    category: 'Modern Settings',
    subcategory: 'School and Learning',
    type: 'Elementary School',
    description:
      'A school with a wide ramp, a loud bell and a cupboard that nobody has ever seen open. ' +
      'Room seven smells of paint and oranges.',
    magicalProperties: ['Doors to Elsewhere'],
    inhabitants: ['Ordinary Families', 'Young Wizards'],
    climate: 'Golden Autumn',
    dangers: ['Forgetful Air', 'Echoes That Mislead'],
    treasures: ['Golden Key', 'Book of Lost Stories'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Soft Daylight', mood: 'Playful', details: '' },
  },
  {
    id: 'starter_treehouse',
    name: 'The Treehouse Next Door',
    category: 'Residential',
    subcategory: 'Yards and Neighborhoods',
    type: 'Treehouse',
    description: 'From the garden it is one room with a rope ladder. Inside it is always one room bigger than the last time.',
    magicalProperties: ['Ever-Changing Colors', 'Dreams Made Visible'],
    inhabitants: ['Ordinary Families', 'Fairies'],
    climate: 'Eternal Spring',
    dangers: ['Rickety Bridge', 'Sudden Storms'],
    treasures: ['Map of Stars', 'Crown of Leaves'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Golden Hour', mood: 'Dreamy', details: '' },
  },
  {
    id: 'starter_kite_valley',
    name: 'Valley of a Thousand Kites',
    category: 'Elemental Domains',
    subcategory: 'Air and Storm',
    type: 'Kite Valley',
    description:
      'The wind never rests here, and neither do the kites. ' +
      'Some of them have been flying longer than anyone can remember.',
    magicalProperties: ['Singing Wind', 'Floating Stones'],
    inhabitants: ['Cloud Sheep', 'Gentle Giants'],
    climate: 'Windy and Wild',
    dangers: ['Sudden Storms', 'Sleeping Beast'],
    treasures: ['Phoenix Feather', 'Compass of the Heart'],
    advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: 'Soft Daylight', mood: 'Triumphant', details: '' },
  },
];
