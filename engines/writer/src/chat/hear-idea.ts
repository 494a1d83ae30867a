// Finds hero, trait, place, theme, name, things and what to leave out in a few sentences.

import { traitOf } from '../lexicon/traits.ts';
import { nounPhrasesIn } from '../listen/noun-phrases.ts';
import { capitalise } from '../tell/tidy.ts';

export interface Idea {
  hero?: string;
  trait?: string;
  place?: string;
  theme?: string;
  name?: string;
  /** For whom the story is: “Lena”. */
  child?: string;
  age?: number;
  /** Of two children: “3 and 7”. */
  ages?: string;
  things: string[];
  avoid: string[];
  calm: boolean;
}

const HEROES = ['dragon', 'unicorn', 'fox', 'bear', 'owl', 'mouse', 'rabbit', 'robot', 'alien', 'ghost', 'witch', 'wizard', 'fairy', 'elf', 'giant', 'mermaid', 'pirate', 'knight', 'princess', 'prince', 'cat', 'dog', 'puppy', 'kitten', 'horse', 'whale', 'dolphin', 'penguin', 'lion', 'tiger', 'elephant', 'dinosaur', 'monster', 'vampire', 'girl', 'boy', 'detective', 'inventor', 'astronaut', 'explorer', 'snail', 'frog', 'goat', 'sheep', 'hedgehog', 'wolf', 'squirrel', 'phoenix', 'troll', 'goblin'];
const PLANETS = ['mars', 'venus', 'saturn', 'jupiter', 'neptune', 'pluto'];
const PLACES = ['forest', 'castle', 'school', 'library', 'moon', 'island', 'ocean', 'sea', 'beach', 'mountain', 'cave', 'city', 'village', 'garden', 'desert', 'jungle', 'space station', 'spaceship', 'farm', 'attic', 'kitchen', 'museum', 'market', 'circus', 'treehouse', 'lighthouse', 'river', 'planet', 'palace', 'zoo', ...PLANETS];
const THEMES: readonly [RegExp, string][] = [
  [/\bmyster(?:y|ies)|detective|clue|secret\b/iu, 'Mystery'], [/\bfunny|silly|laugh|joke/iu, 'Comedy'], [/\bspooky|ghost|haunted|halloween|scary\b/iu, 'Spooky'],
  [new RegExp(`\\bspace|robot|rocket|planet|future|alien|\\b(?:${PLANETS.join('|')})\\b`, 'iu'), 'Sci-Fi'], [/\bschool|class|teacher\b/iu, 'School Life'], [/\bfriend/iu, 'Friendship'],
  [/\bnature|animals?|tree|river|bees?\b/iu, 'Nature'], [/\bexplor|discover|undersea|cave\b/iu, 'Exploration'], [/\brace|rescue|chase|action\b/iu, 'Action'],
  [/\bmagic|dragon|unicorn|spell|fairy|wizard/iu, 'Fantasy'], [/\bgrow(?:ing)? up|brave|sorry|first time/iu, 'Growth'], [/\badventure|treasure|pirate|map|journey/iu, 'Adventure'],
];

/** “Not too scary”, “nothing scary”, “without scary bits”. */
const NOT_SCARY = /\b(?:not|nothing|too|isn[’']?t|no|without(?: any(?:thing)?)?|don[’']?t want (?:it )?(?:to be )?)(?: (?:too|so|very|really|that|be))* scary(?: (?:bits|things|parts|stuff))?/giu;

export function hearIdea(typed: string): Idea {
  const isGentle = typed.search(NOT_SCARY) !== -1;
  const text = typed.replace(NOT_SCARY, ' ');
  const told = ideaIn(text);
  const [, child, near] = FOR_CHILD.exec(text) ?? [];
  const age = Number(near ?? AGE.exec(text)?.slice(1).find(Boolean));
  const [, young, old] = AGES.exec(text) ?? [];
  return {
    ...told, ...(young && old ? { ages: `${young} and ${old}` } : {}), ...(isGentle ? { avoid: [...told.avoid.filter((word) => word !== 'scary'), 'scary'], calm: true } : {}),
    ...(child && child !== told.name ? { child } : {}), ...(age >= 2 && age < 18 ? { age } : {}),
  };
}

