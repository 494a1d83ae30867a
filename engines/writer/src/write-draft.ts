// Writes one draft of a phase: the beats in order, each told in the voice of the age.

import type { Phase, StoryBrief, StoryPlan, Thread, Wish, WriterCharacter } from './brief.ts';
import type { Dice } from './dice.ts';
import type { Manner } from './listen/wishes.ts';
import { notesFor } from './plan/notes.ts';
import { mainThread } from './plan/bend.ts';
import { isLate, isOld, roleOf, solverOf } from './plan/threads.ts';
import { beatsFor, paragraphCount } from './plan/beats.ts';
import type { Circumstances } from './plan/beats.ts';
import type { Cast } from './plan/cast.ts';
import { fallOut } from './plan/gates.ts';
import { companyLine, isUnseen, mayBeUnseen } from './plan/keep-company.ts';
import { setStage } from './plan/stage.ts';
import type { OpenStage } from './plan/stage.ts';
import { powerOf } from './lexicon/powers.ts';
import { readable } from './listen/typed-words.ts';
import { shortName } from './tell/people.ts';
import { ordealIn } from './listen/ordeal.ts';
import { awayIn } from './listen/away.ts';
import { premiseById } from './premises/premises.ts';
import { countWords } from './tell/measure.ts';
import { FITS, buildParagraph } from './tell/paragraph.ts';
import { saidBefore } from './tell/said.ts';
import type { Said } from './tell/said.ts';
import type { Heard, Staleness } from './tell/marks.ts';
import { createTeller } from './tell/teller.ts';
import type { Teller } from './tell/teller.ts';
import { voiceFor } from './voices/voices.ts';
import type { Beats, Voice } from './voices/voice.ts';

export interface DraftOrder {
  brief: StoryBrief;
  plan: StoryPlan;
  cast: Cast;
  /** Wishes this phase must bring in. */
  wishes: readonly Wish[];
  manner: Manner;
  used: readonly string[];
  stale: Staleness;
  heard: Heard;
  worn: Set<string>;
  /** Nothing is joined: the first drafts had sentences that are too long for the age. */
  isShort?: boolean;
  avoid: readonly Wish[];
}

export interface Draft {
  paragraphs: string[];
  used: string[];
  /** Wishes for which there was no paragraph. */
  untold: Wish[];
}

const MOODS = { introduction: 'calm', development: 'uneasy', climax: 'danger', resolution: 'glad' } as const;

/** Writes as many drafts of one phase as are asked for; what is the same in all of them is looked up once. */
export function draftsOf(order: DraftOrder): (dice: Dice, isShort: boolean) => Draft {
  const { brief, plan, cast } = order;
  const party = ['H', ...(cast.friend ? ['F'] : []), ...(cast.others.length > 0 || cast.giver ? ['G'] : [])];
  const open = (): OpenStage => setStage(brief, plan, cast, party);
  const names = [...comingBack(open()), ...(plan.threads ?? []).flatMap(({ the, words }) => [the, words])];
  const newPage = saidBefore(brief.earlier.map(({ text }) => text), order.avoid.map(({ head }) => head), names);
  return (dice, isShort) => writeDraft({ ...order, isShort }, open(), newPage(), dice);
}

