// The starter cast: 12 characters that everyone may use and nobody may edit. Every value comes from the contract's lists.

export interface StarterCharacter {
  readonly id: `starter_${string}`;
  readonly name: string;
  /** 'category - subcategory - specific' */
  readonly type: string;
  readonly gender: 'male' | 'female';
  /** One or two traits, joined by ' and '. */
  readonly personality: string;
  readonly magicalPower: string;
  readonly role: string;
  readonly appearance: {
    readonly height: string;
    readonly build: string;
    readonly color: string;
    /** Up to four features, joined by ', '. */
    readonly distinguishingFeature: string;
    readonly age: string;
    readonly customAge: string;
    readonly skinTone: string;
    readonly eyeColor: string;
    readonly hairColor: string;
  };
  readonly customDescription: string;
  readonly advancedFeatures: {
    readonly imageStyle: string;
    readonly background: string;
    readonly lighting: string;
    readonly mood: string;
    readonly details: string;
    readonly imageProvider: string;
  };
}

export const STARTER_CHARACTERS: readonly StarterCharacter[] = [
  {
    id: 'starter_maya',
    name: 'Maya',
    type: 'Human - Children - Young Explorer',
    gender: 'female',
    personality: 'Brave and Curious',
    magicalPower: 'Making Light',
    role: 'Hero',
    appearance: {
      height: 'Short',
      build: 'Average build',
      color: 'Sunflower yellow',
      distinguishingFeature: 'Curly hair, Round glasses, Red scarf',
      age: 'Child',
      customAge: '',
      skinTone: 'Walnut',
      eyeColor: 'Dark brown',
      hairColor: 'Dark brown',
    },
    customDescription:
      'Maya keeps a pencil, a piece of string and a long list of doors in her pockets. ' +
      'She has not opened half of those doors yet.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Evening Meadow',
      lighting: 'Soft Daylight',
      mood: 'Adventurous',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_rusty',
    name: 'Rusty',
    type: 'Animal - Forest Animals - Red Fox',
    gender: 'male',
    personality: 'Clever and Playful',
    magicalPower: 'Finding Lost Things',
    role: 'Sidekick',
    appearance: {
      height: 'Small',
      build: 'Fluffy',
      color: 'Red with white',
      distinguishingFeature: 'Green scarf, Very bushy tail',
      age: 'Young',
      customAge: '',
      skinTone: '',
      eyeColor: 'Amber',
      hairColor: '',
    },
    customDescription:
      'Rusty knows every path in the wood by its smell. ' +
      'He takes off his green scarf for nobody, not even in summer.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Enchanted Forest',
      lighting: 'Dappled Forest Light',
      mood: 'Playful',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_ember',
    name: 'Ember',
    type: 'Mythical Creature - Dragons - Dragon Knight',
    gender: 'male',
    personality: 'Loyal and Stubborn',
    magicalPower: 'Calling Warm Fire',
    role: 'Guardian',
    appearance: {
      height: 'Pony-sized',
      build: 'Broad-winged',
      color: 'Emerald green',
      distinguishingFeature: 'Knight armor, Knight helmet, Sword and shield, Dragon wings',
      age: 'Young',
      customAge: '',
      skinTone: '',
      eyeColor: 'Amber',
      hairColor: '',
    },
    customDescription:
      'Ember polishes his armor every evening. ' +
      'His fire is just right for toasting bread, and he has never once burned the crust.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Castle Courtyard',
      lighting: 'Golden Hour',
      mood: 'Brave',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_pixel',
    name: 'Pixel',
    type: 'Robot/Artificial Intelligence - Space Robots - Moon Gardener',
    gender: 'female',
    personality: 'Cheerful and Exact',
    magicalPower: 'Growing Plants',
    role: 'Sidekick',
    appearance: {
      height: 'Child-sized',
      build: 'Round',
      color: 'White enamel',
      distinguishingFeature: 'Bobble pigtails, Screen face, Painted dress, Light in the chest',
      age: 'Nearly new',
      customAge: '',
      skinTone: '',
      eyeColor: 'Turquoise',
      hairColor: '',
    },
    customDescription:
      'Pixel waters four hundred and twelve moonflowers and has given each of them a name. ' +
      'She hums while she counts them.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Moon Surface',
      lighting: 'Starlight',
      mood: 'Joyful',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_olive',
    name: 'Olive',
    type: 'Animal - Birds - Owl',
    gender: 'female',
    personality: 'Patient and Witty',
    magicalPower: 'Sensing Feelings',
    role: 'Mentor',
    appearance: {
      height: 'Small',
      build: 'Round',
      color: 'Caramel brown',
      distinguishingFeature: 'Ear tufts, Very big eyes',
      age: 'Old and wise',
      customAge: '',
      skinTone: '',
      eyeColor: 'Fire orange',
      hairColor: '',
    },
    customDescription:
      'Olive answers most questions with a better question. ' +
      'She keeps her favorite jokes for the darkest hour of the night.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Evening Meadow',
      lighting: 'Sunset',
      mood: 'Peaceful',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_lin',
    name: 'Lin',
    type: 'Human - Children - Story Weaver',
    gender: 'female',
    personality: 'Kind and Dreamy',
    magicalPower: 'Bringing Paper to Life',
    role: 'Hero',
    appearance: {
      height: 'Average height',
      build: 'Slim',
      color: 'Rose pink',
      distinguishingFeature: 'Long hair, Rosy cheeks, Ink on the fingers',
      age: 'Child',
      customAge: '',
      skinTone: 'Apricot',
      eyeColor: 'Dark brown',
      hairColor: 'Ink black',
    },
    customDescription:
      'Lin folds paper birds out of stories that are not finished yet. ' +
      'When one of them flies, she runs after it to learn the end.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Soft Gradient',
      lighting: 'Twilight',
      mood: 'Dreamy',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_kofi',
    name: 'Kofi',
    type: 'Human - Children - Map Maker',
    gender: 'male',
    personality: 'Bold and Honest',
    magicalPower: 'Calling the Wind',
    role: 'Hero',
    appearance: {
      height: 'Average height',
      build: 'Athletic',
      color: 'Teal',
      distinguishingFeature: 'Short hair, Wheelchair, Old map',
      age: 'Child',
      customAge: '',
      skinTone: 'Cocoa',
      eyeColor: 'Dark brown',
      hairColor: 'Ink black',
    },
    customDescription:
      'Kofi draws maps of places where nobody has been, and then he goes there. ' +
      'He races along in a wheelchair with a little sail.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Flower Garden',
      lighting: 'Soft Daylight',
      mood: 'Triumphant',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_finn',
    name: 'Finn',
    type: 'Human - Adventurers - Sea Captain',
    gender: 'male',
    personality: 'Calm and Funny',
    magicalPower: 'Shaping Water',
    role: 'Sidekick',
    appearance: {
      height: 'Short',
      build: 'Sturdy',
      color: 'Cornflower blue',
      distinguishingFeature: 'Freckles, Hearing aids, Short hair',
      age: 'Child',
      customAge: '',
      skinTone: 'Porcelain',
      eyeColor: 'Emerald green',
      hairColor: 'Copper red',
    },
    customDescription:
      'Finn is captain of a boat no longer than a bathtub. ' +
      'He wears bright blue hearing aids, and in a storm he tells the waves a joke until they calm down.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Seaside Cliff',
      lighting: 'Sunrise Glow',
      mood: 'Hopeful',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_amara',
    name: 'Amara',
    type: 'Mystic - Keepers - Lighthouse Keeper',
    gender: 'female',
    personality: 'Wise and Funny',
    magicalPower: 'Stopping Time for a Moment',
    role: 'Mentor',
    appearance: {
      height: 'Tall',
      build: 'Broad-shouldered',
      color: 'Plum purple',
      distinguishingFeature: 'Headscarf, Laugh lines, Walking stick, Lantern',
      age: 'Elder',
      customAge: '',
      skinTone: 'Bronze',
      eyeColor: 'Hazel brown',
      hairColor: 'Snow white',
    },
    customDescription:
      'Amara has climbed the two hundred steps of her tower every evening for fifty years. ' +
      'She still counts them aloud and always finds one more.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Seaside Cliff',
      lighting: 'Lantern Light',
      mood: 'Cozy',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_coral',
    name: 'Coral',
    type: 'Mythical Creature - Sea Folk and Sea Creatures - Mermaid or Merman',
    gender: 'female',
    personality: 'Playful and Mischievous',
    magicalPower: 'Singing Dreams',
    role: 'Trickster',
    appearance: {
      height: 'Average height',
      build: 'Slender',
      color: 'Turquoise',
      distinguishingFeature: 'Fish tail, Wavy hair, Crown of shells',
      age: 'Teenager',
      customAge: '',
      skinTone: 'Golden tan',
      eyeColor: 'Turquoise',
      hairColor: 'Violet',
    },
    customDescription:
      'Coral collects everything that falls overboard and gives it back with one small change. ' +
      'She has never lost a game of hide and seek.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Underwater Garden',
      lighting: 'Underwater Rays',
      mood: 'Silly',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_grumble',
    name: 'Grumble',
    type: 'Dark Being - Under-the-Bed Monsters - Bed Monster',
    gender: 'male',
    personality: 'Grumpy and Gentle',
    magicalPower: 'Growing and Shrinking',
    role: 'Antihero',
    appearance: {
      height: 'As tall as a door',
      build: 'Fluffy',
      color: 'Plum purple',
      distinguishingFeature: 'Curved horns, One tooth that shows, Nightcap, Odd socks',
      age: 'Grown',
      customAge: '',
      skinTone: '',
      eyeColor: 'Honey gold',
      hairColor: '',
    },
    customDescription:
      'Grumble complains about dust, about noise and about bedtime. ' +
      'At night he keeps every bad dream away and would never admit it.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Starry Sky',
      lighting: 'Moonlight',
      mood: 'Cozy',
      details: '',
      imageProvider: 'dall-e',
    },
  },
  {
    id: 'starter_zibbo',
    name: 'Zibbo',
    type: 'Alien - Curious Visitors - Antenna Alien',
    gender: 'male',
    personality: 'Curious and Shy',
    magicalPower: 'Moving Things by Thought',
    role: 'Sidekick',
    appearance: {
      height: 'Toy-sized',
      build: 'Round',
      color: 'Mint green',
      distinguishingFeature: 'Curly antennae, Very big eyes, Glowing freckles, Backpack',
      age: 'Three hundred moons old',
      customAge: '',
      skinTone: '',
      eyeColor: 'Violet',
      hairColor: '',
    },
    customDescription:
      'Zibbo came to Earth to find out what laughing is for. ' +
      'His freckles glow in the dark, so everyone always knows where he is hiding.',
    advancedFeatures: {
      imageStyle: 'Storybook',
      background: 'Starry Sky',
      lighting: 'Magical Glow',
      mood: 'Curious',
      details: '',
      imageProvider: 'dall-e',
    },
  },
];
