/** The words that a scene is read from, and what stands around them. */
import type { DrawnCharacter } from '../brief.ts';
import type { Companion } from './companions.ts';
import { leadIn, withoutKinds } from './still-there.ts';

export interface Around {
  /** the words as the story has them, where names stand for pronouns in them */
  asWritten?: string;
  /** the whole passage of which they are the moment that is shown */
  passage?: string;
  /** who goes along without being in the cast */
  companions?: readonly Companion[];
  /** what the parts of the story before this one tell */
  earlier?: string | undefined;
}

export interface Passage {
  /** as they came */
  words: string;
  /** what is read: without the kinds of the cast, which are no things, and with names for pronouns where they are known */
  text: string;
  /** the same as the story has it */
  written: string;
  /** what the story tells before the words */
  before: string;
  /** in the parts before */
  earlier: string;
  whole: string;
  /** the words are only a part of the passage */
  isMoment: boolean;
  /** the passage tells of much in passing */
  isLong: boolean;
  /** the sentences of the passage before the moment, where who came in them is still there */
  lead: string;
  companions: readonly Companion[];
}

/** Letters from which on a passage tells of much in passing: what lies about in its picture it has to come back to. */
const MUCH = 300;

const OF_STRAW = /\b(?:man|woman|figure) (?:made )?of straw\b/gi;

/** “A tear ran down her nose”: she weeps, and not the tear. */
const A_TEAR = /\b(?:A|One|The first|Then a) (?:[a-z]+ )?tears? (?:ran|rolled|slid|fell|dropped|trickled|came) (?:slowly |right )?(?:down|from|out of|off|over) (his|her|their|its|[A-Z]\w+[’']s) (?:[a-z]+ )?[a-z]+/g;
const WHO: Readonly<Record<string, string>> = { his: 'He', her: 'She', their: 'They', its: 'It' };
const whoWept = (_: string, whose: string): string => `${WHO[whose] ?? whose.slice(0, -2)} wept`;

/** “The frog hopped home with them. Hop, hop, plop!”: that is how it sounds, and nobody of the cast hops. */
const SOUND_OF_IT = /(?<=\bhopped\b[^.!?]*[.!?]\s+)Hop, hop(?:, [a-z]+)*!|\bHop, hop, (?:plop|splash|thump|bump)!/g;

/** Friends that a machine makes are drawn as what they are; of people nobody says “it said no”. */
const MADE_FRIENDS = /\b(?:(?:One|one) of the perfect friends|(?:One|one) (?:new|perfect) friend)\b/g;
const OTHER_MADE_FRIENDS = /\b(?:new|perfect) friend(s?)\b/g;
const asMade = (told: string, whole: string): string =>
  /\bmachine\b|\bperfect friends?\b/i.test(whole) ? told.replace(MADE_FRIENDS, 'A robot').replace(OTHER_MADE_FRIENDS, 'robot$1') : told;

/** “They said it both at once! Hug, hug.” */
const HUGS = /\bHug, hug\b(?=[.!])/g;
/** “Mia fed Fen an apple”: from hand to mouth. */
const FED = /\b(?:fed|feeds) (?=(?:him|her|them|[A-Z]\w+) (?:an?|the|some|one|half) )/g;
/** “The rain came down in buckets”: no bucket stands there. */
const IN_BUCKETS = /\b(?<=\b(?:rain|down|poured|raining|pouring) )in (?:buckets|sheets|torrents)\b/gi;
/** Rhymes with which a teller goes: nobody's hat, and no lamp that lies about. */
const FAREWELL = /\b(?:hang up your hat|put out the lamp|turn off the light)\b/gi;
/** “Yawn, yawn, Maya! Hop, hop, into bed!”: nobody hops there, all go to bed. */
const INTO_BED = /\b(?:Hop|Jump|Pop|Off|Tumble|Up and)(?:, [a-z]+)*,? (?:in)?to bed\b/g;

export function passageOf(words: string, cast: readonly DrawnCharacter[], before: string, around: Around): Passage {
  const { asWritten = words, passage: whole = words, companions = [], earlier = '' } = around;
  const made = (some: string): string => asMade(some, `${before} ${whole}`);
  const read = (some: string): string => withoutKinds(made(some).replace(OF_STRAW, 'scarecrow').replace(A_TEAR, whoWept).replace(SOUND_OF_IT, ' ').replace(HUGS, 'They hugged').replace(FAREWELL, ' ').replace(IN_BUCKETS, ' ').replace(FED, 'gave ').replace(INTO_BED, 'They got into bed'), cast);
  return {
    words, before, earlier, whole, companions,
    text: read(words),
    written: read(asWritten),
    isMoment: whole !== words,
    isLong: whole.length >= MUCH,
    lead: leadIn(whole, words),
  };
}
