// What is true of this part of the story: who is there, how much of what was asked for is due, what goes on from before.

import type { StoryBrief, Thread, Wish, WriterPlace } from '../brief.ts';
import { firstSlots } from '../plan/as-chosen.ts';
import { mainThread } from '../plan/bend.ts';
import { RANGES } from '../plan/beats.ts';
import type { Circumstances } from '../plan/order-of-beats.ts';
import { dangerMetAt } from '../plan/danger-met.ts';
import { fallOut } from '../plan/gates.ts';
import { ownWords } from '../plan/own-words.ts';
import { isLate, isOld, roleOf, solverOf } from '../plan/threads.ts';
import { comesEveryNight, isInTime } from '../premises/nature-of.ts';
import { premiseById } from '../premises/premises.ts';
import { restsOn } from '../premises/scenes/rests-on.ts';
import { isOfOneDay, startsAway } from '../premises/suits.ts';
import { isNear, isWild, whenAndWhere } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';
import { asMark, markOf } from '../tell/marks.ts';
import { voiceFor } from '../voices/voices.ts';
import { isPaidAtHome } from '../plan/paid-at-home.ts';
import type { DraftOrder } from './order.ts';
import { ownScenesOf } from './own-scene.ts';
import { ROOM_FOR_PLACES, furtherIn } from './further-places.ts';

export function circumstances(order: DraftOrder, cameos: number, threads: number): Circumstances {
  const { brief, plan, cast, wishes, manner, used } = order;
  const [first, second] = brief.places;
  const late = wishes.filter((wish) => wish.phase === 'resolution' && wish.from !== 'prompt' && !isForLater(wish, plan.threads));
  return {
    friend: cast.friend !== undefined,
    together: cast.friend !== undefined && voiceFor(brief.ageRange).development.company !== undefined,
    foil: cast.foil !== undefined,
    giver: cast.giver !== undefined,
    place: first !== undefined,
    secondPlace: second !== undefined,
    sights: brief.ageRange === '3-4' && firstSlots((brief.phase === 'development' ? second : first) ?? NO_PLACE).length > 3,
    morePlaces: Math.min(furtherIn(brief).length, ROOM_FOR_PLACES[brief.length]),
    danger: hasDangerLeft({ brief, plan, used }),
    dangerThere: dangerMetAt(brief, plan.premise) === 'm',
    // What saved the day is not “still there to be looked at”.
    treasure: (first?.treasures.length ?? 0) > 0 && plan.tool !== 'treasure',
    owesTreasure: (first?.treasures.length ?? 0) > 0 && plan.tool !== 'treasure' && !used.some((mark) => asMark(mark) === '#l.treasure'),
    cameos,
    threads,
    wishes: wishes.length - late.length,
    newWishes: late.length,
    helped: brief.phase === 'resolution' && (plan.threads ?? []).some((thread) => thread.healed !== undefined && isOld(thread, brief.phase)),
    lent: lentBy({ brief, plan }) !== undefined,
    ending: (plan.threads ?? []).some(({ as }) => as === 'ending'),
    isLap: brief.ageRange === '3-4',
    funny: manner.funny,
    older: !isYoung(brief.ageRange),
    mendsAtHome: !isYoung(brief.ageRange) && isNear(plan.premise),
    pace: manner.exciting ? 'exciting' : manner.calm ? 'calm' : undefined,
    away: !isNear(plan.premise),
    noPack: staysIn(order) || startsAway(plan.premise),
    noEve: staysIn(order) || isOfOneDay(plan.premise) || comesEveryNight(plan.premise),
    stakesFirst: isInTime(plan.premise),
    // Nearly half of the stories of this age had never said what was at stake: 58 of 120. Three places need the room themselves.
    saysWhy: brief.ageRange === '9-12' && brief.places.length < 3,
    midst: plan.words.shape === 'midst' && voiceFor(brief.ageRange).introduction.midst !== undefined,
    asked: wishes.some(({ words }) => words === solverOf(plan.threads)?.words),
    quarrel: fallOut(brief, plan, cast),
    ownScene: hasOwnScene(order),
    forOthers: isForOthers(plan.premise),
    paidAtHome: [isPaidAtHome(plan.words.meet, voiceFor(brief.ageRange).resolution), isPaidAtHome(plan.words.meet2, voiceFor(brief.ageRange).resolution)],
    meetsFirst: isWild(plan.premise),
    // There is one scene in which each is met again: told anew, the last part has room for one of them.
    meetings: Math.min(meetingsIn({ brief, plan, cast, wishes, used }, cameos), brief.phase === 'resolution' && (brief.unlike ?? []).length > 0 ? 1 : 2),
  };
}

/** It is all in the house in which they live: nobody packs a bag to go down a passage. */
const staysIn = ({ brief: { places }, plan: { premise } }: DraftOrder): boolean => places.length < 2 && whenAndWhere(premise).where === 'house';

/** So many were chosen that the shortest telling has hardly room to say who they are. */
const isCrowded = ({ characters, length, ageRange }: StoryBrief): boolean => characters.length > 2 && (length === 'standard' || ageRange === '3-4');

