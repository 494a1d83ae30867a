/** Where a passage happens that no place of the family's list goes with: "ran into the old barn", "The forest was dark", "put it back in the drawer". */
import { withoutSpeech } from '../words/told.ts';

const WHERE =
  'in|into|inside|at|to|through|on|onto|across|along|by|near|under|beneath|over|around|round|from|outside|up|down|past|towards?|behind|beside|before|among|between|out of|back to|entered';
const WHOSE = 'the|an?|their|his|her|its|my|our|this|that|some|every|one|each|another';
const WORD = "(?!(?:of|and|with|was|were|is|are|had|has|that|which|who|to|in|on|at|for|from|by|as|but|so|when|while|where|until)\\b)[\\w’'-]+";
const NOUN = `${WORD}(?:\\s+${WORD}){0,2}(?:\\s+of\\s+(?:the\\s+|an?\\s+)?${WORD}(?:\\s+${WORD})?)?`;
const PHRASES = new RegExp(`\\b(?:${WHERE})\\s+(?:${WHOSE})\\s+${NOUN}|(?:^|[.!?…]\\s+|\\bthere (?:was|stood|lay) )(?:the|an?)\\s+${NOUN}`, 'gim');
const BARE = /\b(?:at|to|from) school\b|\b(?:at|to|for) sea\b|\bashore\b|\bin hospital\b/gi;
/** Who sits in a car is on the road with it. */
const IN_A_CAR = /\bin(?:to)? (?:the (?:back|front) of )?(?:the|their|his|her|a) (?:[a-z]+ )?(?:car|taxi|van)\b/i;

/** The words of a story that tell of a place; "shut", "friendship" and "keep still" name no hut, no ship and no castle. */
export const placesTold = (story: string): string => {
  const told = withoutSpeech(story);
  return [...(told.match(PHRASES) ?? []), ...(told.match(BARE) ?? []), ...(IN_A_CAR.test(told) ? ['on the street'] : [])].join('. ');
};

const GOES_TO_BED = /\b(?:tucked|(?:shared|in|into) (?:one|an?|the same) (?:[a-z]+ )?bed(?! of\b)|in(?:to)? bed|to bed|bedtime|pyjamas|pillows?|duvet|quilt|lullaby|good ?night|leave the (?:light|lamp) on|light out|lights out|(?:the|her|his|their) bed)\b/i;
const SLEEPS = /\b(?:asleep|sleep|slept|sleeps|sleeping|dozed off|lay awake|dreamed|dreamt)\b/i;
/** Who lies with the blanket up to the nose is at home, on whatever moor that is. */
export const IN_BLANKETS = /\b(?:lay|lies|lying)\b[^.;!?]*\b(?:blankets?|quilt|duvet|pillows?)\b|\b(?:[Oo]n|(?:nose|face|head|cheek|ear) in(?:to)?) (?:[A-Z]\w+[’']s?|his|her|its|the) pillow\b/;
/** Where somebody sleeps who does not sleep at home. */
const UNDER_THE_SKY =
  /\b(?:grass|hay\w*|straw|moss\w*|ferns?|leaves|leaf|trees?|oak|branch\w*|bark|roots?|stars?|sky|sun|meadow|fields?|tents?|camp\w*|hammock|boats?|ship|deck|raft|sand|beach|burrow|nests?|den|cave|woods?|forest|hills?|garden|rivers?|streams?|pond|lake|sea|snow|rocks?|stones?|logs?|fire|embers|saddle|cart|wagon|train|bus|car|perch|basket|reeds)\b/i;

/** “A bun man was asleep at a table” */
const ASLEEP_UPRIGHT = /\basleep (?:at|over|on) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:table|desk|counter|wheel|oars|post|bench|feet|chair|book)\b|\bslept (?:at|over) (?:an?|the|his|her) (?:[a-z]+ )?(?:table|desk|counter)\b/gi;
/** Somebody is put to bed or sleeps, and nothing says that it is under the sky. @param people somebody of them has a bed at home: a fox that curls up needs none */
export function bedtimeTold(story: string, people: boolean): boolean {
  const told = withoutSpeech(story).replace(ASLEEP_UPRIGHT, ' ');
  return !UNDER_THE_SKY.test(told) && (GOES_TO_BED.test(story) || IN_BLANKETS.test(told) || (people && SLEEPS.test(told)));
}

/** Who steps out on to the road sees a window from outside. */
const GOES_OUT = /\b(?:stepped|went|ran|came|walked|set|marched|crept|rushed) out (?:on ?to|into) (?:the|a) (?:road|street|lane|path|garden|yard|snow|rain|sun|square|field)\b|\b(?:along|down|up|across|on) the (?:road|street|lane)\b/i;

const ROOMS: readonly (readonly [room: string, alone: RegExp, likely: RegExp])[] = [
  ['kitchen', /\b(?:oven|cooker|stove|sink|saucepans?|fridge|larder|pantry|tablecloth|waiter|waitress|washing-up)\b/gi, /\b(?:plates?|spoons?|table|soup|breakfast|supper|dinner|kettle|bowls?|cups?|bread)\b/gi],
  ['bedroom', /\b(?:bedside|duvet|wardrobe|bunk|under (?:the|his|her) bed|(?:in|into|to|out of|on) (?:the |his |her |their )?bed)\b/gi, /\b(?:blankets?|pillows?|pyjamas|mattress|slippers)\b/gi],
  ['living room', /\b(?:room|sofa|armchair|carpet|drawers?|cupboard|shel(?:f|ves)|ceiling|stairs?|staircase|corridor|hallway|upstairs|downstairs|indoors|fireplace|window ?sill|mantelpiece|office)\b/gi, /\b(?:table|chairs?|lamp|floor|walls?|curtains?|window|rug|doorbell)\b/gi],
];

/** The room in which a passage happens: one thing that is nowhere else, or two that are mostly there; where it must be `sure`, twice as many. */
export function roomTold(story: string, { sure = false } = {}): string | undefined {
  const told = withoutSpeech(story);
  if (GOES_OUT.test(told)) return undefined;
  const kinds = (words: RegExp): number => new Set((told.match(words) ?? []).map((word) => word.toLowerCase())).size;
  const rooms = ROOMS.map(([room, alone, likely]) => ({ room, weight: kinds(alone) * 2 + kinds(likely) }));
  return rooms.toSorted((a, b) => b.weight - a.weight).find(({ weight }) => weight > (sure ? 3 : 1))?.room;
}
