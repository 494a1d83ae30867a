/** What stories call machines: by what they do, before the word "machine" or behind it. */
import type { MACHINES } from './machines.ts';

/** Words before "machine". */
const CALLED: readonly (readonly [prop: keyof typeof MACHINES, kinds: string])[] = [
  ['washingmachine', 'washing'],
  ['sewingmachine', 'sewing|knitting'],
  ['slotmachine', 'gum|chewing[- ]gum|sweets?|ticket|slot|vending|coin'],
  ['weathermachine', 'weather|rain|cloud|snow|wind|storm|(?:rain|cloud|snow|wind)[- ]?making'],
  ['dreammachine', 'dream|dream[- ]catching'],
  ['timemachine', 'time'],
  ['friendmachine', 'friend'],
  ['weighingmachine', 'weighing'],
  ['polishingmachine', 'polishing'],
  ['roller', 'tar|road|asphalt'],
  ['popcornmachine', 'pop-?corn'],
  ['coffeemachine', 'coffee|tea|cocoa'],
  ['bubblemachine', 'bubble|soap[- ]bubble'],
  ['flyingmachine', 'flying'],
  ['flossmachine', 'candy-?\\s?floss|cotton[- ]candy'],
];

/** Words behind it, and names without the word. */
const ALSO: Readonly<Record<string, string>> = {
  weathermachine: 'machines? (?:that (?:makes?|made)|for making) (?:the )?(?:weather|rain|clouds?|snow|wind)',
  dreammachine: 'machines? (?:that|which) (?:collect|catch|caught|mak|made|keep|kept)(?:s|es|ed)? (?:the |bad |their |all )?dreams',
  polishingmachine: 'floor[- ]polishers?',
  roller: '(?:steam|road)[- ]?rollers?',
};

const MORE_CLOSELY = CALLED.map(([, kinds]) => kinds).join('|');

export const MACHINE_WORDS: readonly (readonly [prop: string, words: RegExp])[] = [
  ...CALLED.map(([prop, kinds]) => [prop, new RegExp(`\\b(?:${kinds})[- ]machines?\\b${ALSO[prop] ? `|\\b${ALSO[prop]}\\b` : ''}`)] as const),
  ['typewriter', /\btypewriters?\b/],
  ['barrelorgan', /\bbarrel-?\s?organ\b/],
  // What nobody names more closely.
  ['machine', new RegExp(`(?<!\\b(?:${MORE_CLOSELY})[- ])(?!${ALSO['weathermachine']}|${ALSO['dreammachine']})\\bmachines?\\b`)],
];
