/** On what somebody sits: “sat down on the wall”, “there was a bench, and they sat on it”. Who sits was read before; here is read where. */
import { SHARED_SEATS, type Seat } from '../character/seat.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { isNamedIn } from './named-in.ts';
import type { Player } from './player.ts';
import { othersIn } from './somebody-else.ts';

const SEATS: readonly (readonly [Seat, string])[] = [
  ['wall', 'walls?'],
  ['fence', 'fences?|railings?|gates?'],
  ['stairs', 'stairs?|staircase'],
  ['step', '(?:door)?steps?|(?:kick)?-?(?:threshold|stoop)'],
  ['kerb', 'kerb|pavement'],
  ['bench', 'bench(?:es)?|pews?'],
  ['chair', '(?:arm|bath)?chairs?'],
  ['stool', '(?:kick)?-?stools?'],
  ['suitcase', 'suitcases?|trunks?'],
  ['bag', 'bags?|rucksacks?|backpacks?|sacks?|bundles?'],
  ['drum', 'drums?'],
  ['box', 'box(?:es)?|crates?|chests?'],
  ['bucket', 'buckets?|pails?'],
  ['barrel', 'barrels?|tubs?'],
  ['stone', '(?:mile|mounting |grave)?stones?|rocks?|boulders?'],
  ['log', 'logs?|(?:fallen )?tree ?trunks?|beams?'],
  ['stump', '(?:tree )?stumps?'],
  ['bed', 'beds?|bunks?'],
  ['bath', 'baths?|bathtubs?|troughs?|fountain|well'],
  ['swing', '(?:garden )?swings?'],
  ['branch', 'branch(?:es)?|boughs?|limbs?'],
  ['roof', '(?:house)?-?roofs?|rooftops?'],
  ['sill', '(?:window ?-?)?(?:sills?|ledges?)|window ?-?seats?'],
];
const NOUNS = SEATS.map(([, words]) => words).join('|');
const ADJECTIVES = '(?:(?!(?:of|and|with|in|on|by|to|at|that|which)\\b)[a-z’\'-]+ ){0,3}?';
/** “At the two ends of it”, “on the very edge of the bed” */
const END = /\b(?:the |an? )?(?:very |two |opposite |other |far |same |low |dry |wet |cold |warm )*(?:ends?|edge|side|top|rim|lip|corner|back|foot) of (?=(?:the|an?|his|her|their|its|it|them|each)\b)/gi;
const ON = `\\b(?:sat|sits?|sitting|perched|settled|swung|swinging|swings)(?: (?:down|high|higher|gently|back and forth|to and fro|up|together|alone|there|still|quietly|side by side|in a (?:long |neat )?row|back to back|next to [\\w ]+?|all|both|for (?:a|some) (?:while|time|moment)|close))* (?:on|upon|on to|on top of|at)`;
/** “Upon the top step”, “at the two ends of a bench”; a step of a ladder is none to sit on. */
const ON_A_SEAT = new RegExp(`${ON} (?:(?:an?|the|one|his|her|their|its|each other’s|some|another|[A-Z][\\w’]+) )?${ADJECTIVES}(${NOUNS})\\b(?! (?:of (?:the|a) (?:ladder|hill|shop|mountain|bus|car|cart|stage)|with (?:tea|bread)))`, 'gi');
/** “A seventh stair”: said before, and now it is only “it”. */
const ON_IT = new RegExp(`\\b(?:an?|the|one|some|only) ${ADJECTIVES}(${NOUNS})\\b[^.!?]{0,120}?${ON} (?:it|them)\\b`, 'gi');
/** “On a wall at the last corner sat a child” */
const THERE_SAT = new RegExp(`\\b(?:[Oo]n|[Uu]pon|[Aa]t|[Ii]n) (?:an?|the|one|his|her|their) ${ADJECTIVES}(${NOUNS})\\b[^.;:!?]{0,60}? (?:sat|sits) (?=(?:an?|the|one|two|old|[A-Z]\\w*)\\b)((?:[\\w’-]+ ){0,3}[\\w’-]+)`, 'g');
/** “Sat up in a tree”: on a branch of it. */
const IN_A_TREE = /\b(sat|sits|sitting|perched)((?: \w+){0,2}?) (?:high )?(?:up )?in (?:an?|the) (?:[a-z]+ ){0,2}?(?:tree|oak|birch|pine|treetop)\b/gi;
/** Nobody sits so now. */
const NOT_NOW = /\b(?:would|could|used to|might|should|want(?:s|ed)? to|had to|must|always|never|every (?:day|morning|evening|week)|often|people|where)\b[^.;!?]*$/i;

const seatNamed = (noun: string): Seat | undefined => SEATS.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(noun))?.[0];

/** “Said the cat on the wall”, “a crow sat on the fence” */
export const seatOf = (noun: string, words: string): Seat | undefined =>
  seatNamed(new RegExp(`\\b${RegExp.escape(noun)} (?:with (?:an?|the|his|her) [a-z]+ )?(?:(?:that|which|was|sat|sits|sitting|perched|up|down|still|there) ){0,4}on (?:an?|the|his|her|its|somebody’s) ${ADJECTIVES}(${NOUNS})\\b`, 'i').exec(words)?.[1] ?? '');

interface Told {
  on: Seat;
  /** the words of its sentence before it */
  lead: string;
}

