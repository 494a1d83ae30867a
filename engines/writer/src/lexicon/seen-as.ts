// What the places look like that no family chose: where a story is at home and where it comes to a head. For whoever draws it: types of the list of places, or plain words.

const HOMES: Readonly<Record<string, string>> = {
  'the harbour at Sallow Point': 'Fishing Harbor', 'the village under Two Hat Hill': 'a village', 'the crooked end of Barrel Street': 'a village street', 'the green edge of Thistlewood': 'Birch Wood of Secrets',
  'the small kingdom of Oddmere': 'a castle', 'the valley called Underwing': 'Valley of Stones', 'Ring Station Nine': 'Space Station', 'the town of Upper Antenna': 'a town', 'the village of Little Gantry': 'a village', 'the windy end of Rocket Row': 'a village street', 'the little moon Dot': 'Moon Base',
  'the town of Quickwater': 'Canal Town', 'the steep town of Ladder Cross': 'a town', 'the quays of Saltmarket': 'Fishing Harbor', 'Teapot Row': 'Friendly Neighborhood', 'the tall house on Plum Street': 'Friendly Neighborhood',
  'the little town of Hushing': 'a town', 'Marrow Hill School': 'Elementary School', 'the school on Inkpot Lane': 'Elementary School', 'Long Acre School': 'Elementary School', 'the wide meadow at Fernhollow': 'Butterfly Meadow',
  'the valley of the Little Otter': 'by a river', 'the banks of the Brindle': 'by a river', 'the two houses at the end of Clover Lane': 'Friendly Neighborhood', 'Pocket Square': 'Friendly Neighborhood',
  'the allotments at Low Bean': 'Vegetable Garden', 'the yellow house on Kettle Hill': 'Cozy Cottage', 'the town of Little Wending': 'a town', 'number nine in Swallow Street': 'Friendly Neighborhood', 'the town of Greater Muddle': 'a town',
  'Gooseberry Market': 'a market', 'the noisy house on Pickle Street': 'Friendly Neighborhood', 'the top of Candle Street': 'Twilight Town', 'the old end of Mothgate': 'Twilight Town', 'the thin house on Owl Row': 'Friendly Haunted House',
  'the camp at Farthest Gate': 'a camp in the mountains', 'the outpost called Last Cup': 'Moon Base', 'the station on Needle Island': 'Lighthouse Island', 'the village of Nettlecombe': 'a village', 'the hamlet of Three Ponds': 'a hamlet',
  'the house on Sparrow Hill': 'Cozy Cottage',
};

