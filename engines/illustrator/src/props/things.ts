/** Which things of a passage can be seen in its picture, the one that matters most first. */
import { presentText } from '../words/told.ts';
import { PROP_WORDS } from './find-props.ts';

export interface Thing {
  prop: string;
  /** somebody has it in the hand */
  inHand: boolean;
  weight: number;
}

const DETERMINER = "(?:an?|the|his|her|its|their|my|your|our|this|that|some|one|two|three|both|every|another|[\\w]+[’']s)";
const NOUN_PHRASE_BEFORE = `(?:${DETERMINER}\\s+)?(?:[\\w’'-]+\\s+){0,3}$`;
const HELD =
  'held|holds|hold|holding|carried|carries|carrying|carry|found|finds|took|takes|taking|take|lifted|lifts|picked up|picks up|grabbed|' +
  'grabs|read|reads|reading|gave|gives|brought|brings|raised|clutched|clutching|pulled out|dragged out|drew|kept|waved|waves|unrolled|' +
  'unfolded|played|wore|swung|handed|got|has|had|have|caught|hugged|with|ate|eats|eat|eating|drank|drinks|drinking|nibbled|munched|licked|tasted|sipped|shared|stirred';
const MET =
  'opened|opens|open|saw|sees|seen|spotted|noticed|lit|built|made|flew|set|put|pushed|painted|unpacked|reached|picked|planted|baked|rang|' +
  'hid|showed|shows|followed|touched|sailed|looked into|pointed at|pointed to|points at|points to|showing';
const LIES =
  'lay|lies|lying|stood|stands|hung|hangs|sat|rested|leaned|waited|there was|there were|there is|here was|appeared|floated|came|was|were';
const DOES =
  '\\s+(?:lay|stood|hung|sat|swung|went|shone|rang|rolled|fell|flew|began|came|gave|was|were|is|burns|shines|glows|[a-z]+ed)\\b';

const before = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b\\s+(?:up\\s+|out\\s+)?${NOUN_PHRASE_BEFORE}`, 'i');
const [heldBefore, metBefore, liesBefore] = [before(HELD), before(MET), before(LIES)];
const THERE = before('there stood|there was|there is|stood|pointed at|points at');
const heldAfter = new RegExp(`^\\s+(?:that\\s+|which\\s+)?(?:[A-Za-z]+\\s+)(?:${HELD})\\b`, 'i');
const doesAfter = new RegExp(`^${DOES}`, 'i');

const MATTERS = 2;
/** What nearly every story passes by: shown only when the passage makes something of it. */
const COMMON: Record<string, number> = { door: 2.6 };
const MOST_THINGS = 3;

/** Things that are somewhere, held, found, seen or doing something; mere mentions are left out. At most three. */
export function readThings(text: string): Thing[] {
  const clauses = presentText(text).split(/[.!?;:,\n—–]+/);
  const things = PROP_WORDS.map(([prop, words]) => weigh(prop, words, clauses));
  return things
    .filter(({ prop, weight }) => weight >= (COMMON[prop] ?? MATTERS))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_THINGS);
}

function weigh(prop: string, words: RegExp, clauses: readonly string[]): Thing {
  const every = new RegExp(words.source, 'gi');
  let best = 0;
  let mentions = 0;
  let inHand = false;
  for (const clause of clauses)
    for (const found of clause.matchAll(every)) {
      const lead = clause.slice(0, found.index);
      const rest = clause.slice(found.index + found[0].length).replace(/^\w+/, '');
      const held = !(prop in COMMON) && (heldBefore.test(lead) || heldAfter.test(rest));
      const seen = metBefore.test(lead) || liesBefore.test(lead) || doesAfter.test(rest);
      mentions++;
      inHand ||= held;
      best = Math.max(best, held || THERE.test(lead) ? 3 : seen ? 2 : 0);
    }
  return { prop, inHand, weight: best ? best + Math.min(2, mentions - 1) * 0.6 : 0 };
}