function seatsIn(words: string): Told[] {
  const told = presentText(withoutSpeech(words).replace(END, '').replace(IN_A_TREE, '$1$2 on the branch'));
  return told.split(/(?<=[.!?;\n])\s*/).flatMap((sentence) =>
    [ON_A_SEAT, ON_IT].flatMap((pattern) => [...sentence.matchAll(pattern)].flatMap((match): Told[] => {
      const on = seatNamed(match[1] ?? '');
      // “There was a bench, and they sat on it”: who sits stands right before the verb.
      const at = match.index + match[0].search(new RegExp(ON, 'i'));
      return on && !NOT_NOW.test(sentence.slice(0, at)) ? [{ on, lead: sentence.slice(0, at) }] : [];
    })));
}

const SITS_BESIDE = /\b(?:sat|sits|sitting) (?:down )?(?:up )?(?:there(?:,? too)?|beside|next to|with|at the other end)\b/gi;
/** @param one whose name is the last before “sat down beside” */
const isBeside = (text: string, one: Player['character'], cast: readonly Player['character'][]): boolean =>
  [...text.matchAll(SITS_BESIDE)].some(({ index }) => {
    const lead = text.slice(Math.max(0, text.lastIndexOf('.', index - 1)), index).split(/,|\band (?=[A-Z])/).findLast((part) => cast.some((other) => isNamedIn(part, other, cast)));
    return lead !== undefined && isNamedIn(lead, one, cast);
  });

const PRONOUN = /\b(?:(he|him|his)|(she|her)|(they|them|everybody|everyone|both|all))\b(?!.*\b(?:he|him|she|her|they|them|everybody|everyone|both|all)\b)/i;

/** Those who sit, with what they sit on where the words say it. @param passage of which the words are the moment: strangers sat down before it */
export function withSeats(players: readonly Player[], words: string, passage = words): Player[] {
  const now = seated(players, words);
  return passage === words || now.every(({ sitsOn, character }) => sitsOn || !isStranger(character)) ? now : seated(now, passage).map((one, i) => (isStranger(one.character) ? one : (now[i] ?? one)));
}

const isStranger = ({ name }: Player['character']): boolean => /^[a-z]/.test(name);

/** What is known while the rules are asked, one after the other. */
interface Sitting {
  players: readonly Player[];
  cast: readonly Player['character'][];
  /** who sits down, wherever that is */
  sitters: readonly Player[];
  words: string;
  /** the same without what is said aloud or happens at another time */
  text: string;
  /** what was found so far: a later rule takes nothing away */
  seats: Map<Player, Seat>;
}

/** “Maya sat down on the wall”, “there was a bench, and they sat on it” */
function satOnIt({ players, cast, sitters, words, seats }: Sitting): void {
  for (const { on, lead } of seatsIn(words)) {
    const named = players.filter(({ character }) => isNamedIn(lead, character, cast));
    const [, he, she, they] = PRONOUN.exec(lead) ?? [];
    const meant = named.length ? sitters.filter((one) => named.includes(one))
      : othersIn(`${lead}sat`) ? []
      : they ? sitters
      : he ?? she ? sitters.filter(({ character }) => character.gender === (he ? 'male' : 'female'))
      : sitters.length === 1 || SHARED_SEATS.has(on) ? sitters : [];
    for (const one of meant) if (!seats.has(one)) seats.set(one, on);
  }
}

const isAtEase = ({ pose }: Player): boolean => pose === 'standing' || pose === 'sitting' || pose === 'holding';

/** “On the top step sat Maya” */
function thereSat({ players, cast, text, seats }: Sitting): void {
  for (const [, noun = '', who = ''] of text.matchAll(THERE_SAT)) {
    const on = seatNamed(noun);
    const one = players.find((player) => !seats.has(player) && isNamedIn(who, player.character, cast));
    if (on && one && isAtEase(one)) seats.set(one, on);
  }
}

/** “Finn climbed up and sat there, too”, “and Olive sat down beside her” */
function satBeside({ cast, sitters, text, seats }: Sitting): void {
  const shared = [...seats.values()].find((on) => SHARED_SEATS.has(on));
  if (!shared) return;
  for (const one of sitters) if (!seats.has(one) && isBeside(text, one.character, cast)) seats.set(one, shared);
}

/** “A small boy on a gate” */
function strangerOnIt({ players, words, seats }: Sitting): void {
  for (const one of players) {
    if (!isAtEase(one) || !isStranger(one.character) || seats.has(one)) continue;
    const on = seatOf(one.character.name.split(' ').at(-1) ?? '', words);
    if (on) seats.set(one, on);
  }
}

/** In the order in which they are asked: who sits beside somebody sits on what that one was found to sit on. */
const RULES = [satOnIt, thereSat, satBeside, strangerOnIt] as const;

function seated(players: readonly Player[], words: string): Player[] {
  const seats = new Map<Player, Seat>(players.flatMap((one) => (one.sitsOn ? [[one, one.sitsOn] as const] : [])));
  const sitters = players.filter(({ pose, rides }) => pose === 'sitting' && !rides);
  const sitting = { players, cast: players.map(({ character }) => character), sitters, words, text: presentText(withoutSpeech(words)), seats };
  for (const rule of RULES) rule(sitting);
  return players.map((player) => {
    const seat = seats.get(player);
    return seat ? { ...player, pose: 'sitting', sitsOn: seat } : player;
  });
}
