// Which sentences of the voice may tell a beat, the most particular first.

import { isApart } from '../plan/edited.ts';
import { moodAsked } from './says-so.ts';
import type { Phase, StoryPlan, Thread, Wish } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { powerOf } from '../lexicon/powers.ts';
import { awayIn } from '../listen/away.ts';
import { dreamIn } from '../listen/dream.ts';
import { habitIn } from '../listen/habit.ts';
import { isHeart } from '../listen/heart.ts';
import { isMenace } from '../listen/menace.ts';
import { ordealIn } from '../listen/ordeal.ts';
import { isWhole } from '../listen/in-need.ts';
import { isBaby } from '../listen/phrase.ts';
import { isMeal } from '../listen/things.ts';
import { isWeather } from '../listen/weather.ts';
import { isHeldBack } from '../plan/answers.ts';
import { isToday } from '../plan/first-day.ts';
import { isLate, pictureOf, roleOf } from '../plan/threads.ts';
import { premiseById } from '../premises/premises.ts';
import { startsAway } from '../premises/suits.ts';
import { readableShortOf } from '../tell/short-names.ts';
import type { Beats } from '../voices/voice.ts';
import type { DraftOrder } from './order.ts';

/** Particular material, where there is any, before the general; what solves the story is never told in general terms. */
export function coresFor(keys: readonly string[], bank: Beats, dice: Dice): string[] {
  const particular = firstOf(keys.slice(0, -1), bank).flatMap((key) => dice.shuffle(bank[key] ?? []));
  const clues = keys.filter((key) => CLUE.test(key)).flatMap((key) => dice.shuffle(bank[key] ?? []));
  const general = dice.shuffle(bank[keys[keys.length - 1] ?? ''] ?? []);
  const beat = keys[keys.length - 1] ?? '';
  if ((/^(?:solve|reach|plant|meet|pay|thread|image|trail|near|theirs)/u.test(beat) || keys.includes('hook:afar')) && particular.length > 0) return keys.includes(`${beat}:trait`) ? [...clues, ...dice.shuffle([...particular, ...general].filter((core) => !clues.includes(core)))] : particular;
  return /^(?:wish|newWish|mend|strain)/u.test(beat) ? [...particular, ...general] : dice.shuffle([...particular, ...general]);
}

/** What somebody sees who saves the day by being who they are, and what comes of it: the second is told where the first was. */
const CLUE = /^(?:reach|solve):clue-/u;

/** The most particular material first: for this plot's shape, this tool, this wish; then the general. */
export function variantsOf(beat: string, wish: Wish | undefined, thread: Thread | undefined, { brief, plan, cast, manner }: DraftOrder): string[] {
  const premise = premiseById(plan.premise);
  const keys = [beat];
  if (thread && beat === 'image') return [...ownOf(beat, thread, plan), `image:${pictureOf(thread)}`, beat];
  if (thread && beat === 'thread') return [...ownOf(beat, thread, plan), `thread:${roleOf(thread)}`, beat];
  if (beat === 'trail' || beat === 'near' || beat === 'theirs') return [`${beat}:${plan.premise}`, beat];
  if (beat === 'solve' || beat === 'plant' || beat === 'reach') keys.unshift(`${beat}:${plan.tool}`);
  if (thread?.as === 'habit' && (beat === 'reach' || beat === 'solve')) return [`${beat}:habit`, beat];
  if (plan.tool === 'trait' && (beat === 'reach' || beat === 'solve')) keys.unshift(`${beat}:clue-${plan.crisis}`);
  if ((plan.tool === 'treasure' || plan.tool === 'wish') && beat === 'reach') keys.unshift(`reach:thing-${plan.crisis}`);
  if (beat === 'plant' && plan.tool === 'power' && !powerOf(cast.hero.magicalPower)) keys.unshift('plant:trait');
  // Who or what is gone is told in its own way: not even the cat has seen it.
  if (wish && plan.threads?.some(({ lost, words }) => lost && words === wish.words)) keys.unshift('gone');
  else if (wish && thread && answerKeys(thread, plan, brief.phase).length > 0) keys.unshift(...answerKeys(thread, plan, brief.phase), ...wishKeys(wish, brief.phase, readableShortOf(cast.hero), []));
  else if (wish && thread && isLate(thread) && !SAYS_HOW.has(wish.asked ?? '')) keys.unshift(`late:${thread.as}`);
  else if (wish && isToday(ordealIn(wish) ?? '', plan)) keys.unshift('ordeal:today');
  else if (wish && isMenace(wish) && plan.threads?.some(({ as, words }) => as === 'helper' && words === wish.words)) keys.unshift('menace:happening', ...wishKeys(wish, brief.phase, readableShortOf(cast.hero), []));
  else if (wish) keys.unshift(...wishKeys(wish, brief.phase, readableShortOf(cast.hero), brief.characters.map(readableShortOf)));
  if (beat === 'mend' && !cast.friend) keys.unshift(cast.foil ? 'mend:foil' : 'mend:solo');
  if (beat === 'strain' && !cast.friend) keys.unshift(cast.foil ? 'strain:foil' : 'strain:solo');
  if (beat === 'meet' || beat === 'pay') keys.unshift(`${beat}:${plan.words.meet ?? ''}`);
  if (beat === 'meet2' || beat === 'pay2') keys.unshift(`${beat.slice(0, -1)}:${plan.words.meet2 ?? ''}`);
  if (beat === 'hook' && startsAway(plan.premise)) keys.unshift('hook:afar');
  keys.unshift(`${beat}:${premise.skeleton}`, `${beat}:${plan.crisis}`);
  if (manner.funny) keys.unshift(`${beat}:funny`);
  return keys;
}

