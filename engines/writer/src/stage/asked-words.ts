// What was asked for, as words for slots: when it is first told, and as it runs on.

import type { AgeRange, Thread, Wish } from '../brief.ts';
import { inMidSentence } from '../listen/mid-sentence.ts';
import { habitIn } from '../listen/habit.ts';
import { leadFor } from '../lexicon/leads.ts';
import { isLeftThere, isSilent } from '../listen/in-need.ts';
import { isMenace } from '../listen/menace.ts';
import { ordealIn } from '../listen/ordeal.ts';
import { isWeather, weatherTold } from '../listen/weather.ts';
import { toldOf } from '../plan/threads.ts';
import type { Material } from '../tell/stage.ts';
import { capitalise, withArticle } from '../tell/tidy.ts';
import { isYoung } from './is-young.ts';
import { isBaby, isEngine } from '../listen/phrase.ts';

/** What is to be done: "win the match"; only where it may be said aloud; "they"; "had to" or "wanted to"; how it came out. */
const QUEST_WORDS = ['want', 'say', 'they', 'meant', 'done'] as const;

/** “Home before the ice cream melts” is wanted; that they had to be “home before the ice cream melted” is told. */
const asTold = (want: string, words: string): string => want.replace(WHEN, (when) => WHEN.exec(words)?.[0] ?? when);
const WHEN = /\b(?:before|until|till|when|while|after|as soon as) (?:the|an?|his|her|their|it|he|she|they)\b.*$/u;

function* wordsOfQuest(letter: 'w' | 't', want: string, words: string, { who = 'they', must, promised }: Pick<Wish, 'who' | 'must' | 'promised'>): Generator<[string, Material]> {
  yield [`${letter}.want`, asTold(want, words)];
  // “How do you be home for supper?” is no question.
  if (!/^be\b|\b(?:his|her|their|him|them|he|she|they|\p{L}+sel(?:f|ves))\b/u.test(want)) yield [`${letter}.say`, want];
  yield [`${letter}.they`, who];
  yield [`${letter}.meant`, promised && letter === 'w' ? 'had promised to' : must ? 'had to' : 'wanted to'];
  yield [`${letter}.done`, words];
}

/** Whose it is, how it sounds, what was done, what is done, and one of them. */
const HABIT_WORDS = ['whose', 'noise', 'acted', 'acting', 'one'] as const;

function* wordsOfHabit(letter: 'w' | 't', words: string): Generator<[string, Material]> {
  const habit = habitIn(words);
  if (!habit) return;
  const { noise, acted, acting, one } = habit.does;
  yield* Object.entries({ whose: habit.who, noise, acted, acting, one }).map(([name, word]): [string, Material] => [`${letter}.${name}`, word]);
}

export const WISH_WORDS = ['w.a', 'w.the', 'w.head', 'w.told', 'w.vow', 'w.own', 'w.fear', 'w.who', 'w.why', 'w.lead', 'w.subject', 'w.plain', 'w.is', 'w.due', 'w.being', 'w.engine', 'w.chosen', 'w.reason', 'w.goes', 'w.awake', 'w.known', 'w.ours', 'w.new', 'w.mean', 'w.harm', ...[...QUEST_WORDS, ...HABIT_WORDS].map((word) => `w.${word}`)];

/** What announces itself is not announced. */
const SAYS_IT = /^(?:It was a choice|This was the choice|The question was)\b|\bneeded help\b|\bturned out to be kind\b/u;

