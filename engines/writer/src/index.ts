// The built-in storyteller: a brief in, one phase of a story out. Same brief and seed, same words.

import type { Phase, StoryBrief, StoryFacts, StoryPlan, Wish, WrittenPhase } from './brief.ts';
import { diceFrom, hash } from './dice.ts';
import { KNOWN_BONDS } from './lexicon/bonds.ts';
import { CLIMATES, DANGERS, INHABITANTS, PROPERTIES, TREASURES } from './lexicon/place-features.ts';
import { POWERS } from './lexicon/powers.ts';
import { TRAITS } from './lexicon/traits.ts';
import { hear } from './listen/wishes.ts';
import type { Heard as HeardWishes } from './listen/wishes.ts';
import { castStory } from './plan/cast.ts';
import type { Cast } from './plan/cast.ts';
import { describedOf } from './plan/notes.ts';
import { knownAlready } from './plan/answers.ts';
import { bendPlan } from './plan/bend.ts';
import { isYoung } from './stage/is-young.ts';
import { notFollowedIn, plannedWithout, unwantedBy, withoutMeetings } from './plan/leave-out.ts';
import type { IsUnwanted } from './plan/leave-out.ts';
import { editedIn, notTakenUp } from './plan/edited.ts';
import { addedThreads, reread } from './plan/reread.ts';
import { planMarks, planStory } from './plan/choose.ts';
import { cleanName } from './plan/place-name.ts';
import { safeName } from './tell/people.ts';
import { BOOKS } from './premises/premises.ts';
import type { Heard } from './tell/marks.ts';
import type { MadeOf } from './tell/made-of.ts';
import { heardFrom, sentenceMarks, stalenessFrom } from './tell/marks.ts';
import { sentencesOf } from './tell/measure.ts';
import { MOST_WORDS } from './tell/fits.ts';
import { stalerFor } from './tell/told-there.ts';
import { shortOf, withShortNames, withTypedNames } from './tell/short-names.ts';
import { noteNames } from './tell/tidy.ts';
import { judge } from './tell/rank.ts';
import { draftsOf } from './draft/write-draft.ts';
import type { Draft, DraftOrder } from './draft/order.ts';
import { suitsStory } from './draft/suits-story.ts';
import { seenIn } from './stage/seen-in.ts';
import { meantIn } from './tell/whom-it-means.ts';
import { voiceFor } from './voices/voices.ts';

export type * from './brief.ts';
export { chatAboutIdeas } from './chat/chat-about-ideas.ts';
export { countWords, meanSentence } from './tell/measure.ts';
export { FITS } from './tell/fits.ts';
export { spellOut } from './tell/whom-it-means.ts';

/** A fourth made nothing better that could be measured, and took a quarter of the time. */
const DRAFTS = 3;
/** Only where none of the first is inside the limits of its age and names everybody. */
const MOST_DRAFTS = 12;

/** Writes the phase the brief asks for. Deterministic by seed; a few milliseconds. */
export const writePhase = (brief: StoryBrief): WrittenPhase => tellPhase(brief).written;

