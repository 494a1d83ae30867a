// A mixed batch of briefs: all ages, lengths, cast sizes, with and without places, relationships, roles and wishes.
import type { AgeRange, Length, StoryBrief, WriterCharacter, WriterPlace, WriterRelationship } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { BOOKS } from '../premises/premises.ts';

const CAST: readonly Omit<WriterCharacter, 'id'>[] = [
  { name: 'Rusty', type: 'Animal - Forest Animals - Red Fox', gender: 'male', personality: ['Brave', 'Curious'], magicalPower: 'Making Light', appearance: { height: 'Small', color: 'Copper red', eyeColor: 'Amber', distinguishingFeature: 'One white paw' } },
  { name: 'Maya', type: 'Human - Children - Map Maker', gender: 'female', personality: ['Clever', 'Shy'], appearance: { eyeColor: 'Dark brown', hairColor: 'Ink black', distinguishingFeature: 'Round glasses' } },
  { name: 'Grandmother Oak', type: 'Magical Being - Enchanted Things - Walking Tree', gender: 'female', personality: ['Wise', 'Patient'], magicalPower: 'Growing Plants', role: 'Mentor', appearance: { height: 'Huge' } },
  { name: 'Bolt', type: 'Robot/Artificial Intelligence - Helper Robots - Repair Robot', gender: 'male', personality: ['Exact', 'Loyal'], magicalPower: 'Moving Things by Thought', appearance: { color: 'Old brass', distinguishingFeature: 'Antenna with a light' } },
  { name: 'Nightshade', type: 'Dark Being - Misunderstood Villains - Thorn Witch', gender: 'female', personality: ['Jealous', 'Sneaky'], role: 'Villain', magicalPower: 'Changing Shape', appearance: { eyeColor: 'Violet' } },
  { name: 'Pip', type: 'Animal - Little Creatures - Mouse', gender: 'male', personality: ['Playful', 'Funny'], role: 'Sidekick', appearance: { height: 'Tiny', distinguishingFeature: 'Very long ears' } },
  { name: 'Captain Juno Marsh', type: 'Human - Adventurers - Sea Captain', gender: 'female', personality: ['Bossy', 'Bold'], role: 'Hero', magicalPower: 'Calling the Wind', appearance: { height: 'Tall', hairColor: 'Silver gray' } },
  { name: 'Ember', type: 'Mythical Creature - Dragons - Baby Dragon', gender: 'male', personality: ['Grumpy', 'Gentle'], magicalPower: 'Calling Warm Fire', appearance: { height: 'Cat-sized', color: 'Emerald green', distinguishingFeature: 'Smoke from the nose' } },
  { name: 'Lio', type: 'Alien - Curious Visitors - Three-Eyed Alien', gender: 'male', personality: ['Dreamy', 'Honest'], magicalPower: 'Sensing Feelings', appearance: { color: 'Lime green', distinguishingFeature: 'Third eye' } },
  { name: 'Tansy', type: 'Human - Children - Kite Flyer', gender: 'female', personality: ['Stubborn', 'Generous'], appearance: { hairColor: 'Copper red', distinguishingFeature: 'Freckles' } },
  { name: 'Mr. Button', type: 'Supernatural Being - Friendly Ghosts - Attic Ghost', gender: 'male', personality: ['Gloomy', 'Careful'], magicalPower: 'Walking Through Walls', role: 'Guardian', appearance: {} },
  { name: 'Zuri', type: 'Animal - Savanna and Jungle - Elephant', gender: 'female', personality: ['Cheerful', 'Greedy'], magicalPower: 'Finding Lost Things', appearance: { height: 'Huge', eyeColor: 'Dark brown' } },
  { name: 'Fen', type: 'Hybrid - Plant Hybrids - Mushroom Mouse', gender: 'male', personality: ['Quiet', 'Mysterious'], role: 'Trickster', magicalPower: 'Turning Invisible', appearance: { height: 'Small' } },
  { name: 'Anouk', type: 'Mystic - Nature Mystics - Rain Caller', gender: 'female', personality: ['Short-Tempered', 'Kind'], magicalPower: 'Shaping Water', role: 'Antihero', appearance: { skinTone: 'Bronze', hairColor: 'Dark brown' } },
];

