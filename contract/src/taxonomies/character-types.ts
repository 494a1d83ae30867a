// Who a character can be. Shape: 10 categories in the specification's order; 3 to 6 subcategories each; 4 to 8 types in each subcategory.
// A character stores the whole path as text, 'Animal - Forest Animals - Red Fox', so no label contains ' - '. Every type occurs once.

export const CHARACTER_CATEGORIES = [
  'Human',
  'Animal',
  'Supernatural Being',
  'Robot/Artificial Intelligence',
  'Mythical Creature',
  'Alien',
  'Magical Being',
  'Mystic',
  'Hybrid',
  'Dark Being',
] as const;

export type CharacterCategory = (typeof CHARACTER_CATEGORIES)[number];

export interface CharacterSubcategory {
  readonly name: string;
  readonly types: readonly string[];
}

export interface CharacterTypeGroup {
  readonly category: CharacterCategory;
  readonly subcategories: readonly CharacterSubcategory[];
}

export const CHARACTER_TYPES: readonly CharacterTypeGroup[] = [
  {
    category: 'Human',
    subcategories: [
      {
        name: 'Children',
        types: [
          'Young Explorer', 'Story Weaver', 'Map Maker', 'Little Inventor',
          'Young Musician', 'Young Healer', 'Star Gazer', 'Kite Flyer',
        ],
      },
      {
        name: 'Family',
        types: [
          'Baby', 'Toddler', 'Little Sibling', 'Big Sibling',
          'Teenage Cousin', 'Parent', 'Aunt or Uncle', 'Grandparent',
        ],
      },
      {
        name: 'Adventurers',
        types: [
          'Sea Captain', 'Knight', 'Pirate', 'Astronaut',
          'Detective', 'Mountain Climber', 'Deep-Sea Diver', 'Treasure Hunter',
        ],
      },
      {
        name: 'Helpers and Makers',
        types: ['Teacher', 'Doctor', 'Firefighter', 'Baker', 'Farmer', 'Gardener', 'Librarian', 'Builder'],
      },
      {
        name: 'Artists and Performers',
        types: ['Painter', 'Dancer', 'Singer', 'Drummer', 'Acrobat', 'Puppeteer', 'Stage Magician', 'Clown'],
      },
      {
        name: 'Royal Court',
        types: ['Royal Child', 'King or Queen', 'Castle Guard', 'Royal Cook', 'Court Jester', 'Herald', 'Stable Hand'],
      },
    ],
  },
  {
    category: 'Animal',
    subcategories: [
      {
        name: 'Forest Animals',
        types: ['Red Fox', 'Brown Bear', 'Hedgehog', 'Squirrel', 'Deer', 'Rabbit', 'Badger', 'Wolf'],
      },
      {
        name: 'Birds',
        types: ['Owl', 'Robin', 'Penguin', 'Parrot', 'Eagle', 'Raven', 'Flamingo', 'Duck'],
      },
      {
        name: 'Ocean Animals',
        types: ['Dolphin', 'Whale', 'Seal', 'Octopus', 'Clownfish', 'Seahorse', 'Sea Turtle', 'Crab'],
      },
      {
        name: 'Savanna and Jungle',
        types: ['Lion', 'Tiger', 'Elephant', 'Giraffe', 'Monkey', 'Zebra', 'Panda', 'Crocodile'],
      },
      {
        name: 'Pets and Farm Animals',
        types: ['Cat', 'Dog', 'Horse', 'Hamster', 'Sheep', 'Pig', 'Cow', 'Goat'],
      },
      {
        name: 'Little Creatures',
        types: ['Mouse', 'Frog', 'Tortoise', 'Snail', 'Butterfly', 'Bee', 'Ladybug', 'Gecko'],
      },
    ],
  },
  {
    category: 'Supernatural Being',
    subcategories: [
      {
        name: 'Friendly Ghosts',
        types: ['Bedsheet Ghost', 'Castle Ghost', 'Library Ghost', 'Ghost Pirate', 'Ghost Dog', 'Attic Ghost'],
      },
      {
        name: 'Nature Spirits',
        types: ['Forest Spirit', 'River Spirit', 'Wind Spirit', 'Mountain Spirit', 'Snow Spirit', 'Campfire Spirit'],
      },
      {
        name: 'Sky Beings',
        types: ['Guardian Angel', 'Star Child', 'Moon Keeper', 'Cloud Shepherd', 'Rainbow Painter', 'Sun Herald'],
      },
      {
        name: 'Dream Beings',
        types: ['Dream Weaver', 'Sleep Sprinkler', 'Nightmare Catcher', 'Lullaby Singer', 'Pillow Knight'],
      },
      {
        name: 'Time Beings',
        types: ['Clock Spirit', 'Season Keeper', 'Birthday Spirit', 'Yesterday Child', 'Hourglass Guardian'],
      },
    ],
  },
  {
    category: 'Robot/Artificial Intelligence',
    subcategories: [
      {
        name: 'Helper Robots',
        types: [
          'Kitchen Robot', 'Library Robot', 'Nurse Robot', 'Repair Robot',
          'Post Robot', 'Garden Robot', 'School Robot',
        ],
      },
      {
        name: 'Space Robots',
        types: ['Moon Gardener', 'Mars Rover', 'Rocket Mechanic', 'Satellite Keeper', 'Comet Courier', 'Star Counter'],
      },
      {
        name: 'Robot Animals',
        types: ['Robot Dog', 'Robot Cat', 'Robot Dinosaur', 'Robot Whale', 'Clockwork Bird', 'Wind-Up Mouse'],
      },
      {
        name: 'Toys and Clockwork',
        types: [
          'Tin Soldier', 'Music Box Dancer', 'Clockwork Knight',
          'Toy Train', 'Junkyard Robot', 'Jack-in-the-Box',
        ],
      },
      {
        name: 'Androids',
        types: ['Android Child', 'Android Detective', 'Android Painter', 'Android Butler', 'Android Athlete'],
      },
      {
        name: 'Thinking Machines',
        types: [
          'Talking Computer', 'Hologram Friend', 'Spaceship Mind',
          'House Mind', 'Story Machine', 'Weather Machine',
        ],
      },
    ],
  },
  {
    category: 'Mythical Creature',
    subcategories: [
      {
        name: 'Dragons',
        types: [
          'Dragon Knight', 'Baby Dragon', 'Fire Dragon', 'Ice Dragon',
          'Cloud Dragon', 'Forest Dragon', 'River Dragon', 'Book Dragon',
        ],
      },
      {
        name: 'Hooves and Wings',
        types: ['Unicorn', 'Pegasus', 'Griffin', 'Phoenix', 'Winged Lion', 'Hippogriff'],
      },
      {
        name: 'Sea Folk and Sea Creatures',
        types: ['Mermaid or Merman', 'Selkie', 'Sea Serpent', 'Gentle Kraken', 'Water Horse', 'Pearl Guardian'],
      },
      {
        name: 'Giants and Big Ones',
        types: ['Gentle Giant', 'Mountain Troll', 'Yeti', 'Bigfoot', 'Cyclops', 'Stone Golem'],
      },
      {
        name: 'Little Folk',
        types: ['Gnome', 'Dwarf', 'Goblin', 'Leprechaun', 'House Brownie', 'Moss Child'],
      },
      {
        name: 'Legends of the World',
        types: ['Nine-Tailed Fox', 'Sphinx', 'Qilin', 'Jackalope', 'Feathered Serpent', 'Dream-Eating Baku'],
      },
    ],
  },
  {
    category: 'Alien',
    subcategories: [
      {
        name: 'Star Travelers',
        types: [
          'Star Pilot', 'Comet Rider', 'Galaxy Mapper',
          'Stardust Collector', 'Lost Space Child', 'Moon Ambassador',
        ],
      },
      {
        name: 'Curious Visitors',
        types: ['Three-Eyed Alien', 'Antenna Alien', 'Many-Armed Alien', 'Jelly Alien', 'Bubble Alien', 'Fluffy Alien'],
      },
      {
        name: 'Planet Peoples',
        types: [
          'Crystal Alien', 'Plant Alien', 'Water-World Alien',
          'Sand-World Alien', 'Ice-World Alien', 'Cloud-World Alien',
        ],
      },
      {
        name: 'Alien Animals',
        types: ['Space Whale', 'Star Cat', 'Moon Rabbit', 'Six-Legged Pup', 'Nebula Jellyfish', 'Meteor Beetle'],
      },
    ],
  },
  {
    category: 'Magical Being',
    subcategories: [
      {
        name: 'Fairies and Sprites',
        types: ['Flower Fairy', 'Frost Fairy', 'Tooth Fairy', 'Water Sprite', 'Fire Sprite', 'Pixie', 'Firefly Fairy'],
      },
      {
        name: 'Elves',
        types: ['Wood Elf', 'Snow Elf', 'Star Elf', 'River Elf', 'Toymaker Elf', 'Baker Elf'],
      },
      {
        name: 'Spell Casters',
        types: ['Young Wizard', 'Kind Witch', 'Potion Maker', 'Spell Baker', 'Wand Maker', 'Broom Racer'],
      },
      {
        name: 'Enchanted Things',
        types: [
          'Talking Teapot', 'Living Snowman', 'Walking Tree', 'Gingerbread Child',
          'Wooden Puppet', 'Toy Bear', 'Scarecrow', 'Flying Carpet',
        ],
      },
      {
        name: 'Wish Givers',
        types: ['Lamp Genie', 'Wishing Star', 'Wishing-Well Keeper', 'Luck Bringer', 'Fairy Godparent'],
      },
    ],
  },
  {
    category: 'Mystic',
    subcategories: [
      {
        name: 'Seers',
        types: ['Fortune Teller', 'Star Reader', 'Cloud Reader', 'Dream Reader', 'Crystal Gazer'],
      },
      {
        name: 'Wise Wanderers',
        types: ['Mountain Hermit', 'Tea Sage', 'Wandering Monk', 'Desert Sage', 'Riddle Teller', 'Silent Pilgrim'],
      },
      {
        name: 'Nature Mystics',
        types: ['Druid', 'Herb Healer', 'Animal Whisperer', 'Rain Caller', 'Moon Dancer', 'Flower Speaker'],
      },
      {
        name: 'Keepers',
        types: [
          'Lighthouse Keeper', 'Memory Keeper', 'Keeper of Keys',
          'Bell Keeper', 'Candle Keeper', 'Keeper of Songs',
        ],
      },
    ],
  },
  {
    category: 'Hybrid',
    subcategories: [
      {
        name: 'Half-Animal Folk',
        types: ['Centaur', 'Faun', 'Fox Child', 'Cat Child', 'Bear Child', 'Bird Child', 'Rabbit Child'],
      },
      {
        name: 'Mixed Animals',
        types: ['Owl Cat', 'Lion Butterfly', 'Deer Rabbit', 'Penguin Bear', 'Elephant Mouse', 'Dragon Puppy'],
      },
      {
        name: 'Plant Hybrids',
        types: ['Flower Fox', 'Cactus Hedgehog', 'Mushroom Mouse', 'Leaf Lizard', 'Tree Child', 'Strawberry Bird'],
      },
      {
        name: 'Clockwork Hybrids',
        types: ['Clockwork Fox', 'Jetpack Turtle', 'Gear-Winged Owl', 'Bionic Cat', 'Steam Dragon', 'Rocket Rabbit'],
      },
      {
        name: 'Element Hybrids',
        types: ['Fire Cat', 'Cloud Sheep', 'Ice Bear', 'Thunder Lion', 'Star Deer', 'Wave Horse'],
      },
    ],
  },
  {
    category: 'Dark Being',
    subcategories: [
      {
        name: 'Night Creatures',
        types: ['Moonlight Bat', 'Shy Werewolf', 'Berry Vampire', 'Midnight Cat', 'Night Moth', 'Owl of Shadows'],
      },
      {
        name: 'Under-the-Bed Monsters',
        types: [
          'Bed Monster', 'Closet Monster', 'Sock Monster',
          'Puddle Monster', 'Giggle Monster', 'Cookie-Crumb Monster',
        ],
      },
      {
        name: 'Shadow Beings',
        types: ['Shadow Child', 'Shadow Fox', 'Shadow Dragon', 'Dusk Walker', 'Shadow Puppet'],
      },
      {
        name: 'Spooky Neighbors',
        types: [
          'Little Skeleton', 'Pumpkin Head', 'Bashful Mummy',
          'Cobweb Spider', 'Patchwork Monster', 'Lantern Ghoul',
        ],
      },
      {
        name: 'Misunderstood Villains',
        types: ['Storm Sorcerer', 'Thorn Witch', 'Goblin Chief', 'Frost Sovereign', 'Trickster Imp', 'Grumpy Ogre'],
      },
    ],
  },
];