/** The same, and what each paragraph was made of, for those who read it as editors. */
export function tellPhase(given: StoryBrief): { written: WrittenPhase; made: readonly MadeOf[] } {
  const brief = withShortNames(given);
  noteNames(brief.characters.flatMap((who) => [safeName(who.name), shortOf(who)]));
  const before = lastFacts(brief);
  const heard = knowing(hear(brief), before);
  const stale = stalerFor(brief.unlike ?? [], stalenessFrom(brief.recent ?? []));
  const timesTold = heardFrom(brief.recent ?? []);
  const cast = castStory(brief);
  const allWishes = [...(before?.wishes ?? []), ...heard.wishes, ...(brief.phase === 'introduction' ? fearsOf(brief, cast) : [])];
  const avoid = allWishes.filter(({ kind }) => kind === 'avoid');
  const isUnwanted = unwantedBy(avoid);
  const salt = (brief.unlike ?? []).map((text) => hash(text).toString(36)).join('.');
  const planSeed = before ? brief.seed : `${brief.seed}/plan/${salt}`;
  const chosen = before ? withAdded(reread(before.plan, brief), brief, before.used) : plannedWithout(isUnwanted, (n) => planStory(brief, cast, heard.wishes, diceFrom(`${planSeed}${n > 0 ? `/${n}` : ''}`), stale));
  const plan = isUnwanted ? withoutMeetings(chosen, voiceFor(brief.ageRange), isUnwanted) : chosen;
  const edited = editedIn(brief, before?.used ?? [], plan);
  // Weather that was written into a part goes on as if it had been asked for.
  const ofWeather = edited.weather !== undefined && plan.words.weather === undefined ? { ...plan, words: { ...plan.words, weather: edited.weather } } : plan;
  const bent = bendPlan(ofWeather, brief, heard.wishes);
  const order = {
    brief, goesOn: edited.goesOn, plan: bent.plan, cast, manner: heard.manner, used: before?.used ?? [], stale, heard: timesTold, worn: new Set<string>(),
    wishes: dueWishes(brief.phase, allWishes, bent.plan), avoid, suits: suitsStory({ brief, plan: bent.plan, cast }),
  };
  const best = bestDraft(order, salt, isUnwanted);
  const next = NEXT[brief.phase];
  const seen = seenIn(brief, order.plan, best.made.map(({ beat }) => beat));
  const facts: StoryFacts = {
    version: 1, ...(seen ? { seen } : {}), meant: meantIn(best.paragraphs, best.tellings), plan: putOff(order.plan, best.untold, next), wishes: postpone(allWishes, best.untold, next),
    used: [...new Set([...planMarks(order.plan), ...best.used, ...sentenceMarks(best.paragraphs.join('\n'))])], phasesTold: [...(before?.phasesTold ?? []), brief.phase],
  };
  const notFollowed = [...heard.notFollowed, ...notTakenUp(edited), ...notFollowedIn({ avoid, idle: bent.idle, untold: best.untold, isLast: next === undefined, text: best.paragraphs.join('\n') })];
  return { written: { paragraphs: best.paragraphs, facts, notFollowed }, made: best.made };
}

/** What was asked for, and who of it is with them already. */
const knowing = (heard: HeardWishes, before: StoryFacts | undefined): HeardWishes => (before ? { ...heard, wishes: knownAlready(heard.wishes, before.plan) } : heard);

/** The plan with what a family wrote into the earlier parts. */
function withAdded(plan: StoryPlan, brief: StoryBrief, used: readonly string[]): StoryPlan {
  const added = addedThreads(brief, used, plan.threads ?? []);
  return added.length > 0 ? { ...plan, threads: [...(plan.threads ?? []), ...added] } : plan;
}

/** The best of several drafts: inside the limits of its age first, then all that was asked for, then fresh. */
function bestDraft(order: DraftOrder, salt: string, isUnwanted: IsUnwanted | undefined): Draft {
  const { brief } = order;
  const write = draftsOf(order);
  const rank = judge({ age: brief.ageRange, earlier: brief.earlier.map(({ text }) => text), unlike: brief.unlike ?? [], names: namesDue(brief), most: MOST_WORDS[brief.phase === 'introduction' ? 'introduction' : 'later'] });
  let best: { draft: Draft; score: number; isWhole: boolean } | undefined;
  // What a family chose is told where it comes in: of the young, to whom nothing is joined, two drafts more are heard for it.
  const mayOwe = brief.phase === 'introduction' && isYoung(brief.ageRange);
  const isWanted = (n: number): boolean => n < DRAFTS || (n < MOST_DRAFTS && !best?.isWhole) || (n < DRAFTS + 2 && mayOwe && (best?.draft.owed ?? 0) > 0);
  for (let n = 0; isWanted(n); n++) {
    const draft = write(diceFrom(`${brief.seed}/${brief.phase}/${salt}/${n}`), n >= DRAFTS || order.manner.plain);
    const verdict = rank(draft.paragraphs);
    const unwanted = isUnwanted ? draft.paragraphs.filter(isUnwanted).length : 0;
    const score = verdict.score - 20 * draft.untold.length - 25 * unwanted - 4 * draft.misfits - 2 * draft.owed - known(draft.paragraphs, order.heard);
    if (!best || score > best.score) best = { draft, score, isWhole: verdict.isWhole && unwanted === 0 };
  }
  if (best) return { ...best.draft, paragraphs: best.draft.paragraphs.map((text) => withTypedNames(text, brief.characters)) };
  return { paragraphs: [], made: [], tellings: [], used: [], untold: [], misfits: 0, owed: 0 };
}