function writeDraft(order: DraftOrder, stage: OpenStage, said: Said, dice: Dice): Draft {
  const { brief, plan, cast } = order;
  const teller = createTeller(stage, dice, order.used, order.stale);
  const voice = voiceFor(brief.ageRange);
  const groups = cameoGroups(cast);
  const threads = threadsDue(order);
  const is = circumstances(order, groups.length, threads.length);
  const count = paragraphCount(brief.phase, brief.length, is, order.manner.size, dice);
  const wishes = [...order.wishes];
  const others = [...groups];
  let waiting: string[] = [];
  const echoes = new Set<string>();
  const beats = beatsFor(brief.phase, count, is, dice);
  const crowded = wishes.splice(beats.filter((beat) => beat === 'wish' || beat === 'newWish').length);
  const brought = new Map(crowded.flatMap((wish) => (asNote(wish) ? [[wish, asNote(wish) ?? '']] : [])) as [Wish, string][]);
  const unseen = mayBeUnseen(beats, cast, groups);
  const paragraphs: string[] = [];
  for (const [at, beat] of beats.entries()) {
    const wish = beat === 'wish' || beat === 'newWish' ? wishes.shift() : undefined;
    if (wish) stage.setWish(wish);
    const late = wish ? plan.threads?.find((one) => one.words === wish.words && isLate(one)) : undefined;
    const thread = late ?? (beat === 'thread' ? threads.shift() : beat === 'lent' ? lentBy(order) : SOLVING.test(beat) ? solverOf(plan.threads) : beat === 'image' ? mainThread(plan) : undefined);
    stage.setThread(thread);
    const group = beat === 'cameo' ? (others.shift() ?? []) : [];
    if (beat === 'cameo') castCameo(stage, group);
    if (beat === 'morePlaces') stage.setPlace('n', brief.places[2]);
    waiting.push(...notesFor(beat, order));
    const later = BREATHES.has(beat) ? [] : waiting.filter((note) => echoes.has(note));
    waiting = waiting.filter((note) => !later.includes(note));
    if (beat === 'try') waiting.push(...dice.shuffle(voice.climax.goal ?? []).toSorted((a, b) => order.stale(a) - order.stale(b)).slice(0, 1));
    const missed = at < beats.length / 3 || NO_NOTES.has(beat) ? undefined : unseen.find((one) => isUnseen(one, paragraphs) && !(one.letter === 'C' && beats.includes('cameo', at)));
    if (missed) {
      unseen.splice(unseen.indexOf(missed), 1);
      if (missed.letter === 'C') castCameo(stage, [missed.who]);
      waiting.unshift(...companyLine(missed, brief, is.quarrel, order.stale, dice));
    }
    if (beat === CROWDED_INTO[brief.phase]) waiting.unshift(...brought.values());
    const must = NO_NOTES.has(beat) ? waiting.filter((note) => [...brought.values()].includes(note)) : waiting.slice(0, 4);
    const told = tellBeat({ beat, wish, thread, group, order, voice, teller, dice, said, must });
    waiting = [...waiting, ...later].filter((source) => !teller.knows(source));
    const second = beat === 'place2' ? String(stage.word('m.name') ?? '') : '';
    for (const echo of wish && !late ? echoOf(wish, voice, stage, dice) : []) {
      echoes.add(echo);
      waiting.push(echo);
    }
    paragraphs.push(told.includes(second) ? told : `So they came to ${second}. ${told}`);
  }
  const untold = crowded.filter((wish) => !teller.knows(brought.get(wish) ?? ''));
  return { paragraphs, used: [...teller.used], untold: [...wishes, ...untold] };
}

/** What a story calls again and again by the same name. */
const comingBack = (stage: OpenStage): string[] =>
  ['p.want', 's.want', 'spot', 'refrain', 'at-home', 'l.name', 'm.name', 'thing', 'the-tool', 'passing', 'H.say', 'F.say', 'V.say'].flatMap((name) => stage.word(name) ?? []);

/** Where somebody may look round at what came along. */
const BREATHES = new Set(['pack', 'eve', 'setout', 'way', 'rest', 'laugh', 'arrive', 'hush', 'home', 'table', 'after', 'night']);

const SOLVING = /^(?:reach|solve)$/u;

/** What was asked for in earlier parts and goes on in this one. */
function threadsDue({ brief, plan }: DraftOrder): Thread[] {
  const old = (plan.threads ?? []).filter((thread) => isOld(thread, brief.phase));
  const bank = voiceFor(brief.ageRange)[brief.phase];
  const solver = brief.phase === 'resolution' && brief.length === 'standard' ? solverOf(plan.threads) : undefined;
  return old.filter((thread) => thread !== solver && bank[`thread:${roleOf(thread)}`] !== undefined).slice(0, 2);
}

/** Who comes only at the end, and helps. */
const lentBy = ({ brief, plan }: Pick<DraftOrder, 'brief' | 'plan'>): Thread | undefined => (brief.phase === 'resolution' ? plan.threads : undefined)?.find((one) => one.as === 'helper' && isLate(one));

/** What a paragraph is told for is its last sentence: no thought goes with it. */
const OWN_END = new Set(['image', 'solve', 'hook', 'reach', 'midst']);

/** Where nothing may stand in the way of the plot. */
const NO_NOTES = new Set(['spark', 'hook', 'image', 'solve', 'reach', 'onset']);

const CROWDED_INTO: Readonly<Record<Phase, string>> = { introduction: 'spark', development: 'attempt', climax: 'onset', resolution: 'prize' };

/** A wish in one sentence, where there is no paragraph for it. */
function asNote({ kind, words, from }: Wish): string | undefined {
  if (from === 'prompt') return undefined;
  if (kind === 'fact' || kind === 'happening') return `${words}.`;
  return kind === 'newcomer' ? `And there was ${words}.` : kind === 'object' ? `{H} had ${words}.` : undefined;
}