const PLACES: readonly Omit<WriterPlace, 'id'>[] = [
  { name: 'Lantern Wood', type: 'Moonlit Forest', category: 'Mystical Nature', magicalProperties: ['Whispering Trees', 'Glowing Flowers'], inhabitants: ['Wise Owls'], climate: 'Soft Morning Mist', dangers: ['Tangling Vines'], treasures: ['Silver Flute'] },
  { name: 'The Upside-Down Kingdom', type: 'Upside-Down Kingdom', category: 'Fantasy Realms', magicalProperties: ['Gentle Gravity'], inhabitants: ['Gnomes', 'Cloud Sheep'], climate: 'All Seasons at Once', dangers: ['Vanishing Floors'], treasures: ['Golden Key'] },
  { name: 'Saltbell Cove', type: 'Mermaid Cove', category: 'Mystical Nature', magicalProperties: ['Music from Nowhere'], inhabitants: ['Merfolk'], climate: 'Salty Sea Breeze', dangers: ['Strong Whirlpool'], treasures: ['Dragon Pearl'] },
  { name: 'Moon Garden', type: 'Moon Garden', category: 'Celestial Places', magicalProperties: ['Floating Stones'], inhabitants: ['Helpful Robots'], climate: 'Starry and Still', dangers: [], treasures: ['Magic Seeds'] },
  { name: 'Aunt Bea’s kitchen', type: 'Warm Kitchen', category: 'Residential', magicalProperties: [], inhabitants: ['Ordinary Families'], dangers: [], treasures: ['Never-Empty Teapot'] },
  { name: 'Frost Fortress', type: 'Frost Fortress', category: 'Dark Realms', magicalProperties: ['Living Statues'], inhabitants: ['Shy Monsters'], climate: 'Deep Winter Snow', dangers: ['Slippery Ice', 'Riddling Gatekeeper'], treasures: [] },
];

const BONDS = ['Friend', 'Sibling', 'Rival', 'Mentor', 'Parent', 'Guardian', 'Enemy', 'Cousin', 'Apprentice', 'Twin'];
const PROMPTS = ['Please include a golden key and a talking whale', 'a birthday party with no monsters', 'There is a purple umbrella that hums', undefined, undefined];
export const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
export const LENGTHS: readonly Length[] = ['standard', 'extended', 'epic'];

function sample(n: number): StoryBrief {
  const dice = diceFrom(`sample-${n}`);
  const book = BOOKS[n % BOOKS.length];
  const premise = book ? dice.pick(book.premises) : undefined;
  const characters = dice.shuffle(CAST).slice(0, ([2, 1, 3, 2, 4, 5] as const)[n % 6] ?? 2).map((one, at) => ({ ...one, id: `c${at}` }));
  const places = n % 3 === 0 ? [] : dice.shuffle(PLACES).slice(0, 1 + (n % 2)).map((one, at) => ({ ...one, id: `p${at}` }));
  const relationships: WriterRelationship[] = characters.length > 1 && n % 4 !== 3 ? [{ from: 'c0', to: 'c1', type: dice.pick(BONDS) }] : [];
  const customPrompt = PROMPTS[dice.below(PROMPTS.length)];
  return {
    seed: `s${n}`, phase: 'introduction', ageRange: AGES[n % 4] ?? '5-8', length: LENGTHS[Math.floor(n / 4) % 3] ?? 'standard',
    theme: { category: book?.category ?? 'Adventure', name: premise?.theme ?? 'Unknown' }, characters, places, relationships,
    ...(customPrompt ? { customPrompt } : {}), earlier: [],
  };
}

export const SAMPLES: readonly StoryBrief[] = Array.from({ length: 60 }, (_, n) => sample(n));
