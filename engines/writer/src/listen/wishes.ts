// Hears what a person asked for, in a prompt, an answer or an instruction, and says what cannot be used.

import type { Phase, StoryBrief, Wish } from '../brief.ts';
import { isGrown } from '../lexicon/kinds.ts';
import { castStory } from '../plan/cast.ts';
import { possessive } from '../tell/people.ts';
import { readableShortOf } from '../tell/short-names.ts';
import type { IsName } from './clause.ts';
import { hearManner, isOnlyManner, plainManner } from './manner.ts';
import { withHabits } from './habit.ts';
import { hearOrder } from './orders.ts';
import { asLearnersSay } from './as-learners-say.ts';
import { asWished } from './as-wished.ts';
import { endsIt } from './ends-it.ts';
import { inHalves } from './in-halves.ts';
import { inItsTime } from './in-its-time.ts';
import { inPlainLetters } from './in-plain-letters.ts';
import { namedAgain, ofTheCast } from './of-the-cast.ts';
import { withCommas } from './with-commas.ts';
import { apart } from './apart.ts';
import { ofOneKind } from './of-one-kind.ts';
import { saidPlainly } from './said-plainly.ts';
import type { OrderedIn } from './orders.ts';
import type { Manner } from './manner.ts';
import { hearSentence } from './sentence.ts';
import type { Listening } from './listening.ts';
import { answerTo, readable, withoutAsking, withoutFillers } from './typed-words.ts';

export type { Manner } from './manner.ts';

export interface Heard {
  wishes: Wish[];
  notFollowed: string[];
  manner: Manner;
}

/** How many wishes of one text find room in one phase, and in the whole story. */
const PER_PHASE = 2;
const MOST = 6;
const PHASES: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];

export function hear(brief: StoryBrief): Heard {
  const heard: Heard = { wishes: [], notFollowed: [], manner: plainManner() };
  const { question = '', answer = '' } = brief.continuation ?? {};
  if (brief.customPrompt && brief.phase === 'introduction') hearText(brief.customPrompt, 'prompt', brief, heard);
  if (answer.trim()) hearText(answer, 'answer', brief, heard, question);
  if (brief.instruction) hearText(brief.instruction, 'instruction', brief, heard);
  return { ...heard, wishes: withHabits(heard.wishes, listenFor(brief, 'prompt').isName) };
}

/** "No monsters", "but without any spiders": what is to be left out, and the text without it. */
const LEAVE_OUT = /(?:^|,\s*|\b(?:and|but|with|please)\s+|,?\s+(?=without))(?:please\s+)?(?:no|without(?: any)?|(?:don’t|do not|never) (?:include|add|use|have|want|mention|put in)(?: any)?|i (?:don’t|do not) (?:want|like)(?: any)?|not any)\s+((?:\p{L}[\p{L}’-]*)(?:\s+(?!please|and|or|but|in|at|on|this|that|today|tonight|again|anymore|any|just|only|for)\p{L}[\p{L}’-]*)?)((?:\s*,\s*|\s+(?:and|or)\s+)(?:no\s+)?(?!(?:lots?|plenty|loads|many|more|just|only|but|with|please|some|and|make|let|add|include)\b)\p{L}[\p{L}’-]+)*/giu;

