/** What stands on the contact sheets, by the words of our lists. */

export const PLACES: [category: string, type: string][] = [
  ['Fantasy Realms', 'Fairy-Tale Castle'],
  ['Fantasy Realms', 'Candy Kingdom'],
  ['Fantasy Realms', 'Ice Palace'],
  ['Mystical Nature', 'Whispering Forest'],
  ['Mystical Nature', 'Rainbow Waterfall'],
  ['Mystical Nature', 'Mushroom Forest'],
  ['Mystical Nature', 'Crystal Cave'],
  ['Mystical Nature', 'Lavender Fields'],
  ['Celestial Places', 'Moon Base'],
  ['Celestial Places', 'Planet of Rings'],
  ['Celestial Places', 'Sky Islands'],
  ['Celestial Places', 'Starship Bridge'],
  ['Elemental Domains', 'Sleeping Volcano'],
  ['Elemental Domains', 'Underwater Palace'],
  ['Elemental Domains', 'Windmill Hills'],
  ['Ancient Sites', 'Desert Pyramid'],
  ['Ancient Sites', 'Jungle Temple'],
  ['Ancient Sites', 'Old Lighthouse'],
  ['Enchanted Settlements', 'Elf Village'],
  ['Enchanted Settlements', 'Night Market'],
  ['Enchanted Settlements', 'School of Magic'],
  ['Hidden Sanctuaries', 'Garden Behind the Wall'],
  ['Hidden Sanctuaries', 'Attic of Wonders'],
  ['Hidden Sanctuaries', 'Silent Lake'],
  ['Dark Realms', 'Shadow Forest'],
  ['Dark Realms', 'Friendly Haunted House'],
  ['Dark Realms', 'Foggy Marsh'],
  ['Seasonal Realms', 'Cherry Blossom Hill'],
  ['Seasonal Realms', 'Forest of Falling Leaves'],
  ['Seasonal Realms', 'Snow Village'],
  ['Seasonal Realms', 'Summer Beach'],
  ['Modern Settings', 'Busy Street'],
  ['Modern Settings', 'Elementary School'],
  ['Modern Settings', 'Science Lab'],
  ['Modern Settings', 'Farm'],
  ['Residential', 'Cozy Cottage'],
  ['Residential', 'Child Bedroom'],
  ['Residential', 'Warm Kitchen'],
  ['Residential', 'Home Library'],
  ['Residential', 'Backyard'],
];

export const STYLES =
  'Classic Anime, Chibi, Anime Watercolor, Anime Adventure, Storybook, Soft Cartoon, Comic Book, Paper Cutout, Soft Portrait, ' +
  'Natural Light, Cinematic, Pencil Sketch, Fairy Tale, Epic Fantasy, Enchanted Watercolor, Stained Glass, Digital Painting, Vector ' +
  'Art, Pixel Art, 3D Animation';
export const PLACE_STYLES = 'Fantasy Art, Digital Painting, Concept Art, Storybook, Realistic, Anime, Digital Watercolor, Digital Oil'.split(', ');
export const BACKGROUNDS =
  'Soft Gradient, Evening Meadow, Flower Garden, Enchanted Forest, Starry Sky, Moon Surface, Castle Courtyard, Village Street, ' +
  'City Rooftops, Cozy Library, Seaside Cliff, Underwater Garden, Snowy Mountain, Desert Dunes, Crystal Cave';
export const LIGHTINGS =
  'Soft Daylight, Misty Morning, Sunrise Glow, Golden Hour, Sunset, Twilight, Moonlight, Starlight, Northern Lights, Candlelight, ' +
  'Lantern Light, Firelight, Dappled Forest Light, Underwater Rays, Magical Glow';
export const TREASURES =
  'Golden Key, Dragon Pearl, Book of Lost Stories, Map of Stars, Singing Crystal, Everburning Lantern, Crown of Leaves, Wishing Coin, ' +
  'Phoenix Feather, Silver Flute, Magic Seeds, Bottled Moonlight, Compass of the Heart, Mirror of Truth, Invisible Cloak, Music Box, ' +
  'Chest of Gems, Never-Empty Teapot, Clockwork Heart, Letter from Long Ago';
