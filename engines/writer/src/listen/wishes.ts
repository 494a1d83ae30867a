// Hears what a person asked for, in a prompt, an answer or an instruction, and binds it to a place in the plot.

import type { StoryBrief, Wish } from '../brief.ts';
import { nounPhrasesIn } from './noun-phrases.ts';
import type { NounPhrase } from './noun-phrases.ts';

export interface Heard {
  wishes: Wish[];
  notFollowed: string[];
  manner: Manner;
}

export interface Manner {
  funny: boolean;
  dialogue: boolean;
  calm: boolean;
  exciting: boolean;
  size?: 'shorter' | 'longer';
}

const EVENTS = /\b(thunderstorm|storm|blizzard|snow|rain|wind|flood|earthquake|eclipse|birthday|party|parade|feast|festival|picnic|wedding|race|dance|concert|game|contest|holiday|christmas|sleepover)\b/iu;
const CREATURES = /\b(dog|puppy|cat|kitten|dragon|unicorn|whale|fox|owl|bear|mouse|rabbit|horse|pony|goat|duck|frog|turtle|spider|penguin|lion|tiger|elephant|dinosaur|robot|alien|ghost|witch|wizard|fairy|elf|giant|troll|mermaid|pirate|knight|king|queen|princess|prince|monster|grandma|grandpa|grandmother|grandfather|mother|father|mum|mom|dad|sister|brother|baby|teacher|friend|boy|girl|man|woman|bird|parrot|snowman|phoenix|octopus|crab|bee|butterfly|hamster|wolf|deer|snake|goblin|gnome|angel|stranger|neighbour|neighbor|captain|chicken|hen|cow|pig|sheep|monkey|squirrel|hedgehog|badger|otter)\b/iu;
const PLACES = /\b(castle|cave|forest|island|mountain|river|lake|sea|ocean|city|village|town|school|house|tower|library|garden|desert|jungle|planet|moon|room|kitchen|attic|cellar|bakery|market|bridge|tunnel|beach|park|zoo|museum|palace|temple|farm|treehouse)\b/iu;
const FEELINGS = /\b(happy|sad|angry|afraid|scared|frightened|proud|jealous|lonely|excited|nervous|brave|worried|surprised|ashamed|hopeful)\b/iu;

export function hear(brief: StoryBrief): Heard {
  const heard: Heard = { wishes: [], notFollowed: [], manner: { funny: false, dialogue: false, calm: false, exciting: false } };
  if (brief.customPrompt && brief.phase === 'introduction') hearText(brief.customPrompt, 'prompt', brief, heard);
  if (brief.continuation?.answer) hearText(brief.continuation.answer, 'answer', brief, heard);
  if (brief.instruction) hearInstruction(brief.instruction, brief, heard);
  return heard;
}

const MANNERS: readonly [RegExp, (manner: Manner) => void][] = [
  [/\b(?:funn(?:y|ier)|silly|sillier|jokes?|laugh|humou?r(?:ous)?|comic)\b/iu, (m) => { m.funny = true; }],
  [/\b(?:more (?:dialogue|talking|speech|conversation)|talk more|dialogue)\b/iu, (m) => { m.dialogue = true; }],
  [/\b(?:shorter|short|less text|briefer|fewer words)\b/iu, (m) => { m.size = 'shorter'; }],
  [/\b(?:longer|more detail(?:s|ed)?|more text|describe more)\b/iu, (m) => { m.size = 'longer'; }],
  [/\b(?:less scary|not (?:so |too )?scary|calmer|gentler?|softer|bedtime|cosy|cozy)\b/iu, (m) => { m.calm = true; }],
  [/\b(?:more exciting|exciting|scarier|more action|thrilling|suspense|adventurous)\b/iu, (m) => { m.exciting = true; }],
];

