// One beat as one paragraph: its own scene, else its plain words, else a little more of what the phase can always tell.

import type { Phase, StoryBrief, StoryPlan, Thread, Wish, WriterCharacter } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { saysWhoComes } from '../lexicon/crews.ts';
import { countWords } from '../tell/measure.ts';
import { FITS } from '../tell/fits.ts';
import type { Cast } from '../plan/cast.ts';
import type { Named } from '../tell/lighten-names.ts';
import { shortOf } from '../tell/short-names.ts';
import type { Built } from '../tell/made-of.ts';
import { buildParagraph } from '../tell/paragraph.ts';
import { ALSO } from '../tell/paragraph-order.ts';
import type { ParagraphOrder } from '../tell/paragraph-order.ts';
import type { Said } from '../tell/said.ts';
import type { Teller } from '../tell/teller.ts';
import { listed } from '../stage/look-words.ts';
import { MORE_TO_SEE, THROUGH_A_PLACE } from '../voices/next-place.ts';
import { bringsBack, scenesOfSecond } from './second-place.ts';
import type { Beats, Voice } from '../voices/voice.ts';
import { saysWhatFor } from '../voices/what-for.ts';
import { isSilent } from '../listen/in-need.ts';
import { onTheWayHome } from './at-home.ts';
import { suitsGroup } from './cameos.ts';
import { coresFor, variantsOf } from './cores.ts';
import { fillingFor, moodOf } from './mood.ts';
import { scenesOfPlaces } from './further-places.ts';
import type { Further } from './further-places.ts';
import { letterOf, toldOf } from './of-another.ts';
import type { DraftOrder } from './order.ts';
import { leadingScenes } from './own-scene.ts';
import { comesEveryNight } from '../premises/nature-of.ts';
import { premiseById } from '../premises/premises.ts';
import { isOfOneDay, startsAway } from '../premises/suits.ts';
import { needsTruthFirst, withTruthFirst } from '../premises/truth-first.ts';
import { isNear } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';
import { suitsBond } from './suits-bond.ts';
import { goesFurtherOff, wayBehind } from './way-behind.ts';
import { ON_THE_WAY } from './what-was-chosen.ts';
import { worthOf } from './suits-story.ts';
import { mostThoughts, thoughtsFor } from './thoughts.ts';

export interface Beat {
  beat: string;
  wish: Wish | undefined;
  thread: Thread | undefined;
  group: readonly WriterCharacter[];
  /** Which of the further places they come through in it. */
  places: readonly Further[];
  /** What was told just before it. */
  behind: string | undefined;
  /** In which words a scene is told, because of what was told before. */
  toldAs: ((core: string) => string) | undefined;
  /** What is still to be told after it. */
  ahead: readonly string[];
  /** There is no paragraph for those: their names are told in passing. */
  isPassing: boolean;
  order: DraftOrder;
  voice: Voice;
  teller: Teller;
  dice: Dice;
  said: Said;
  must: readonly string[];
  chosen: ParagraphOrder['chosen'];
}

