// What the oldest are not told where it is not so: barns at sea, aunts of a robot, a whole life in a place to which somebody has just moved.

import type { StoryBrief } from '../brief.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { gatesOf } from '../plan/gates.ts';
import { premiseById } from '../premises/premises.ts';
import { isOfOneDay } from '../premises/suits.ts';
import type { DraftOrder } from './order.ts';

/** What is met on dry roads. */
const ROADS = /\b(?:roadside|milestones?|signposts?|inns?|barns?|fords?|fields?|hedges?|lanes?|villages?|carts?|horses?|donkey)\b/iu;

/** Weather, beasts and grass. */
const OF_EARTH = /\b(?:fords?|carts?|carter|horses?|donkey|goose|geese|cows?|goats?|hens?|sheep|rain(?:ed|ing|s)?|rivers?|fields?|hedges?|ditch|orchards?|villages?|milestones?|lanes?|ferry\w*|mill|barns?|hay|ponds?|streams?|frogs|heron|thrush|robin|grass|gulls|snow|mud|harbour|pier|omnibus|trains?|gravel)\b/iu;

/** Of somebody who was born, went to school and has relations. */
const OF_THE_BORN = /\b(?:measles|cradle|christening|nursery|toothache|great-aunt|governess)\b|\{[Hh]is\} (?:mother|father|family|parents|relations)\b|when \{he\} was (?:small|younger|seven|four|eight|nine|eleven|ten)|\bat school\b|\{his\} first day at every school|outside a headmaster/u;

/** Of somebody who has always lived there. */
const OF_A_NATIVE = /\b(?:since infancy|known everybody|acquainted with everybody|born there|grown up|grew up|third generation|bored there|since the nursery|for \{his\} whole life|all \{his\} life|every day of \{his\} life|every night of \{his\} life|as thoroughly as the dust|every imperfection of the place|knew (?:it|the place) (?:too well|as (?:you|one) know)|every child in the place)\b/u;

/** A march, where the whole of it takes an afternoon. */
const A_MARCH = /\b(?:eleven|nine|fifteen|nineteen) miles\b|\bfour days before\b/u;

const AT_SEA = /\b(?:sail\w*|book ship|ships?|submarine|reef|rowed|breakwater|island’s back|seasick)\b/iu;

const MOVED = /\bmov(?:ed|ing|es?) (?:to|house|here|into|away from)\b|\bnew (?:town|school|house|home|country|girl|boy|kid)\b|\bnew here\b/iu;

export function elsewhere({ brief, plan, cast }: Pick<DraftOrder, 'brief' | 'plan' | 'cast'>): RegExp[] {
  if (brief.ageRange !== '12-17') return [];
  const { want, attempt } = premiseById(plan.premise);
  const isOnEarth = gatesOf(brief, plan, cast).includes('earth');
  return [
    ...(isOnEarth ? [] : [OF_EARTH]),
    ...(!isOnEarth || AT_SEA.test(`${want} ${attempt} ${plan.words.spot ?? ''}`) ? [ROADS] : []),
    ...(kindOf(cast.hero.type, cast.hero.gender === 'male').human ? [] : [OF_THE_BORN]),
    ...(isNewThere(brief) ? [OF_A_NATIVE] : []),
    ...(isOfOneDay(plan.premise) ? [A_MARCH] : []),
  ];
}

const isNewThere = ({ customPrompt = '', characters }: StoryBrief): boolean => [customPrompt, ...characters.map(({ description = '' }) => description)].some((text) => MOVED.test(text));