/** A second mention of what was asked for, its words filled in, since the next wish brings others. */
function echoOf(wish: Wish, voice: Voice, stage: OpenStage, dice: Dice): string[] {
  const echo = dice.shuffle(voice.climax[`echo:${wish.kind}`] ?? [])[0] ?? '';
  const filled = echo.replace(/\{(w\.[a-z]+)\}/gu, (slot, name: string) => {
    const words = stage.word(name);
    return typeof words === 'string' && words.split(' ').length < 5 ? words : slot;
  });
  return filled === '' || filled.includes('{w.') ? [] : [filled];
}

/** Everybody beyond hero, friend and foil, two to a paragraph, or a roll-call of six where there are many. */
function cameoGroups(cast: Cast): WriterCharacter[][] {
  const rest = [...(cast.giver ? [cast.giver] : []), ...cast.others];
  const size = rest.length <= 4 ? 2 : Math.max(4, Math.ceil(rest.length / 3));
  const groups: WriterCharacter[][] = [];
  for (let i = 0; i < rest.length; i += size) groups.push(rest.slice(i, i + size));
  return groups;
}

function castCameo(stage: OpenStage, group: readonly WriterCharacter[]): void {
  const crowd = group.length > 2;
  stage.cast('C', crowd ? undefined : group[0]);
  stage.cast('D', crowd ? undefined : group[1]);
  stage.setCrowd(crowd ? group.map(({ name }) => name) : []);
}

/** A paragraph about two must name both. */
const suitsGroup = (core: string, group: readonly WriterCharacter[]): boolean => group.length !== 2 || core.includes('{D');

const UNEQUAL = /parent|child|mentor|teacher|student|master|apprentice|guardian|protector|ward|grand|aunt|uncle/iu;
const OF_ONE_AGE = /\b(?:school|class|teachers?|two mothers|known a person all your life|since they were five|since they could walk|as children|aged five|handwriting)\b/iu;

const OF_ONE_HOUSE = /parent|child|sibling|twin|family|partner/iu;
const APART = /curtains shut|in it lived|next door|across the (?:street|road)|over that hedge|moved in|neighbou?r|stranger|new in town|nobody knew where|big house|walked by/iu;

/** Those of whom one looks after the other were not at school together; a child does not live across the road from its father. */
const suitsBond = (core: string, { bond, friend }: Cast): boolean => !(core.includes('{V') && !friend && OF_ONE_HOUSE.test(bond?.type ?? '') && APART.test(core)) && !(core.includes('{F') && (isKin(bond?.type) || /cousin/iu.test(bond?.type ?? '')) && ONCE_STRANGERS.test(core)) && suitsAge(core, `${bond?.type ?? ''} ${friend?.type.split(' - ').pop() ?? ''}`);
/** How two came to know each other, or how the one calls for the other: not to be said of two who grew up in one house. */
const ONCE_STRANGERS = /first thing \{F\}|moved in on|other side of the wall lived|who had found \{H\}|\bmet (?:over|at) a|key to the back door|had become friends|lived near by|letter box|without knocking|tap at the window|at \{H’s\} window|came by \{H\}|whoever asked \{H\}|next wall along|had known \{H\}|without having been sent for|it was \{F\}, of course|before \{F\.he\} was seen|from two streets off|swore to be/u;
const isKin = (bond?: string): boolean => OF_ONE_HOUSE.test(bond ?? '') && !/^partner$/iu.test(bond ?? '');
const suitsAge = (core: string, bond?: string): boolean => !core.includes('{F') || !UNEQUAL.test(bond ?? '') || !OF_ONE_AGE.test(core);

function circumstances({ brief, plan, cast, wishes, manner }: DraftOrder, cameos: number, threads: number): Circumstances {
  const [first, second] = brief.places;
  const late = wishes.filter(({ phase, from }) => phase === 'resolution' && from !== 'prompt');
  return {
    friend: cast.friend !== undefined,
    foil: cast.foil !== undefined,
    giver: cast.giver !== undefined,
    place: first !== undefined,
    secondPlace: second !== undefined,
    morePlaces: brief.places.length > 2,
    danger: brief.places.some(({ dangers }) => dangers.length > 0),
    treasure: (first?.treasures.length ?? 0) > 0,
    cameos,
    threads,
    wishes: wishes.length - late.length,
    newWishes: late.length,
    lent: lentBy({ brief, plan }) !== undefined,
    ending: (plan.threads ?? []).some(({ as }) => as === 'ending'),
    funny: manner.funny,
    midst: plan.words.shape === 'midst' && voiceFor(brief.ageRange).introduction.midst !== undefined,
    quarrel: fallOut(brief, plan, cast),
    meetings: plan.words.meet === undefined ? 0 : plan.words.meet2 !== undefined && (brief.length !== 'standard' || plan.words.subplot === 'stranger') ? 2 : 1,
  };
}

