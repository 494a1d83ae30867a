/** The weather that a passage leaves unsaid: what was told before it, and what a family asked of the whole story, until the text tells another. */
import { sentencesIn } from '../words/sentences.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import type { Hour } from './palette.ts';
import type { Weather } from './setting.ts';
import { hasEnded, hourTold, weatherTold } from './told-weather.ts';

/** What a story tells before a passage. */
export interface ToldSoFar {
  /** in the same part */
  before?: string | undefined;
  /** in the parts before it */
  earlier?: string | undefined;
  /** what its family asked of all of it */
  asked?: string | undefined;
}

/** Names that begin as weather does. */
const NO_NAME = '(?! ?(?:leopards?|queen|white|globes?|owls?|fox(?:es)?|angels?|fair(?:y|ies)|princess(?:es)?|monsters?|dragons?|balls?|m[ae]n|people|boots?|coats?|hats?|flowers?|cream|turbines?|chimes?|mills?|forests?)\\b)';
const asks = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b${NO_NAME}`, 'i');

/** A family says it in a word: “a snowy day”, “it rains”. */
const ASKED: readonly (readonly [Weather, RegExp])[] = [
  ['snow', asks('snow(?:y|ed|ing|s|storms?|fall|flakes)?|blizzard')],
  ['rain', asks('rain(?:y|ed|ing|s|storms?)?|pour(?:s|ed|ing)|drizzl\\w+|(?:thunder)?storm(?:y|s)?|downpour|showers')],
  ['leaves', asks('wind(?:y)?|falling leaves')],
];
const ASKED_HOURS: readonly (readonly [Hour, RegExp])[] = [
  ['storm', asks('(?:thunder)?storm(?:y|s)?|thunder|lightning')],
  ['mist', asks('fog(?:gy)?|mist(?:y)?')],
  ['day', asks('sunny|sunshine|heatwave|hot (?:summer )?(?:day|afternoon)')],
  ['night', asks('(?:at|by|one|in the|a \\w+) night|midnight')],
];

/** “The sun came out”: whatever fell has ended. */
const FINE = /\bthe sun (?:shone|was shining|came out|was out|had come out)\b|\b(?:sunny|sunshine)\b|\bnot a (?:single )?cloud\b|\b(?:clear|blue) (?:\w+ )?sky\b|\bsky (?:was|is) (?:\w+ )?(?:clear|blue)\b/i;
const FOG_IS_OVER = /\b(?:fog|mist) (?:had |has )?(?:gone|lifted|cleared|melted|rolled away|blew away|blown away|thinned)\b/i;
/** After a night nobody knows whether it still rains. */
const ANOTHER_DAY = /\b(?:the|that) (?:next|following) (?:day|morning|afternoon)|\bnext (?:day|morning)\b|\bin the morning\b|\bone (?:day|morning|week) (?:later|after)\b|\b(?:days|weeks|months) (?:later|passed|went by)\b/i;

/** Letters for which weather holds that nobody asked for. */
const HOLDS = 1200;

const FALLS: readonly Weather[] = ['rain', 'snow', 'leaves'];

/** The last that a story tells of its weather; 'fine' where it has ended. */
function lastTold(told: string, until: (sentence: string) => boolean): Weather | 'fine' | undefined {
  for (const sentence of sentencesIn(told).toReversed()) {
    const falls = weatherTold(sentence);
    if (falls && FALLS.includes(falls)) return falls;
    if (FALLS.some((one) => hasEnded(one, sentence)) || FINE.test(presentText(withoutSpeech(sentence)))) return 'fine';
    if (until(sentence)) return undefined;
  }
  return undefined;
}

const askedOf = <T>(list: readonly (readonly [T, RegExp])[], asked: string): T | undefined => {
  const present = presentText(asked);
  return list.find(([, words]) => words.test(present))?.[0];
};

const soFar = ({ before = '', earlier = '' }: ToldSoFar): string => `${earlier}\n${before}`;

/** @param text the passage itself, which tells no weather */
export function weatherRemembered(text: string, told: ToldSoFar): Weather | undefined {
  if (lastTold(text, () => false) === 'fine') return undefined;
  const recent = ANOTHER_DAY.test(withoutSpeech(text)) ? undefined : lastTold(soFar(told).slice(-HOLDS), (sentence) => ANOTHER_DAY.test(sentence));
  if (recent) return recent === 'fine' ? undefined : recent;
  const asked = askedOf(ASKED, told.asked ?? '');
  return asked && lastTold(soFar(told), () => false) !== 'fine' ? asked : undefined;
}

/** Fog, thunder or bright sun that a family asked for, as long as the text does not end it. */
export function skyAsked(text: string, told: ToldSoFar): Hour | undefined {
  const hour = askedOf(ASKED_HOURS, told.asked ?? '');
  if (hour !== 'mist' && hour !== 'storm') return undefined;
  const story = `${soFar(told)}\n${text}`;
  return hour === 'mist' ? (FOG_IS_OVER.test(story) ? undefined : hour) : lastTold(story, () => false) === 'fine' ? undefined : hour;
}

/** The time of day that a family asked for. */
export const hourAsked = ({ asked = '' }: ToldSoFar): Hour | undefined => {
  const hour = hourTold(asked) ?? askedOf(ASKED_HOURS, asked);
  return hour === 'mist' || hour === 'storm' ? undefined : hour;
};