function hearInstruction(text: string, brief: StoryBrief, heard: Heard): void {
  for (const part of text.split(/[.;!?\n]|,? and (?=(?:add|make|include|use|put|write|give|let|tell|have|more|less|no)\b)|,\s*(?=(?:add|make|include|more|less|no)\b)/iu)) {
    const clause = part.trim();
    if (!clause) continue;
    const manners = MANNERS.filter(([pattern]) => pattern.test(clause));
    manners.forEach(([, apply]) => apply(heard.manner));
    const asks = /\b(?:add|include|put in|with|about|without|no|use|let|have|give|bring|meet|find|there (?:is|should be))\b/iu.test(clause);
    if (manners.length === 0 || (asks && /\b(?:add|include|put in|without)\b/iu.test(clause))) {
      if (asks) hearText(clause, 'instruction', brief, heard);
      else if (manners.length === 0) heard.notFollowed.push(`“${clause}”: the built-in storyteller does not know how to do this`);
    }
  }
}

function hearText(text: string, from: Wish['from'], brief: StoryBrief, heard: Heard): void {
  const plain = text.replace(/[[\]{}|^@“”"]/gu, ' ').replace(/\s+/gu, ' ').trim();
  if (!plain) return;
  if (from !== 'instruction') MANNERS.slice(0, 1).forEach(([pattern, apply]) => { if (pattern.test(plain)) apply(heard.manner); });
  const names = brief.characters.map(({ name }) => name.toLowerCase());
  const phrases = nounPhrasesIn(plain).filter(({ words }) => !names.includes(words.toLowerCase()));
  const before = heard.wishes.length;
  for (const phrase of phrases) {
    if (heard.wishes.length - before >= 3) break;
    const wish = toWish(phrase, from, brief);
    if (!heard.wishes.some(({ head }) => head === wish.head)) heard.wishes.push(wish);
  }
  const feeling = FEELINGS.exec(plain)?.[1];
  if (heard.wishes.length === before && feeling) {
    heard.wishes.push({ kind: 'feeling', words: feeling.toLowerCase(), head: feeling.toLowerCase(), from, phase: brief.phase });
  }
  const event = EVENTS.exec(plain)?.[1]?.toLowerCase();
  if (heard.wishes.length === before && event) {
    heard.wishes.push({ kind: 'event', words: WEATHER.test(event) ? `the ${event}` : `a ${event}`, head: event, from, phase: brief.phase });
  }
  const idea = heard.wishes.length === before && from !== 'instruction' ? clauseOf(plain) : undefined;
  if (idea) heard.wishes.push({ kind: 'idea', words: idea, head: idea, from, phase: brief.phase });
  if (heard.wishes.length === before) {
    heard.notFollowed.push(`“${plain.slice(0, 120)}”: the built-in storyteller could not find anything in it that it can use`);
  }
}

const WEATHER = /^(?:snow|rain|wind)$/u;

/** "The day is saved when everybody sings" → "everybody sings": said aloud by the hero as an idea, and then done. */
function clauseOf(text: string): string | undefined {
  const bare = text
    .replace(/^(?:the day is saved when|nobody expects that|first of all|behind the door there is|i would|maybe|perhaps|then)[\s,…]+/iu, (start) => (/would/iu.test(start) ? 'we ' : ''))
    .split(/[.!?;\n]/u)[0]?.replace(/[“”"]/gu, '').trim() ?? '';
  const words = bare.split(/\s+/u);
  if (words.length < 2 || words.length > 14 || !/[aeiou]/iu.test(bare) || !COMMON.test(bare)) return undefined;
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** A sentence of ours has at least one of its small words. */
const COMMON = /\b(?:the|they|we|he|she|it|everybody|everyone|all|to|and|is|are|in|with|for|between|together|when|not|my|our|his|her|their)\b/iu;

function toWish(phrase: NounPhrase, from: Wish['from'], brief: StoryBrief): Wish {
  const { words, head } = phrase;
  const kind: Wish['kind'] = phrase.negated
    ? 'avoid'
    : EVENTS.test(head) ? 'event'
    : CREATURES.test(head) || phrase.someone ? 'newcomer'
    : PLACES.test(head) ? 'place'
    : 'object';
  return { kind, words, head, from, phase: brief.phase };
}