export function tellBeat({ beat, wish, thread, group, places, behind, toldAs, ahead, isPassing, order, voice, teller, dice, said, must, chosen }: Beat): Built {
  const { brief, heard } = order;
  const { breath, ...limits } = FITS[brief.ageRange];
  const fit = breath === undefined || order.isShort ? limits : { ...limits, breath };
  const known = worthOf({ suits: (text: string) => order.suits(text, beat, group), stale: order.stale });
  const leading = leadingScenes(beat, order);
  // What was seen for it is told, however often a family heard it.
  const worth = (text: string): number => leading.includes(text) || (beat === 'solve' && text.startsWith('{seen ')) ? 0 : known(text) + (isCut(text) ? LAST : 0) + (behind === 'hush' && beat === 'onset' && !isAtOnce(text) ? A_LITTLE : 0);
  const named = isYoung(brief.ageRange) || PORTRAITS.has(beat) ? namedIn(brief, order.cast) : [];
  const bank = beat === 'newWish' ? voice.climax : voice[brief.phase];
  const cannotSpeak = thread?.silent === true || (wish?.asked !== undefined && wish.kind === 'newcomer' && isSilent(`${wish.words}${wish.why ?? ''}`));
  const letter = letterOf(wish, thread, order.cast);
  const found = coresFor(variantsOf(beat, wish, thread, order), withPlaces(beat, bank, brief), dice);
  const written = beat === 'prize' && needsTruthFirst(premiseById(order.plan.premise)) ? found.map(withTruthFirst) : found;
  const open = (letter ? written.map((core) => toldOf(core, letter)) : written).filter((core) => suitsGroup(core, group) && suitsBond(core, order.cast) && (chosen !== undefined || !isOnlyFor(beat, core)) && !(cannotSpeak && SPEAKS.test(core)));
  // Where something that was chosen is due, scenes that have kept a place for it come first.
  const cores = chosen === undefined ? open : [...open.filter((core) => core.includes(ALSO)), ...open.filter((core) => !core.includes(ALSO))];
  const scenes = beat === 'morePlaces' || beat === 'sights' ? scenesOfPlaces(cores, beat === 'sights' ? [brief.phase === 'introduction' ? 'l' : 'm'] : places, brief.ageRange, teller, dice) : roomiest(beat, fromHome(beat, onTheWayHome(beat, ahead, cores), order), brief);
  const mood = moodOf(beat, order);
  const passing = beat === 'problem' && isPassing && brief.places.length > 2 ? dice.shuffle(voice.filling.passing ?? []).slice(0, 1) : [];
  const filling = [...passing, ...fillingFor(mood, order, voice, dice)];
  const besides = order.manner.size === 'longer' ? Math.round(fit.least / 3) : 0;
  const room = passing.length > 0 ? countWords(passing[0] ?? '') + 4 * brief.places.length : 0;
  const aim = fit.least + room + besides;
  const isFull = OWN_END.has(beat) || leading.length > 0 || (fit.thoughts === 1 && !THINKS.has(beat));
  const inner = wish || thread || isFull ? undefined : {
    lines: thoughtsFor(beat, brief.ageRange, dice.shuffle(voice.innerLife?.[mood] ?? [])), most: mostThoughts(brief.ageRange), aim: (fit.aim ?? 0) + (brief.phase === 'introduction' ? (fit.first ?? 0) : 0) + room + besides,
    behind: THOUGHT_BEHIND.has(beat), ahead: aheadOf(beat, brief),
  };
  // Behind the words for which a paragraph of the young is told comes nothing at all.
  const own = isYoung(brief.ageRange) && OWN_END.has(beat) ? [] : filling;
  const whole = { named, worth, ...(beat === 'solve' && goesFurtherOff(order) ? { toldAs: wayBehind } : toldAs ? { toldAs } : {}), worn: order.worn, cores: [...leading, ...scenes], filling: own, inner, must, mustWait: settlesWhoGoes, ...(chosen ? { chosen } : {}), mustLeads: (LED.get(brief.ageRange)?.has(beat) ?? false) || must.some(saysWhoComes) || must.some((note) => saysWhatFor(note) || bringsBack(note)), said, heard, fit, aim, plain: wish !== undefined || thread !== undefined, closes: beat === 'image' };
  // Where no scene has two of them in it, it is told of the one; the other is named beside another scene.
  const ofOne = group.length === 2 ? written.filter((core) => !core.includes('{D') && suitsBond(core, order.cast)) : [];
  // What a family asked for is told on a lap in words of its own: “He had a new sister. A spoon fell down. Clink!” tells of the spoon.
  const inItsOwn = brief.ageRange === '3-4' && (wish ?? thread) ? buildParagraph({ ...whole, filling: [] }, teller) : undefined;
  const told = inItsOwn ?? buildParagraph(whole, teller) ?? (ofOne.length > 0 ? buildParagraph({ ...whole, cores: ofOne }, teller) : undefined);
  if (told !== undefined) return told;
  // Rather without the morning before it, or the way behind it, than not at all.
  const bare = 'toldAs' in whole ? buildParagraph({ ...whole, toldAs: (core) => core }, teller) : undefined;
  if (bare !== undefined) return bare;
  // In this order, however well they are known: the least that can be told comes last.
  const least = plainly(beat, brief.ageRange, order.plan.tool, places);
  const plain = buildParagraph({ named, worth: (text) => (least.includes(text) ? 0 : worth(text)), worn: order.worn, cores: least, filling: beat !== 'solve' ? filling : isYoung(brief.ageRange) ? dice.shuffle(SOLVED) : [], said, heard, fit: { ...fit, sentence: fit.most }, aim }, teller);
  if (plain !== undefined) return plain;
  const spare = dice.shuffle(SPARE[brief.phase].filter((other) => mayStandIn(other, beat, order)).flatMap((other) => (bank[other] ?? []).filter((core) => !isOnlyFor(other, core))));
  const instead = buildParagraph({ named, worth, worn: order.worn, cores: spare, filling, said, heard, fit, aim }, teller);
  if (instead !== undefined) return instead;
  const quiet = dice.shuffle(voice.filling[mood] ?? []);
  return buildParagraph({ named, worth, worn: order.worn, cores: quiet, filling, said, heard, fit, aim }, teller) ?? { text: '', parts: [] };
}

