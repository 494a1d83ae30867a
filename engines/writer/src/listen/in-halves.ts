// “They build a treehouse but it falls down and then they build a better one”: what is wanted, what goes wrong, and how it comes out, each in its part of the story.

import type { Phase, Wish } from '../brief.ts';
import { capitalise } from '../tell/tidy.ts';
import { inThePast, readClause } from './clause.ts';
import { isHeart } from './heart.ts';
import { endsIt } from './ends-it.ts';
import { inFullForm, inThirdPerson } from './in-third-person.ts';
import { fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { ordealIn } from './ordeal.ts';
import { awayIn } from './away.ts';
import { questIn } from './quest.ts';
import { baseOfThird, isBase } from './verbs.ts';

const JOINTS = /(?:,\s*|\s+)(?:and\s+|but\s+)?then\s+(?:one (?:day|morning|night)[\s,]+)?(?:in the end[\s,]+)?|(?:,\s*|\s+)but\s+(?:in the end[\s,]+|at last[\s,]+|luckily[\s,]+)?|(?:,\s*|\s+)(?:and\s+)?(?:in the end|at last|finally|after that|afterwards|luckily)[\s,]+|,\s*(?:and\s+)?|\s+and\s+/giu;
/** Only these say that one thing comes after the other, or against it. */
const TURNS = /\b(?:but|then|end|last|finally|after that|afterwards|luckily)\b/iu;
const COMES_OUT = /\b(?:in the end|finally|at last|luckily)\b/iu;
const ALL_THE_SAME = /\b(?:better|bigger|stronger|instead|anyway|all the same|after all|again|something else|even)\b/iu;
/** What may be told as done before it goes wrong: nobody has won yet when the car breaks down. */
const IS_BEGUN = /\b(?:built|rebuilt|planted|baked|cooked|made|started|painted|organi[sz]ed|knitted|sewed|drew|wrote|looked for|searched for|hunted for|sailed|climbed|dug|opened|invented|put on|practi[sc]ed|grew)\b/u;
const SIMPLE = /\b(?:who|which|because|if|when|where|whether|(?<!\b(?:is|are|has|have) )no|without|so that)\b/iu;

/** The head of what goes wrong on the way: it is nobody's tool. */
export const SETBACK = 'setback';

interface Part {
  text: string;
  joint: string;
}

/** Undefined where it is not one thing after the other; what it hears has its part of the story already. */
export function inHalves(sentence: string, to: Listening, hear: (text: string) => Wish[] | undefined): Wish[] | undefined {
  if (to.from !== 'prompt' || to.phase !== 'introduction' || to.asked) return undefined;
  const parts = partsOf(sentence, to);
  if (parts.length < 2 || parts.length > 4 || !parts.some(({ joint }) => TURNS.test(joint)) && !parts.slice(1).some(({ joint }) => joint.includes(','))) return undefined;
  const goal = questIn(parts[0]?.text ?? '', to)?.[0];
  return goal && !goal.loath ? fromGoal(goal, parts, to) : oneAfterTheOther(parts, to, hear);
}

const isClause = (part: string, to: Listening): boolean => readClause(inThirdPerson(inFullForm(capitalise(part)), to.hero), to.isName) !== undefined;

function partsOf(sentence: string, to: Listening): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let joint = '';
  const push = (text: string, by: string): boolean => {
    const own = withSubject(text, parts[0]?.text ?? '', to);
    if (!isClause(own, to) || SIMPLE.test(text)) return false;
    parts.push({ text: own, joint: by });
    return true;
  };
  for (const { index, 0: found } of sentence.matchAll(JOINTS)) {
    const left = sentence.slice(from, index).trim();
    const rest = sentence.slice(index + found.length);
    if (left === '' || !startsAnew(rest, parts[0]?.text ?? left, found, to) || !push(left, joint)) continue;
    from = index + found.length;
    joint = found;
  }
  return push(sentence.slice(from).trim(), joint) ? parts : [];
}