const FOR_CHILD = /\b(?:(?:[Mm]y|[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:son|daughter|boy|girl|child|kid|niece|nephew|grandson|granddaughter|godchild|toddler)s?,? (?:called |named )?|(?:story|idea|something|it[’']?s|it is) for )(\p{Lu}\p{Ll}+)(?:[ ,]*(?:who is |is |aged? |\()*(\d{1,2})\b)?/u;
const AGES = /\b(?:kids?|children|twins|boys|girls|sons|daughters|they|who)(?: are|[’']re|,)? (?:aged? |only )*(\d{1,2}) (?:and|&) (\d{1,2})\b(?! \p{L}+s\b)/iu;
const AGE = /\bages?d?\s+(\d{1,2})\b|\b(\d{1,2})[\s-]*(?:years?|yrs?|yo\b|y\/o)|\b(?:I am|I[’']m)(?: only| just| already)? (\d{1,2})\b|\b(?:he|she|who|son|daughter|boy|girl|child|kid|grandson|granddaughter|niece|nephew)(?: is|[’']s),? (\d{1,2})\b/iu;

/** “Called Ana”; “Ana is a girl”; “about Ana, who …”. */
const CALLED = /\b(?:called|named|name is|name’s|name's)\s+(\p{Lu}[\p{L}’'-]*)|\b(?!(?:He|She|It|They|There|This|That|Here|What|Who|My|Our)\b)(\p{Lu}\p{Ll}+) is an? (?:\p{Ll}+ ){0,2}(?:girl|boy|cat|dog|dragon|fox|bear|robot|mouse|rabbit|unicorn|owl|princess|prince)\b|\babout (\p{Lu}\p{Ll}+),? (?:who|he|she)\b/u;

const NOT_SO = /\b(?:not|isn[’']t|nothing|no)(?: (?:too|so|very|be|really|that|all))* (\p{Ll}+)\b/giu;

function ideaIn(text: string): Idea {
  const isTrait = (word = ''): boolean => traitOf(word.toLowerCase()) !== undefined;
  // “Not sad”, “not too grumpy”.
  const notSo = [...text.matchAll(NOT_SO)].map(([, word = '']) => word.toLowerCase()).filter(isTrait);
  const avoid = [...text.matchAll(/\b(?:no|without(?: any(?:thing)?)?|not any|don[’']t want(?: any)?)\s+(\p{L}+)/giu)].map((m) => (m[1] ?? '').toLowerCase()).filter((word) => word.length > 2 && word !== 'please' && !notSo.includes(word)).concat(notSo);
  const kept = text.replace(NOT_SO, (all, word: string) => (isTrait(word) ? ' ' : all)).replace(/\b(?:no|without(?: any(?:thing)?)?|not any|don[’']t want(?: any)?)\s+\p{L}+/giu, ' ');
  const lower = kept.toLowerCase();
  const has = (word: string): boolean => new RegExp(`\\b${word}s?\\b`, 'u').test(lower);
  // Whom they find or meet is not the hero.
  const aside = lower.replace(/\b(?:find|meet|rescue|adopt|discover)s? (?:an?|the|some|two|three) (?:\p{L}+ )?\p{L}+/gu, ' ').replace(/\b(?:his|her|their) \p{L}+/gu, ' ');
  // Nor is “her cat”, who is in it as well.
  const at = (word: string): number => aside.search(new RegExp(`\\b${word}s?\\b`, 'u'));
  const [hero] = HEROES.filter((word) => at(word) !== -1 && !avoid.includes(word) && !avoid.includes(`${word}s`)).toSorted((a, b) => at(a) - at(b));
  const named = PLACES.find((word) => word !== hero && has(word));
  const place = named && PLANETS.includes(named) ? capitalise(named) : named;
  const trait = (lower.match(/\p{L}[\p{L}-]+/gu) ?? []).find((word) => word !== hero && word !== 'wild' && word !== 'dark' && traitOf(word));
  const theme = THEMES.find(([pattern]) => pattern.test(kept))?.[1];
  const isOfTheStory = theme === 'Comedy' && trait === 'funny' && hero === undefined;
  const called = CALLED.exec(kept)?.slice(1).find(Boolean);
  const things = nounPhrasesIn(kept).filter(({ words, head, negated }) => words.includes(' ') && !negated && head !== hero && head !== place).map(({ words }) => words).filter((words) => !/\b(?:idea|ideas|hero|mystery|adventure|me|child|friend|son|daughter|twins|kids?|fight|like|love|loves|likes|all the|time|name)\b/iu.test(words));
  return {
    ...(hero ? { hero } : {}), ...(trait && !isOfTheStory ? { trait } : {}), ...(place ? { place } : {}), ...(theme ? { theme } : {}), ...(called ? { name: called } : {}),
    things, avoid, calm: /bedtime|calm|gentle|scary/iu.test(text),
  };
}
