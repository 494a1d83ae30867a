// Twenty places of every category for the mixed batch: name | type | category | properties | inhabitants | climate | dangers | treasures.
import type { WriterPlace } from '../brief.ts';

const LINES = `
Lantern Wood | Moonlit Forest | Mystical Nature | Whispering Trees, Glowing Flowers | Wise Owls | Soft Morning Mist | Tangling Vines | Silver Flute
The Upside-Down Kingdom | Upside-Down Kingdom | Fantasy Realms | Gentle Gravity | Gnomes, Cloud Sheep | All Seasons at Once | Vanishing Floors | Golden Key
Saltbell Cove | Mermaid Cove | Mystical Nature | Music from Nowhere | Merfolk | Salty Sea Breeze | Strong Whirlpool | Dragon Pearl
Moon Garden | Moon Garden | Celestial Places | Floating Stones | Helpful Robots | Starry and Still | | Magic Seeds
Aunt Bea’s kitchen | Warm Kitchen | Residential | | Ordinary Families | | | Never-Empty Teapot
Frost Fortress | Frost Fortress | Dark Realms | Living Statues | Shy Monsters | Deep Winter Snow | Slippery Ice, Riddling Gatekeeper |
Crooked Keep | Dragon Keep | Fantasy Realms | Memory-Keeping Mirrors | Dragons | Windy and Wild | Rickety Bridge | Chest of Gems
Hedge Maze of Orle | Maze of Hedges | Mystical Nature | Wandering Paths, Talking Animals | Talking Foxes | Mild and Sunny | Winding Maze | Compass of the Heart
The Ember Steps | Volcano Forge | Elemental Domains | Shadows That Dance | Forest Spirits | Hot and Dry | Hot Lava Streams | Clockwork Heart
Temple of Ten Doors | Forgotten Temple | Ancient Sites | Doors to Elsewhere | Friendly Ghosts | Cool and Shady | Trick Mirrors | Book of Lost Stories
Goosefeather Lane | Village of Lanterns | Enchanted Settlements | Lost Things Found | Wandering Merchants | Gentle Rain | | Wishing Coin
Hollow Hill | Hollow Hill | Hidden Sanctuaries | Slow-Running Time | Elves | Everlasting Twilight | Sleeping Beast | Crown of Leaves
Mothmoor | Foggy Moor | Dark Realms | Ever-Changing Colors | Firefly Swarms | Soft Morning Mist | Thick Fog, Echoes That Mislead | Everburning Lantern
Maple Street School | School | Modern Settings | | Ordinary Families | Golden Autumn | | Letter from Long Ago
Ring Station Kepler | Space Station | Celestial Places | Stars Within Reach | Star Travelers | Starry and Still | Vanishing Floors | Map of Stars
The Pumpkin Field | Pumpkin Patch | Seasonal Realms | Wishes at Midnight | Clockwork Birds | Golden Autumn | Mischievous Imps |
Waterwheel House | Old Cottage | Residential | Singing Wind | Ordinary Families | Rainbow After Rain | | Music Box
Kelp Cathedral | Coral Garden | Elemental Domains | Healing Waters | Merfolk | Underwater Currents | Snapping Plants | Singing Crystal
Sandglass Desert | Desert of Dunes | Elemental Domains | Dreams Made Visible | Wandering Merchants | Hot and Dry | Deep Quicksand | Bottled Moonlight
Cloudberry Peak | Cloud-Top Peak | Mystical Nature | Invisible Bridges | Gentle Giants | Northern Lights Sky | Rolling Boulders | Phoenix Feather
`;

const list = (text = ''): string[] => text.split(',').map((one) => one.trim()).filter(Boolean);

function read(line: string): Omit<WriterPlace, 'id'> {
  const [name = '', type = '', category, properties, inhabitants, climate, dangers, treasures] = line.split('|').map((part) => part.trim());
  return {
    name, type, ...(category ? { category } : {}), magicalProperties: list(properties), inhabitants: list(inhabitants),
    ...(climate ? { climate } : {}), dangers: list(dangers), treasures: list(treasures),
  };
}

export const SAMPLE_PLACES = LINES.trim().split('\n').map(read);
