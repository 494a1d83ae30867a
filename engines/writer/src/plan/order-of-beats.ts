// The beats of each phase in their order: which are needed, which are possible, and which may stand elsewhere.

import type { Phase } from '../brief.ts';

/** What is true of this story: decides which beats are possible and which are needed. */
export interface Circumstances {
  friend: boolean;
  /** The voice has scenes of the hero and the friend, and they have nothing to make up: one in each part. */
  together: boolean;
  foil: boolean;
  giver: boolean;
  place: boolean;
  secondPlace: boolean;
  /** The place has more than the youngest can be told on one page. */
  sights: boolean;
  /** How many paragraphs there are for the places that they only come through. */
  morePlaces: number;
  danger: boolean;
  /** It is that of the second place, and met before they leave it. */
  dangerThere?: boolean;
  treasure: boolean;
  /** It helped nobody in the plot, and has a scene of its own at the end where it was not told of before. */
  owesTreasure: boolean;
  /** How many paragraphs the rest of the cast needs. */
  cameos: number;
  wishes: number;
  /** How much of what was asked for earlier goes on in this phase. */
  threads: number;
  /** Of these, somebody who needed help is helped now. */
  helped?: boolean;
  /** Asked for only now, at the very end: told before the solution. */
  newWishes: number;
  /** Somebody who came only now and helped. */
  lent: boolean;
  /** A family said how it ends: no other supper, way home or bedtime stands beside it. */
  ending: boolean;
  /** Told on a lap: at the good night everybody is in bed. */
  isLap?: boolean;
  funny: boolean;
  /** From nine on it is told in later years, and no more on the same evening. */
  older?: boolean;
  /** The plot stays where they live: who fell out in it makes up over an egg or at the gate, and that is behind the coming in. */
  mendsAtHome?: boolean;
  /** Asked for: scenes in which it gets worse come before those in which it rests, or the other way round. */
  pace?: 'exciting' | 'calm' | undefined;
  /** They are a long way from home when it begins. */
  noPack?: boolean;
  /** They have gone somewhere, and have to come back. */
  away?: boolean;
  /** All of it is over before one supper, or the night is when it happens: nobody lies awake the night before. */
  noEve?: boolean;
  /** What they want is to be done “in time”, and only what is at stake says in time for what. */
  stakesFirst?: boolean;
  /** Where there is room for it, what happens if nobody does anything is told before they go. */
  saysWhy?: boolean;
  /** Begins with what happened, and says afterwards who saw it. */
  midst: boolean;
  /** What saves the day was asked for, and has a paragraph of its own in this part. */
  asked?: boolean;
  /** Two of them fall out on the way, and make up at the end. */
  quarrel: boolean;
  /** The plot has a scene of its own for this part which suits the story and which the family has not heard. */
  ownScene?: boolean;
  /** What they want is somebody else’s: it is told what became of them. */
  forOthers?: boolean;
  /** How many are met on the way and come back at the end. */
  meetings: number;
  /** Where it is tried nobody comes by: whoever is met is met before they get there. */
  meetsFirst?: boolean;
  /** Do the first and the second of them come to the door? Then they are home already. */
  paidAtHome?: readonly [boolean, boolean];
}

interface Slot {
  beat: string;
  /** 0 is never left out; higher goes first when there is no room; undefined is optional. */
  need?: (is: Circumstances) => number | undefined;
  /** Optional beats only where this holds. */
  when?: (is: Circumstances) => boolean;
  repeat?: (is: Circumstances) => number;
  /** Where else it may stand: this many places later, or earlier. */
  drift?: readonly number[];
  /** Right behind this beat, wherever it would have stood. */
  behind?: (is: Circumstances) => string | undefined;
  /** Where there is no such beat in this part it stands where it always stands. */
  loose?: boolean;
  /** How many places lie between two of them. */
  spread?: number;
}

const always = (): number => 0;
const needIf = (test: (is: Circumstances) => boolean, rank: number) => (is: Circumstances): number | undefined => (test(is) ? rank : undefined);
const never = (): boolean => false;