/** What the family has heard before, sentence by sentence; the third time counts for more. */
const known = (paragraphs: readonly string[], heard: Heard): number =>
  sentencesOf(paragraphs.join(' ')).map(heard).reduce((sum, times) => sum + (times > 1 ? 6 : 1.5 * times), 0);

const NEXT: Readonly<Partial<Record<Phase, Phase>>> = { introduction: 'development', development: 'climax', climax: 'resolution' };

/** What had no room now comes in the next part. */
function postpone(all: readonly Wish[], untold: readonly Wish[], next: Phase | undefined): Wish[] {
  return all.map((wish) => (next && untold.includes(wish) ? { ...wish, phase: next } : wish));
}

/** A thread begins where its wish was told. */
function putOff(plan: StoryPlan, untold: readonly Wish[], next: Phase | undefined): StoryPlan {
  const late = new Set(untold.map(({ words }) => words));
  if (!plan.threads || !next || late.size === 0) return plan;
  return { ...plan, threads: plan.threads.map((thread) => (late.has(thread.words) ? { ...thread, since: next } : thread)) };
}

/** What hero and friend are afraid of, as their descriptions say; it is faced later. */
function fearsOf(brief: StoryBrief, { hero, friend }: Cast): Wish[] {
  return [hero, ...(friend ? [friend] : [])].flatMap((who) => describedOf(who, brief)).filter(({ kind }) => kind === 'fear');
}

/** Whom and what this phase ought to name: the cast always, the places where they are first met. */
function namesDue({ phase, characters, places }: StoryBrief): string[] {
  const met = phase === 'introduction' ? places.slice(0, 1) : phase === 'development' ? places.slice(1) : [];
  return [...characters.map(({ name }) => safeName(name)), ...met.map(({ name }) => cleanName(name))];
}

function lastFacts(brief: StoryBrief): StoryFacts | undefined {
  const known = brief.earlier.map(({ facts }) => facts).filter((facts): facts is StoryFacts => facts?.version === 1);
  return known[known.length - 1];
}

/** What is due now; where nothing is, a fear is faced, and what was wished for at first is remembered at the end. */
function dueWishes(phase: Phase, wishes: readonly Wish[], { threads = [] }: StoryPlan): Wish[] {
  // How it ends is for the last page, and only there.
  const hasItsPlace = ({ kind }: Wish): boolean => phase === 'resolution' && kind === 'ending';
  const now = wishes.filter((wish) => wish.phase === phase && wish.kind !== 'avoid' && !hasItsPlace(wish) && wish.from !== 'description').slice(0, 3);
  const fears = phase === 'climax' || phase === 'resolution' ? wishes.filter(({ kind, phase: when }) => kind === 'fear' && when !== phase).slice(0, 1) : [];
  if (now.length > 0) return [...now, ...fears];
  const old = threads.length > 0 ? [] : wishes.filter(({ kind }) => kind === 'newcomer' || kind === 'object' || kind === 'place');
  return phase === 'resolution' ? [...old.slice(0, 1), ...fears] : fears;
}

/** What the storyteller knows by name; a test elsewhere compares it with the product's lists. */
export const KNOWN = {
  themes: BOOKS.map(({ category, premises }) => ({ category, themes: premises.map(({ theme }) => theme) })),
  powers: POWERS.map(({ name }) => name),
  personalities: TRAITS.map(({ words }) => words[0] ?? ''),
  relationships: KNOWN_BONDS,
  magicalProperties: Object.keys(PROPERTIES),
  inhabitants: Object.keys(INHABITANTS),
  climates: Object.keys(CLIMATES),
  dangers: Object.keys(DANGERS),
  treasures: Object.keys(TREASURES),
} as const;