export function* wordsOfWish(wish: Wish, age: AgeRange): Generator<[string, Material]> {
  // What a family answers is news; what it wrote at first may be so from the beginning.
  if (!wish.asked) yield ['w.known', ''];
  yield ['w.lead', SAYS_IT.test(wish.words) ? '' : leadFor(wish.asked, isYoung(age))];
  if (wish.kind === 'newcomer' && wish.asked === 'help') yield ['w.told', `${capitalise(wish.words)} needed help${wish.why ?? ''}`];
  if (isWeather(wish)) yield ['w.told', weatherTold(wish)];
  else if (wish.kind === 'fact' || wish.kind === 'happening' || wish.kind === 'ending') yield ['w.told', wish.words];
  if (/^(?:the|an?)\s|[’']s?\s/iu.test(wish.head) && wish.head.split(' ').length < 6) yield ['w.subject', wish.head.replace(/^(?:The|An?)\s/iu, 'the ')];
  // Who was only cross has nothing to give back.
  if (isMenace(wish)) yield [wish.kind === 'fact' ? 'w.mean' : 'w.harm', ''];
  if (isMenace(wish)) yield ['w.subject', `the ${wish.head.replace(/^(?:The|An?|Some)\s/iu, '').replace(/ (?:who|in|at|from|on) .*/u, '')}`];
  if (wish.kind === 'vow') yield ['w.vow', wish.words];
  if (wish.kind === 'saying') yield ['w.own', wish.words];
  if (wish.kind === 'quest') yield* wordsOfQuest('w', wish.head, wish.words, wish);
  if (wish.kind === 'fear') {
    yield ['w.fear', wish.words];
    yield ['w.who', wish.who ?? '{H}'];
  }
  const ahead = ordealIn(wish);
  if (ahead) yield ['w.due', wish.words.startsWith('It was ') ? wish.words.replace(/^It was /u, 'In three days it would be ') : `Soon it was time for ${ahead}`];
  // “Emma’s rabbit Clover” is nobody whom they meet.
  if (wish.kind === 'newcomer') yield [/^\p{Lu}[\p{L} .-]*[’']s? /u.test(wish.words) ? 'w.ours' : 'w.new', ''];
  if (wish.kind === 'newcomer') yield [isEngine({ the: wish.head }) ? 'w.engine' : 'w.being', ''];
  if (wish.plain) yield ['w.plain', wish.plain];
  yield* wordsOfHabit('w', wish.words);
  if (wish.asked === 'love' || wish.asked === 'dear') yield ['w.who', wish.who ?? '{H}'];
  yield ['w.is', /^(?!(?:the|an?|being|getting|going) )[\p{L} ]+[^s’']s$/u.test(isMenace(wish) ? wish.head : wish.words) ? 'were' : 'was'];
  const bare = wish.words.replace(/^(?:an?|the|some|my|his|her|their|our)\s+/iu, '');
  yield ['w.a', wish.again || wish.words !== bare ? wish.words : withArticle(bare)];
  yield ['w.the', wish.again ?? `the ${bare}`];
  yield ['w.why', wish.why ?? ''];
  if (wish.chosen) yield ['w.chosen', wish.chosen];
  // Who is stuck does not come along, and who is asleep does not cry.
  if (wish.kind === 'newcomer' && !isLeftThere(wish.words + (wish.why ?? ''))) yield ['w.goes', ''];
  if (wish.kind === 'newcomer' && !isSilent(wish.words + (wish.why ?? ''))) yield ['w.awake', ''];
  // “Because she could not fly yet”, as a sentence of its own.
  const reason = /^,? *because (.+)$/iu.exec(wish.why ?? '')?.[1];
  if (reason) yield ['w.reason', capitalise(reason.replace(/^(?:it|he|she|they)\b/u, wish.again ?? `the ${wish.head}`))];
  yield ['w.head', wish.head];
}

export const THREAD_WORDS = ['t.a', 't.the', 't.head', 't.was', 't.told', 't.how', 't.vow', 't.did', 't.my', 't.came', 't.being', 't.engine', 't.along', 't.lost', 't.thief', 't.strayed', 't.baby', 't.long', 't.again', 't.hint', 't.chosen', 't.healed', ...[...QUEST_WORDS, ...HABIT_WORDS].map((word) => `t.${word}`)];

export function* wordsOfThread(thread: Thread): Generator<[string, Material]> {
  yield ['t.a', thread.a];
  yield ['t.the', thread.the];
  yield ['t.my', thread.the.replace(/^\{his\}/u, 'my')];
  yield ['t.head', thread.the.split(' ').pop() ?? thread.the];
  yield ['t.was', thread.several ? 'were' : 'was'];
  // Who was lost has not come along, and a baby is carried.
  // Who came only in the climax has not been at their side all day.
  if (thread.as === 'helper' && (thread.since === 'introduction' || thread.since === 'development')) yield ['t.long', ''];
  if (thread.hint) yield ['t.hint', thread.hint];
  if (thread.hint && thread.since === 'development') yield ['t.again', ''];
  if (thread.chosen) yield ['t.chosen', thread.chosen];
  if (thread.healed) yield ['t.healed', thread.healed];
  if (thread.as === 'helper') yield [thread.lost ? 't.lost' : isBaby(thread) ? 't.baby' : 't.along', ''];
  // Who took it comes back with it, or nobody hears what became of the bully; on a wish without one nobody asks.
  const thief = thread.lost ? THIEF.exec(thread.words)?.[1] : undefined;
  if (thread.lost) yield thief ? ['t.thief', thief.replace(/^(?:An?|Some|The)\b/u, 'the')] : ['t.strayed', ''];
  // Nobody shares an apple with a train, and no digger is asked whether it will.
  if (thread.as === 'helper') yield [isEngine(thread) ? 't.engine' : 't.being', ''];
  if (thread.as === 'helper') yield ['t.came', thread.words !== thread.a && readsAsSentence(thread.words) ? toldOf(thread) : `${capitalise(thread.a)} came`];
  if (thread.as === 'deed' || thread.as === 'word' || thread.as === 'heart' || thread.as === 'tale' || thread.as === 'ending') yield ['t.told', capitalise(thread.the).replace(/[.!]+$/u, '')];
  if (thread.as === 'tale') yield ['t.how', `how ${inMidSentence(thread.the).replace(/[.!]+$/u, '')}`];
  if (thread.as === 'promise') yield ['t.vow', thread.words];
  if (thread.as === 'quest') yield* wordsOfQuest('t', thread.the, thread.words, thread);
  if (thread.did) yield ['t.did', thread.did];
  if (thread.as === 'habit') yield* wordsOfHabit('t', thread.the);
}

const THIEF = /^((?:An?|The|Some) [\p{L}’-]+(?: [\p{L}’-]+)?) (?:had |has )?(?:stole|stolen|took|snatched|nicked)\b/u;

/** “A friendly whale came” and not “a friendly whale”. */
const readsAsSentence = (words: string): boolean => /^\p{Lu}.*\s\p{L}+/u.test(words) && / (?:\p{L}+ed|was|were|came|went|flew|swam|ran|had|took|gave|brought|knew|told|said|saw|found|sang|made|held|got|could|would|did)\b/u.test(words);
