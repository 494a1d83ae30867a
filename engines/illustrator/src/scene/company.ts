/** Who of the cast is there in the few sentences around a moment: “Zibbo came and stood close. But Olive blew, long and slow.” A picture of Zibbo alone would have him close to nobody. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import { PROPS } from '../props/props.ts';
import { readThings } from '../props/things.ts';
import { inItsTime } from '../words/other-times.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { allAreTold } from './all-told.ts';
import { SHARED_MOODS } from './mood-of-passage.ts';
import { isNamedIn } from './named-in.ts';
import { type OneMoment, sentencesOf } from './one-moment.ts';
import type { Player } from './player.ts';
import { readScene, type SceneReading } from './read-scene.ts';
import { isComeTo } from './comes-to.ts';
import { AWAY, canLie, leftBehind } from './still-there.ts';
import { ALONE } from './who-is-meant.ts';

/** Letters up to which a passage is about those who are together. */
const TOGETHER = 560;
const MOST = 5;

/** Nobody sleeps, rides or hides because of what was told a sentence before. */
const PASSES: ReadonlySet<Player['pose']> = new Set(['lying', 'embracing', 'climbing', 'swimming', 'flying', 'running', 'jumping', 'pushing', 'pulling', 'digging', 'dancing', 'reaching']);
const asLeft = ({ character, feeling, pose }: Player): Player => ({ character, feeling, pose: PASSES.has(pose) || pose === 'holding' ? 'standing' : pose });

/** @param cast those who may be drawn; a moment without anybody of them is left as it is */
export function withCompany(reading: SceneReading, { words, passage, before }: OneMoment, cast: readonly DrawnCharacter[]): SceneReading {
  const quiet = withoutSpeech(passage);
  const isEverybody = EVERYBODY.test(quiet) || allAreTold(passage, cast.length);
  if ((words === passage && !isEverybody) || AWAY.test(quiet) || ALONE.test(quiet) || leftBehind(passage)) return reading;
  const there = reading.players.map(({ character }) => character);
  if (!there.some((one) => cast.includes(one))) return reading;
  const told = presentText(passage.length > TOGETHER ? '' : quiet).replace(OF_SOMEBODY, ' ');
  const more = cast.filter((one) => !there.includes(one) && (isEverybody || isNamedIn(told, one, cast)));
  if (more.length === 0 || reading.players.length + more.length > MOST) return reading;
  const around = readScene(passage, cast, before).players;
  const come = more.flatMap((one) => {
    const seen = around.find(({ character }) => character === one) ?? (isEverybody ? { character: one, pose: 'standing' as const, feeling: SHARED_MOODS[reading.players[0]?.feeling ?? 'calm'] } : undefined);
    return seen && seen.pose !== 'lying' && seen.feeling !== 'sleepy' ? [asLeft(seen)] : [];
  });
  if (come.length === 0) return reading;
  return { ...reading, players: hugged([...reading.players, ...come]) };
}

/** “So Tilly got a hug”: whoever hugs nobody in the moment hugs the first who is there beside. */
function hugged([first, second, ...more]: readonly Player[]): Player[] {
  if (!first || !second) return first ? [first] : [];
  const isHug = first.pose === 'hugging' && first.feeling === 'loving' && !first.held && !first.hides && second.pose === 'standing' && more.every(({ pose }) => pose === 'standing');
  return isHug ? [{ ...first, pose: 'embracing' }, { ...second, pose: 'embracing' }, ...more] : [first, second, ...more];
}

const UNSAID: ReadonlySet<Feeling> = new Set(['calm', 'happy', 'thinking']);
const TROUBLED: ReadonlySet<Feeling> = new Set(['scared', 'sad', 'angry', 'worried']);
/** Sentences after the moment that still say how it is felt. */
const SOON = 3;
/** “Maya ran left. She ran right. … “I am scared,” said Maya.”: what the next sentences say of a feeling of which the moment says nothing is seen in its face. */
export function withFeelingsSoon(reading: SceneReading, { words, passage, before }: OneMoment, cast: readonly DrawnCharacter[]): SceneReading {
  const at = passage.indexOf(words);
  if (words === passage || passage.length > TOGETHER || at < 0) return reading;
  const soon = readScene(`${words} ${sentencesOf(passage.slice(at + words.length)).slice(0, SOON).join(' ')}`, cast, before).players;
  return {
    ...reading,
    players: reading.players.map((player) => {
      const later = soon.find(({ character }) => character === player.character)?.feeling;
      return later && UNSAID.has(player.feeling) && TROUBLED.has(later) ? { ...player, feeling: later } : player;
    }),
  };
}

