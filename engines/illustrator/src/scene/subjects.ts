/** Whom each clause of a passage is about: named in it, meant by a pronoun, or still the ones of the clause before. */
import type { DrawnCharacter } from '../brief.ts';
import { isGoingOn, tuckedIn } from './acts-told.ts';
import { beginsWithOne, hear, type Heard, mayBe, namedOn, type Stage } from './clause-heard.ts';
import { THEY, THEY_BEGIN } from './clauses.ts';
import { ofGender } from './of-gender.ts';
import { fitsPronoun } from './riders.ts';
import { comesIn, manyOthersIn, type Stranger, strangerIn, unknownIn } from './somebody-else.ts';

type Some = readonly DrawnCharacter[];

/** What is known of a passage while its clauses are gone through. */
interface SoFar {
  subjects: Some;
  /** the sentence is about the subjects, and its next clause may go on with them */
  isSaid: boolean;
  /** “Maya and Rusty danced. They fell down.”: those two, and not whoever else is there. */
  lastNamed: Some;
  /** “Oak and Pip whispered. “Tra-la,” said Pip. Then off they ran.”: still those two. */
  lastGroup: Some;
  lastTwo: Some;
  /** “A man called out to Maya. He was painting his wife.”: that is the man. */
  stranger: Stranger | undefined;
  /** “Nobody told the pigeons, and they still fly”: the pigeons. */
  areOthers: boolean;
  /** “The ducks held a very short meeting. Then they all jumped in.”: the sentence is about those, and so is the “they” of the next. */
  isOfMany: boolean;
  isBegin: boolean;
  /** “Maya told them a story. They were asleep before the end.”: all but the one who told it. */
  teller: DrawnCharacter | undefined;
  /** with whose name the clause before ends */
  last: DrawnCharacter | undefined;
}

/** Those of the stage whom a clause is about, none where they cannot be told apart; 'nobody' where it is about others; undefined where the rule does not know. */
type Rule = (heard: Heard, soFar: SoFar, stage: Stage) => Some | 'nobody' | undefined;

/** “Mia hugged Fen, who was crying”: that is Fen. */
const whoWas: Rule = ({ clause }, { last }) => (last && /^who\b/.test(clause) ? [last] : undefined);

/** “Ines tucked her in”: she lies there, and not Ines. */
const tucksIn: Rule = ({ clause, doing }, _, stage) => {
  const whom = tuckedIn(clause);
  if (whom === undefined) return undefined;
  const named = namedOn(stage, whom);
  // “They tucked the owlet in”: none of those.
  if (named.length === 0 && /^(?:the|an?) /i.test(whom)) return 'nobody';
  const inBed = stage.onStage.filter((one) => named.includes(one) || (!doing.includes(one) && fitsPronoun(whom, one)));
  return inBed.length ? inBed : undefined;
};

const HUG_OF_ALL = /\b(?:hugged|cuddled) (?:them|us) all\b|\b(?:hugged|cuddled) (?:everybody|everyone)\b|\b(?:they|every(?:one|body)|all of them)\b[^.]*\b(?:hug(?:s|ged)?|cuddled)\b/i;
/** "They hugged Ada, too" */
const allHug: Rule = ({ clause }, _, { onStage }) => (HUG_OF_ALL.test(clause) ? onStage : undefined);

/** “He felt that Ines was shaking”: that is Ines. */
const OF_ANOTHER = /\b(?:that|how|if|whether|because)\s+[A-Z]/;
const DONE_TOGETHER = /\b(?:hug|cuddl|snuggl|danc|with|beside|together)/i;
/** “She held it out to Rusty”: she does it, and not Rusty; “she danced with Rusty”: both. */
const heBegins: Rule = (heard, soFar, stage) => {
  const { clause, doing } = heard;
  const one = beginsWithOne(clause) && !OF_ANOTHER.test(clause) ? whomPronounMeans(heard, soFar, stage) : undefined;
  return one && DONE_TOGETHER.test(clause) ? [...one, ...doing.filter((other) => !one.includes(other))] : one;
};

