/** Reads a passage: who is in it, what each feels and does, which things lie about, and where and when it is. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { PROP_WORDS } from '../props/find-props.ts';
import { PROPS } from '../props/props.ts';
import { readThings } from '../props/things.ts';
import { withoutSpeech } from '../words/told.ts';
import { type Bystander, readBystanders } from './beings-told.ts';
import { feelingTold, heaviest, moodTold } from './feelings-told.ts';
import { isNamedIn, whoIsMeant } from './who-is-meant.ts';

export interface Player {
  character: DrawnCharacter;
  feeling: Feeling;
  pose: PoseName;
  /** lies there awake, and in no bed */
  uncovered?: boolean;
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

/** Words begin where they begin: a brush does not rush, who is ready does not read. */
const POSE_WORDS: readonly (readonly [PoseName, RegExp])[] = [
  ['flying', /\b(?:fl(?:y|ies|ew|ying)|soar\w*|glid(?:e|es|ed|ing)|hover\w*)\b/i],
  ['jumping', /\b(?:jump\w*|leap\w*|leapt|hop(?:s|ped|ping)?|bounc(?:e|es|ed|ing)|skip(?:s|ped|ping)?)\b/i],
  ['running', /\b(?:run(?:s|ning)?|ran|rac(?:e|ed|ing)|chas(?:e|es|ed|ing)|hurr(?:y|ies|ied|ying)|dash(?:es|ed|ing)?|rush(?:es|ed|ing)?|escap(?:e|es|ed|ing)|gallop\w*|swam|swims?|swimming|pelt(?:ed|ing))\b/i],
  ['cheering', /\b(?:cheer(?:s|ed|ing)?|celebrat\w*|hooray|hurra[yh]|danc(?:e|es|ed|ing)|clap(?:s|ped|ping)?|arms up|victor(?:y|ious))\b/i],
  ['hugging', /\b(?:hug(?:s|ged|ging)?|cuddl\w*|trembl\w*|shiver\w*|cower\w*|huddl\w*|snuggl\w*)\b/i],
  ['lying', /\b(?:(?:lay|lies|lying) (?:down|awake|asleep|still|flat|back|on (?:his|her|their|its) \w+|in (?:bed|the (?:grass|hay|sun|shade)))|slept|sleeps?|sleeping|(?:fell|fast|was|were) asleep|doz(?:ed|es|ing)|nap(?:ped|ping)?|(?:got|went|climbed|crept|tucked) (?:\w+ )?into bed|in bed)\b/i],
  ['sitting', /\b(?:sits?|sitting|sat|rest(?:s|ed|ing)|camp ?fire|listen\w*|perch(?:ed|es|ing)?|knelt|crouched)\b/i],
  ['pointing', /\b(?:point(?:s|ed|ing)?(?! of)|showed|shows|led the way)\b|\bthere!|\blook!/i],
  ['thinking', /\b(?:think(?:s|ing)?|thought|wonder(?:s|ed|ing)?|ponder\w*|puzzl\w*|scratch\w*)\b/i],
  ['holding', /\b(?:h[eo]ld(?:s|ing)?|carr(?:y|ies|ied|ying)|pick(?:s|ed)? up|found|took|takes|lift(?:s|ed|ing)?|grab(?:s|bed|bing)?|clutch\w*|reads?|reading|gave|gives|brought|raised|play(?:s|ed) the)\b/i],
  ['waving', /\b(?:wav(?:e|es|ed|ing)|greet\w*|hello|goodbye|call(?:s|ed)? out|shout\w*)\b/i],
];
/** Who lies there to look at the clouds has no blanket. */
const UNDER_THE_SKY = /\b(?:(?:on|in|under) the (?:\w+ )?(?:grass|hay|sun|shade|meadow|sand|beach|moss|snow|clouds|sky|stars|tree)|(?:flat |down )?on (?:his|her|their|its) (?:back|belly|tummy|stomach))\b/i;
const ASLEEP = /\b(?:sle(?:pt|eps?|eping|epy)|asleep|doz\w+|nap\w*|dream\w*|beds?|blankets?|pillows?|tent|yawn\w*)\b/i;
/** What runs without legs: nobody runs because of it. */
const FLOWS = /\b(?:tears?|rivers?|streams?|brooks?|waters?|rain|roads?|paths?|noses?|blood|colou?rs?|paint|juice|honey|a (?:shiver|crack|line))\s+(?:that\s+)?(?:ran|runs|was running|were running|flew|danced|hopped)\b/gi;
const readPose = (clause: string): PoseName | undefined => {
  const text = clause.replace(FLOWS, ' ');
  return POSE_WORDS.find(([, words]) => words.test(text))?.[0];
};


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
  const names = cast.map(({ name }) => RegExp.escape(name.split(/\s+/)[0] ?? name)).join('|');
  if (!names) return text.split(/(?<=[.!?;:])\s+|,\s+|\s+(?:while|but|then|because)\s+/);
  // "Rusty and Olive laughed" and "Maya, Rusty and Olive laughed" are lists of names.
  const takeover = `(?<!(?:^|[.!?;:,“"]\\s*|\\band\\s+)(?:${names}))\\s+and\\s+(?=(?:${names})\\s+[a-z]+(?:ed|s|t|n|w|d)\\b)`;
  const comma = `(?<!\\b(?:${names})),\\s+|,\\s+(?!(?:${names})\\b)`;
  return text.split(new RegExp(`(?<=[.!?;:])\\s+|${comma}|\\s+(?:while|but|then|because)\\s+|${takeover}`));
}

