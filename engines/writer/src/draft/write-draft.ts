// Writes one draft of a phase: the beats in order, each told in the voice of the age.

import type { Phase, StoryPlan, Thread, Wish } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import type { Dice } from '../dice.ts';
import { isIndoors } from '../listen/things.ts';
import { isHeldBack } from '../plan/answers.ts';
import { NOTHING_TO_TELL, beatsFor, paragraphCount } from '../plan/beats.ts';
import { isLate } from '../plan/threads.ts';
import { stagesFor } from '../stage/set-stage.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import type { MadeOf } from '../tell/made-of.ts';
import { FITS } from '../tell/fits.ts';
import { isNamed } from '../tell/people.ts';
import { markOf } from '../tell/marks.ts';
import { saidBefore } from '../tell/said.ts';
import type { Said } from '../tell/said.ts';
import { createTeller } from '../tell/teller.ts';
import { voiceFor } from '../voices/voices.ts';
import { asItIsTold } from './as-it-is-told.ts';
import { linkPages, singRefrain } from './beside-pages.ts';
import { cameoGroups, castCameo } from './cameos.ts';
import { circumstances, isForLater, threadAt, threadsDue } from './circumstances.ts';
import { placeGroups } from './further-places.ts';
import { BREATHES, inPassing } from './in-passing.ts';
import { goOn } from './goes-on.ts';
import { keepCompany } from './keep-company.ts';
import { nextMorning } from './next-morning.ts';
import type { Draft, DraftOrder } from './order.ts';
import { backAgain, goesOver } from './second-place.ts';
import { recall } from './recall.ts';
import { sayItSo } from './says-so.ts';
import { seeAgain } from './seen-again.ts';
import { MISFIT } from './suits-story.ts';
import { takeBreath } from './take-breath.ts';
import { isOnlyFor, tellBeat } from './tell-beat.ts';
import { whatFor } from './what-for.ts';
import { ON_THE_WAY, chosenIn, whatWasChosen } from './what-was-chosen.ts';

/** Writes as many drafts of one phase as are asked for; what is the same in all of them is looked up once. */
export function draftsOf(order: DraftOrder): (dice: Dice, isShort: boolean) => Draft {
  const { brief, plan, cast } = order;
  const party = ['H', ...(cast.friend ? ['F'] : []), ...(cast.others.length > 0 || cast.giver ? ['G'] : [])];
  const open = stagesFor(brief, plan, cast, party);
  const names = [...comingBack(open()), ...(plan.threads ?? []).flatMap(({ the, words }) => [the, words])];
  const newPage = saidBefore(brief.earlier.map(({ text }) => text), order.avoid.map(({ head }) => head), names);
  const ofPart = { scarcity: scarcityIn(order, open()), chosen: chosenIn(order) };
  return (dice, isShort) => writeDraft({ ...order, isShort }, open(), newPage(), ofPart, dice);
}

/** What is the same in all drafts of a part. */
interface OfPart {
  scarcity(beat: string): number;
  chosen: ReturnType<typeof chosenIn>;
}

function writeDraft(given: DraftOrder, stage: OpenStage, said: Said, { scarcity, chosen: all }: OfPart, dice: Dice): Draft {
  const { order, tick } = asItIsTold(given);
  const { brief, plan, cast } = order;
  const teller = createTeller(stage, dice, order.used, order.stale);
  const voice = voiceFor(brief.ageRange);
  const groups = cameoGroups(cast);
  const threads = threadsDue(order);
  const is = circumstances(order, groups.length, threads.length);
  const count = paragraphCount(brief.phase, brief.length, is, order.manner.size, dice) - (order.goesOn ? 1 : 0);
  // What is given waits until there is something to give.
  const wishes = brief.phase === 'resolution' ? order.wishes.toSorted((a, b) => Number(isForLater(a, plan.threads)) - Number(isForLater(b, plan.threads))) : brief.phase === 'introduction' ? atHomeFirst(order.wishes, plan) : [...order.wishes];
  const beats = beatsFor(brief.phase, count, is, dice, scarcity);
  const crowded = wishes.splice(beats.filter(isForWish).length);
  const passing = inPassing({ order, beats, crowded, stage, voice, teller, dice });
  const stillToTell = whatWasChosen({ order, beats, stage, teller, dice, all });
  const further = placeGroups(brief, beats.filter((beat) => beat === 'morePlaces').length);
  const paragraphs: string[] = [];
  const made: MadeOf[] = [];
  const led = new Set<number>();
  let misfits = 0;
  const morning = nextMorning(order);
  for (const [at, beat] of beats.entries()) {
    const wish = isForWish(beat) ? wishes.shift() : undefined;
    if (wish) stage.setWish(wish);
    const late = wish ? plan.threads?.find((one) => one.words === wish.words && isToldAs(one, brief.phase)) : undefined;
    const thread = late ?? threadAt(beat, order, threads);
    stage.setThread(thread);
    const group = beat === 'cameo' ? (groups.shift() ?? []) : [];
    if (beat === 'cameo') castCameo(stage, group);
    stage.setBeat(beat);
    const kept = keepsFor(beat, beats.slice(at + 1));
    stage.setMisfit((text) => MISFIT[order.suits(text, beat, group)] + (kept !== undefined && text.includes(kept) ? 1 : 0));
    const must = [...whatFor(beat, paragraphs, order, stage, dice), ...goesOver(beat, order), ...backAgain(beat, beats.slice(0, at), paragraphs, order), ...passing.due(at)];
    const places = beat === 'morePlaces' ? (further.shift() ?? []) : [];
    const chosen = stillToTell.at(at, paragraphs, group, places);
    const { text: told, parts } = tellBeat({ beat, wish, thread, group, places, behind: beats[at - 1], toldAs: morning.toldAs, ahead: beats.slice(at + 1), isPassing: further.length === 0 && !beats.includes('morePlaces'), order, voice, teller, dice, said, must, chosen });
    if (chosen && ON_THE_WAY.has(beat)) led.add(at);
    passing.told(late ? undefined : wish);
    const second = beat === 'place2' ? String(stage.word('m.name') ?? '') : '';
    made.push({ beat, parts });
    for (const { source } of parts) misfits += MISFIT[order.suits(source, beat, group)];
    tick(told, beat);
    morning.saw(told);
    paragraphs.push(isNamed(told, second) ? told : `So they came to ${second}. ${told}`);
  }
  keepCompany({ order, beats, led, paragraphs, made, quarrel: is.quarrel, stage, teller, said, dice });
  const pages = { order, beats, paragraphs, made, stage, teller, said, dice };
  // Whatever is left of a page of the lap belongs to the line that comes back.
  const isSung = singRefrain(pages);
  const retold = [...seeAgain(pages), ...sayItSo(pages)];
  recall({ ...pages, led });
  linkPages(pages);
  goOn(pages);
  takeBreath(paragraphs, FITS[brief.ageRange]);
  return { paragraphs, made, tellings: teller.tellings.map((one) => retold.reduce((told, again) => again(told), one)), used: [...teller.used], untold: [...wishes, ...passing.untold()], misfits: misfits + made.filter(isBrokenInto).length, owed: stillToTell.left() + (isSung ? 0 : UNSUNG) };
}