const HUGS_ONE = /\b(?:hug(?:s|ged)?|cuddled) (him|her)(?=\s*(?:$|[.,;:!?”"—]|(?:and|until|till|as|so|tight\w*|close\w*|hard|back|again|too|for|with|first|then|once)\b))/i;
/** Who is named does it; “Olive hugged her”: Olive, and her of whom was told just now. */
const isNamed: Rule = ({ clause, doing }, { subjects }) => {
  if (!doing.length) return undefined;
  const [, whom] = HUGS_ONE.exec(clause) ?? [];
  const [near, ...more] = subjects.filter((other) => !doing.includes(other));
  const isHugged = doing.length === 1 && whom && near && more.length === 0 && near.gender === (/him/i.test(whom) ? 'male' : 'female');
  return isHugged ? [...doing, near] : doing;
};

const ROUND_HER = /^\W*(?:(?:and|but|so|then)\s+)?they\b[^,.;]*\b(?:her|him)\b(?! \w+(?:s|ed)?\b(?<=hands?|bag|coat|eyes))/i;
/** “They walked round her”: she is alone in the picture, and others walk. */
const roundHer: Rule = ({ clause, doing }, { subjects }, { onStage }) => {
  if (doing.length || !ROUND_HER.test(clause)) return undefined;
  const company = subjects.length === 1 ? onStage.filter((other) => !subjects.includes(other)) : [];
  return company.length ? company : 'nobody';
};

/** “Maya woke up. The sun shone on her bed.” */
const whomPronounMeans = ({ pronoun }: Heard, { subjects, lastNamed, stranger }: SoFar, { onStage }: Stage): Some | undefined =>
  pronoun && !mayBe(stranger, pronoun) ? ofGender(pronoun, { subjects, namedBefore: lastNamed, onStage }) : undefined;

const EVERYBODY = /\b(?:all|every(?:one|body)|together|the friends|the (?:three|four|five) friends|the whole family)\b/i;
const BOTH = /\b(?:both|the two) of them\b|\bthey both\b/i;
const TELLS_THEM = /\b(?:told|read|sang|played)(?: (?:to|for))? them\b(?! (?:to|not|that|off|apart|so)\b)/i;
const listen: Rule = ({ clause, doing }, { teller }, { onStage }) => {
  if (!teller || doing.length || !THEY_BEGIN.test(clause) || EVERYBODY.test(clause)) return undefined;
  const others = onStage.filter((one) => one !== teller);
  return others.length ? others : 'nobody';
};

/** “They” are those who were named together, “both of them” the last two, and otherwise all who are there. */
const they: Rule = ({ clause, elsewhere, pronoun }, { stranger, areOthers, lastGroup, lastTwo }, { onStage, isLong }) => {
  const isOfOthers = areOthers || elsewhere !== undefined || (pronoun !== undefined && mayBe(stranger, pronoun));
  if (isOfOthers || !(isLong ? THEY_BEGIN : THEY).test(clause)) return undefined;
  if (lastGroup.length > 1 && /\bthey\b/i.test(clause) && !EVERYBODY.test(clause)) return lastGroup;
  return lastTwo.length > 1 && BOTH.test(clause) ? lastTwo : onStage;
};

const CRY = /^[“”"…\s]*(?:yaw+n|gulp|sniff|brr+|hop(?:,? hop)*|boo[- ]hoo|sob)\W*$/i;
/** “And Maya woke up. Yawn!”: that is Maya, too. */
const cries: Rule = ({ clause }, { subjects }) => (subjects.length === 1 && CRY.test(clause) ? subjects : undefined);

/** “Maya came home, and ran right out”: the same one does something more. */
const goesOn: Rule = ({ clause, pronoun }, { subjects, isSaid }) => (isSaid && !pronoun && isGoingOn(clause) ? subjects : undefined);

/** The first that knows is right. */
const RULES: readonly Rule[] = [whoWas, tucksIn, allHug, heBegins, isNamed, roundHer, whomPronounMeans, listen, they, cries, goesOn];

function whomItIsAbout(heard: Heard, soFar: SoFar, stage: Stage): Some | 'nobody' {
  for (const rule of RULES) {
    const whom = rule(heard, soFar, stage);
    if (whom) return whom;
  }
  return 'nobody';
}

/**
 * @param stranger of whom was told last, before the clauses
 * @returns for each clause those whom it is about, undefined where it is about nobody of the stage
 */
export function subjectsOf(clauses: readonly string[], stage: Stage, stranger?: Stranger): (Some | undefined)[] {
  let soFar: SoFar = { subjects: stage.onStage, isSaid: false, lastNamed: [], lastGroup: [], lastTwo: [], stranger, areOthers: false, isOfMany: false, isBegin: true, teller: undefined, last: undefined };
  return clauses.map((clause) => {
    const heard = hear(clause, soFar, stage);
    const mentioned = heard.doing.length ? heard.doing : heard.named;
    const known: SoFar = {
      ...soFar,
      lastGroup: mentioned.some((one) => !soFar.lastGroup.includes(one)) ? mentioned : soFar.lastGroup,
      lastTwo: [...new Set([...mentioned, ...soFar.lastTwo])].slice(0, 2),
      stranger: strangerAfter(heard, mentioned, soFar.stranger),
    };
    const whom = whomItIsAbout(heard, known, stage);
    const isOver = ENDS.test(clause.trim());
    const isOfMany = mentioned.length === 0 && (soFar.isOfMany || (soFar.isBegin && manyOthersIn(clause)));
    soFar = {
      ...known,
      subjects: whom === 'nobody' ? soFar.subjects : whom,
      isSaid: whom !== 'nobody' && !isOver,
      lastNamed: mentioned.length ? mentioned : soFar.lastNamed,
      areOthers: isOver ? isOfMany : soFar.areOthers || tellsOfMany(heard, stage),
      isOfMany: isOfMany && !isOver,
      isBegin: isOver,
      last: stage.onStage.find(({ name }) => clause.endsWith(name) || clause.endsWith(` ${name.split(/\s+/)[0]}`)),
      teller: TELLS_THEM.test(clause) && whom !== 'nobody' && whom.length === 1 ? whom[0] : mentioned.length ? undefined : soFar.teller,
    };
    return whom === 'nobody' ? undefined : whom;
  });
}

const ENDS = /[.!?]["”’]?$/;

function strangerAfter({ clause, elsewhere }: Heard, mentioned: Some, stranger: Stranger | undefined): Stranger | undefined {
  if (mentioned.length && (stranger === 'anybody' || mentioned.some(({ gender }) => gender === stranger))) return undefined;
  return elsewhere === undefined ? stranger : comesIn(clause) ?? strangerIn(elsewhere) ?? (unknownIn(clause) ? 'anybody' : stranger);
}

const MANY = /\b(?:there were|the|some|many|several|those|these|all the|his|her) (?:[a-z-]+ ){0,1}(?!(?:others|friends|stairs|steps|woods|days|hours|minutes|times|years|hands|eyes|arms|legs|ears|knees|fingers|toes|shoulders|glasses|spectacles|clothes|lips|cheeks|thoughts|words|wings|paws|parents|seeds|clouds|stars|rocks|hills|waves|pieces|bits)\b)[a-z]{3,}s\b(?![’'])/i;
const tellsOfMany = ({ clause, named }: Heard, stage: Stage): boolean =>
  (named.length === 0 && MANY.test(clause) && !/\b(?:they|them)\b/i.test(clause)) || (manyOthersIn(clause) && namedOn(stage, clause).length === 0);