/** A scene of this plot alone: told once to a family, and on the way only where the plot's own first idea was tried. */
function hasOwnScene(order: DraftOrder): boolean {
  const { brief, plan, used } = order;
  const beat = brief.phase === 'development' ? 'trail' : brief.phase === 'climax' ? 'near' : 'theirs';
  const voice = voiceFor(brief.ageRange);
  if (beat === 'trail' && (plan.words.detour !== undefined || isCrowded(brief))) return false;
  // On a lap a gift that was not needed is tried on the page that is left.
  const { gift } = plan.words;
  if (beat === 'theirs' && brief.ageRange === '3-4' && gift && plan.tool !== 'gift' && brief.earlier[0]?.text.toLowerCase().includes(gift)) return false;
  const [trail] = voice.development[`trail:${plan.premise}`] ?? [];
  const isMissed = (scene: string): boolean => beat === 'theirs' && trail !== undefined && !used.includes(markOf(trail)) && restsOn(trail, scene, ownWords(brief, plan));
  return ownScenesOf(beat, order).some((scene) => !isMissed(scene));
}
/** Asked for last of all, and given or shared only when all is well. */
export const isForLater = ({ words, phase, kind }: Wish, threads: readonly Thread[] = []): boolean => phase === 'resolution' && kind !== 'saying' && threads.some((one) => one.words === words && one.gift === true);

/** A danger that was told with its place is no danger any more when they come to it; the one of a second place is kept for them (`keepsFor`). */
function hasDangerLeft({ brief: { places, ageRange }, plan, used }: Pick<DraftOrder, 'brief' | 'plan' | 'used'>): boolean {
  const [first, second] = places;
  const letter = dangerMetAt({ places, ageRange }, plan.premise);
  if (letter === 'm') return (second?.dangers.length ?? 0) > 0;
  return letter === 'l' && (first?.dangers.length ?? 0) > 0 && !used.some((mark) => asMark(mark) === '#l.danger');
}

/** Whoever is met comes back: where the last part has no room for two, one is met. */
function meetingsIn({ brief, plan, cast, wishes, used }: Pick<DraftOrder, 'brief' | 'plan' | 'cast' | 'wishes' | 'used'>, cameos: number): number {
  const { meet, meet2, subplot } = plan.words;
  if (meet === undefined) return 0;
  const { development } = voiceFor(brief.ageRange);
  const isMet = (whom: string): boolean => (development[`meet:${whom}`] ?? []).some((core) => used.includes(markOf(core)));
  if (brief.phase === 'resolution' && !isMet(meet)) return 0;
  if (meet2 === undefined || (brief.length === 'standard' && subplot !== 'stranger')) return 1;
  if (brief.phase === 'resolution') return isMet(meet2) ? 2 : 1;
  const between = Math.max(fallOut(brief, plan, cast) ? 1 : 0, (cast.friend === undefined ? 0 : 1) + (cast.foil === undefined ? 0 : 1));
  const due = NEEDED_AT_THE_END + (isForOthers(plan.premise) ? 1 : 0) + cameos + Math.min(2, plan.threads?.length ?? 0) + (wishes.length > 0 ? 1 : 0) + between;
  return brief.length === 'standard' || due <= RANGES.resolution[brief.length][1] ? 2 : 1;
}

/** Somebody is to be fetched, cured or looked after: the story is not over until they are told of. */
const isForOthers = (theme: string): boolean => theme === 'How to Be Brave in the Dark' || /^(?:rescue|guest)$/u.test(premiseById(theme).skeleton);

/** The solution, the prize, the last picture, and the two who come back. */
const NEEDED_AT_THE_END = 5;

const NO_PLACE: WriterPlace = { id: '', name: '', type: '', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] };

/** What was asked for in earlier parts and goes on in this one. */
export function threadsDue({ brief, plan }: DraftOrder): Thread[] {
  const old = (plan.threads ?? []).filter((thread) => isOld(thread, brief.phase));
  const bank = voiceFor(brief.ageRange)[brief.phase];
  const solver = brief.phase === 'resolution' && brief.length === 'standard' ? solverOf(plan.threads) : undefined;
  // Help that was asked for comes in every case; who lies there stuck or asleep does not walk along until then.
  const deed = solverOf(plan.threads);
  const isDone = ({ the }: Thread): boolean => deed?.as === 'deed' && new RegExp(`\\b${the.split(' ').at(-1) ?? the}\\b`, 'iu').test(deed.the);
  const isDue = (thread: Thread): boolean => (brief.phase === 'resolution' && thread.healed !== undefined && !isDone(thread)) || (thread !== solver && !thread.stays);
  const isMended = ({ as, healed }: Thread): boolean => brief.phase === 'resolution' && (healed !== undefined || as === 'hurt');
  const isTale = ({ as }: Thread): boolean => as === 'tale';
  return old.filter((thread) => isDue(thread) && bank[`thread:${roleOf(thread)}`] !== undefined).toSorted((a, b) => Number(isTale(a)) - Number(isTale(b)) || Number(isMended(b)) - Number(isMended(a))).slice(0, 2);
}

/** Who comes only at the end, and helps. */
export const lentBy = ({ brief, plan }: Pick<DraftOrder, 'brief' | 'plan'>): Thread | undefined => (brief.phase === 'resolution' ? plan.threads : undefined)?.find((one) => one.as === 'helper' && isLate(one));

const SOLVING = /^(?:reach|solve)$/u;

/** Whose words this beat speaks of: the next one that goes on, the late helper, what solves it, or the last picture. */
export function threadAt(beat: string, order: DraftOrder, due: Thread[]): Thread | undefined {
  if (beat === 'thread') return due.shift();
  if (beat === 'lent') return lentBy(order);
  if (SOLVING.test(beat)) return solverOf(order.plan.threads);
  return beat === 'image' ? mainThread(order.plan) : undefined;
}
