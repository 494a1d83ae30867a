// What there is where a story comes to a head, read from its words: what a face of a trial may speak of.

import { isOpenAir } from './landscapes.ts';

/**
 * `sky` nothing overhead, and weather in it; `walls` a room, a passage or a cave, `rooms` one that people built; `soil` ground that can be dug and can crack; `stones` rock about;
 * `green` something grows; `built` planks, windows, steps; `people` some live there; `high` it goes down beside it; `sea` waves come up to it.
 */
export type Site = 'sky' | 'walls' | 'rooms' | 'soil' | 'stones' | 'green' | 'built' | 'people' | 'high' | 'sea';

const ROOM: readonly Site[] = ['walls', 'rooms', 'built'];
const CAVE: readonly Site[] = ['walls', 'stones', 'soil'];
const PEAK: readonly Site[] = ['sky', 'soil', 'stones', 'high'];
const GREEN: readonly Site[] = ['sky', 'soil', 'green'];
const STREET: readonly Site[] = ['sky', 'soil', 'built', 'people'];

/** The first row that matches. */
const SITES: readonly [RegExp, readonly Site[]][] = [
  [/\b(?:reef|trench|coral|sea floor)\b/iu, ['soil', 'stones']],
  [/\bwreck\b/iu, ['walls', 'built', 'soil', 'stones']],
  [/\b(?:rings|still point)\b/iu, []],
  // What grows there stands in beds along a passage.
  [/\borbit\b/iu, ROOM],
  [/\b(?:dome|signal mast|new moon)\b/iu, ['soil', 'stones']],
  [/\b(?:island’s back)\b/iu, ['sky', 'soil', 'sea']],
  [/\b(?:grey water|calm beyond|black rock|open sea|middle of the (?:sea|ocean|lake))\b/iu, ['sky', 'sea']],
  [/\b(?:deck|breakwater|pier|jetty|sea wall|quays?|harbou?r|raft|boat|ship)\b/iu, ['sky', 'sea', 'built']],
  [/\b(?:beach|shore|sands?)\b/iu, ['sky', 'sea', 'soil']],
  [/\b(?:cloud|weather mast)\b/iu, ['sky', 'high']],
  [/\b(?:roofs?|church tower|tower of|balloons?)\b(?<!without a roof)/iu, ['sky', 'high', 'built']],
  [/\b(?:without a roof)\b/iu, ['sky', 'stones', 'soil', 'built']],
  [/\bcircus tent\b/iu, [...ROOM, 'high', 'people']],
  [/\b(?:wishing well|bottom of the well)\b/iu, CAVE],
  [/\bgreat hole\b/iu, ['sky', 'soil', 'stones', 'people']],
  [/\bmouth of\b/iu, ['sky', 'soil', 'stones', 'green']],
  [/\b(?:cave|caverns?|chamber|cleft|hollow under the ice|pool at the bottom|tunnel|mine|grotto|den|burrow)\b/iu, CAVE],
  [/\b(?:pass|peaks?|ledge|cairn|rim|split rock|slope|crater|ridge|rock above|summit|cliff|edge of the map|mountain(?:top)?)\b/iu, PEAK],
  // In front of it, where streets have come to rest; and up where nothing else stands.
  [/\brunaway kitchen\b/iu, STREET],
  [/\bhut on the hill\b/iu, [...PEAK, 'built']],
  [/\bhouse over the hills\b/iu, [...GREEN, 'stones', 'built']],
  // Nobody built a corner, nor the road of a star.
  [/\b(?:corner full|star’s road|bench in)\b/iu, ['sky', 'soil', 'people']],
  [/\bbridge of\b/iu, ['sky', 'stones', 'high']],
  [/\bbridge\b/iu, ['sky', 'stones', 'built', 'people']],
  [/\b(?:summer house|greenhouse|well house|house with|house on|door from|hut|forge|stage|engine room|passage|attic|cabin|cellar|cloakroom|crypt|landing|rooms?|hall(?! of trees)|space under|library|museum|aisle|stairs?|theatre|train|bus|science fair|lighthouse|clock tower|kitchen|bedroom|bathroom|cupboard|wardrobe|drawer|hallway|corridor|garage|loft|basement|pantry|shop|store|supermarket|gym|classroom|tent|shed|barn|spaceship|rocket|gallery|choir)\b(?! gate)(?<!behind the (?:last shop|school))(?<!mill at the end of the hall)/iu, ROOM],
  [/\b(?:gate|tower|ruins?|stone king|temple|castle|palace|red door)\b/iu, ['sky', 'soil', 'stones', 'built']],
  [/\b(?:park|playing field|bandstand|mill|caretaker’s garden|garden wall|pond behind)\b/iu, [...STREET, 'green']],
  [/\bhill above\b/iu, GREEN],
  [/\b(?:yard|square|street|post office|lane|stall|steps of|corner|market|fair|wheel|carousel|carnival|crane|railway|wall|scrapyard|town|village|playground)\b/iu, STREET],
  [/\b(?:sheds|green behind|wood|woods|forest|jungle|glade|clearing|oak|tree|trees|garden|field|meadow|hill|marsh|ring of|spring|nest|orchard|pond|stream|river|lake|hedge)\b/iu, GREEN],
  [/\b(?:desert|dunes?)\b/iu, ['sky', 'soil']],
];

/** Of a place that nobody knows the kind of nothing is said but what is true anywhere. */
export function siteOf(spot: string): readonly Site[] {
  const known = SITES.find(([where]) => where.test(spot))?.[1];
  return known ?? (isOpenAir(spot) ? ['sky', 'soil'] : []);
}
