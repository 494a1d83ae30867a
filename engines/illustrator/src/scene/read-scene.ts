/** Reads a passage: who is in it, what each feels and does, which things lie about, and where and when it is. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { PROP_WORDS } from '../props/find-props.ts';
import { PROPS } from '../props/props.ts';
import { readThings } from '../props/things.ts';
import { type Bystander, readBystanders } from './beings-told.ts';
import { feelingTold, heaviest, moodTold } from './feelings-told.ts';

export interface Player {
  character: DrawnCharacter;
  feeling: Feeling;
  pose: PoseName;
  held?: string;
  /** the thing of the scene that it points at */
  pointsAt?: string;
}

export interface SceneReading {
  players: Player[];
  /** things that nobody holds */
  props: string[];
  bystanders: Bystander[];
}

const MOST_PLAYERS = 5;

const POSE_WORDS: readonly (readonly [PoseName, RegExp])[] = [
  ['flying', /\bfl(y|ies|ew|ying)\b|soar|glid|hover/i],
  ['jumping', /\bjump|leap|hop(s|ped|ping)?\b|bounc|skip/i],
  ['running', /\brun(s|ning)?\b|\bran\b|rac(e|ed|ing)\b|chas|hurr|dash|rush|escap|gallop/i],
  ['cheering', /cheer|celebrat|hooray|hurra|danc|clap|arms up|victor/i],
  ['hugging', /\bhug|cuddl|trembl|shiver|cower|huddl/i],
  ['sitting', /\bsit|\bsat\b|rest(s|ed|ing)\b|camp ?fire|listen|lay down|lying|perch/i],
  ['pointing', /\bpoint|there!|look!|showed|shows\b|led the way/i],
  ['thinking', /\bthink|thought|wonder|ponder|puzzl|scratch/i],
  ['holding', /\bh[eo]ld|carr(y|ied|ies)|pick(s|ed)? up|found|took|lift|grab|clutch|read|gave|brought|raised/i],
  ['waving', /\bwav(e|es|ed|ing)\b|greet|hello|goodbye|call(s|ed)? out|shout/i],
];
const readPose = (text: string): PoseName | undefined => POSE_WORDS.find(([, words]) => words.test(text))?.[0];

const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const mentions = (name: string): RegExp => new RegExp(`\\b${escape(name)}\\b|\\b${escape(name.split(/\s+/)[0] ?? name)}\\b`, 'i');

/** How somebody feels of whom the text says nothing, when it says this of another. */
const SHARED_MOODS: Record<Feeling, Feeling> = {
  calm: 'calm',
  happy: 'happy',
  laughing: 'happy',
  loving: 'happy',
  proud: 'happy',
  thinking: 'calm',
  surprised: 'surprised',
  scared: 'worried',
  worried: 'worried',
  sad: 'worried',
  angry: 'worried',
  sleepy: 'calm',
};

/** Sentences, and their parts where somebody else takes over: "Olive hugged her and Finn ran" is two. */
function clausesOf(text: string, cast: readonly DrawnCharacter[]): string[] {
  const names = cast.map(({ name }) => escape(name.split(/\s+/)[0] ?? name)).join('|');
  if (!names) return text.split(/(?<=[.!?;:])\s+|,\s+|\s+(?:while|but|then|because)\s+/);
  // "Rusty and Olive laughed" and "Maya, Rusty and Olive laughed" are lists of names.
  const takeover = `(?<!(?:^|[.!?;:,“"]\\s*|\\band\\s+)(?:${names}))\\s+and\\s+(?=(?:${names})\\s+[a-z]+(?:ed|s|t|n|w|d)\\b)`;
  const comma = `(?<!\\b(?:${names})),\\s+|,\\s+(?!(?:${names})\\b)`;
  return text.split(new RegExp(`(?<=[.!?;:])\\s+|${comma}|\\s+(?:while|but|then|because)\\s+|${takeover}`));
}

export function readScene(text: string, cast: readonly DrawnCharacter[]): SceneReading {
  const named = cast
    .map((character) => ({ character, at: text.search(mentions(character.name)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ character }) => character);
  const onStage = (named.length ? named : [...cast]).slice(0, MOST_PLAYERS);
  const seen = new Map<string, { feelings: Map<Feeling, number>; pose?: PoseName; held?: string; pointsAt?: string }>(
    onStage.map(({ id }) => [id, { feelings: new Map() }]),
  );
  const props = readThings(text).map(({ prop }) => prop);
  let subjects: DrawnCharacter[] = onStage;
  const clauses = clausesOf(text, onStage);
  for (const [at, clause] of clauses.entries()) {
    const here = onStage.filter(({ name }) => mentions(name).test(clause));
    if (here.length) subjects = here;
    else if (/\b(they|everyone|all of them|together|the friends)\b/i.test(clause)) subjects = onStage;
    // "It" is a bird that flew over, a day that was long: hardly ever one of the cast.
    else if (!/\b(he|she|his|her|him)\b/i.test(clause)) continue;
    const feeling = feelingTold(clause);
    const pose = readPose(clause);
    const thing = /\b(lost|missing|gone|stolen|vanish|looked for|searched|without|need|dream|wish)/i.test(clause)
      ? undefined
      : readThings(clause).find(({ prop, inHand }) => inHand && PROPS[prop]?.grip && PROPS[prop]?.place !== 'air')?.prop;
    const target = pose === 'pointing' ? firstNamed(clause, props) : undefined;
    for (const [i, subject] of subjects.entries()) {
      const notes = seen.get(subject.id);
      if (!notes) continue;
      if (feeling) notes.feelings.set(feeling, (notes.feelings.get(feeling) ?? 0) + 1 + at / clauses.length);
      if (pose && !notes.pose) {
        notes.pose = pose;
        if (target) notes.pointsAt = target;
      }
      if (thing && i === 0 && !notes.held && ![...seen.values()].some(({ held }) => held === thing)) notes.held = thing;
    }
  }
  const mood = SHARED_MOODS[moodTold(text) ?? (isTroubled(text) ? 'worried' : 'happy')];
  const players = onStage.map((character) => {
    const notes = seen.get(character.id);
    const held = notes?.held;
    const armsBusy = notes?.pose && ['running', 'jumping', 'hugging', 'cheering', 'thinking'].includes(notes.pose);
    return {
      character,
      feeling: (notes && heaviest(notes.feelings)) ?? mood,
      pose: held && !armsBusy && !notes?.pointsAt ? ('holding' as const) : (notes?.pose ?? 'standing'),
      ...(held && !armsBusy && held !== notes?.pointsAt ? { held } : {}),
      ...(notes?.pointsAt ? { pointsAt: notes.pointsAt } : {}),
    };
  });
  const taken = new Set(players.flatMap(({ held }) => held ?? []));
  return { players, props: props.filter((prop) => !taken.has(prop)), bystanders: readBystanders(text, cast) };
}

/** Words of trouble that name no feeling: one may be a manner of speaking, two are trouble. */
const TROUBLE =
  /\b(?:gone|missing|lost|broken|stuck|empty|alone|wrong|trouble|mistake|quarrel\w*|cross|nobody|sorry|hungry|late|too dark|no way|shut|hurt|stormy?|danger\w*)\b/gi;
const isTroubled = (text: string): boolean => new Set((text.match(TROUBLE) ?? []).map((word) => word.toLowerCase())).size > 1;

const firstNamed = (clause: string, props: readonly string[]): string | undefined =>
  PROP_WORDS.filter(([prop]) => props.includes(prop))
    .map(([prop, words]) => ({ prop, at: clause.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.prop;
