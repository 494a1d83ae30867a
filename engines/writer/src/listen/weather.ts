// Weather that was asked for is told as weather: nobody carries a rainbow home, and a thunderstorm is no feast with paper hats.

import type { Wish } from '../brief.ts';
import { withArticle } from '../tell/tidy.ts';

const IS_WEATHER = /^it (?:rain|snow|hail|storm|thunder|pour|freez|froze|(?:was|is|got|became) (?:very |so |really )?(?:rain|snow|sunn|wind|fogg|storm|hot|cold|frosty|icy)|(?:was|is) an? (?:very |so |really |cold,? |dark,? |grey,? )*(?:rainy|snowy|sunny|windy|foggy|misty|stormy|hot|cold|frosty|icy|wintry) (?:\p{L}+ )?(?:day|morning|afternoon|evening|night)\b)/iu;
const KINDS = /^(?:(?:thunder|rain|snow|hail|sand)?storms?|thunder|lightning|rain|rainbows?|snow|hail|fog|mist|wind|blizzards?|sunshine|showers?|northern lights|heatwaves?)$/iu;
const SEEN = /^(?:they(?: all)?|we|everybody|\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?) (?:saw|watched|looked at) (?:an?|the|some) (?:\p{L}+ )??((?:northern )?\p{L}+)\.?$/u;
const COMES = /^(?:an?|the|some) (?:\p{L}+ )?(\p{L}+) (?:appeared|came(?: up| down| along)?|started|began|fell|broke out|was there|rolled in|blew up)\.?$/iu;

/** Only where it is not what saves the day, and nobody was asked about it. */
export function isWeather({ kind, words, head, asked }: Wish): boolean {
  if (asked) return false;
  if (kind === 'happening' || kind === 'fact') return IS_WEATHER.test(words) || KINDS.test((COMES.exec(words) ?? SEEN.exec(words))?.[1] ?? '');
  return (kind === 'object' || kind === 'event' || kind === 'newcomer') && KINDS.test(head);
}

/** “A thunderstorm” as a sentence. What falls all day would make wet whatever anybody sits on later. */
export const weatherTold = ({ kind, words }: Wish): string =>
  kind === 'happening' || kind === 'fact' ? words.replace(/^(It (\p{L}+ed)) all day(?: long)?$/iu, '$1 and $2').replace(/ all day(?: long)?$/iu, '') : `There was ${/,| and /u.test(words) || /^(?:an?|the|some) |^(?:thunder|lightning|rain|snow|hail|fog|mist|wind|sunshine)$/iu.test(words) ? words : withArticle(words)}`;
