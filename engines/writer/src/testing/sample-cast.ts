// Fifty people and creatures of every category for the mixed batch: name | type | f or m | traits | power | role | looks.
import type { WriterCharacter } from '../brief.ts';

const LINES = `
Rusty | Animal - Forest Animals - Red Fox | m | Brave, Curious | Making Light | | height Small, color Copper red, distinguishingFeature One white paw
Maya | Human - Children - Map Maker | f | Clever, Shy | | | eyeColor Dark brown, hairColor Ink black, distinguishingFeature Round glasses
Grandmother Oak | Magical Being - Enchanted Things - Walking Tree | f | Wise, Patient | Growing Plants | Mentor | height Huge
Bolt | Robot/Artificial Intelligence - Helper Robots - Repair Robot | m | Exact, Loyal | Moving Things by Thought | | color Old brass, distinguishingFeature Antenna with a light
Nightshade | Dark Being - Misunderstood Villains - Thorn Witch | f | Jealous, Sneaky | Changing Shape | Villain | eyeColor Violet
Pip | Animal - Little Creatures - Mouse | m | Playful, Funny | | Sidekick | height Tiny, distinguishingFeature Very long ears
Captain Juno Marsh | Human - Adventurers - Sea Captain | f | Bossy, Bold | Calling the Wind | Hero | height Tall, hairColor Silver gray
Ember | Mythical Creature - Dragons - Baby Dragon | m | Grumpy, Gentle | Calling Warm Fire | | height Cat-sized, color Emerald green, distinguishingFeature Smoke from the nose
Lio | Alien - Curious Visitors - Three-Eyed Alien | m | Dreamy, Honest | Sensing Feelings | | color Lime green, distinguishingFeature Third eye
Tansy | Human - Children - Kite Flyer | f | Stubborn, Generous | | | hairColor Copper red, distinguishingFeature Freckles
Mr. Button | Supernatural Being - Friendly Ghosts - Attic Ghost | m | Gloomy, Careful | Walking Through Walls | Guardian |
Zuri | Animal - Savanna and Jungle - Elephant | f | Cheerful, Greedy | Finding Lost Things | | height Huge, eyeColor Dark brown
Fen | Hybrid - Plant Hybrids - Mushroom Mouse | m | Quiet, Mysterious | Turning Invisible | Trickster | height Small
Anouk | Mystic - Nature Mystics - Rain Caller | f | Short-Tempered, Kind | Shaping Water | Antihero | skinTone Bronze, hairColor Dark brown
Oyelaran | Human - Children - Little Inventor | m | Clever, Boastful | | | hairColor Black, distinguishingFeature Gap between the teeth
Hattie | Human - Family - Big Sibling | f | Bossy, Kind | | | hairColor Honey blond
Dunstan | Animal - Forest Animals - Badger | m | Serious, Generous | Growing Plants | | build Round
Quill | Animal - Forest Animals - Hedgehog | f | Shy, Careful | Turning Invisible | | height Tiny
Admiral | Animal - Birds - Penguin | m | Boastful, Brave | | Hero | height Small
Sorrel | Animal - Birds - Owl | f | Wise, Funny | Sensing Feelings | Mentor | eyeColor Amber
Bubbles | Animal - Ocean Animals - Octopus | f | Playful, Sneaky | Breathing Underwater | | color Pink
Old Barnaby | Animal - Ocean Animals - Sea Turtle | m | Calm, Patient | | Mentor | height Huge
Kesi | Animal - Savanna and Jungle - Giraffe | f | Dreamy, Kind | | | height Very tall
Mochi | Animal - Pets and Farm Animals - Hamster | m | Greedy, Brave | Growing and Shrinking | | color Cream, build Round
Bramble | Animal - Pets and Farm Animals - Goat | f | Stubborn, Mischievous | | Trickster | 
Lady Wisp | Supernatural Being - Friendly Ghosts - Castle Ghost | f | Mysterious, Witty | Walking Through Walls | |
Fern-Under-Stone | Supernatural Being - Nature Spirits - River Spirit | f | Gentle, Quiet | Shaping Water | | color Silver blue
Ticktack | Supernatural Being - Time Beings - Clock Spirit | m | Exact, Grumpy | Stopping Time for a Moment | | height Small
Nimbus | Supernatural Being - Sky Beings - Cloud Shepherd | m | Hopeful, Dreamy | Calling the Wind | |
Rivet | Robot/Artificial Intelligence - Toys and Clockwork - Junkyard Robot | f | Cheerful, Independent | | | color Rust, distinguishingFeature Patched arm
Unit Seven | Robot/Artificial Intelligence - Space Robots - Moon Gardener | m | Patient, Curious | Growing Plants | | 
Ada-9 | Robot/Artificial Intelligence - Androids - Android Detective | f | Serious, Clever | | | eyeColor Green
Frostina | Mythical Creature - Dragons - Ice Dragon | f | Cold-Hearted, Honest | Making Snow and Ice | Antihero | color Pale blue
Gorm | Mythical Creature - Giants and Big Ones - Mountain Troll | m | Gentle, Gloomy | | | height Huge, color Stone gray
Tilly Moss | Mythical Creature - Little Folk - Moss Child | f | Quiet, Loyal | Growing Plants | | height Tiny
Argo | Mythical Creature - Hooves and Wings - Griffin | m | Bold, Jealous | Flying | | color Golden
Zib | Alien - Curious Visitors - Three-Eyed Alien | f | Curious, Funny | Changing Shape | | color Purple
Oomla | Alien - Curious Visitors - Bubble Alien | f | Kind, Careful | Making Light | | color Turquoise
Peridot | Magical Being - Fairies - Garden Fairy | f | Short-Tempered, Loyal | Growing and Shrinking | Sidekick | height Tiny
Wendell | Magical Being - Witches and Wizards - Young Wizard | m | Careful, Hopeful | Bringing Paper to Life | | distinguishingFeature Crooked hat
Salma | Mystic - Nature Mystics - Star Reader | f | Calm, Mysterious | Singing Dreams | | hairColor Black, skinTone Deep brown
Brother Finch | Mystic - Nature Mystics - Bird Whisperer | m | Gentle, Witty | Talking to Animals | Guardian | build Thin
Catkin | Hybrid - Animal Hybrids - Winged Cat | f | Independent, Playful | Flying | | color Gray and white
Shellby | Hybrid - Plant Hybrids - Flower Tortoise | m | Patient, Generous | Healing with a Touch | | height Small
Count Rhubarb | Dark Being - Misunderstood Villains - Vegetarian Vampire | m | Gloomy, Witty | Turning Invisible | Villain | distinguishingFeature Long cape
Grizelda | Dark Being - Misunderstood Villains - Swamp Witch | f | Grumpy, Sneaky | | Villain | hairColor Gray
Murk | Dark Being - Shadows - Shadow Child | m | Shy, Mischievous | Walking Through Walls | |
Ines | Human - Artists and Performers - Drummer | f | Bold, Hopeful | | | hairColor Brown, height Short
Tomasz | Human - Helpers and Makers - Baker | m | Cheerful, Generous | | | build Broad
Yuki | Human - Adventurers - Deep-Sea Diver | f | Brave, Quiet | Breathing Underwater | Hero | hairColor Black
Grandpa Ioan | Human - Family - Grandparent | m | Funny, Stubborn | | Mentor | hairColor White
Bea | Human - Royal Court - Castle Guard | f | Loyal, Serious | | Guardian | height Tall
`;

function read(line: string): Omit<WriterCharacter, 'id'> {
  const [name = '', type = '', gender, traits = '', power, role, looks = ''] = line.split('|').map((part) => part.trim());
  const appearance = Object.fromEntries(looks.split(',').map((look) => look.trim()).filter(Boolean).map((look) => [look.split(' ')[0] ?? '', look.split(' ').slice(1).join(' ')]));
  return {
    name, type, gender: gender === 'm' ? 'male' : 'female', personality: traits.split(',').map((trait) => trait.trim()), appearance,
    ...(power ? { magicalPower: power } : {}), ...(role ? { role } : {}),
  };
}

export const SAMPLE_CAST = LINES.trim().split('\n').map(read);