interface Beat {
  beat: string;
  wish: Wish | undefined;
  thread: Thread | undefined;
  group: readonly WriterCharacter[];
  order: DraftOrder;
  voice: Voice;
  teller: Teller;
  dice: Dice;
  said: Said;
  must: readonly string[];
}

function tellBeat({ beat, wish, thread, group, order, voice, teller, dice, said, must }: Beat): string {
  const { brief, heard } = order;
  const { breath, ...own } = FITS[brief.ageRange];
  const fit = breath === undefined || order.isShort ? own : { ...own, breath };
  const bank = beat === 'newWish' ? voice.climax : voice[brief.phase];
  const cores = coresFor(variantsOf(beat, wish, thread, order), bank, dice).filter((core) => suitsGroup(core, group) && suitsBond(core, order.cast));
  const mood = moodOf(beat, order);
  const passing = beat === 'problem' && brief.places.length > 2 ? dice.shuffle(voice.filling.passing ?? []).slice(0, 1) : [];
  const filling = [...passing, ...fillingFor(mood, order, voice, dice)];
  const longer = order.manner.size === 'longer' ? Math.round(fit.least / 3) : 0;
  const room = passing.length > 0 ? countWords(passing[0] ?? '') + 4 * brief.places.length : 0;
  const aim = fit.least + room + longer;
  const inner = wish || thread || OWN_END.has(beat) ? undefined : { lines: dice.shuffle(voice.innerLife?.[mood] ?? []), aim: (fit.aim ?? 0) + room + longer, behind: beat === 'spark' || beat === 'open' };
  const told = buildParagraph({ worn: order.worn, cores, filling, inner, must, said, heard, fit, aim, plain: wish !== undefined || thread !== undefined, closes: beat === 'image' }, teller);
  if (told !== undefined) return told;
  const plain = buildParagraph({ worn: order.worn, cores: plainly(beat, brief.ageRange, order.plan.tool), filling, said, heard, fit: { ...fit, sentence: fit.most }, aim }, teller);
  if (plain !== undefined) return plain;
  const spare = dice.shuffle(SPARE[brief.phase].flatMap((other) => bank[other] ?? []));
  const instead = buildParagraph({ worn: order.worn, cores: spare, filling, said, heard, fit, aim }, teller);
  if (instead !== undefined) return instead;
  const quiet = dice.shuffle(voice.filling[mood] ?? []);
  return buildParagraph({ worn: order.worn, cores: quiet, filling, said, heard, fit, aim }, teller) ?? '';
}

/** Particular material, where there is any, before the general; what solves the story is never told in general terms. */
function coresFor(keys: readonly string[], bank: Beats, dice: Dice): string[] {
  const particular = keys.slice(0, -1).flatMap((key) => dice.shuffle(bank[key] ?? []));
  const general = dice.shuffle(bank[keys[keys.length - 1] ?? ''] ?? []);
  const beat = keys[keys.length - 1] ?? '';
  if (/^(?:solve|reach|plant|meet|pay|thread|image)/u.test(beat) && particular.length > 0) return keys.includes(`${beat}:trait`) ? dice.shuffle([...particular, ...general]) : particular;
  return /^(?:wish|newWish|mend|strain)/u.test(beat) ? [...particular, ...general] : dice.shuffle([...particular, ...general]);
}

/** The most particular material first: for this plot's shape, this tool, this wish; then the general. */
function variantsOf(beat: string, wish: Wish | undefined, thread: Thread | undefined, { brief, plan, cast, manner }: DraftOrder): string[] {
  const premise = premiseById(plan.premise);
  const keys = [beat];
  if (thread && beat === 'image') return [`image:${roleOf(thread)}`, beat];
  if (thread && beat === 'thread') return [`thread:${roleOf(thread)}`, beat];
  if (beat === 'solve' || beat === 'plant' || beat === 'reach') keys.unshift(`${beat}:${plan.tool}`);
  if (beat === 'plant' && plan.tool === 'power' && !powerOf(cast.hero.magicalPower)) keys.unshift('plant:trait');
  if (wish && thread && isLate(thread) && !SAYS_HOW.has(wish.asked ?? '')) keys.unshift(`late:${thread.as}`);
  else if (wish) keys.unshift(...wishKeys(wish, brief.phase, shortName(readable(cast.hero.name))));
  if (beat === 'mend' && !cast.friend) keys.unshift(cast.foil ? 'mend:foil' : 'mend:solo');
  if (beat === 'strain' && !cast.friend) keys.unshift(cast.foil ? 'strain:foil' : 'strain:solo');
  if (beat === 'meet' || beat === 'pay') keys.unshift(`${beat}:${plan.words.meet ?? ''}`);
  if (beat === 'meet2' || beat === 'pay2') keys.unshift(`${beat.slice(0, -1)}:${plan.words.meet2 ?? ''}`);
  keys.unshift(`${beat}:${premise.skeleton}`, `${beat}:${plan.crisis}`);
  if (manner.funny) keys.unshift(`${beat}:funny`);
  return keys;
}