/** Says that those come along who are not named. */
const ALL_OF_THEM =
  /\b(?:they all|all of them|the friends|all (?:three|four|five) of (?:them|us)|every(?:one|body) (?:cheered|laughed|danced|clapped|sang|hugged|smiled|jumped|waved|ran|slept))\b/i;

/** @param before what the story says before the words: it explains their pronouns */
export function readScene(text: string, cast: readonly DrawnCharacter[], before = ''): SceneReading {
  const named = whoIsMeant(text, before, cast);
  const others = ALL_OF_THEM.test(withoutSpeech(text)) ? cast.filter((one) => !named.includes(one)) : [];
  const onStage = (named.length ? [...named, ...others] : [...cast]).slice(0, MOST_PLAYERS);
  const seen = new Map<string, { feelings: Map<Feeling, number>; pose?: PoseName; uncovered?: boolean; held?: string; pointsAt?: string }>(
    onStage.map(({ id }) => [id, { feelings: new Map() }]),
  );
  const props = readThings(text).map(({ prop }) => prop);
  let subjects: DrawnCharacter[] = onStage;
  const clauses = clausesOf(text, onStage);
  for (const [at, clause] of clauses.entries()) {
    const here = onStage.filter((one) => isNamedIn(clause, one, onStage));
    const said = /\b(?:(he|his|him)|(she|hers?))\b/i.exec(clause);
    if (here.length) subjects = here;
    else if (said) subjects = ofGender(said[1] ? 'male' : 'female', subjects, onStage);
    else if (/\b(they|everyone|all of them|together|the friends)\b/i.test(clause)) subjects = onStage;
    // "It" is a bird that flew over, a day that was long: hardly ever one of the cast.
    else continue;
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
        if (pose === 'lying' && UNDER_THE_SKY.test(clause) && !ASLEEP.test(text)) notes.uncovered = true;
        if (target) notes.pointsAt = target;
      }
      if (thing && i === 0 && !notes.held && ![...seen.values()].some(({ held }) => held === thing)) notes.held = thing;
    }
  }
  const mood = SHARED_MOODS[moodTold(text) ?? (isTroubled(text) ? 'worried' : 'happy')];
  const players = onStage.map((character) => {
    const notes = seen.get(character.id);
    const held = notes?.held;
    const armsBusy = notes?.pose && ['running', 'jumping', 'hugging', 'cheering', 'thinking', 'lying'].includes(notes.pose);
    return {
      character,
      feeling: (notes && heaviest(notes.feelings)) ?? mood,
      pose: held && !armsBusy && !notes?.pointsAt ? ('holding' as const) : (notes?.pose ?? 'standing'),
      ...(held && !armsBusy && held !== notes?.pointsAt ? { held } : {}),
      ...(notes?.uncovered ? { uncovered: true } : {}),
      ...(notes?.pointsAt ? { pointsAt: notes.pointsAt } : {}),
    };
  });
  const taken = new Set(players.flatMap(({ held }) => held ?? []));
  return { players, props: props.filter((prop) => !taken.has(prop)), bystanders: readBystanders(text, cast) };
}

/** "She" is she of whom the sentence before speaks, or the only one there; a word that fits nobody changes nothing. */
function ofGender(gender: DrawnCharacter['gender'], subjects: DrawnCharacter[], onStage: readonly DrawnCharacter[]): DrawnCharacter[] {
  const [among, all] = [subjects, onStage].map((some) => some.filter((one) => one.gender === gender)) as [DrawnCharacter[], DrawnCharacter[]];
  return among.length ? among : all.length === 1 ? all : subjects;
}

/** Words of trouble that name no feeling: one may be a manner of speaking, two are trouble. */
const TROUBLE =
  /\b(?:gone|missing|lost|broken|stuck|empty|alone|wrong|trouble|mistake|quarrel\w*|cross|nobody|sorry|hungry|late|too dark|no way|shut(?! (?:your|their|his|her|its|my) eyes)|hurt|stormy?|danger\w*)\b/gi;
const isTroubled = (text: string): boolean => new Set((text.match(TROUBLE) ?? []).map((word) => word.toLowerCase())).size > 1;

const firstNamed = (clause: string, props: readonly string[]): string | undefined =>
  PROP_WORDS.filter(([prop]) => props.includes(prop))
    .map(([prop, words]) => ({ prop, at: clause.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.prop;
