/** Reads a passage: who is in it, what each feels and does, which things lie about, and where and when it is. */
import type { DrawnCharacter } from '../brief.ts';
import type { Climbed } from '../character/climbing.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { readThings } from '../props/things.ts';
import { atHand, withoutSpeech } from '../words/told.ts';
import { comesIn, doersIn, hushed, isGoingOn, manyOthersIn, othersIn, saidBy, standsThere, type Stranger, strangerIn, tuckedIn, unknownIn, liesUncovered } from './acts-told.ts';
import { type Bystander, readBystanders } from './beings-told.ts';
import { clausesOf, THEY, THEY_BEGIN } from './clauses.ts';
import { isPortrayal } from './done-by-others.ts';
import { heaviest } from './feelings-told.ts';
import { letIn } from './guests.ts';
import { explained, spokenOf } from './it-is-meant.ts';
import { lastOf, moodBefore, moodOf, SHARED_MOODS } from './mood-of-passage.ts';
import { type Doing, noteClause, type Notes } from './note-clause.ts';
import { ofGender } from './of-gender.ts';
import { embrace, fitsPronoun, mount, reachOut } from './riders.ts';
import { canLie, leadIn, missedIn, namesOf, standsAlone, stayedBehind, withoutKinds } from './still-there.ts';
import { namedIn, type Passerby, readStrangers, speaksIn } from './strangers-told.ts';
import { isNamedIn, whoIsMeant } from './who-is-meant.ts';
import { withStranger } from './stands-for-somebody.ts';

export interface Player extends Doing {
  character: DrawnCharacter;
  feeling: Feeling;
  pose: PoseName;
  /** an animal that only comes by, as large as they are */
  guest?: boolean;
  /** lies under the sky, where no beds are */
  outside?: true;
  /** the name of who is given what the hand holds */
  givesTo?: string;
}

export interface SceneReading {
  players: Player[];
  /** things that nobody holds */
  props: string[];
  bystanders: Bystander[];
}

const MOST_PLAYERS = 5;
/** Letters from which on a passage tells of much in passing: what lies about in its picture it has to come back to. */
const MUCH = 300;
/** Letters up to which what is found or taken and in no hand lies about; of a longer passage it may be anybody’s. */
const OF_ONE = 180;
/** Who only passes by makes nobody of the cast small. */
const MOST_WITH_STRANGERS = 4;

const ASLEEP = /\b(?:sle(?:pt|eps?|eping|epy)|asleep|doz\w+|nap\w*|dream\w*|beds?|blankets?|pillows?|tent|yawn\w*)\b/i;
const ARMS_BUSY: ReadonlySet<PoseName> = new Set(['running', 'jumping', 'hugging', 'cheering', 'thinking', 'lying', 'swimming', 'climbing', 'embracing', 'pushing']);

/** Who climbed on a box to hold something up holds it. */
const STOOD_ON: ReadonlySet<Climbed> = new Set(['box', 'table']);