/** “Sat down among everybody’s feet”, “he could feel the others thinking it” */
const EVERYBODY = /\b(?:felt|feel|saw|looked at|told|asked|showed|heard|among) the others\b|\b(?:among|round|before|past) (?:everybody|everyone|all of them|them all)\b|\bthey (?:were|had) all\b|\bthey all (?:held|told|kept|needed)\b|\b(?:everybody|everyone) went quiet\b|\bdid (?:everybody|everyone)(?: else)?\b|\b(?:everybody|everyone)[’']s (?:feet|faces|hands|arms)\b/i;

/** “Olive’s letter”, “told Finn about Olive” */
const OF_SOMEBODY = /\p{Lu}[\p{L}-]+[’']s?\s+(?!(?:paw|hand|arm|side|shoulder|face|sleeve|back|ear|eye|nose|head)s?\b)[a-z]+|\b(?:about|of) \p{Lu}[\p{L}-]+/gu;

/** “Now there was a bridge!”: what a passage begins with is there in all of it. */
const THERE_IS = /^\W*(?:(?:Now|And|So|But|Then|At last) )?(?:there|here) (?:was|were|is|stood|lay|hung) (?:an?|the|two|three) [^.!?]*[.!?]|^[^.!?“]{0,60}\bthere was now an? [^.!?]*[.!?]/i;

/** The thing that a passage begins with, or comes to where its moment shows none. */
export function withIntroduced(reading: SceneReading, moment: OneMoment): SceneReading {
  const { words, passage, before } = moment;
  const first = words === passage ? undefined : THERE_IS.exec(passage)?.[0].replace(/^.*(?=\bthere was now\b)/s, '');
  const holds = (prop: string): boolean => reading.players.some(({ held }) => held === prop);
  const inOf = (told: string): string[] => readThings(told).map(({ prop }) => prop).filter((prop) => canLie(prop, before, passage) && !reading.props.includes(prop) && !holds(prop));
  const found = comesToIn(words).find((prop) => reading.props.includes(prop) && PROPS[prop]?.grip);
  const holder = found ? finderIn(passage, reading.players) : undefined;
  if (found && holder) return intoHandOf(holder, found, { ...reading, props: reading.props.filter((prop) => prop !== found) });
  const isBare = reading.props.length === 0 && !reading.players.some(({ held }) => held) && passage.length <= TOGETHER && words !== passage;
  const soon = isBare ? comesToIn(passage).filter((prop) => canLie(prop, before, passage)) : [];
  const more = first ? inOf(first) : soon;
  const [prop] = more;
  if (prop === undefined) return reading;
  const finder = first ? undefined : finderIn(passage, reading.players);
  if (!finder || !PROPS[prop]?.grip) return { ...reading, props: [prop, ...reading.props] };
  return intoHandOf(finder, prop, reading);
}

/** The things of the sentences to which words come. */
const comesToIn = (words: string): string[] => sentencesOf(withoutSpeech(inItsTime(words))).filter(isComeTo).flatMap((one) => readThings(one).map(({ prop }) => prop));

const intoHandOf = (finder: Player, held: string, reading: SceneReading): SceneReading =>
  ({ ...reading, players: reading.players.map((player) => (player === finder ? { ...player, pose: player.pose === 'sitting' ? player.pose : ('holding' as const), held } : player)) });

/** “What was in Ivo’s bag?”, “she felt in her bag”: whoever looks has it in the hand. */
const FEELS_IN = /\b(?:felt|feels|looked|reached|put (?:his|her|its|their) (?:hand|paw|nose|head)|[Ww]hat was) (?:deep |right )?in(?:to)? (?:(\p{Lu}\p{L}+)[’']s?|his|her|their|its) (?:own )?(?:bag|pocket|basket|rucksack)\b|\bWas that (\p{Lu}\p{L}+)[’']s? bag\b|\b(?:went [a-z]+|moved|rattled|jingled|rustled|buzzed) in (\p{Lu}\p{L}+)[’']s? (?:bag|pocket)\b|(\p{Lu}\p{L}+) sat (?:down )?on (?:his|her|their|its) (?:bag|rucksack)\b(?=[^“”]*\bin there\b)/u;
function finderIn(passage: string, players: readonly Player[]): Player | undefined {
  const found = FEELS_IN.exec(passage);
  const name = found?.slice(1).find(Boolean) ?? (found ? passage.slice(0, found.index).match(/\p{Lu}\p{L}+(?= )/gu)?.findLast((word) => players.some(({ character }) => character.name === word)) : undefined);
  return players.find(({ character, pose, held }) => character.name === name && !held && (pose === 'standing' || pose === 'cheering' || pose === 'sitting'));
}
