// What must not be said of two who are related as these are.

import type { Cast } from '../plan/cast.ts';

/** Those of whom one looks after the other were not at school together; a child does not live across the road from its father. */
export function suitsBond(core: string, { bond, friend }: Cast): boolean {
  const type = bond?.type ?? '';
  const ofOneHouse = OF_ONE_HOUSE.test(type);
  if (core.includes('{V') && !friend && ofOneHouse && APART.test(core)) return false;
  if (!core.includes('{F')) return true;
  const isKin = (ofOneHouse && !/^partner$/iu.test(type)) || /cousin/iu.test(type);
  if (isKin && ONCE_STRANGERS.test(core)) return false;
  return !UNEQUAL.test(`${type} ${friend?.type.split(' - ').pop() ?? ''}`) || !OF_ONE_AGE.test(core);
}

const UNEQUAL = /parent|child|mentor|teacher|student|master|apprentice|guardian|protector|ward|grand|aunt|uncle/iu;

const OF_ONE_AGE = anyOf(
  '\\bschool\\b', '\\bclass\\b', '\\bteachers?\\b', '\\btwo mothers\\b', '\\bknown a person all your life\\b', '\\bsince they were five\\b',
  '\\bsince they could walk\\b', '\\bas children\\b', '\\baged five\\b', '\\bhandwriting\\b',
);

const OF_ONE_HOUSE = /parent|child|sibling|twin|family|partner/iu;

const APART = anyOf(
  'curtains shut', 'in it lived', 'next door', 'across the (?:street|road)', 'over that hedge', 'moved in', 'neighbou?r', 'stranger',
  'new in town', 'nobody knew where', 'big house', 'walked by',
);

/** How two came to know each other, or how the one calls for the other: not to be said of two who grew up in one house. */
const ONCE_STRANGERS = new RegExp([
  'first thing \\{F\\}', 'moved in on', 'other side of the wall lived', 'who had found \\{H\\}', '\\bmet (?:over|at) a', 'key to the back door',
  'had become friends', 'lived near by', 'letter box', 'without knocking', 'tap at the window', 'at \\{H’s\\} window', 'came by \\{H\\}',
  'whoever asked \\{H\\}', 'next wall along', 'had known \\{H\\}', 'without having been sent for', 'it was \\{F\\}, of course',
  'before \\{F\\.he\\} was seen', 'from two streets off', 'swore to be',
].join('|'), 'u');

function anyOf(...words: string[]): RegExp {
  return new RegExp(words.join('|'), 'iu');
}