/** Questions whose answers come in a way of their own. */
const SAYS_HOW = new Set(['door', 'kind', 'surprise']);

function wishKeys(wish: Wish, now: Phase, hero: string): string[] {
  const later = wish.phase !== now;
  if (wish.kind === 'ending') return ['hope:ending'];
  if (now === 'resolution' && wish.kind === 'happening' && wish.from === 'prompt') return ['end:happening', 'wish:happening'];
  if (awayIn(wish, hero)) return ['away', `wish:${wish.kind}`];
  if (ordealIn(wish)) return ['ordeal', `wish:${wish.kind}`];
  if (wish.kind === 'fear' && later) return [now === 'resolution' ? 'past:fear' : 'face:fear'];
  if (wish.kind === 'newcomer' && later && now === 'resolution') return ['stay:newcomer'];
  return [...(wish.asked ? [`${wish.asked}:${wish.kind}`] : []), `wish:${wish.kind}`];
}

/** What the plot cannot do without, in as few words as it takes, where no fuller telling fits. */
function plainly(beat: string, age: StoryBrief['ageRange'], tool: StoryPlan['tool']): string[] {
  const isThing = tool === 'gift' || tool === 'wish' || tool === 'treasure';
  const book = age === '3-4' ? 's' : 'p';
  const cores: Readonly<Record<string, string[]>> = {
    plant: isThing ? ['{H} took {the-tool} along.'] : [], solve: ['{deed} {k.clear}', '{deed}'],
    spark: [`{${book}.sign}`], midst: [`{${book}.sign} That was {at-home}, and {H} saw it.`], attempt: [`They {${book}.attempt}. {${book}.fail}`],
    turn: [`{${book}.turn}`], prize: [`{${book}.prize}`], image: [`{${book}.after}`], onset: ['{k.onset}'], place2: ['Then came {m.name}. {m.prop} {m.folk}', 'Then came {m.name}.'],
  };
  return cores[beat] ?? [];
}

/** What a phase can always tell a little more of, where a beat has nothing left to say. */
const SPARE: Readonly<Record<Phase, readonly string[]>> = {
  introduction: ['day', 'habit', 'eve', 'pack', 'doubt', 'notice', 'stakes'],
  development: ['rest', 'laugh', 'way', 'ache', 'setout', 'truth'],
  climax: ['hush', 'last', 'memory', 'still', 'glimmer', 'worse', 'low'],
  resolution: ['after', 'home', 'table', 'telling', 'night', 'wonder', 'pay'],
};

const UNEASY = new Set(['arrive', 'hush', 'spark', 'notice', 'stakes', 'doubt', 'hook', 'still', 'reach']);
const CALM = new Set(['rest', 'laugh']);

/** Where the sentences of one mood run out. */
const NEAR: Readonly<Record<string, string>> = { danger: 'uneasy', uneasy: 'calm', glad: 'calm', calm: 'uneasy' };

function moodOf(beat: string, { brief, manner }: DraftOrder): string {
  if (CALM.has(beat)) return 'calm';
  if (UNEASY.has(beat)) return 'uneasy';
  return manner.calm && brief.phase === 'climax' ? 'uneasy' : MOODS[brief.phase];
}

function fillingFor(mood: string, { manner }: DraftOrder, voice: Voice, dice: Dice): string[] {
  const pool = dice.shuffle([...(voice.filling[mood] ?? []), ...(voice.filling.talk ?? [])]);
  const near = NEAR[mood] ?? '';
  const rest = ['calm', 'uneasy', 'glad'].filter((other) => other !== mood && other !== near);
  const spare = [near, ...rest].flatMap((other) => dice.shuffle(voice.filling[other] ?? []));
  const first = [
    ...(manner.funny ? dice.shuffle(voice.filling.funny ?? []).slice(0, 2) : []),
    ...(manner.dialogue ? dice.shuffle(voice.filling.talk ?? []) : []),
  ];
  return [...first, ...pool, ...spare];
}