const BEGINS = /^(?:he|she|it|they|we|I|there|the|an?|my|our|his|her|their|(?:every|some|no)(?:body|one)|nothing|everything|no one|all|(?:grand|mum|mom|dad|mam|pap|aunt|uncle)\p{L}*|\p{L}+[^s]s)\b/iu;
/** Does a new thing begin here? “Soup and bread” goes on. */
function startsAnew(rest: string, first: string, joint: string, to: Listening): boolean {
  const next = rest.split(JOINTS)[0] ?? rest;
  return (isClause(next, to) && (BEGINS.test(next) || to.isName(next.split(' ')[0]?.replace(/’s$/u, '') ?? ''))) || (TURNS.test(joint) && isClause(withSubject(next, first, to), to));
}

/** “… but finds something better”: whoever began does it. */
function withSubject(text: string, first: string, to: Listening): string {
  const verb = text.split(' ')[0]?.toLowerCase() ?? '';
  if (first === '' || !(baseOfThird(verb) !== undefined || isBase(verb)) || /^\p{L}+ (?:is|are|was|were|has|have)\b/iu.test(text)) return text;
  const subject = readClause(inThirdPerson(inFullForm(capitalise(first)), to.hero), to.isName)?.subject ?? '';
  const they = /^(?:they|we)$|\band\b/iu.test(subject);
  return subject && (they ? isBase(verb) : baseOfThird(verb) !== undefined) ? `${subject} ${text}` : text;
}

/** Told in the past, with a capital and no full stop. */
const told = (text: string, to: Listening): string => capitalise(inThePast(inThirdPerson(inFullForm(capitalise(text)), to.hero).replace(/[\s.!]+$/u, '').split(' '), to.isName).join(' '));
const inside = (text: string, to: Listening): string => (to.isName(text.split(' ')[0] ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1));
const asNamed = (text: string, to: Listening): string => text.split(' ').map((word) => (to.isName(word.replace(/(?:’s)?[,.]*$/u, '')) ? to.properName(word.replace(/(?:’s)?[,.]*$/u, '')) + (/(?:’s)?[,.]*$/u.exec(word)?.[0] ?? '') : word)).join(' ');

function fromGoal(goal: Wish, parts: readonly Part[], to: Listening): Wish[] | undefined {
  const rest = parts.slice(1).map(({ text, joint }) => ({ joint, words: asNamed(told(text, to), to) }));
  const last = rest.at(-1);
  if (!last) return undefined;
  const isEnd = rest.length > 1 || COMES_OUT.test(last.joint) || ALL_THE_SAME.test(last.words);
  const setbacks = isEnd ? rest.slice(0, -1) : rest;
  const what = /\b(?:an?|the|his|her|their|some) ((?:\p{L}+ )*?\p{L}+)(?=$| (?:in|on|at|for|of|to|with|from|under|by)\b)/u.exec(goal.head)?.[1] ?? '';
  const named = (words: string): string => (what ? words.replace(/\bone(?=$|[ ,.])/u, what.split(' ').pop() ?? what) : words);
  // “And then they sail away” is a second deed, and nothing that went wrong.
  if (rest.length === 1 && !isEnd && !/\bbut\b/iu.test(last.joint)) {
    const both = `${goal.words}, and then ${inside(last.words, to)}`;
    return /\bthen\b/iu.test(last.joint) && fits(both, to) ? [{ ...goal, words: both }] : undefined;
  }
  const end = isEnd ? named(last.words).replace(/\b(ate|fixed|mended|found|caught|finished|won|saved|rescued|rebuilt|used|sold) it$/u, (whole, verb: string) => (what ? `${verb} the ${what}` : whole)) : goal.words;
  if (!fits(end, to)) return undefined;
  const quest: Wish = { ...goal, words: end };
  const began = IS_BEGUN.test(goal.words) ? goal.words : '';
  const wrong = setbacks.map(({ words }) => inside(words, to)).join(', and ');
  const whole = began && wrong ? `${began}, but ${wrong}` : '';
  const words = whole && fits(whole, to) ? whole : capitalise(wrong);
  return [quest, ...(wrong && fits(words, to) ? [{ ...make(to, 'happening', words, SETBACK), phase: 'development' as const }] : [])];
}