export const INHABITANTS =
  'Fairies, Elves, Gnomes, Dragons, Unicorns, Merfolk, Gentle Giants, Friendly Ghosts, Talking Foxes, Wise Owls, Firefly Swarms, ' +
  'Forest Spirits, Helpful Robots, Star Travelers, Cloud Sheep, Wandering Merchants, Young Wizards, Clockwork Birds, Shy Monsters, ' +
  'Ordinary Families';
export const CLIMATES =
  'Mild and Sunny, Eternal Spring, Warm Summer Nights, Golden Autumn, Deep Winter Snow, Soft Morning Mist, Gentle Rain, Thunder and ' +
  'Lightning, Windy and Wild, Hot and Dry, Hot and Humid, Cool and Shady, Frosty and Clear, Salty Sea Breeze, Underwater Currents, ' +
  'Everlasting Twilight, Starry and Still, Northern Lights Sky, Rainbow After Rain, All Seasons at Once';
export const MOODS =
  'Joyful, Peaceful, Cozy, Playful, Silly, Dreamy, Magical, Curious, Adventurous, Brave, Hopeful, Triumphant, Wistful, Mysterious, Spooky';
export const WISHES = [
  ...BACKGROUNDS.split(', ').map((background) => ({ background })),
  {},
  ...LIGHTINGS.split(', ').map((lighting) => ({ lighting })),
  {},
  ...MOODS.split(', ').map((mood) => ({ mood })),
];
export const HAIR = 'Curly hair, Short hair, Long hair, Bob, Braids, Hair puffs, Wavy hair, Ponytail, Spiky hair, Bun, Bald head'.split(', ');
/** Places whose landmark is as wide as the sheet. */
export const WIDE_PLACES =
  'Sleeping Volcano, Desert Pyramid, Rainbow Waterfall, Galaxy Train, Wizard Town, Singing Sphinx, Coral Garden, Rope-Bridge City, ' +
  'City of Gold, Bakers Lane, Canal Town, Forgotten Amphitheater, Amusement Park, Train Station, Fire Station, Pirate Fort';

export const PROMPTS = [
  'on the moon', 'underwater', 'in the clouds with a pink sky', 'in winter', 'in the desert', 'in an autumn forest', 'with purple grass and a dragon',
  'in a cave full of crystals', 'on a beach at sunset', 'in the rain', 'on a volcano', 'in spring, with two owls',
];
export const GROUNDS = ['Teal', 'Sunflower yellow', 'Sky blue', 'Rose pink', 'Leaf green', 'Lavender', 'Peach', 'Cornflower blue'];

export const AIDS: [type: string, feature: string][] = [
  ['Human - Children - Young Explorer', 'Wheelchair, Curly hair'],
  ['Human - Family - Grandparent', 'Wheelchair, Beard'],
  ['Magical Being - Fairies and Sprites - Flower Fairy', 'Wheelchair, Long hair'],
  ['Human - Heroes - Knight', 'Wheelchair, Knight armor'],
  ['Human - Children - Kite Flyer', 'Hearing aids, Long hair'],
  ['Human - Children - Young Musician', 'Hearing aids, Short hair'],
  ['Human - Children - Star Gazer', 'Hearing aids, Curly hair'],
  ['Animal - Forest Animals - Red Fox', 'Hearing aids'],
  ['Human - Family - Grandparent', 'Headscarf, Walking stick'],
  ['Animal - Forest Animals - Brown Bear', 'Walking stick'],
  ['Human - Children - Dancer', 'Leg prosthesis, Braids'],
  ['Human - Family - Parent', 'Leg prosthesis'],
  ['Human - Children - Little Inventor', 'Arm prosthesis, Dungarees'],
  ['Human - Children - Young Explorer', 'Eye patch'],
  ['Human - Children - Young Explorer', 'Headscarf, Round glasses'],
  ['Animal - Forest Animals - Rabbit', 'One floppy ear'],
  ['Alien - Curious Visitors - Antenna Alien', 'Extra arms'],
  ['Animal - Birds - Owl', 'Walking stick'],
];
