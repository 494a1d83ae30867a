// People, animals, things, places and events that a sentence names, each its own wish.

import { traitOf } from '../lexicon/traits.ts';
import type { Wish } from '../brief.ts';
import { countWords } from '../tell/measure.ts';
import { inThePast } from './clause.ts';
import { make } from './listening.ts';
import type { Listening } from './listening.ts';
import { isAlive, readPhrases } from './phrase.ts';
import type { Phrase } from './phrase.ts';

/** What is eaten is kept for the end, and not carried home. */
export const isFood = (head: string): boolean => /^(?:soup|pancakes?|waffles?|ice[- ]creams?|cakes?|cupcakes?|pizzas?|cookies|biscuits?|buns?|muffins?|dough?nuts?|spaghetti|pasta|noodles|chips|fries|popcorn|sandwich(?:es)?|pies?|dumplings|burgers?|sausages|lemonade|pudding|porridge|hot chocolate|cocoa|stew|jelly|strawberries|marshmallows|cheese|chocolate)$/iu.test(head);

const EVENTS = /\b(thunderstorm|storm|blizzard|snow|rain|wind|flood|earthquake|eclipse|birthday|party|parade|feast|festival|picnic|wedding|race|dance|concert|game|contest|holiday|christmas|sleepover|match|tournament|carnival|fair|egg hunt|treasure hunt|hunt|show|performance|exhibition|fireworks|barbecue|bonfire|competition|quiz|disco|clean-?up|fight|snowball fight|pillow fight|water fight|food fight|trip|ride|cruise|voyage)$/iu;
const PLACES = /^(?:castle|cave|forest|island|mountain|river|lake|sea|ocean|city|village|town|school|house|tower|library|garden|desert|jungle|planet|moon|room|kitchen|attic|cellar|bakery|market|bridge|tunnel|beach|park|zoo|museum|palace|temple|farm|treehouse|lighthouse|waterfall|tower|staircase|stairs|stairway|corridor|fountain)$/iu;

export const isEvent = (head: string): boolean => EVENTS.test(head);
export const isPlace = (head: string): boolean => PLACES.test(head) || /^(?:hall|palace|door|gate|portal|passage|staircase|stairs|stairway|corridor|tower|waterfall|fountain|pond|pool|field|wood|woods|street|playground|swamp|hill|well|lighthouse|ship|submarine|rocket ship|seaside|supermarket|kindergarten|nursery|hospital|shop|cinema|theatre|circus|church|station|airport|hotel|campsite|camp|restaurant|classroom|bedroom|bathroom|basement|roof|garage|shed|barn|stable|harbour|port|alley|canyon|volcano|valley|cliff|bay|coast|shore|space station|mine|dungeon|maze|labyrinth|playground|funfair|fairground|north pole|pole|countryside|mountains|woods|alps|elevator|lift|workshop|studio|office|greenhouse|pier|quay|dock|barracks|monastery|observatory|windmill|mill|stadium|pitch|court|running track|planetarium|aquarium|orchard|vineyard|meadow|glacier|oasis|reef|lagoon)$/iu.test(head);

/** Nobody carries it, sits in it or drives it. */
export const isHuge = (head: string): boolean => HUGE.test(head);
const HUGE = /^(?:hall|house|mountain|hill|moon|sun|stars?|sky|sea|ocean|river|lake|bridge|wall|fence|road|tower|castle|tree|forest|volcano|rainbow|cloud|statue|piano|bed|sofa|wardrobe|cannon|windmill|roller ?coaster|trampoline|machine|fountain|waterfall|portal|door|gate|staircase|stairs|ladder|iceberg|glacier|planet|galaxy|world|crane|tent|bath|bathtub|swimming pool|slide|swing|playground|carousel|merry-go-round|elevator|lift|wave|hole|abyss|wind|rain|storm|snow|thunder|lightning|sunrise|sunset|universe)$/iu;

const FOOD = /^(?:pancakes?|waffles?|ice[- ]?creams?|cakes?|cupcakes?|pizzas?|cookies?|biscuits?|buns?|muffins?|dough?nuts?|dinner|supper|lunch|breakfast|soup|stew|cocoa|popcorn|picnic|feast|sandwich(?:es)?|chocolates?|sweets|candy|candies|lollipops?|pies?|spaghetti|pasta|noodles|chips|fries|sausages?|burgers?|marshmallows?|toast|porridge|jelly|pudding|apples?|strawberries|cherries|cheese|food|honey|jam|meatballs|dumplings|milk|juice|lemonade|hot chocolate|bread|butter|berries|grapes|bananas?|carrots|crisps|bacon|eggs)$/iu;
/** “There were pancakes with jam”: it is eaten, and solves no riddle. */
export const isMeal = (words: string): boolean => {
  const what = /^There (?:was|were) (?:an? |the |some |lots of |\p{L}+ (?=of ))?(.+)$/iu.exec(words)?.[1] ?? '';
  const last = (/^[^,]*?(?=\s(?:with|and|for|in|at|on|that|which|everywhere)\b|$)/u.exec(what)?.[0] ?? what).split(' ');
  return !/\b(?:magic|enchanted|poison\p{L}*|talking|living|giant)\b/iu.test(what) && (FOOD.test(last.at(-1) ?? '') || FOOD.test(last.slice(-2).join(' ')));
};