const ROUND_HER = /^\W*(?:(?:and|but|so|then)\s+)?they\b[^,.;]*\b(?:her|him)\b(?! \w+(?:s|ed)?\b(?<=hands?|bag|coat|eyes))/i;
const MANY = /\b(?:there were|the|some|many|several|those|these|all the|his|her) (?:[a-z-]+ ){0,1}(?!(?:others|friends|stairs|steps|woods|days|hours|minutes|times|years|hands|eyes|arms|legs|ears|knees|fingers|toes|shoulders|glasses|spectacles|clothes|lips|cheeks|thoughts|words|wings|paws|parents|seeds|clouds|stars|rocks|hills|waves|pieces|bits)\b)[a-z]{3,}s\b(?![’'])/i;
const EVERYBODY = /\b(?:all|every(?:one|body)|together|the friends)\b/i;

/** Says that those come along who are not named. */
const ALL_OF_THEM =
  /\b(?:they all|all of them|the friends|all (?:three|four|five) of (?:them|us)|every(?:one|body) (?:cheered|laughed|danced|clapped|sang|hugged|smiled|jumped|waved|ran|slept))\b/i;

const OF_STRAW = /\b(?:man|woman|figure) (?:made )?of straw\b/gi;
const LIKE_FIRE = /feather\b[^.!?]{0,40}\b(?:red|gold|golden|fire)\b/i;
const FADED = /feather\b[^.!?]{0,30}\b(?:gr[ae]y|black|white|pale|out)\b/i;


/** “Olive hugged her”: her of whom was told just now. */
const HUGS_ONE = /\b(?:hug(?:s|ged)?|cuddled) (him|her)(?=\s*(?:$|[.,;:!?”"—]|(?:and|until|till|as|so|tight\w*|close\w*|hard|back|again|too|for|with|first|then|once)\b))/i;

/** “The baby laughs for Bubbles”: whoever is named last does not. */
const BY_ANOTHER = /^[“”"…\s]*(?:(?:and|but|so|then)\s+)?(?:the|an?|one|some\w*|his|her|nobody|no one)\s/i;
const BEGINS_WITH_ONE = /^[“”"…\s]*(?:(?:and|but|then|so)\s+)?(he|she)\s/i;
/** “He felt that Ines was shaking”: that is Ines. */
const OF_ANOTHER = /\b(?:that|how|if|whether|because)\s+[A-Z]/;
/** “And Maya woke up. Yawn!”: that is Maya, too. */
const CRY = /^[“”"…\s]*(?:yaw+n|gulp|sniff|brr+|hop(?:,? hop)*|boo[- ]hoo|sob)\W*$/i;
const DONE_TOGETHER = /\b(?:hug|cuddl|snuggl|danc|with|beside|together)/i;

interface Around {
  /** the words as the story has them, where names stand for pronouns in them */
  asWritten?: string;
  /** the whole passage of which they are the moment that is shown */
  passage?: string;
}

/** @param before what the story says before the words: it explains their pronouns */
export function readScene(words: string, cast: readonly DrawnCharacter[], before = '', { asWritten = words, passage = words }: Around = {}): SceneReading {
  const [text, written] = [words, asWritten].map((some) => withoutKinds(some.replace(OF_STRAW, 'scarecrow'), cast)) as [string, string];
  // The feather of the phoenix is like fire until it is told to be otherwise.
  const asTold = (prop: string): string => (prop === 'feather' && !FADED.test(text) && (/phoenix/i.test(`${before} ${text}`) || LIKE_FIRE.test(text)) ? 'firefeather' : prop);
  const meant = whoIsMeant(text, before, cast);
  const rest = ALL_OF_THEM.test(withoutSpeech(text)) ? cast.filter((one) => !meant.includes(one)) : [];
  const there = stayedBehind(text, meant);
  const onStage = (there.length ? [...there, ...rest] : [...cast]).slice(0, MOST_PLAYERS);
  const seen = new Map<string, Notes>(onStage.map(({ id }) => [id, { feelings: new Map() }]));
  let subjects: DrawnCharacter[] = onStage;
  // “Maya and Rusty danced. They fell down.”: those two, and not whoever else is there.
  let lastNamed: DrawnCharacter[] = [];
  // “Oak and Pip whispered. “Tra-la,” said Pip. Then off they ran.”: still those two.
  let lastGroup: DrawnCharacter[] = [];
  let lastTwo: DrawnCharacter[] = [];
  let isSaid = false;
  const tail = lastOf(before, 2);
  // “A man stood there.” comes before the words “he yawned”.
  const cameBy = strangerAtEnd(tail, cast);
  let stranger = cameBy;
  let areOthers = false;
  const clauses = clausesOf(atHand(hushed(text)), onStage);
  const missed = missedIn(clausesOf(text, onStage));
  const spoken = spokenOf(text);
  const it = { ...explained(text, before, passage !== words), ...(spoken ? { thing: spoken } : {}) };
  const isLong = passage.length >= MUCH;
  const things = readThings(text);
  const often = new Set(readThings(passage).flatMap(({ prop, mentions }) => (mentions > 1 ? [prop] : [])));
  const named = things.map(({ prop }) => prop);
  const inPassing = new Set(!isLong ? [] : things.flatMap(({ prop }) => (!often.has(prop) && prop !== it.thing && (words === passage || !standsAlone(prop, words)) ? [prop] : [])));
  const inSomeHand = new Set(passage.length < OF_ONE ? [] : things.flatMap(({ prop, inHand }) => (inHand ? [prop] : [])));
  const isWho = isPortrayal(text, cast);
  const props = isWho ? [] : [...new Set([...named, ...(it.thing && (spoken || named.length < 2) ? [it.thing] : [])])].filter((prop) => !missed.includes(prop) && canLie(prop, before, passage));
  for (const [at, clause] of isWho ? [] : clauses.entries()) {
    const elsewhere = othersIn(clause) ?? unknownIn(clause) ?? standsThere(clause) ?? saidBy(clause);
    const isOthers = elsewhere !== undefined && !onStage.some((one) => isNamedIn(elsewhere, one, onStage));
    const one = BEGINS_WITH_ONE.exec(clause)?.[1]?.toLowerCase();
    const byStranger = one !== undefined && stranger !== undefined && stranger !== (one === 'he' ? 'female' : 'male');
    const named = isOthers || byStranger ? [] : onStage.filter((one) => isNamedIn(clause, one, onStage));
    // “The moth, by this account, sat on Anouk’s head”: to whom something is done does nothing.
    const isObject = named.length > 0 && ((isGoingOn(clause) && !isSaid) || ((isLong || BY_ANOTHER.test(clause)) && !named.some((one) => isNamedIn(doersIn(clause), one, onStage))));
    const doers = named.length > 1 ? named.filter((one) => isNamedIn(doersIn(clause), one, onStage)) : [];
    const here = isObject ? [] : doers.length ? doers : named;
    const who = here.length ? here : named;
    const namedBefore = lastNamed;
    if (who.length) lastNamed = who;
    if (who.some((one) => !lastGroup.includes(one))) lastGroup = who;
    lastTwo = [...new Set([...who, ...lastTwo])].slice(0, 2);
    // “A man called out to Maya. He was painting his wife.”: that is the man.
    if (who.length && (stranger === 'anybody' || who.some(({ gender }) => gender === stranger))) stranger = undefined;
    else if (isOthers) stranger = comesIn(clause) ?? strangerIn(elsewhere ?? '') ?? (unknownIn(clause) ? 'anybody' : stranger);
    const said = isOthers ? null : /\b(?:(he|his|him)|(she|hers?))\b/i.exec(clause);
    // "An old man came. He yawned.": the next "he" is none of the cast.
    const isStranger = said !== null && stranger !== undefined && stranger !== (said[1] ? 'female' : 'male');
    const fitting = said && !isStranger ? ofGender(said[1] ? 'male' : 'female', { subjects, namedBefore, onStage }) : undefined;
    // “They walked round her”: she is alone in the picture, and others walk.
    const isCompany = !here.length && ROUND_HER.test(clause);
    const company = isCompany && subjects.length === 1 ? onStage.filter((other) => !subjects.includes(other)) : [];
    const goesOn = isSaid && !said && isGoingOn(clause);
    // “She held it out to Rusty”: she does it, and not Rusty.
    const doer = fitting && BEGINS_WITH_ONE.test(clause) && !OF_ANOTHER.test(clause) ? [...fitting, ...(DONE_TOGETHER.test(clause) ? here.filter((one) => !fitting.includes(one)) : [])] : undefined;
    const [, whom] = HUGS_ONE.exec(clause) ?? [];
    const near = subjects.filter((other) => !here.includes(other));
    const hugged = whom && near.length === 1 && near.every(({ gender }) => gender === (/him/i.test(whom) ? 'male' : 'female')) ? near : [];
    const tucked = tuckedIn(clause);
    const inBed = tucked ? onStage.filter((other) => isNamedIn(tucked, other, onStage) || (!here.includes(other) && fitsPronoun(tucked, other))) : [];
    isSaid = true;
    if (inBed.length) subjects = inBed;
    else if (HUG_OF_ALL.test(clause)) subjects = onStage;
    else if (doer) subjects = doer;
    else if (here.length) subjects = here.length === 1 ? [...here, ...hugged] : here;
    else if (company.length) subjects = company;
    else if (isCompany) isSaid = false;
    else if (fitting) subjects = fitting;
    else if (!isOthers && !isStranger && !areOthers && !isCompany && (isLong ? THEY_BEGIN : THEY).test(clause)) subjects = lastGroup.length > 1 && /\bthey\b/i.test(clause) && !EVERYBODY.test(clause) ? lastGroup : lastTwo.length > 1 && /\b(?:both|the two) of them\b|\bthey both\b/i.test(clause) ? lastTwo : onStage;
    else if (subjects.length === 1 && CRY.test(clause)) isSaid = true;
    else if (!goesOn) isSaid = false;
    // “Nobody told the pigeons, and they still fly”: the pigeons.
    if (!here.length && !named.length && MANY.test(clause) && !/\b(?:they|them)\b/i.test(clause)) areOthers = true;
    if (!here.length && manyOthersIn(clause) && !onStage.some((one) => isNamedIn(clause, one, onStage))) areOthers = true;
    const isOver = /[.!?]["”’]?$/.test(clause.trim());
    // "It" is a bird that flew over, a day that was long: hardly ever one of the cast.
    if (isSaid) noteClause(clause, { onStage, subjects, seen, props, it: namesOf(clauses.slice(Math.max(0, at - 3), at)).findLast((prop) => props.includes(prop)) ?? it.thing, weight: 1 + at / clauses.length, isAsleep: ASLEEP.test(text) });
    if (isOver) [isSaid, areOthers] = [false, false];
  }
  const into = INTO_HANDS.exec(withoutSpeech(text));
  const receiver = into && onStage.filter(({ gender }) => gender === (into[2] === 'his' ? 'male' : 'female'));
  const handed = into && readThings(`She held the ${into[1]}.`)[0]?.prop;
  if (handed && receiver?.length === 1 && receiver[0] && props.includes(handed)) Object.assign(seen.get(receiver[0].id) ?? {}, { held: handed });
  // “Maya clapped, and so did they all.”
  const alike = SO_DID_ALL.test(withoutSpeech(text)) ? [...seen.values()].find(({ pose }) => pose)?.pose : undefined;
  if (alike) for (const notes of seen.values()) notes.pose ??= alike;
  if (ALL_PUSH.test(text)) for (const { id } of onStage) pushToo(seen.get(id));
  const lead = leadIn(passage, words);
  // Of a long passage hardly anybody else feels what one feels, but for what troubles all.
  const told = moodOf(text);
  const mood = isWho ? 'happy' : SHARED_MOODS[(isLong && told && SHARED_MOODS[told] !== 'worried' ? 'calm' : told) ?? (lead && moodOf(passage) ? moodBefore(text, lead) : moodBefore(text, before)) ?? (before.trim() ? 'calm' : 'happy')];
  const players = onStage.map((character): Player => {
    const { held, pose = 'standing', pointsAt, uncovered, hides, eyesShut, climbs, rides, givesTo, feelings } = seen.get(character.id) ?? { feelings: new Map<Feeling, number>() };
    // Who thinks about what is in the hand goes on holding it.
    const holds = held && (!ARMS_BUSY.has(pose) || pose === 'thinking' || (pose === 'climbing' && climbs !== undefined && STOOD_ON.has(climbs))) && !pointsAt;
    return {
      character,
      feeling: heaviest(feelings) ?? mood,
      // A hand that holds what we cannot draw would be stretched out for nothing.
      pose: holds ? (pose === 'sitting' ? pose : 'holding') : hides ? 'hugging' : pose === 'holding' ? 'standing' : pose,
      ...(holds ? { held: asTold(held) } : {}),
      ...(uncovered || (pose === 'lying' && !ASLEEP.test(text) && liesUncovered(text)) ? { uncovered: true } : {}),
      ...(pointsAt ? { pointsAt } : {}),
      ...(hides ? { hides } : {}),
      ...(eyesShut ? { eyesShut } : {}),
      ...(climbs && pose === 'climbing' ? { climbs } : {}),
      ...(rides && pose !== 'lying' ? { rides } : {}),
      ...(givesTo && holds ? { givesTo: givesTo.name } : {}),
    };
  });
  // What somebody has while running lies nowhere.
  const taken = new Set([...players.flatMap(({ held }) => held ?? []), ...[...seen.values()].flatMap(({ held }) => (held ? [asTold(held)] : []))]);
  embrace(players);
  mount(players);
  for (const { givesTo } of players) reachOut(players.find(({ character }) => character.name === givesTo));
  const spelled = withStranger(text, written, before);
  const strangersOf = (told: string): Passerby[] => readStrangers(told, before, cast);
  const led = lead ? strangersOf(`${lead} ${written}`) : [];
  const here = led.length ? led : strangersOf(spelled?.words ?? written);
  const own = here.length || !(cameBy && STILL_THERE.test(written)) ? here : strangersOf(`${tail} ${written}`);
  // Who speaks anywhere in the passage is there in its moment, and so is whoever is named.
  const partners = passage === words ? [] : strangersOf(passage).filter(({ character: { name } }) => speaksIn(passage, name));
  const some = [...own, ...[...namedIn(passage, cast), ...partners].filter(({ character }) => !own.some((one) => one.character.name === character.name))];
  // “She had to agree with somebody”: whoever it is is there.
  const others = (spelled && some.length === 0 ? strangersOf(`${spelled.who} stood there.`) : some).slice(0, Math.max(0, MOST_WITH_STRANGERS - players.length));
  const came = readBystanders([lead, it.being && !lead ? it.being : '', written].filter(Boolean).join(' '), cast)
    .filter(({ noun }) => !players.some(({ rides }) => rides?.is === 'being' && rides.noun === noun))
    .map((one) => ({ ...one, count: players.length > 2 && one.count > 2 ? 2 : one.count }) as const);
  const strangers = others.map(({ character, pose = 'standing', feeling = SHARED_MOODS[mood], eyesShut }): Player => ({ character, feeling, ...(eyesShut ? { eyesShut } : {}), pose: pose === 'holding' || pose === 'embracing' ? 'standing' : pose }));
  const { guests, beside } = letIn(came, players.length + strangers.length);
  return { players: [...players, ...strangers, ...guests], props: [...new Set(props.filter((prop) => !inPassing.has(prop) && !inSomeHand.has(prop)).map(asTold))].filter((prop) => !taken.has(prop)), bystanders: beside };
}

/** "They hugged Ada, too" */
const HUG_OF_ALL = /\b(?:hugged|cuddled) (?:them|us) all\b|\b(?:hugged|cuddled) (?:everybody|everyone)\b|\b(?:they|every(?:one|body)|all of them)\b[^.]*\b(?:hug(?:s|ged)?|cuddled)\b/i;

/** “She put the letter into his hands” */
const INTO_HANDS = /\b(?:put|placed|laid|pressed|slipped) (?:the|a|an|his|her) ([a-z -]+?) into (his|her) (?:hands?|paws?|arms)\b/i;

/** “And so did they all” */
const SO_DID_ALL = /\bso did (?:they all|all of them|every(?:one|body)(?: else)?|(?:all )?the (?:others|rest)|they)\b/i;

/** “Everybody push!” */
const ALL_PUSH = /“[^”]*\b(?:every(?:body|one)|all together|all of you|both of you|now)[ ,]+(?:push|heave)\b/i;
function pushToo(notes: Notes | undefined): void {
  if (notes && (!notes.pose || notes.pose === 'waving' || notes.pose === 'holding')) notes.pose = 'pushing';
}

/** He of the last sentence still speaks or acts. */
const STILL_THERE = /^\W*(?:He|She)\b|[”"]\s+(?:he|she)\s+\w+/;

function strangerAtEnd(tail: string, cast: readonly DrawnCharacter[]): Stranger | undefined {
  const sentences = withoutSpeech(tail).split(/(?<=[.!?…])\s+/);
  const last = sentences.findLastIndex((sentence) => strangerIn(othersIn(sentence) ?? '') ?? comesIn(sentence));
  const since = sentences.slice(last);
  return last < 0 || since.some((sentence) => cast.some((one) => isNamedIn(sentence, one, cast))) ? undefined : (comesIn(sentences[last] ?? '') ?? strangerIn(othersIn(sentences[last] ?? '') ?? ''));
}