const PHASES_OF: Readonly<Record<number, readonly Phase[]>> = { 2: ['introduction', 'development'], 3: ['introduction', 'development', 'resolution'], 4: ['introduction', 'development', 'climax', 'resolution'] };

function oneAfterTheOther(parts: readonly Part[], to: Listening, hear: (text: string) => Wish[] | undefined): Wish[] | undefined {
  const heard = parts.map(({ text }) => hear(text));
  const last = heard.at(-1)?.[0];
  // “She is bad at maths but she solves the riddle”: that is to be done, and is done at the end.
  if (parts.length === 2 && heard[0]?.length === 1 && heard[1]?.length === 1 && last?.kind === 'quest' && !last.loath && heard[0].every((wish) => wish.kind === 'fear' || isHeart(wish))) return [...heard[0], last];
  // However it begins, it comes right: “but everything turns out fine”, “but she solves the riddle”.
  if (parts.length === 2 && heard[0] && heard[1]?.length === 1 && last?.kind === 'happening' && !/\b(?:not|never|nobody|no|still)\b|n’t\b/u.test(last.words) && !awayIn(last) && !isHeart(last)
    && (endsIt(last.words) || (/\bbut\b/iu.test(parts[1]?.joint ?? '') && heard[0].every((wish) => wish.kind === 'fear' || isHeart(wish) || ordealIn(wish) !== undefined)))) return [...heard[0], { ...last, phase: 'resolution' }];
  // “He does not want a sister, then he likes her”.
  if (parts.length === 2 && heard[0]?.length === 1 && heard[0][0]?.kind === 'fact' && heard[1]?.length === 1 && last && /\bthen\b|\bin the end\b|finally/iu.test(parts[1]?.joint ?? '') && /n’t\b|\bnot\b|never|nobody/u.test(heard[0][0].words)) return [...heard[0], { ...last, kind: 'happening', phase: 'resolution' }];
  // “She is scared of thunder, but in the end she is brave”.
  if (parts.length === 2 && heard[0]?.length === 1 && (heard[0][0]?.kind === 'fear' || heard[0][0]?.kind === 'fact') && heard[1]?.length === 1 && last?.kind === 'fact' && COMES_OUT.test(parts[1]?.joint ?? '')) return [...heard[0], { ...last, kind: 'happening', phase: 'resolution' }];
  // “They swore never to speak of it, and then a letter arrives”.
  if (parts.length === 2 && heard[0]?.length === 1 && (heard[0][0]?.kind === 'vow' || heard[0][0]?.promised) && heard[1]?.length === 1 && last) return [...heard[0], { ...last, phase: 'development' }];
  if (!heard.every((one) => one !== undefined && one.length === 1)) return undefined;
  const wishes = heard.flatMap((one) => one ?? []);
  // What lies on a heart, and who is missed, is heard in its own way.
  if (!wishes.every((wish) => wish.kind === 'happening' || wish.kind === 'fact' || wish.kind === 'quest') || wishes[0]?.kind !== 'happening' || wishes.some((wish) => isHeart(wish) || awayIn(wish) || ordealIn(wish) || wish.loath)) return undefined;
  const phases = wishes.length === 2 && COMES_OUT.test(parts[1]?.joint ?? '') ? (['introduction', 'resolution'] as const) : PHASES_OF[wishes.length];
  const thing = /\b(?:found|made|got|had|bought|drew|built|baked|wrote|lost|saw) (?:an?|the|his|her|their) (?:\p{L}+ )*?(\p{L}+)(?=$| (?:in|on|at|for|of|to|with|from|under|by)\b)/u.exec(wishes[0]?.words ?? '')?.[1];
  const named = (words: string): string => (thing ? words.replace(/\b(an? \p{L}+) one$/u, `$1 ${thing}`) : words);
  return phases && wishes.map((wish, at) => ({ ...wish, words: named(wish.words), head: named(wish.head), phase: wish.kind === 'quest' ? wish.phase : (phases[at] ?? wish.phase) }));
}