/** What saves the day is only asked about before it does; what is given is told as given. */
function answerKeys(thread: Thread, { words }: StoryPlan, now: Phase): string[] {
  if (isHeldBack(thread, now)) return ['hint:power'];
  if (now !== 'resolution' || thread.since !== now) return [];
  if (thread.gift) return ['given:gift'];
  if (thread.aside) return ['done:vow'];
  if (thread.as === 'deed' && thread.hint) return [`over:${words.over ?? 'other'}`];
  if (thread.as === 'tool' && thread.hint && words.over === 'helper') return ['over:helper'];
  return thread.healed ? ['late:helped'] : [];
}

/** Where a choice has sentences of its own no others are told of it. */
function firstOf(keys: readonly string[], bank: Beats): readonly string[] {
  const own = keys.find((key) => /^(?:apart|mood|hint|over|done|given|meal|because|made|chosen|self|found|menace|habit):|:(?:choice|chosen|gift|helped|turn|today|sought|made)$/u.test(key) && bank[key]);
  return own ? [own] : keys;
}

/** A choice that was hard is no riddle that was read. */
const ownOf = (beat: string, { as, the, asked, chosen, gift, healed, hint }: Thread, plan: StoryPlan): string[] =>
  as === 'ordeal' && isToday(the, plan) ? [`${beat}:today`] : as === 'word' && asked === 'choice' ? [...(chosen ? [`${beat}:chosen`] : []), `${beat}:choice`] : as === 'quest' && beat === 'thread' && QUEST_KINDS.some(([is]) => is.test(the)) ? [`${beat}:${QUEST_KINDS.find(([is]) => is.test(the))?.[1] ?? 'quest'}`, `${beat}:quest`] : gift ? [`${beat}:gift`] : as === 'deed' && hint && beat === 'image' ? ['image:turn'] : healed && beat === 'thread' ? [`${beat}:helped`] : [];

/** What is sought is looked for where one sees it, and what is made grows bit by bit; only where a voice has scenes of it. */
const QUEST_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:find|look for|search for|get|fetch|catch|track|discover|collect|pick)\b/iu, 'sought'], [/^(?:build|make|bake|cook|paint|draw|fix|mend|repair|plant|grow|sew|knit|put (?:up|together)|decorate|tidy|clean|write)\b/iu, 'made'],
];

/** Questions whose answers come in a way of their own. */
const SAYS_HOW = new Set(['door', 'kind', 'surprise']);

/** What comes over one is no doing of one’s own. */
const BEFELL = /\b(?:fell|lost|got|turned|found|met|saw|heard|woke|broke|slipped|vanished|disappeared|shr[au]nk|became|swapped|tripped|discovered|forgot|froze|sank|burst|caught|won|was|were|had)\b|\bby accident\b/u;