function hearText(text: string, from: Wish['from'], brief: StoryBrief, heard: Heard, question = ''): void {
  const plain = readable(inPlainLetters(text));
  if (!/[\p{L}\p{N}]/u.test(plain)) {
    if (text.trim()) heard.notFollowed.push(notUsed(text.trim()));
    return;
  }
  const { asked, rest: typedRest } = answerTo(question, from === 'answer' || from === 'prompt' ? withoutFillers(plain) : plain);
  const rest = from === 'prompt' ? withDoer(typedRest, brief) : typedRest;
  const listening = listenFor(brief, from, asked);
  const wishes: Wish[] = [];
  let spare = '';
  const typedText = from === 'prompt' ? ofTheCast(withCommas(withoutTitles(asWished(asLearnersSay(rest)), listening.isName), listening.isName), brief.characters, brief.relationships, castStory(brief).hero.id) : rest;
  for (const sentence of sentencesOf(asked === 'own' ? typedText : ofOneKind(from === 'prompt' ? namedAgain(typedText, brief.characters, castStory(brief).hero.id) : typedText, brief.characters), from).flatMap((one) => (from === 'prompt' ? partsOf(inItsTime(saidPlainly(one), from), listening) : [one]))) {
    if (typeof sentence !== 'string') {
      if (wishes.length < MOST) wishes.push(...sentence.filter((wish) => !wishes.some(({ words }) => words === wish.words)));
      else spare ||= sentence[0]?.words ?? '';
      continue;
    }
    const ordered = from === 'prompt' || from === 'instruction' ? hearOrder(sentence, orderedIn(brief, from, listening, heard.manner)) : undefined;
    if (ordered?.is === 'refused') heard.notFollowed.push(`“${shorten(sentence)}”: ${ordered.why}`);
    if (ordered?.is === 'refused' || ordered?.is === 'done') continue;
    if (ordered?.but) heard.notFollowed.push(`“${shorten(sentence)}”: ${ordered.but}`);
    const typed = inItsTime(ordered?.as ?? sentence, from);
    if (from !== 'answer' && hearManner(typed, heard.manner)) continue;
    const left = from === 'answer' ? typed : leaveOut(typed, listening, heard);
    const said = asked ? left.trim() : withoutAsking(left);
    // “No monsters please, and let it rain”: what is left may be an order.
    const still = from === 'prompt' && left !== typed && said ? hearOrder(said, orderedIn(brief, from, listening, heard.manner)) : undefined;
    if (still?.is === 'done') continue;
    const clean = (still?.is === 'heard' ? still.as : said).replace(left === typed ? /^$/u : /^(?:but|and|only|just) (?=an? |the |some |two )/iu, '');
    if (!clean || /^(?:(?:please|thanks?(?: you)?|yes|and|but)|(?:an? |the )?(?:\p{L}+ ){0,2}(?:story|stories|tale|adventure|bedtime story))$/iu.test(clean)) continue;
    const found = wishes.length < MOST ? hearSentence(clean, listening, clean !== left.trim()) : undefined;
    if (found === undefined && wishes.length >= MOST) spare ||= clean;
    else if (found === undefined) heard.notFollowed.push(notUsed(clean));
    else wishes.push(...found.map((wish) => stayingWithThem(wish, listening, clean, heard)).filter((wish, at) => !wishes.some(({ words, kind, head }) => words === wish.words || (kind === 'newcomer' && wish.kind === kind && head === wish.head && /^(?:lots of|many|more|some) /iu.test(wish.words))) && !(at + wishes.length > 0 && wish.kind === 'quest' && /^find (?:him|her|it|them)$/u.test(wish.head))));
  }
  if (spare) heard.notFollowed.push(`“${shorten(spare)}” and what follows: there was no room for all of it`);
  place(wishes, brief.phase, from);
  heard.wishes.push(...wishes.filter((wish) => !heard.wishes.some(({ words }) => words === wish.words)));
}

/** Whoever goes along cannot be looked for as well: found again at once, and it is said so. */
function stayingWithThem(wish: Wish, { from, isName, properName }: Listening, typed: string, heard: Heard): Wish {
  const [, who = ''] = from === 'prompt' && (wish.kind === 'happening' || wish.kind === 'fact') ? (/^(\p{Lu}[\p{L}’-]+(?: \p{Lu}\p{L}+)?) (?:ran away|got lost|was lost|was missing|was gone|went missing|disappeared|vanished|was stolen|was kidnapped|escaped|had disappeared|had vanished|had run away)(?: (?:at|in|on|between|behind|under|near|from|among) .*)?$/u.exec(wish.words) ?? []) : [];
  if (!who || !isName(who)) return wish;
  heard.notFollowed.push(`“${shorten(typed)}”: ${properName(who)} goes along in this story, and so is found again at once`);
  return { ...wish, words: `${wish.words}, and was soon found again` };
}

