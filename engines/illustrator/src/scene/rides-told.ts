/** Who rides on what, and who gives something to whom: read from a clause. */
import type { DrawnCharacter } from '../brief.ts';
import type { Vehicle } from '../character/riding.ts';
import { presentText } from '../words/told.ts';
import { isNamedIn } from './named-in.ts';

export type Ride = { is: 'vehicle'; on: Vehicle } | { is: 'friend'; id: string; name: string; perched?: true } | { is: 'being'; noun: string };

const VEHICLES: readonly (readonly [Vehicle, RegExp])[] = [
  ['bicycle', /\b(?:r(?:o|i)d(?:es?|ing)|on) (?:(?:on|off on) )?(?:an?|the|his|her|their) (?:\w+ )?(?:bicycle|bike|tricycle)s?\b|\b(?:cycled|cycling|pedall?ed|pedall?ing)\b/i],
  ['sled', /\b(?:r(?:o|i)d(?:es?|ing)|raced|slid|sped|whizzed|flew|sat|went|came|zoomed|rushed|shot)\b[^,.;]*\b(?:on|in) (?:an?|the|his|her|their) (?:\w+ )?(?:sled(?:ge)?|sleigh|toboggan)s?\b|\b(?:sledded|sledged|sledging|sledding|tobogganed|tobogganing)\b/i],
  ['broom', /\b(?:r(?:o|i)d(?:es?|ing)|flew|flies|flying|sat|soared)\b[^,.;]*\bon (?:an?|the|his|her|their) (?:\w+ )?broom(?:stick)?s?\b/i],
];
/** “A man in a small boat”, said of somebody who comes by. */
export const BOATED = /^,?(?: (?:was|sat|stood|came by|came|rowed|rowing|sitting|who (?:was|sat)))? (?:in|by in) (?:an?|his|her|the) (?:\w+ )?(?:boat|rowing boat|rowboat|canoe|dinghy|punt)\b/i;
const MOUNTS = 'horse|pony|donkey|mule|camel|elephant|reindeer|unicorn|dragon|griffin|pegasus|lion|tiger|bear|wolf|goat|cow|giraffe|ostrich|deer|zebra|yak|llama|tortoise';
const RIDES = '(?:rode|rides|riding|ridden)';
const GETS_ON = '(?:sat|sits|sitting|climbed|clambered|got|jumped|hopped|was|were|flew|galloped|trotted|scrambled|swung)';
const BACK = '[’\']s (?:\\w+ ){0,2}back';
const PERCHES = '(?:sat|sits|sitting|perched|perches|settled|landed|rode|rides|riding|climbed|jumped|hopped|was|stood)';
/** “On Maya’s shoulder”, “on top of Rusty’s head” */
const HEAD = '[’\']s (?:[a-z]+ )?(?:head|shoulders?|hat|hair)';
const OF_A_BEING = new RegExp(
  `\\b${RIDES} (?:(?:off|away|home|out|up) )?(?:on (?:the back of )?)?(?:an?|the|his|her|their|its) (?:[a-z-]+ ){0,2}?(${MOUNTS})\\b|` +
    `\\b${GETS_ON} (?:\\w+ )?(?:on|on to|onto|upon|astride) (?:the back of )?(?:an?|the|his|her) (?:[a-z-]+ ){0,2}?(${MOUNTS})\\b(?!['’]s (?!(?:\\w+ ){0,2}back))`,
  'i',
);

/** “They must ride the bicycle down the hill”: they do not yet. */
const NOT_YET = /\b(?:must|should|shall|will|would|could|can|might|(?:going|had|have|has|want(?:s|ed)?|how|meant|learn(?:s|ed|t)?|dared?|supposed) to) (?:\w+ly )?ride\b[^,.;]*/gi;

/** @param cast whoever may carry: a name after "rode", or whose back it is */
export function rideIn(clause: string, cast: readonly DrawnCharacter[]): Ride | undefined {
  const told = presentText(clause).replace(NOT_YET, ' ');
  const friend = cast.find((one) => {
    const name = RegExp.escape(one.name.split(/\s+/)[0] ?? one.name);
    return new RegExp(`\\b${RIDES} (?:on )?(?:the back of )?${name}\\b(?![’']s (?!(?:\\w+ ){0,2}back\\b))|\\b${GETS_ON} (?:\\w+ )?(?:on|on to|onto|upon) ${name}${BACK}\\b|\\b${GETS_ON} (?:\\w+ )?(?:on|on to|onto) the back of ${name}\\b`, 'i').test(told);
  });
  if (friend) return { is: 'friend', id: friend.id, name: friend.name };
  const perch = cast.find((one) => new RegExp(`\\b${PERCHES} (?:down |up |still |right |quietly )?(?:on|on to|onto|upon|on top of) ${RegExp.escape(one.name.split(/\s+/)[0] ?? one.name)}${HEAD}\\b`, 'i').test(told));
  if (perch) return { is: 'friend', id: perch.id, name: perch.name, perched: true };
  const noun = OF_A_BEING.exec(told)?.slice(1).find(Boolean)?.toLowerCase();
  const own = noun ? cast.find((one) => isNamedIn(`the ${noun}`, one, cast)) : undefined;
  if (noun) return own ? { is: 'friend', id: own.id, name: own.name } : { is: 'being', noun };
  const vehicle = VEHICLES.find(([, words]) => words.test(told))?.[0];
  return vehicle ? { is: 'vehicle', on: vehicle } : undefined;
}

/** “Ember flew with Maya on his back”: who carries is told first, and who rides in passing. */
export function carriedIn(clause: string, cast: readonly DrawnCharacter[]): { rider: DrawnCharacter; ride: Ride } | undefined {
  const told = presentText(clause).replace(NOT_YET, ' ');
  const first = (one: DrawnCharacter): string => RegExp.escape(one.name.split(/\s+/)[0] ?? one.name);
  for (const rider of cast) {
    const at = new RegExp(`\\b(?:with|carr(?:ied|ies|ying)|took|takes|bore|had) ${first(rider)}\\b(?: \\w+){0,3}? (?:up)?on (?:his|her|its|their) (?:\\w+ )?(back|shoulders?|head)\\b`).exec(told);
    const lead = at ? told.slice(0, at.index) : '';
    const carriers = cast.filter((one) => one !== rider && new RegExp(`\\b${first(one)}\\b`).test(lead));
    const [carrier] = carriers;
    if (carrier && carriers.length === 1) return { rider, ride: { is: 'friend', id: carrier.id, name: carrier.name, ...(at?.[1] === 'back' ? {} : { perched: true as const }) } };
  }
  return undefined;
}

const GIVES = /\b(?:gave|gives|handed|hands|passed|passes|lent|lends|offered|offers|held out|holds out|brought|brings|showed|shows)\b(?! (?:up|in|way|birth|away|round|around|by|out over)\b)/i;
/** “Gave Rusty a hug”: nothing goes from hand to hand. */
const NO_THING = /\b(?:gave|gives)\b[^,.;]*\b(?:a (?:\w+ )?(?:hug|kiss|smile|nod|look|push|wave|pat|squeeze|start|jump|shout|bow|name|turn))\b/i;

/** The words for who is given something. */
export function givenIn(clause: string): string | undefined {
  const told = presentText(clause);
  const found = GIVES.exec(told);
  return found && !NO_THING.test(told) ? told.slice(found.index + found[0].length) : undefined;
}
