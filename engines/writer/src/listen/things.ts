// People, animals, things, places and events that a sentence names, each its own wish.

import type { Wish } from '../brief.ts';
import { countWords } from '../tell/measure.ts';
import { inThePast } from './clause.ts';
import { make } from './listening.ts';
import type { Listening } from './listening.ts';
import { isAlive, readPhrases } from './phrase.ts';
import type { Phrase } from './phrase.ts';

const EVENTS = /\b(thunderstorm|storm|blizzard|snow|rain|wind|flood|earthquake|eclipse|birthday|party|parade|feast|festival|picnic|wedding|race|dance|concert|game|contest|holiday|christmas|sleepover|match|tournament|carnival|fair)$/iu;
const PLACES = /^(?:castle|cave|forest|island|mountain|river|lake|sea|ocean|city|village|town|school|house|tower|library|garden|desert|jungle|planet|moon|room|kitchen|attic|cellar|bakery|market|bridge|tunnel|beach|park|zoo|museum|palace|temple|farm|treehouse|lighthouse|waterfall|tower|staircase|stairs|stairway|corridor|fountain)$/iu;

export const isEvent = (head: string): boolean => EVENTS.test(head);
export const isPlace = (head: string): boolean => PLACES.test(head) || /^(?:door|gate|portal|passage|staircase|stairs|stairway|corridor|tower|waterfall|fountain|pond|pool|field|wood|woods|street|playground|swamp|hill|well|lighthouse|ship|submarine|rocket ship|seaside|supermarket|kindergarten|nursery|hospital|shop|cinema|theatre|circus|church|station|airport|hotel|campsite|camp|restaurant|classroom|bedroom|bathroom|basement|roof|garage|shed|barn|stable|harbour|port|alley|canyon|volcano|valley|cliff|bay|coast|shore|space station|mine|dungeon|maze|labyrinth|playground|funfair|fairground|north pole|pole|countryside|mountains|woods|alps|elevator|lift)$/iu.test(head);

/** A small place in a house, as families name one: nobody draws it on a map, and it has no six steps. */
export const isIndoors = (the: string): boolean => INDOORS.test(the);
const INDOORS = /\b(?:door|cupboard|wardrobe|drawer|closet|under the (?:stairs|bed|table|sink|sofa)|behind the (?:sofa|curtain|washing machine|wardrobe|fridge|shelf|bookcase)|bedroom|bathroom|kitchen|living room|classroom|hallway|corridor|garage|loft|attic|basement|cellar|pantry|room|elevator|lift|staircase|stairs)\b(?! of the (?:castle|cave|palace|dragon|giant))/iu;

/** People, animals and things, each its own wish. */
export function things(text: string, to: Listening, wished: boolean): Wish[] | undefined {
  if (/^(?:an? )?(?:\p{L}+ ){0,2}(?:day|morning|afternoon|evening|night|weekend)(?: (?:at|in|on|with|by) .+)?$/iu.test(text) && !to.asked && /^an? /iu.test(text)) return [make(to, 'fact', `It was ${text.charAt(0).toLowerCase()}${text.slice(1)}`, text)];
  if (/\bday$/iu.test(text) && countWords(text) <= 3) return [make(to, 'fact', `It was ${text.replace(/^(?:a|an|the) /iu, '').toLowerCase()}`, text)];
  if (/\bday\b/iu.test(text) && /^\p{L}+[’']s? first day\b/iu.test(text)) return [make(to, 'fact', `It was ${text.replace(/^(?:his|her|my)\b/iu, (word) => to.owner(word))}`, text)];
  if (to.from === 'instruction' && /\b(?:words?|sentences?|language|style|rhymes?|paragraphs?|title|chapters?|letters)\b/iu.test(text)) return undefined;
  const bare = to.from !== 'instruction' || wished;
  const phrases = readPhrases(text.replace(/,?\s+because\b.*$/iu, ''), to.owner, to.isName, bare)?.filter(({ again }) => !to.isName(again));
  if (!phrases || phrases.length === 0 || (to.asked && ['power', 'choice', 'own'].includes(to.asked))) return undefined;
  const why = /,?\s+because\b.*$/iu.exec(text)?.[0];
  return phrases.slice(0, 3).map((phrase, at) => thing(phrase, at === 0 && why ? inThePast(`x ${why.trim()}`.split(' '), to.isName).join(' ').slice(1) : '', to));
}

function thing(phrase: Phrase, why: string, to: Listening): Wish {
  if (!to.asked && phrase.several && (phrase.someone || isAlive(phrase.head))) {
    const counted = /^(?:some|two|three|four|five|six|seven|many|lots of|the) /iu.test(phrase.first) || /[’']s? /u.test(phrase.first);
    return make(to, 'newcomer', counted ? phrase.first : `three ${phrase.first}`, phrase.head, { again: phrase.again, he: 'they', asked: 'many' });
  }
  const event = EVENTS.test(phrase.head);
  const person = ((phrase.someone || (isAlive(phrase.head) && !phrase.toy)) && !event) || to.asked === 'help' || to.asked === 'kind';
  const kind: Wish['kind'] = person ? 'newcomer' : event ? 'event' : PLACES.test(phrase.head) || ((!to.asked || to.asked === 'door') && isPlace(phrase.head)) ? 'place' : 'object';
  if (kind !== 'event' && (phrase.several || (phrase.mass && !person)) && to.asked !== 'help' && to.asked !== 'kind') {
    return make(to, 'fact', `There ${phrase.several ? 'were' : 'was'} ${phrase.first}${why}`, phrase.again);
  }
  if (!to.asked && /\b(?:baby|newborn)\b/u.test(phrase.first) && /^(?:sister|brother|sibling|baby|girl|boy|cousin|twins?)$/u.test(phrase.head)) {
    return make(to, 'newcomer', phrase.first, phrase.head, { again: 'the baby', he: 'it', asked: 'baby' });
  }
  const he = /\bhe\b|\bhis\b/u.test(why) ? 'he' : /\bshe\b|\bher\b/u.test(why) ? 'she' : phrase.he;
  // “A tiny door under the stairs” is that door, also where it is only named.
  const whole = kind === 'place' && /^an? /u.test(phrase.first) && phrase.first.split(' ').length < 7 && !/\b(?:who|which|that)\b/u.test(phrase.first);
  return make(to, kind, phrase.first, phrase.head, { again: whole ? phrase.first.replace(/^an? /u, 'the ') : phrase.again.replace(/^the (?:lost|missing|stray|abandoned) /u, 'the '), he, ...(why ? { why: `, ${why.replace(/^[\s,]+/u, '')}` } : {}) });
}