const SPOTS: Readonly<Record<string, string>> = {
  'the cave under the coral arch': 'Coral Garden', 'the old wreck with the open hold': 'Sunken Ship', 'the edge where the sea floor falls away': 'Bottom of the Ocean',
  'the last dome on the ridge': 'Moon Base', 'the far side of the crater': 'Moon Base', 'the foot of the signal mast': 'Moon Base',
  'the edge of the last cloud': 'Cloud Sea', 'the foot of the weather mast': 'Sky Islands', 'the tower of old balloons': 'Balloon Harbor',
  'the cave behind the falling water': 'Secret Cave', 'the end of the old jetty': 'Seaside Pier', 'the black rock that stands alone': 'Seal Bay',
  'the lip of the sleeping crater': 'Sleeping Volcano', 'the old iron forge': 'Ember Forge', 'the bridge of black glass': 'Cinder Plains',
  'the half-buried gate': 'City Under the Sand', 'the foot of the sunken tower': 'City Under the Sand', 'the empty well house': 'Sunstone Desert',
  'the hollow under the ice fall': 'Frozen Waterfall', 'the hut with the frozen door': 'Igloo Camp', 'the top of the long white slope': 'Sledding Hill',
  'the gate at the end of the crooked lane': 'Creaky Mansion', 'the island in the middle of the marsh': 'Foggy Marsh', 'the house with the covered mirrors': 'Friendly Haunted House',
  'the chamber under the roots': 'Hideout Under the Roots', 'the still black pool at the bottom': 'Dripstone Hall', 'the cleft where the wind comes out': 'Secret Cave',
  'the split rock at the pass': 'Eagle Ridge', 'the ledge where the eagles turn': 'Eagle Ridge', 'the cairn at the very top': 'in the mountains',
  'the wood behind the bicycle sheds': 'a forest', 'the far end of the playing field': 'Soccer Field', 'the old bandstand by the gates': 'City Park',
  'the hall without a roof': 'Ivy-Covered Ruins', 'the gate with the stone faces': 'Ruined Castle', 'the tower that leans': 'Ruined Castle',
  'the mill at the end of the town': 'Windmill Hills', 'the yard behind the last shop': 'a village street', 'the bridge by the market hall': 'a market',
  'the ruined greenhouse': 'Secret Garden', 'the summer house nobody uses': 'Secret Garden', 'the far end of the garden wall': 'Secret Garden',
  'the hollow under the oldest oak': 'Whispering Forest', 'the ring of white stones': 'Stone Circle', 'the fallen tree across the stream': 'a forest',
  'the last and highest roof': 'Rooftop Garden', 'the front of the runaway train': 'Train Station', 'the ledge above the waterfall': 'by a waterfall', 'the end of the long breakwater': 'Seaside Pier', 'the old stone bridge': 'by a river',
  'the last stall of the night market': 'Night Market', 'the windy end of the kite field': 'Kite Hill', 'the low place in the sea wall': 'by the sea', 'the slope under the snow wall': 'Sledding Hill', 'the foot of the big wheel': 'Amusement Park',
  'the pass between the two highest peaks': 'in the mountains', 'the top of the island’s back': 'by the sea', 'the middle of the grey water': 'by the sea', 'the top of the secret stair': 'Hidden Staircase',
  'the very edge of the map': 'Dandelion Plain', 'the bottom of the great hole': 'Secret Cave', 'the hill with the one red door': 'Hollow Hill', 'the signwriter’s yard': 'a village street',
  'the bottom of the long hill': 'Windmill Hills', 'the steps of the church': 'a village', 'the top of the circus tent': 'Circus Tent', 'the deck of the pirate ship': 'by a ship', 'the windy hill above the town': 'Windmill Hills',
  'the last aisle of the supermarket': 'in a little shop', 'the stage of the old theatre': 'Candlelit Hall', 'the heart of the crystal cave': 'Crystal Cave', 'the clearing in the heart of the jungle': 'Singing Jungle', 'the gate of the frozen city': 'Ice Palace', 'the calm beyond the last light': 'by the sea',
  'the dark edge of the new moon': 'Moon Base', 'the middle of the desert of glass': 'Sunstone Desert', 'the trench where the bubbles began': 'Bottom of the Ocean', 'the rim of the upper valley': 'in the mountains',
  'the room without a label': 'Museum', 'the cave at the top of the burnt hill': 'Secret Cave', 'the bottom of the wishing well': 'Secret Cave', 'the clearing where the sleep was thickest': 'a forest',
  'the bottom step of the drowned stairs': 'Underwater Palace', 'the glade of the hidden spring': 'Spring of Memories', 'the square under the giant’s feet': 'a village', 'the wet ledge where the old bird sat': 'Eagle Ridge',
  'the top of the dark lighthouse': 'by a lighthouse', 'the clearing round the campfire': 'Treehouse Camp', 'the room with the machine in it': 'Inventors Workshop', 'the dark landing': 'Hidden Staircase', 'the dark middle of the meadow': 'Butterfly Meadow', 'the top of the steep hill': 'Windmill Hills',
  'the bottom of the cellar steps': 'Cellar of Surprises', 'the platform in the big hall': 'Candlelit Hall', 'the last room of the Mistake Museum': 'Museum', 'the far end of the pier': 'Seaside Pier', 'the end of the long passage': 'Hidden Staircase',
  'the hall of the empty house': 'Candlelit Hall', 'the top of the church tower': 'Great Clock Tower', 'the top of the clock tower': 'Great Clock Tower', 'the room behind the big oven': 'Corner Bakery', 'the far end of the singing wall': 'a village street',
  'the cellar under the kitchen': 'Cellar of Surprises', 'the house on the corner': 'Friendly Neighborhood', 'the foot of the stone king': 'City of Statues', 'the attic above the gallery': 'Dusty Attic', 'the foot of the oldest tree': 'Giant-Tree Forest',
  'the hill where the river begins': 'by a river', 'the far side of the railway': 'Train Station', 'the mouth of the bears’ den': 'Fox Den', 'the corner with the crack in it': 'Busy Street', 'the grey part of the reef': 'Coral Garden',
  'the building site under the crane': 'Construction Site', 'the cloakroom behind the classroom': 'Elementary School', 'the room behind the blackboard': 'Elementary School', 'the big dark stage': 'Candlelit Hall', 'the street corner outside the school': 'Busy Street',
  'the caretaker’s garden': 'Vegetable Garden', 'the last row of the school library': 'School Library', 'the far end of the science fair': 'Science Lab', 'the far end of the beach': 'Summer Beach', 'the pond behind the school': 'by a pond',
  'the gate of the scrapyard': 'Garage Workshop', 'the roof of the tallest house': 'Rooftop Garden', 'the last of Saturn’s rings': 'Planet of Rings', 'the engine room under the tower': 'Inventors Workshop',
  'the still point between the two moons': 'Planet of Rings', 'the park in the middle of town': 'City Park', 'the high field with the comet in it': 'Windmill Hills', 'the far end of the orbit garden': 'Orbit Greenhouse',
  'the cabin of the old spaceship': 'on board a spaceship', 'the end room with the wardrobe': 'Child Bedroom', 'the dark space under the floor': 'Room Under the Stairs', 'the pumpkin field by moonlight': 'Pumpkin Patch',
  'the last bend of the attic stair': 'Dusty Attic', 'the back room with the basket in it': 'Child Bedroom', 'the garden with the white tomatoes': 'Vegetable Garden', 'the foggy end of the street': 'Twilight Town', 'the dark end of the street': 'Twilight Town', 'the crypt under the choir': 'Secret Cave', 'the carousel at the heart of the carnival': 'Amusement Park',
  'the top of the last hill': 'Windmill Hills', 'the edge of the young wood': 'a forest', 'the runaway kitchen': 'a village street', 'the beacon on the hill': 'Windmill Hills',
  'the post office with the backward clock': 'a village street', 'the foot of the sandy hill': 'Windmill Hills', 'the wide bend in the river': 'by a river', 'the hill at the edge of the sky': 'Windmill Hills',
  'the ridge with the pines': 'Snowman Meadow', 'the last house over the hills': 'Cozy Cottage', 'the bench in the little square': 'a village', 'the hall with the long bench': 'Candlelit Hall',
  'the green behind the last houses': 'Kite Hill', 'the corner full of leaves': 'a village street', 'the stone in the stream': 'by a river', 'the back of the pantry': 'Cellar of Surprises',
  'the last hut on the hill': 'in the mountains', 'the new bridge with the ribbon': 'by a river', 'the door from nowhere': 'in the living room', 'the long white wall': 'a village street',
  'the end of the star’s road': 'Twilight Town',
};

/** A place of the story's own in words that can be drawn; what a family named is what it is. */
export const seenAs = (place: string): string => HOMES[place] ?? SPOTS[place] ?? place;

/** All that is known here, so that a test can find what is missing or spelled otherwise. */
export const SEEN_AS: Readonly<Record<string, string>> = { ...HOMES, ...SPOTS };