/** Of two drafts the one in which the line comes back. */
const UNSUNG = 4;

/** A sentence about somebody whom nobody else named stands in front of a scene that is about something else. */
const isBrokenInto = ({ beat, parts }: MadeOf): boolean => parts.some(({ is }) => is === 'company') && !BREATHES.has(beat);

/** 0 where there is a scene that suits and that the family has not heard, 1 where one suits, 2 where none does, and `NOTHING_TO_TELL` where this story has not what any of them asks for. */
function scarcityIn(order: DraftOrder, stage: OpenStage): (beat: string) => number {
  const bank = voiceFor(order.brief.ageRange)[order.brief.phase];
  const used = new Set(order.used);
  const known = new Map<string, number>();
  const teller = createTeller(stage, diceFrom('scarcity'), order.used, order.stale);
  const look = (beat: string): number => {
    stage.setBeat(beat);
    const canBeTold = (core: string): boolean => {
      const isTold = isOpen(core, stage) && core.split(/\{also\}|\^/u).every((part) => teller.tell(part) !== undefined);
      teller.forget();
      return isTold;
    };
    const suits = (core: string): boolean => order.suits(core, beat) === 'well' && canBeTold(core);
    const left = (bank[beat] ?? []).filter((core) => !used.has(markOf(core)) && !isOnlyFor(beat, core));
    const [fresh, heard] = [left.filter((core) => order.stale(core) === 0), left.filter((core) => order.stale(core) !== 0)];
    return fresh.some(suits) ? 0 : heard.some(suits) ? 1 : left.some(canBeTold) ? 2 : NOTHING_TO_TELL;
  };
  return (beat) => {
    const worth = known.get(beat) ?? look(beat);
    known.set(beat, worth);
    return worth;
  };
}

/** Is what such a scene asks for at its head so in this story? */
const isOpen = (core: string, stage: OpenStage): boolean => !core.startsWith('{') || [.../^(?:\{[a-z][^}]*\})*/u.exec(core)?.[0].matchAll(/\{([^}]*)\}/gu) ?? []].every(([, gate = '']) => gate.startsWith('told ') || stage.word(gate) !== undefined);

/** What a scene of a place leaves for a paragraph that is told for it. */
export const keepsFor = (beat: string, ahead: readonly string[]): string | undefined => (beat === 'place2' && ahead.includes('danger') ? '{m.danger}' : undefined);

/** An answer that is told as what it is in the plot, and not only as what was said. */
const isToldAs = (thread: Thread, now: Phase): boolean => isLate(thread) || isHeldBack(thread, now) || (now === 'resolution' && thread.since === now && (thread.gift === true || thread.aside === true || thread.as === 'deed' || thread.healed !== undefined));

/** Where there is room for one, it is what is found in the house, while they are in it: it may rain at sea as well. */
const atHomeFirst = (wishes: readonly Wish[], { threads = [] }: StoryPlan): Wish[] => {
  const isHere = ({ words }: Wish): boolean => threads.some((one) => one.as === 'spot' && one.words === words && isIndoors(one.the));
  return wishes.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
};

const isForWish = (beat: string): boolean => beat === 'wish' || beat === 'newWish';

/** What a story calls again and again by the same name. */
const comingBack = (stage: OpenStage): string[] =>
  ['p.want', 's.want', 'spot', 'refrain', 'at-bed', 'at-home', 'l.name', 'm.name', 'thing', 'the-tool', 'passing', 'H.say', 'F.say', 'V.say'].flatMap((name) => stage.word(name) ?? []);