/** Nobody passes the jam at the very moment at which it is won. */
const SOLVED: readonly string[] = ['“It worked! It really, really worked!” said {H}.', '“There!” said {H}. “There, there, there!”', '“It worked, it worked!” they all said. Hooray!', '“Did you see that?” said {H}. “Did you?”'];

/** Behind everything that is only known too well. */
const LAST = 1e6;

/** Of two that are as fresh. */
const A_LITTLE = 0.5;

/** The moment before it has been told: it comes with the first words. */
const isAtOnce = (core: string): boolean => /^(?:\{[a-z-]+\})*\{k\.onset\}/u.test(core);

/** A solution that does not say how they came through: told where there is no room for more. */
const isCut = (core: string): boolean => /\{(?:deed|k\.give)\}/u.test(core) && !core.includes('{k.clear}');
/** Whoever was asked for says something in it. */
const SPEAKS = /(?:said|asked|called|whispered|cried|answered) \{[tw]\.the\}|\{[tw]\.the\} (?:said|asked|called|whispered|answered|began to tell|wanted to know)|“[^”]*”[^“]{0,24}(?:they|\{he\}) asked \{[tw]\.the\}\. “/u;

/** A scene of the road that is about somebody: told where there is something left to say. */
export const isOnlyFor = (beat: string, core: string): boolean => ON_THE_WAY.has(beat) && core.includes(ALSO);

/** Where the names of one person stand close together for readers of nine and more; scenes of theirs name whom they mean. */
const PORTRAITS = new Set(['hero', 'friend', 'foil', 'cameo', 'habit', 'plant']);

/** Everybody, by the name in which a paragraph goes on: the short one. */
const namedIn = ({ characters }: StoryBrief, { hero }: Cast): Named[] =>
  (characters.length > 0 ? characters : [hero]).map((who) => ({ name: shortOf(who), male: who.gender === 'male' }));

/** What is written about places that may be anywhere on the road. */
const withPlaces = (beat: string, bank: Beats, { ageRange }: StoryBrief): Beats =>
  beat === 'morePlaces' ? { ...bank, morePlaces: [...(bank.morePlaces ?? []), ...THROUGH_A_PLACE[ageRange]] } : beat === 'sights' ? { ...bank, sights: MORE_TO_SEE } : bank;

/** At the end of the way is one’s own back door. */
const OF_ONES_OWN = /\bhome\b|\bback door\b/u;

/** Where all of it happens in one house or town the young only go to a second place for a moment, and are home again. */
function fromHome(beat: string, cores: readonly string[], { brief, plan }: DraftOrder): readonly string[] {
  const second = beat === 'place2' ? scenesOfSecond(brief, plan.premise) : undefined;
  if (second) return second;
  const atHome = isYoung(brief.ageRange) && isNear(plan.premise);
  const short = atHome && beat === 'place2' ? cores.filter((core) => core.includes('{near}') && !(startsAway(plan.premise) && OF_ONES_OWN.test(core))) : [];
  return short.length > 0 ? short : cores;
}

/** On the short pages of the youngest a place comes with as few words as it can, since it has so much to show. */
const roomiest = (beat: string, cores: readonly string[], { ageRange }: StoryBrief): readonly string[] =>
  ageRange === '3-4' && (beat === 'place' || beat === 'place2') ? cores.toSorted((a, b) => a.length - b.length) : cores;

/** Whom they meet and what they see comes first; what somebody thinks of it, after that. */
const THOUGHT_BEHIND = new Set(['spark', 'open', 'meet', 'meet2', 'pay', 'pay2', 'turn', 'attempt']);

/** What a paragraph is told for is its last sentence: no thought goes with it. */
const OWN_END = new Set(['image', 'solve', 'hook', 'reach', 'midst', 'trail', 'near', 'theirs']);

/** Where what must be told opens the paragraph. */
const LED: ReadonlyMap<string, ReadonlySet<string>> = new Map([['5-8', new Set(['hook', 'foil', 'pack', 'eve'])], ['9-12', new Set(['hook', 'foil'])], ['12-17', new Set(['hook'])]]);

/** Whoever comes along is told of behind it, in the next part. */
const settlesWhoGoes = (core: string): boolean => core.includes('{decides}');

/** Where readers of nine to twelve are told a thought, if the scene leaves room for one: where nothing happens that has to be seen first. */
const THINKS = new Set(['habit', 'doubt', 'setout', 'way', 'ache', 'table']);