export const ORDER: Readonly<Record<Phase, readonly Slot[]>> = {
  introduction: [
    { beat: 'midst', need: needIf((is) => is.midst, 0), when: never },
    { beat: 'open', need: needIf((is) => !is.midst, 0), when: never },
    { beat: 'place', need: needIf((is) => is.place, 2), when: never },
    { beat: 'sights', need: needIf((is) => is.sights, 3), when: never },
    { beat: 'hero', need: always },
    { beat: 'friend', need: needIf((is) => is.friend, 0.4), when: never },
    { beat: 'habit' },
    { beat: 'foil', need: needIf((is) => is.foil, 0.4), when: never },
    { beat: 'cameo', need: needIf((is) => is.cameos > 0, 0.4), when: never, repeat: (is) => is.cameos },
    { beat: 'bond', when: (is) => is.friend && !is.midst },
    { beat: 'day', when: (is) => !is.midst },
    { beat: 'spark', need: needIf((is) => !is.midst, 0), when: never },
    // Where it begins with what happened, nobody asks about it five paragraphs later.
    { beat: 'notice', behind: (is) => (is.midst ? 'midst' : undefined) },
    // “Does it matter so much?” asks of what happened, and not of what a family added to it.
    { beat: 'stakes', need: (is) => (is.stakesFirst === true ? 0.7 : is.saysWhy === true ? 2.5 : undefined) },
    { beat: 'wish', need: needIf((is) => is.wishes > 0, 0.5), when: never, repeat: (is) => is.wishes },
    // Whoever looks about for somebody bigger has not yet shaken hands on it.
    { beat: 'doubt' },
    { beat: 'talk', when: (is) => is.friend },
    // What a family asked for, and what saves the day, is planted where it is first told.
    { beat: 'plant', need: (is) => (is.asked ? 0.6 : 0) },
    { beat: 'pack', when: (is) => is.noPack !== true },
    { beat: 'eve', when: (is) => is.noEve !== true },
    { beat: 'hook', need: always },
  ],
  development: [
    { beat: 'setout', when: (is) => !is.secondPlace },
    { beat: 'place2', need: needIf((is) => is.secondPlace, 0.6), when: never },
    { beat: 'sights', need: needIf((is) => is.sights && is.secondPlace, 3), when: never },
    { beat: 'problem', need: always },
    { beat: 'morePlaces', need: needIf((is) => is.morePlaces > 0, 0.7), when: never, repeat: (is) => is.morePlaces, spread: 3 },
    { beat: 'guess' },
    { beat: 'attempt', need: always },
    { beat: 'meet', need: needIf((is) => is.meetings > 0, 0.55), when: never, drift: [0, 0, -3, 4], behind: (is) => (is.meetsFirst ? 'morePlaces' : undefined) },
    { beat: 'ache' },
    { beat: 'thread', need: needIf((is) => is.threads > 0, 0.5), when: never, repeat: (is) => is.threads, drift: [0, 0, -3, 3] },
    { beat: 'wish', need: needIf((is) => is.wishes > 0, 0.5), when: never, repeat: (is) => is.wishes },
    { beat: 'laugh' },
    // What they come upon of this very plot, before a second stranger on the road, but not instead of the danger that a family chose.
    { beat: 'trail', need: (is) => (is.ownScene !== true ? undefined : is.danger ? 4.5 : 0.88), when: never },
    { beat: 'cameo', need: needIf((is) => is.cameos > 0, 1), when: never, repeat: (is) => is.cameos },
    { beat: 'foil', need: needIf((is) => is.foil, 1), when: never },
    { beat: 'strain', need: needIf((is) => is.quarrel && (is.friend || is.foil), 0.8), when: (is) => is.quarrel, drift: [0, 0, -6] },
    { beat: 'company', need: needIf((is) => is.together && !is.quarrel, 0.85), when: never, drift: [0, 0, -6] },
    { beat: 'meet2', need: needIf((is) => is.meetings > 1, 0.9), when: never, behind: (is) => (is.meetsFirst ? 'guess' : undefined) },
    { beat: 'rest' },
    { beat: 'way' },
    { beat: 'danger', need: needIf((is) => is.danger, 4), when: never, behind: (is) => (is.dangerThere ? 'place2' : undefined) },
    // What is found out is followed at once: with a quarrel, a rest and a stranger in between nobody knows any more why they go there.
    { beat: 'turn', need: always },
    { beat: 'truth' },
    { beat: 'resolve', need: always },
  ],
  climax: [
    { beat: 'arrive', need: always },
    { beat: 'hush' },
    { beat: 'onset', need: always },
    { beat: 'wish', need: needIf((is) => is.wishes > 0, 0.5), when: never, repeat: (is) => is.wishes },
    { beat: 'worse' },
    { beat: 'cameo', need: needIf((is) => is.cameos > 0, 1), when: never, repeat: (is) => is.cameos },
    { beat: 'try', need: always },
    // What they have come for, heard through whatever has come down.
    { beat: 'near', need: needIf((is) => is.ownScene === true, 1.4), when: never },
    { beat: 'friendacts', need: needIf((is) => is.together, 1.5), when: (is) => is.friend },
    { beat: 'foil', need: needIf((is) => is.foil, 2), when: never },
    { beat: 'thread', need: needIf((is) => is.threads > 0, 0.5), when: never, repeat: (is) => is.threads, drift: [0, -4] },
    // On a lap what makes it better comes behind the tears.
    { beat: 'memory', behind: (is) => (is.isLap ? 'low' : undefined) },
    { beat: 'low' },
    { beat: 'still' },
    { beat: 'glimmer' },
    // Courage comes behind despair, and to the young nothing between it and what they do; to the older it is the last biscuit that is shared out, and then somebody laughs, or has half an idea.
    { beat: 'last', behind: (is) => (is.older ? 'low' : undefined) },
    { beat: 'reach', need: always },
  ],
  resolution: [
    { beat: 'newWish', need: needIf((is) => is.newWishes > 0, 0), when: never, repeat: (is) => is.newWishes },
    { beat: 'solve', need: always },
    { beat: 'lent', need: needIf((is) => is.lent, 0.3), when: never },
    { beat: 'after' },
    { beat: 'prize', need: always },
    { beat: 'theirs', need: (is) => (is.ownScene !== true ? undefined : is.forOthers ? 1.4 : 2.6), when: never },
    // Whoever asked for help gets it, whatever else has no room. Who was met on the road is met again before it is told what became of anybody in later years.
    { beat: 'thread', need: (is) => (is.threads === 0 ? undefined : is.helped ? 0.2 : 0.5), when: never, repeat: (is) => is.threads, drift: [0, 4] },
    { beat: 'wonder' },
    { beat: 'pay', need: needIf((is) => is.meetings > 0, 0.6), when: never, drift: [0, 1], behind: (is) => (is.paidAtHome?.[0] ? 'home' : undefined) },
    { beat: 'mend', need: (is) => (!is.quarrel ? undefined : is.helped && is.lent && !is.friend && !is.foil ? 0.7 : 0), when: never, behind: (is) => (is.mendsAtHome ? 'home' : undefined), loose: true },
    { beat: 'company', need: needIf((is) => is.together && !is.quarrel, 0.85), when: never },
    { beat: 'pay2', need: needIf((is) => is.meetings > 1, 1.5), when: never, behind: (is) => (is.paidAtHome?.[1] ? 'home' : undefined) },
    // Where the quarrel was with the foil, peace is made once.
    { beat: 'foil', need: needIf((is) => is.foil && (is.friend || !is.quarrel), 0.8), when: never },
    { beat: 'cameo', need: needIf((is) => is.cameos > 0, 1), when: never, repeat: (is) => is.cameos },
    { beat: 'wish', need: needIf((is) => is.wishes > 0, 0.5), when: never, repeat: (is) => is.wishes },
    // Who has gone on to another place is told of as coming home, where there is room for it.
    { beat: 'home', need: needIf((is) => is.away === true && is.secondPlace && !is.ending, 3), when: (is) => !is.ending },
    { beat: 'table', when: (is) => !is.ending },
    { beat: 'telling', behind: (is) => (is.older ? 'night' : undefined) },
    { beat: 'night', when: (is) => !is.ending },
    { beat: 'treasure', need: needIf((is) => is.owesTreasure, 2.5), when: (is) => is.treasure, behind: (is) => (is.isLap ? 'home' : is.older ? 'table' : undefined) },
    { beat: 'image', need: always },
  ],
};
