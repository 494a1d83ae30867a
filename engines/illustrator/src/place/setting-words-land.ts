/** Caves, space, cold and dry land, water and woods. */
import type { SettingWords } from './setting-words.ts';

export const LAND_WORDS: SettingWords = [
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
    /desert|dune|canyon|sunstone|quarry|gorge/i,
    { ground: 'desert', land: '#e3bd86', features: ['mesa'], plants: ['cactus'], said: 'in the desert' },
  ],
  // water
  [/lighthouse/i, { ground: 'shore', land: '#e3cf9c', features: ['lighthouse'], said: 'by a lighthouse' }],
  [
    /pirate|ghost ship|ship\b|harbou?r|houseboat|fishing|seal bay|pier|canal/i,
    { ground: 'shore', land: '#dcc794', features: ['ship'], said: 'at a harbour' },
  ],
  [/sand ?castle/i, { ground: 'shore', land: '#ecd6a0', features: ['sandcastle'], said: 'before a castle of sand' }],
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
];