/** “They ate pizza”, “Amara forgave Finn”: nobody stands there with round eyes because of it. */
const isTheirs = ({ words, head }: Wish, names: readonly string[]): boolean =>
  (/^they\b/iu.test(words) || names.includes(head)) && !BEFELL.test(words.split(' ').slice(0, 4).join(' '));

/** It was so before the story began: nobody says “yes, really” to it. */
const NEW_HERE = /\bhad just moved\b|\b(?:was|were) (?:quite |very |still )?new (?:here|(?:in|at|to) )/u;

function wishKeys(wish: Wish, now: Phase, hero: string, names: readonly string[]): string[] {
  const later = wish.phase !== now;
  if (wish.kind === 'ending') return ['hope:ending'];
  if (isApart(wish.words) && wish.from !== 'prompt') return ['apart:happening', `wish:${wish.kind}`];
  const mood = moodAsked(wish);
  if (mood) return [`mood:${mood}`, `wish:${wish.kind}`];
  if (now === 'resolution' && wish.kind === 'happening' && wish.from === 'prompt') return ['end:happening', 'wish:happening'];
  // Nobody stands there with round eyes because it rains.
  if (isWeather(wish)) return ['weather:happening'];
  const missed = awayIn(wish, hero) ?? (names.some((name) => wish.words.startsWith(`${name} `)) ? awayIn(wish) : undefined);
  if (missed && names.some((name) => missed === name)) return ['heart', `wish:${wish.kind}`];
  if (missed) return ['away', `wish:${wish.kind}`];
  // That somebody is afraid of it is said once; after that it is faced, and then it is over.
  if (habitIn(wish.words)) return ['habit:said', `wish:${wish.kind}`];
  if (ordealIn(wish) && !(wish.kind === 'fear' && later)) return wish.kind === 'object' ? ['ordeal'] : ['ordeal', `wish:${wish.kind}`];
  if (dreamIn(wish)) return ['dream', `wish:${wish.kind}`];
  if (isHeart(wish)) return ['heart', `wish:${wish.kind}`];
  if (wish.kind === 'fact' && NEW_HERE.test(wish.words) && !/\b(?:school|class|kindergarten|nursery)\b/iu.test(wish.words)) return ['moved', 'wish:fact'];
  if (wish.kind === 'fear' && later) return [now === 'resolution' ? 'past:fear' : 'face:fear'];
  if (wish.kind === 'newcomer' && later && now === 'resolution') return ['stay:newcomer'];
  if (wish.loath) return ['loath:quest'];
  if ((wish.asked === 'help' || wish.asked === 'kind') && wish.kind === 'fact' && /^(?:Nobody|No one) /u.test(wish.words)) return ['wish:fact'];
  if (wish.kind === 'newcomer' && wish.asked && wish.asked !== 'baby' && isBaby({ the: wish.again ?? wish.words })) return ['found:baby'];
  // A whole village does not sit by the road and sniff.
  if (wish.asked === 'help' && wish.kind === 'newcomer' && isWhole(wish.head)) return ['help:fact', 'wish:fact'];
  if (wish.asked === 'help' && wish.kind === 'fact' && wish.head === hero) return ['self:help', 'help:fact', 'wish:fact'];
  // Whoever was asked who needs help may say what they do instead.
  if (wish.kind === 'happening' && (!wish.asked || wish.asked === 'help' || wish.asked === 'kind') && isTheirs(wish, names)) return ['ours:happening', 'wish:happening'];
  // What is to be chosen when all is nearly over is chosen there and then: nothing comes after it in which it could be.
  const made = wish.asked === 'choice' && now === 'resolution' && wish.kind === 'fact' ? [...(wish.chosen ? ['made:chosen'] : []), 'chosen:fact'] : [];
  if (wish.kind === 'fact' && isMeal(wish.words) && (wish.asked === 'door' || wish.asked === 'surprise')) return [`meal:${wish.asked}`, `${wish.asked}:fact`, 'wish:fact'];
  return [...made, ...(wish.kind === 'newcomer' && wish.asked === 'kind' && /because/u.test(wish.why ?? '') ? ['because:kind'] : []), ...(wish.asked ? [`${wish.asked}:${wish.kind}`] : []), `wish:${wish.kind}`];
}