const isTraitAlone = (first: string, head: string): boolean => /^(?:an? )?\S+$/u.test(first) && traitOf(head) !== undefined;

/** A small place in a house, as families name one: nobody draws it on a map, and it has no six steps. */
export const isIndoors = (the: string): boolean => INDOORS.test(the);
const INDOORS = /\b(?:door|cupboard|wardrobe|drawer|closet|under the (?:stairs|bed|table|sink|sofa)|behind the (?:sofa|curtain|washing machine|wardrobe|fridge|shelf|bookcase)|bedroom|bathroom|kitchen|living room|classroom|hallway|corridor|garage|loft|attic|basement|cellar|pantry|room|elevator|lift|staircase|stairs)\b(?! of the (?:castle|cave|palace|dragon|giant))/iu;

/** “In Berlin”: a place that everybody knows by its name. */
const IN_A_TOWN = /^(?:in|at|near|on) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)[.!]*$/u;

/** People, animals and things, each its own wish. */
export function things(text: string, to: Listening, wished: boolean): Wish[] | undefined {
  const town = to.asked ? undefined : IN_A_TOWN.exec(text)?.[1];
  if (town !== undefined && !to.isName(town)) return [make(to, 'place', town, town, { again: town, he: 'it' })];
  if (/^(?:an? )?(?:\p{L}+ ){0,2}(?:day|morning|afternoon|evening|night|weekend)(?: (?:at|in|on|with|by) .+)?$/iu.test(text) && !to.asked && /^an? /iu.test(text)) return [make(to, 'fact', `It was ${text.charAt(0).toLowerCase()}${text.slice(1)}`, text)];
  if (/\bday$/iu.test(text) && countWords(text) <= 3) return [make(to, 'fact', `It was ${text.replace(/^(?:a|an|the) /iu, '').toLowerCase()}`, text)];
  if (/\bday\b/iu.test(text) && /^\p{L}+[’']s? first day\b/iu.test(text)) return [make(to, 'fact', `It was ${text.replace(/^(?:his|her|my)\b/iu, (word) => to.owner(word))}`, text)];
  if (to.from === 'instruction' && /\b(?:words?|sentences?|language|style|rhymes?|paragraphs?|title|chapters?|letters)\b/iu.test(text)) return undefined;
  // Who is dead is missed, and does not come in at the door.
  const [, ...dead] = /^(?:my|our|his|her|their) (?:(?:dead|late) (\p{L}+)|(\p{L}+),? who (?:is|was) (?:dead|in heaven)|(\p{L}+),? who (?:has |had )?(?:died|passed away)(?: .+)?)$/iu.exec(text) ?? [];
  const missed = dead.find(Boolean);
  if (missed) return [{ ...make({ ...to, asked: undefined }, 'fact', `${to.hero.name} missed ${to.hero.male ? 'his' : 'her'} ${missed}`, to.hero.name) }];
  const bare = to.from !== 'instruction' || wished;
  const phrases = readPhrases(text.replace(/,?\s+because\b.*$/iu, ''), to.owner, to.isName, bare)?.filter(({ again }) => !to.isName(again));
  // “Brave and cheeky” is what somebody is like, and no thing that is found.
  if (!to.asked && phrases && phrases.length > 0 && phrases.every(({ first, head }) => isTraitAlone(first, head))) return [make(to, 'fact', `${to.hero.name} was ${text.charAt(0).toLowerCase()}${text.slice(1)}`, to.hero.name)];
  if (!phrases || phrases.length === 0 || (to.asked && ['power', 'choice', 'own'].includes(to.asked))) return undefined;
  const why = /,?\s+because\b.*$/iu.exec(text)?.[0];
  // “Spaghetti”, and not “a spaghetti”.
  if (phrases.length === 1 && !/^(?:an?|one) /iu.test(text) && isMeal(`There was ${phrases[0]?.first ?? ''}`)) phrases[0] = { ...(phrases[0] as Phrase), first: (phrases[0]?.first ?? '').replace(/^an? /u, '') };
  if (to.asked === 'wrong' && phrases.length === 1 && /^(?:rust|dust|trust|hunger|traffic|money|luck|noise|smoke|pride|fear|greed|anger|war|homework|lightning|time|hope)$/iu.test(text)) phrases[0] = { ...(phrases[0] as Phrase), first: text.toLowerCase() };
  const meals = phrases.length > 1 && (to.asked === 'door' || to.asked === 'surprise') && phrases.every(({ first, several }) => isMeal(`There ${several ? 'were' : 'was'} ${first}`));
  if (meals) return [make(to, 'fact', `There ${phrases[0]?.several ? 'were' : 'was'} ${phrases.map(({ first }) => first).join(' and ')}`, phrases[0]?.again ?? text)];
  return phrases.slice(0, 3).map((phrase, at) => thing(phrase, at === 0 && why ? inThePast(`x ${why.trim()}`.split(' '), to.isName).join(' ').slice(1) : '', to));
}

function thing(phrase: Phrase, why: string, to: Listening): Wish {
  if (!to.asked && phrase.several && (phrase.someone || isAlive(phrase.head))) {
    const counted = /^(?:some|two|three|four|five|six|seven|many|lots of|the) /iu.test(phrase.first) || /[’']s? /u.test(phrase.first);
    return make(to, 'newcomer', counted ? phrase.first : `three ${phrase.first}`, phrase.head, { again: phrase.again, he: 'they', asked: 'many' });
  }
  if (to.asked === 'help' || to.asked === 'kind') phrase.first = phrase.first.replace(/, (?=who\b)/u, ' ');
  // “Pancakes”, “lots of soup”: they are eaten, and not found in a drawer.
  // “Our dog Biscuit” is nothing to eat.
  const isCalled = phrase.someone && /\p{Ll} \p{Lu}\p{L}+$/u.test(phrase.first);
  const event = !isCalled && (EVENTS.test(phrase.head) || (!to.asked && isFood(phrase.head) && !/\b(?:magic|enchanted|golden|talking|singing|never|that|who|which)\b/iu.test(phrase.first)));
  const person = ((phrase.someone || (isAlive(phrase.head) && !phrase.toy)) && !event) || to.asked === 'help' || to.asked === 'kind';
  // Something to eat is on a table, and nobody takes it along; what goes wrong first is no place to go to.
  const meal = (to.asked === 'door' || to.asked === 'surprise') && !person && !event ? `There ${phrase.several ? 'were' : 'was'} ${phrase.first}${why}` : '';
  if (meal && isMeal(meal)) return make(to, 'fact', meal, phrase.again);
  if ((to.asked === 'wrong' || to.asked === 'surprise') && !person && !event && !phrase.several && !phrase.mass && (isPlace(phrase.head) || PLACES.test(phrase.head))) return make(to, 'object', phrase.first, phrase.head, { again: phrase.again, he: 'it' });
  const kind: Wish['kind'] = person ? 'newcomer' : event ? 'event' : PLACES.test(phrase.head) || ((!to.asked || to.asked === 'door') && isPlace(phrase.head)) ? 'place' : 'object';
  if (event && !EVENTS.test(phrase.head)) return make(to, kind, phrase.first, phrase.head, { again: /^the |[’']s? /u.test(phrase.again) ? phrase.again : `the ${phrase.again}`, he: phrase.several ? 'they' : 'it' });
  if (kind !== 'event' && (phrase.several || (phrase.mass && !person)) && to.asked !== 'help' && to.asked !== 'kind') {
    return make(to, 'fact', `There ${phrase.several ? 'were' : 'was'} ${phrase.first}${why}`, phrase.again);
  }
  if (!to.asked && /\b(?:baby|newborn)\b/u.test(phrase.first) && /^(?:sister|brother|sibling|baby|girl|boy|cousin|twins?)$/u.test(phrase.head)) {
    return make(to, 'newcomer', phrase.first, phrase.head, { again: 'the baby', he: 'it', asked: 'baby' });
  }
  // “Aunt Lisa’s wedding” is the wedding, once it has been told whose.
  const ownEvent = event && /[’']s? (?:[\p{L}-]+ ){0,3}[\p{L}-]+$/u.test(phrase.first) ? phrase.first.replace(/^.*[’']s? /u, 'the ') : undefined;
  if (ownEvent) return make(to, kind, phrase.first, phrase.head, { again: ownEvent, he: 'it', ...(why ? { why: `, ${why.replace(/^[\s,]+/u, '')}` } : {}) });
  const he = /\bhe\b|\bhis\b/u.test(why) ? 'he' : /\bshe\b|\bher\b/u.test(why) ? 'she' : phrase.he;
  // “A tiny door under the stairs” is that door, also where it is only named.
  const whole = kind === 'place' && /^an? /u.test(phrase.first) && phrase.first.split(' ').length < 7 && !/\b(?:who|which|that)\b/u.test(phrase.first);
  return make(to, kind, phrase.first, phrase.head, { again: whole ? phrase.first.replace(/^an? /u, 'the ') : phrase.again.replace(/^the (?:lost|missing|stray|abandoned) /u, 'the '), he, ...(why ? { why: `, ${why.replace(/^[\s,]+/u, '')}` } : {}) });
}
