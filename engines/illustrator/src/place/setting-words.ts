/** Words of one's own that name a ground: the first entry that matches decides. Types of the list are written down in `types/`. */
import type { Setting } from './setting.ts';

export type Hint = Partial<Setting>;

/** The first entry that matches decides the ground; later ones add what stands there. */
export const SETTING_WORDS: readonly (readonly [words: RegExp, hint: Hint])[] = [
  [/soft gradient|plain background/i, { ground: 'soft', land: '#9fc4a8', said: '' }],
  // The backgrounds that a family can choose.
  [/flower garden/i, { ground: 'garden', land: '#8fc477', features: ['flowerbeds'], plants: ['bush'], said: 'in a garden full of flowers' }],
  [/enchanted forest/i, { ground: 'forest', land: '#4a8a78', features: ['glade'], plants: ['oak'], weather: 'fireflies', hour: 'twilight', said: 'in an enchanted forest' }],
  [/castle courtyard/i, { ground: 'meadow', land: '#a9b87f', features: ['courtyard'], plants: [], said: 'in the courtyard of a castle' }],
  [/village street/i, { ground: 'street', land: '#b9b47f', features: ['villagerow'], plants: [], said: 'in a village street' }],
  [/city rooftops?/i, { ground: 'city', land: '#8f93a8', features: ['roofs', 'skyline'], said: 'over the roofs of a city' }],
  [/seaside cliffs?/i, { ground: 'shore', land: '#8fb46a', features: ['seacliff'], plants: [], said: 'on a cliff by the sea' }],
  [/snowy mountains?/i, { ground: 'snow', land: '#e9f1f8', features: ['highpeaks'], plants: ['pine'], weather: 'snow', said: 'in snowy mountains' }],
  [/village of tulips/i, { ground: 'street', land: '#a9c47f', features: ['cottages', 'windmill'], said: 'in a village of tulips' }],
  [
    /lavender|sunflower|strawberr|dandelion|clover|tulip/i,
    { ground: 'meadow', land: '#93c670', plants: ['oak'], said: 'in a sea of flowers' },
  ],
  [/city park|rooftop garden/i, { ground: 'garden', land: '#8fc477', plants: ['oak', 'bush'], said: 'in a park' }],
  [/clock tower|sundial/i, { ground: 'street', land: '#b9b47f', features: ['clocktower', 'cottages'], said: 'by the clock tower' }],
  [
    /school of magic|riding school|vampire library|wizard school/i,
    { ground: 'room', room: 'hall', land: '#b9a4c4', said: 'in a school of magic' },
  ],
  [/planet of crystals/i, { ground: 'space', land: '#9a86d0', features: ['crystals'], said: 'on a planet of crystals' }],
  [/dinosaur/i, { ground: 'meadow', land: '#8fae5c', features: ['volcano'], plants: ['palm'], said: 'in a valley of dinosaurs' }],
  [
    /(?:(?:eagle|owl|stork|dragon|phoenix|griffin|roc|crow|hawk|falcon)[’']?s?[’']? |\b(?:big|great|giant|huge|high) |\b(?:in|at|to) the )nests?\b|^\W*nest\b/i,
    { ground: 'meadow', land: '#a3b274', features: ['peaks'], plants: ['pine'], props: ['nest'], said: 'by a nest high in the mountains' },
  ],
  // under and over the world
  [
    /underwater|coral|bottom of the ocean|kelp|sunken|beneath the sea|under the sea|under the pond|mermaid|bubble village|aquarium|merfolk|ocean floor|seabed/i,
    { ground: 'underwater', land: '#d9c69a', said: 'under the sea' },
  ],
  [
    /\bclouds?\b|sky island|floating island|in the sky|house of the winds|feather nest|eye of the storm|rainbow bridge|pegasus|harbou?r of flying/i,
    { ground: 'sky', land: '#9fd08a', said: 'high among the clouds' },
  ],
  [/room behind|hidden staircase|attic|\bloft|hayloft/i, { ground: 'room', room: 'attic', land: '#b58a62', said: 'in a dusty attic' }],
  [
    /under the roots|fox den|root tunnel|mole town/i,
    { ground: 'cave', land: '#7a5a44', plants: ['mushroom'], said: 'under the roots of a great tree' },
  ],
  [
    /bedroom|blanket tent|pillow|child('s)? room|room under|bathtub/i,
    { ground: 'room', room: 'bedroom', land: '#c79a6c', said: 'in a cosy bedroom' },
  ],
  [
    /library|bookshop|book town|bookcase|story machine|story weaver room/i,
    { ground: 'room', room: 'library', land: '#a4744a', said: 'in a library full of books' },
  ],
  [
    /kitchen|bakery|bakers lane|bake(?!r)|hot-chocolate lodge|ice cream shop|restaurant|cafe|tea house|teapot/i,
    { ground: 'room', room: 'kitchen', land: '#c79a6c', said: 'in a warm kitchen' },
  ],
  [
    /classroom|kindergarten|art room|academy|music academy|space school|monster school|elementary/i,
    { ground: 'room', room: 'classroom', land: '#c9a070', said: 'in a classroom' },
  ],
  [
    /music room|movie theater|television studio|planetarium|gymnasium|museum|observatory/i,
    { ground: 'room', room: 'music', land: '#a9744c', said: 'in a wide hall' },
  ],
  [/laborator|science lab|potion kitchen/i, { ground: 'room', room: 'lab', land: '#9fb4c4', said: 'in a laboratory' }],
  [/clinic|hospital/i, { ground: 'room', room: 'bedroom', land: '#c9d4d8', said: 'in a hospital room' }],
  [/\bbarn\b|\bstables?\b/i, { ground: 'room', room: 'workshop', land: '#b08a58', said: 'in a barn' }],
  [/\bshed\b/i, { ground: 'room', room: 'workshop', land: '#a4754c', said: 'in a tool shed' }],
  [/\bgarage/i, { ground: 'room', room: 'workshop', land: '#a49c94', said: 'in a garage' }],
  [
    /workshop|factory|forge|broom factory|wand shop|furnace/i,
    { ground: 'room', room: 'workshop', land: '#a4754c', said: 'in a workshop' },
  ],
  [/^corridor$/i, { ground: 'room', room: 'plain', land: '#b9a48c', said: 'in a corridor' }],
  [/cellar|basement/i, { ground: 'room', room: 'plain', land: '#8f8078', wall: '#a89888', features: ['jars'], said: 'in a cellar' }],
  [/toy store|shop\b|store\b|supermarket|post office/i, { ground: 'room', room: 'shop', land: '#c79a6c', said: 'in a little shop' }],
  [
    /playroom|living room|blanket fort|apartment|home\b.*room|grandparents/i,
    { ground: 'room', room: 'playroom', land: '#c9a070', said: 'in a cosy living room' },
  ],
  [/spaceship|starship|space station|orbit|cockpit/i, { ground: 'room', room: 'ship', land: '#5f6a94', said: 'on board a spaceship' }],
  [
    /throne|hall of|candlelit hall|great hall|temple of bells|mirror kingdom|maze of mirrors|ballroom/i,
    { ground: 'room', room: 'hall', land: '#b9a4c4', said: 'in a great hall' },
  ],
  [/dungeon/i, { ground: 'cave', land: '#7f7686', said: 'in a cellar of stone' }],
  // caves and stone
  [
    /crystal (cave|mine)|gem canyon|amber cave|\bgems?\b/i,
    { ground: 'cave', land: '#6a5a9a', features: ['crystals'], said: 'in a cave of crystals' },
  ],
  [
    /cave|grotto|dripstone|hollow hill|mine\b|underground|tunnel|heart of the mountain|catacomb/i,
    { ground: 'cave', land: '#6f6a86', said: 'in a cave' },
  ],
  [
    /lava|volcano|\bembers?\b|cinder|hearth of the world|dragon fire|fire realm|phoenix temple/i,
    { ground: 'lava', land: '#5f4450', features: ['volcano'], weather: 'embers', said: 'near a sleeping volcano' },
  ],
  // space
  [
    /\bmoon (garden|base|surface|temple)|on the moon|frozen moon|moon base|moon surface|crater/i,
    { ground: 'space', land: '#bdb6d8', features: ['domes', 'planet'], said: 'on the moon' },
  ],
  [/red desert planet|\bmars\b/i, { ground: 'space', land: '#c9744f', features: ['domes'], said: 'on a red planet' }],
  [/ocean planet|planet of bubbles/i, { ground: 'space', land: '#4f9fc4', features: ['rings'], said: 'on a planet of water' }],
  [/planet of plants/i, { ground: 'space', land: '#6faf7a', features: ['rings'], plants: ['mushroom'], said: 'on a green planet' }],
  [
    /planet|asteroid|comet|nebula|galaxy|star harbor|nursery of stars|alien|outer space|space\b|rocket|cosmos|orbit/i,
    { ground: 'space', land: '#8f7fc0', features: ['rings', 'rocket'], said: 'on a faraway planet' },
  ],
  // cold
  [
    /ice palace|frost fortress|ice castle/i,
    { ground: 'snow', land: '#e9f2fa', features: ['icepalace'], plants: ['pine'], said: 'before a palace of ice' },
  ],
  [
    /iceberg|glacier|frozen|ice-skating|polar|arctic|igloo/i,
    { ground: 'snow', land: '#e6f1fa', features: ['igloo'], plants: ['pine'], weather: 'snow', said: 'in a land of ice' },
  ],
  [
    /snow|winter|sledding|reindeer|toymaker village|yeti|frost|candlelight town/i,
    { ground: 'snow', land: '#f1f4fa', plants: ['pine'], weather: 'snow', said: 'in the snow' },
  ],
  // dry
  [/oasis/i, { ground: 'desert', land: '#e6c88a', features: ['pond'], plants: ['palm'], said: 'at an oasis' }],
  [
    /pyramid|sphinx|city under the sand|city of gold/i,
    { ground: 'desert', land: '#e6c284', features: ['pyramid'], plants: ['palm'], said: 'near the pyramids' },
  ],
  [
    /desert|dune|canyon|sunstone|sandcastle|quarry|gorge/i,
    { ground: 'desert', land: '#e3bd86', features: ['mesa'], plants: ['cactus'], said: 'in the desert' },
  ],
  // water
  [/lighthouse/i, { ground: 'shore', land: '#e3cf9c', features: ['lighthouse'], said: 'by a lighthouse' }],
  [
    /pirate|ghost ship|ship\b|harbou?r|houseboat|fishing|seal bay|pier|canal/i,
    { ground: 'shore', land: '#dcc794', features: ['ship'], said: 'at a harbour' },
  ],
  [
    /beach|coast|shore|seaside|\bisland|\bcove\b|turtle|ocean|\bsea\b|tide|bay\b|lagoon/i,
    { ground: 'shore', land: '#ecd6a0', plants: ['palm'], said: 'by the sea' },
  ],
  [/waterfall/i, { ground: 'lake', land: '#7fb36a', features: ['waterfall'], plants: ['pine', 'bush'], said: 'by a waterfall' }],
  [
    /swamp|marsh|lake of ink|bog\b|foggy/i,
    { ground: 'swamp', land: '#6a8060', plants: ['thorn'], weather: 'fireflies', said: 'in a misty marsh' },
  ],
  [
    /\blakes?\b|pond|\briver|spring of|hot spring|lily|well\b|whirlpool|stream|water garden|swimming pool|fountain/i,
    { ground: 'lake', land: '#86b873', plants: ['oak', 'bush'], said: 'by the water' },
  ],
  // forests
  [
    /shadow forest|thorn forest|castle of thorns|midnight moor|haunted wood/i,
    { ground: 'forest', land: '#4f4a6a', plants: ['thorn'], weather: 'fireflies', hour: 'spooky', said: 'in a shadowy forest' },
  ],
  [
    /mushroom (forest|kingdom|hollow|village)/i,
    { ground: 'forest', land: '#6f8a6a', plants: ['mushroom', 'mushroom'], weather: 'fireflies', said: 'among giant mushrooms' },
  ],
  [/bamboo/i, { ground: 'forest', land: '#8fb46a', plants: ['bamboo'], said: 'in a bamboo grove' }],
  [/birch/i, { ground: 'forest', land: '#9ab86f', plants: ['birch'], weather: 'leaves', said: 'in a birch wood' }],
  [
    /falling leaves|autumn|chestnut|harvest/i,
    { ground: 'forest', land: '#b98f52', plants: ['autumn'], weather: 'leaves', hour: 'golden', said: 'among falling leaves' },
  ],
  [/jungle|rainforest/i, { ground: 'forest', land: '#5f9a5a', plants: ['palm', 'oak'], said: 'in the jungle' }],
  [/pine|taiga/i, { ground: 'forest', land: '#5f8a74', plants: ['pine'], said: 'in a pine wood' }],
  [
    /forest|\bwood\b|woods|grove|clearing|treetop|tree ?house|door in the tree|giant-tree/i,
    { ground: 'forest', land: '#5f8a5c', plants: ['oak'], weather: 'fireflies', said: 'in an old forest' },
  ],
  // towns
  [
    /skyscraper|rooftop|busy street|subway|train station|bus stop|construction|city\b(?!.*(gold|sea|sand|bells|statues))|airport|traffic/i,
    { ground: 'city', land: '#8f93a8', said: 'in the city' },
  ],
  [
    /fire station|weather station|television tower/i,
    { ground: 'city', land: '#8f93a8', said: 'in the city' },
  ],
  [/circus/i, { ground: 'street', land: '#c9b08c', features: ['tents', 'wheel'], props: ['lanterns'], said: 'at the circus' }],
  [
    /amusement|carnival|carousel|\bfair\b/i,
    { ground: 'street', land: '#c9b08c', features: ['stalls', 'wheel'], props: ['lanterns'], said: 'at the fair' },
  ],
  [
    /(?<!super)market|parade/i,
    { ground: 'street', land: '#c9b08c', features: ['stalls', 'wheel'], props: ['lanterns'], said: 'at a market' },
  ],
  [
    /village|town|street|hamlet|neighborhood|neighbourhood|lane\b|square|courtyard with swings|settlement/i,
    { ground: 'street', land: '#b9b47f', features: ['cottages'], said: 'in a village' },
  ],
  // gardens and meadows
  [
    /pumpkin|graveyard|moor\b|witch cottage|haunted house|mansion|creaky/i,
    {
      ground: 'meadow',
      land: '#6f7a5c',
      features: ['mansion', 'pumpkins'],
      plants: ['thorn'],
      hour: 'spooky',
      said: 'near a crooked old house',
    },
  ],
  [
    /cherry blossom|blossom|eternal spring/i,
    { ground: 'meadow', land: '#9fcf84', plants: ['blossom'], weather: 'petals', said: 'under blossoming trees' },
  ],
  [/orchard|apple|vineyard/i, { ground: 'meadow', land: '#a4bf62', plants: ['fruit'], said: 'in an orchard' }],
  [/maze|labyrinth|hedge/i, { ground: 'garden', land: '#8fb86a', features: ['hedges'], said: 'in a maze of hedges' }],
  [
    /garden(?!er)|greenhouse|flower|tulip|rose|backyard|yard\b|porch|park\b/i,
    { ground: 'garden', land: '#8fc477', plants: ['bush'], said: 'in a garden' },
  ],
  [/soccer|football|sports field|playing field/i, { ground: 'meadow', land: '#86c06a', plants: ['oak'], said: 'on a playing field' }],
  [/\bzoo\b/i, { ground: 'garden', land: '#8fc477', plants: ['bush'], said: 'at the zoo' }],
  [/playground/i, { ground: 'garden', land: '#8fc477', plants: ['bush'], said: 'on a playground' }],
  [/windmill|kite/i, { ground: 'meadow', land: '#9ccb74', features: ['windmill'], plants: ['bush'], said: 'on windy hills' }],
  [
    /farm(?!er\b)|coop|harvest village|field|lamb|pasture|\bcorn\b|honey/i,
    { ground: 'meadow', land: '#a9c869', features: ['barn'], plants: ['oak'], said: 'on a farm' },
  ],
  [
    /mountain|peak|ridge|cliff|valley|canyon|monastery|climbed the mountain|high up|cabin/i,
    { ground: 'meadow', land: '#86ab6c', features: ['peaks'], plants: ['pine'], said: 'in the mountains' },
  ],
  [
    /meadow|hill|plain|clover|dandelion|lavender|sunflower|strawberry|pastures|prairie|steppe/i,
    { ground: 'meadow', land: '#93c670', plants: ['oak'], said: 'on a flowery meadow' },
  ],
  // things that stand anywhere
  [
    /castle|palace|kingdom|keep\b|fortress|court\b/i,
    { ground: 'meadow', land: '#8fbf70', features: ['castle'], plants: ['oak'], said: 'in front of a castle' },
  ],
  [/tower/i, { ground: 'meadow', land: '#8fb872', features: ['tower'], plants: ['oak'], said: 'at the foot of a tower' }],
  [
    /temple|ruin|pillars|amphitheater|ancient|lost city|statue|monument|stone heads|stone circle/i,
    { ground: 'meadow', land: '#a3b274', features: ['ruins'], plants: ['palm', 'bush'], said: 'among ancient ruins' },
  ],
  [/bridge/i, { ground: 'lake', land: '#8fb872', features: ['bridge'], plants: ['oak'], said: 'by an old bridge' }],
  [/balloon/i, { ground: 'meadow', land: '#93c670', features: ['balloons'], said: 'under floating balloons' }],
  [/school|elementary/i, { ground: 'street', land: '#a9c47f', features: ['school'], plants: ['oak'], said: 'in front of a school' }],
  [
    /cottage|house|hut|home|lodge/i,
    { ground: 'meadow', land: '#93c670', features: ['cottage'], plants: ['oak'], said: 'by a little house' },
  ],
  [/camp|tent/i, { ground: 'meadow', land: '#86b06a', features: ['tents'], plants: ['pine'], said: 'at a camp' }],
  [/train/i, { ground: 'city', land: '#8f93a8', said: 'at the station' }],
];