/** Where something comes that has to be there before anybody can think about it; elsewhere a thought of the oldest voice stands first, and the scene keeps its last line. */
const BRINGS_NEWS = new Set(['spark', 'open', 'place', 'place2', 'setout', 'arrive', 'onset', 'turn', 'attempt', 'prize', 'after', 'home']);

const aheadOf = (beat: string, { ageRange, phase }: StoryBrief): 'thoughts' | 'all' | undefined =>
  ageRange !== '12-17' || BRINGS_NEWS.has(beat) ? undefined : phase === 'introduction' || beat === 'try' ? 'thoughts' : 'all';

/** What somebody did, being who they are, and how it led to the way out. */
const bySelf = (age: StoryBrief['ageRange']): string[] => [`{H} {H.virtue}. ${age === '3-4' || age === '5-8' ? '' : '{H.led} '}{k.give} {k.clear}`, '{H} {H.virtue}. {k.give} {k.clear}', '{H} {H.virtue}. {k.give}', '{k.give} {k.clear}', '{k.give}', '{k.clear}'];

/** What came of an act is told behind the act. */
const ACTS: Readonly<Record<string, string[]>> = Object.fromEntries([['deed', '{t.told}.'], ['promise', 'And {H} {t.did}.'], ['word', '{t.told}.']].map(([tool, act]) => [tool, [`${act} {deed} {k.clear}`, `${act} {deed}`, `${act} {k.clear}`, `${act}`]]));

/** What the plot cannot do without, in as few words as it takes, where no fuller telling fits. */
function plainly(beat: string, age: StoryBrief['ageRange'], tool: StoryPlan['tool'], places: readonly Further[]): string[] {
  const isThing = tool === 'gift' || tool === 'wish' || tool === 'treasure';
  const book = age === '3-4' ? 's' : 'p';
  const cores: Readonly<Record<string, string[]>> = {
    plant: isThing ? [age === '3-4' ? '{H} took {the-tool} along. “You come with me,” {he} said. And so it did. Good!' : '{H} took {the-tool} along.'] : [], solve: tool === 'trait' ? bySelf(age) : ACTS[tool] ?? ['{deed} {k.clear}', '{deed}', '{k.give} {k.clear}', '{k.give}', '{k.clear}'],
    // Why it matters is told with it where there is room; a long wish leaves none.
    problem: age === '3-4' ? ['{H} had to {s.want}. {s.stakes}', 'How do you {s.want}? “With a spoon?” said {H}. Hmm.', '{H} had to {s.want}. But how?'] : [],
    hook: [...(isYoung(age) ? [`[{${book}.stakes} |{told ${book}.stakes}]{H} had to {${book}.want}. And off {he} went!`] : []), `{H} had to {${book}.want}. And off {he} went!`],
    spark: [`{${book}.sign}`], midst: [`{${book}.sign} That was {at-home}, and {H} was there.`], attempt: [`They {${book}.attempt}. {${book}.fail}`],
    turn: [`{${book}.turn}`], prize: [`{${book}.prize}`], image: [`{${book}.after}`], onset: ['{k.onset}'], place2: ['Then came {m.name}. {m.prop} {m.folk}', 'Then came {m.name}.'],
    morePlaces: [`Then came ${listed(places.map(({ letter }) => `{${letter}.name}`))}.`],
  };
  return cores[beat] ?? [];
}

/** No day like any other where the trouble was told first, no night before where all of it takes one day, and nobody goes to bed or tells it to the town before they are home. */
const mayStandIn = (other: string, beat: string, { brief, plan }: DraftOrder): boolean =>
  !(other === 'pack' && startsAway(plan.premise)) && !(other === 'day' && plan.words.shape === 'midst') && !(other === 'eve' && (isOfOneDay(plan.premise) || comesEveryNight(plan.premise))) && (brief.phase !== 'resolution' || other === 'wonder' || AT_HOME.has(beat));

/** Paragraphs of the last part behind which nobody is on the way any more. */
const AT_HOME = new Set(['home', 'table', 'telling', 'night', 'treasure', 'quiet', 'image']);

/** What a phase can always tell a little more of, where a beat has nothing left to say. */
const SPARE: Readonly<Record<Phase, readonly string[]>> = {
  introduction: ['day', 'habit', 'eve', 'pack', 'doubt', 'notice', 'stakes'],
  development: ['rest', 'laugh', 'way', 'ache', 'truth'],
  climax: ['hush', 'last', 'memory', 'still', 'glimmer', 'worse', 'low'],
  resolution: ['telling', 'night', 'wonder'],
};