/** One thing after the other, each heard in its part of the story; or what was said, piece by piece. */
function partsOf(sentence: string, to: Listening): (string | Wish[])[] {
  const clean = withoutAsking(sentence);
  const halves = hearOrder(clean, { from: 'prompt', phase: to.phase, isName: to.isName, hero: to.hero.name, joins: false, manner: plainManner() }) ? undefined : inHalves(clean, to, (part) => hearSentence(part, to, false));
  return halves ? [halves] : apart(sentence, to);
}

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 117).trimEnd()}…` : text);
const notUsed = (text: string): string => `“${shorten(text)}”: the built-in storyteller could not find anything in it that it can use`;

/** “Keep it short please, she falls asleep quickly”: how it is told, and then what happens. */
function mannerFirst(part: string): string[] {
  const [first = '', ...rest] = part.split(/,\s+/u);
  return rest.length > 0 && isOnlyManner(first) ? [first, rest.join(', ')] : [part];
}

const orderedIn = ({ phase, ageRange }: StoryBrief, from: OrderedIn['from'], { isName, hero }: Listening, manner: Manner): OrderedIn =>
  ({ from, phase, isName, hero: hero.name, joins: ageRange === '9-12' || ageRange === '12-17', manner });

/** “Princess Maya rescues the prince” is told of Maya. */
const withoutTitles = (text: string, isName: IsName): string =>
  text.replace(/\b(princess|prince|king|queen|captain|sir|lady|knight|super|superhero|little|brave|detective|pirate) (\p{Lu}[\p{L}’-]+)/giu, (whole, title: string, name: string) => (isName(name) && !isName(`${title} ${name}`) ? name : whole));

/** Sentences, and in an instruction its separate orders. */
function sentencesOf(text: string, from: Wish['from']): string[] {
  const parts = text.split(/(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.!?;…]+(?:\s+|$)/u);
  const orders = /,?\s+(?:and|then|also|but)\s+(?=(?:please\s+)?(?:add|make|include|use|put|write|give|let|tell|have|no|keep)\b)|,\s*(?=(?:add|make|include|let|no)\b)/iu;
  const should = /,?\s+and\s+(?=(?:there|it|they|the story)\s+(?:should|must|could|has to|have to)\b)/iu;
  return (from === 'instruction' ? parts.flatMap((part) => part.split(orders)) : parts).flatMap((part) => (from === 'answer' ? [part] : part.split(should).flatMap((one) => one.split(/,\s+(?=(?:so )?please\b(?! (?:and|but)\b).)/iu)).flatMap(mannerFirst)))
   .map((part) => part.trim()).filter(Boolean);
}

function leaveOut(text: string, { phase, from }: Listening, heard: Heard): string {
  if (/\bthere (?:is|was|are|were) no\b/iu.test(text)) return text;
  return text.replace(LEAVE_OUT, (whole: string, ...rest: unknown[]) => {
    const at = rest.findLast((one) => typeof one === 'number') ?? 0;
    // “She rides her bicycle without stabilisers”: that is how she rides.
    if (/^\s*without\b/iu.test(whole) && (IS_DOING.test(text.slice(0, at)) || /\b(?:swam|rode|slept|went|ate|walked|learned|learnt|because (?:he|she|they))\b/iu.test(text.slice(0, at)))) return whole;
    // “The only one without a phone”: that is how it is.
    if (/^\s+without (?!any\b)/iu.test(whole) && /\b(?:is|are|was|were|has|have|had|lives?|works?|plays?|wins?|comes?)\b/iu.test(text.slice(0, at))) return whole;
    // “A letter with no name on it”, “a knight with no horse”: that is what it is like; “a party with no monsters” is asked for by somebody who is afraid of them.
    if (/^\s*with no /iu.test(whole) && !FRIGHTENING.test(whole) && /\b(?:an?|the|his|her|my) (?:[\p{L}’-]+ ){0,2}(?!story|tale|adventure|one|plot|ending|something|book)[\p{L}’-]+(?: \p{L}+s)?$/iu.test(text.slice(0, at).trim())) return whole;
    // “They have a boat but no petrol”: that is how it is with them.
    if (/^,?\s*but no /iu.test(whole) && /^(?:they|we|he|she|\p{Lu}\p{L}+) (?:have|has|had|got)\b/u.test(text)) return whole;
    // “A robot without a heart”: that is what it is like.
    if (/^,?\s*without (?:an?|his|her|its|the) /iu.test(whole) && /\b(?:an?|the|his|her|my) (?:[\p{L}’-]+ ){0,2}(?!story|tale|adventure|one|plot|ending|something|book)[\p{L}’-]+$/iu.test(text.slice(0, at).trim())) return whole;
    // “A ship without captain”.
    if (/^,?\s*without \p{L}+$/iu.test(whole) && !FRIGHTENING.test(whole) && /\ban? (?:[\p{L}’-]+ ){0,2}(?!story|tale|adventure|one|plot|ending|something|book|day|world)[\p{L}’-]+$/iu.test(text.slice(0, at).trim())) return whole;
    if (/without (?:(?:his|her|my|their) )?(?:mama|mum|mummy|mom|mommy|dad|daddy|papa|parents|help|any help)\b/iu.test(whole)) return whole;
    const named = whole.replace(/^[\s,]*(?:and|but|with|please)?\s*(?:please\s+)?(?:no|without(?: any)?|(?:don’t|do not|never) (?:include|add|use|have|want|mention|put in)(?: any)?|i (?:don’t|do not) (?:want|like)(?: any)?|not any)\s+/iu, '');
    for (const words of named.split(/\s*,\s*|\s+(?:and|or)\s+/u).map((one) => one.replace(/^no\s+/iu, '').trim()).filter(Boolean)) {
      heard.wishes.push({ kind: 'avoid', words, head: words.toLowerCase().split(' ').pop() ?? words, from, phase });
    }
    return ' ';
  }).replace(/\s+/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, '');
}

const FRIGHTENING = /\b(?:monsters?|ghosts?|witch(?:es)?|wol(?:f|ves)|villains?|bad guys?|baddies|fight(?:s|ing)?|shouting|danger|anything scary|scary (?:bits?|parts?|things?|stuff))\b/iu;

const IS_DOING = /^(?:he|she|they|we|i|\p{Lu}\p{L}+)\b.*\b(?:rides?|learn(?:s|ing)?|sleeps?|goes|go|eats?|walks?|swims?|swimming|riding|sleeping|can|could|wants?) /iu;

/** The first two now, the next in later phases; what ends the story waits for its end. */
function place(wishes: Wish[], now: Phase, from: Wish['from']): void {
  const later = PHASES.slice(PHASES.indexOf(now));
  let count = 0;
  for (const wish of wishes) {
    if (wish.kind === 'avoid') continue;
    // What is typed first of all may say how it ends; later it is longed for, and then comes true.
    if (wish.kind === 'ending' && from === 'prompt') {
      wish.phase = 'resolution';
      continue;
    }
    // It was given its part of the story where it was heard.
    if (wish.phase !== now) continue;
    if (from === 'prompt' && wish.kind === 'happening' && endsIt(wish.words)) {
      wish.phase = 'resolution';
      continue;
    }
    if (from === 'prompt' && wish.asked === 'choice') {
      wish.phase = 'climax';
      continue;
    }
    const at = from === 'prompt' ? Math.floor(count / PER_PHASE) : 0;
    wish.phase = later[Math.min(at, later.length - 1)] ?? now;
    count += 1;
  }
}

const CAPS: Readonly<Record<StoryBrief['ageRange'], number>> = { '3-4': 13, '5-8': 30, '9-12': 45, '12-17': 60 };

/** “Finds a secret door”: who finds it is the hero. */
function withDoer(typed: string, brief: StoryBrief): string {
  const [, first = '', next = ''] = /^(\p{L}+) ([\p{L}’-]+)/u.exec(typed) ?? [];
  const isDone = FIRST_DONE.test(first) && !/^(?:is|are|was|were|and|of|in|for|with)$/iu.test(next);
  return isDone ? `${readableShortOf(castStory(brief).hero)} ${first.toLowerCase()}${typed.slice(first.length)}` : typed;
}

/** What a note begins with that has left out who does it; no word that is a thing as well. */
const FIRST_DONE = /^(?:finds|discovers|loses|meets|gets|goes|learns|wants|has|wins|makes|builds|becomes|saves|rescues|helps|visits|hears|sees|catches|forgets|breaks|steals|tries|sleeps|eats|gives|tells|rides|flies|falls|wakes|hatches|adopts|befriends)$/iu;

/** Part of many a name, and no name: “The Ringmaster”. */
const NO_NAME = /^(?:the|and|old|little|big|great|young|mr|mrs|miss|doctor|captain|king|queen|prince|princess|sir|lady|lord|aunt|uncle|baby|professor|grandma|grandpa|granny|mother|father)\b/iu;

/** Whoever a family chose as a child, before a grandfather or a fox of the same gender. */
const IS_CHILD = /^Human - Children\b/u;

export function listenFor(brief: StoryBrief, from: Wish['from'], asked?: string): Listening {
  const { hero, foil } = castStory(brief);
  const people = brief.characters.length > 0 ? brief.characters : [hero];
  const names = new Map<string, string>();
  for (const who of people) {
    const whole = readable(who.name);
    for (const part of [whole, readableShortOf(who), ...whole.split(' ').filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !NO_NAME.test(word))]) names.set(part.toLowerCase(), part);
  }
  const isName: IsName = (word) => names.has(word.toLowerCase());
  const heroName = readableShortOf(hero) || 'Somebody';
  const owner = (word: string): string => {
    const male = /^his$/iu.test(word) ? 'male' : /^her$/iu.test(word) ? 'female' : hero.gender;
    // What a family's daughter fears is not laid on whoever stands against the hero.
    const whose = hero.gender === male ? hero : (people.find((one) => one.gender === male && one !== foil) ?? hero);
    return possessive(readableShortOf(whose) || heroName);
  };
  const ownChild = (word: 'his' | 'her'): string => {
    const fit = people.filter((one) => one.gender === (word === 'his' ? 'male' : 'female') && one !== foil);
    const child = fit.includes(hero) && !isGrown(hero) ? hero : (fit.find((one) => IS_CHILD.test(one.type)) ?? (fit.includes(hero) ? hero : (fit.find((one) => !isGrown(one)) ?? fit[0] ?? hero)));
    return readableShortOf(child) || heroName;
  };
  return {
    from, phase: brief.phase, ownChild, most: CAPS[brief.ageRange], isName, properName: (word) => names.get(word.toLowerCase()) ?? word, owner,
    hero: { name: heroName, male: hero.gender === 'male' }, ...(asked ? { asked } : {}),
  };
}
