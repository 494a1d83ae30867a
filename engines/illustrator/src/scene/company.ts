/** Who of the cast is there in the few sentences around a moment: “Zibbo came and stood close. But Olive blew, long and slow.” A picture of Zibbo alone would have him close to nobody. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { SHARED_MOODS } from './mood-of-passage.ts';
import { isNamedIn } from './named-in.ts';
import type { OneMoment } from './one-moment.ts';
import type { Player } from './player.ts';
import { readScene, type SceneReading } from './read-scene.ts';
import { AWAY, leftBehind } from './still-there.ts';
import { ALONE } from './who-is-meant.ts';

/** Letters up to which a passage is about those who are together. */
const TOGETHER = 560;
const MOST = 5;

/** Nobody sleeps, rides or hides because of what was told a sentence before. */
const PASSES: ReadonlySet<Player['pose']> = new Set(['lying', 'embracing', 'climbing', 'swimming', 'flying', 'running', 'jumping', 'pushing', 'reaching']);
const asLeft = ({ character, feeling, pose }: Player): Player => ({ character, feeling, pose: PASSES.has(pose) || pose === 'holding' ? 'standing' : pose });

/** @param cast those who may be drawn; a moment without anybody of them is left as it is */
export function withCompany(reading: SceneReading, { words, passage, before }: OneMoment, cast: readonly DrawnCharacter[]): SceneReading {
  const quiet = withoutSpeech(passage);
  const isEverybody = EVERYBODY.test(withoutSpeech(words));
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
/** “Maya ran left. She ran right. … “I am scared,” said Maya.”: what the next sentences say of a feeling of which the moment says nothing is seen in its face. */
export function withFeelingsSoon(reading: SceneReading, { words, passage, before }: OneMoment, cast: readonly DrawnCharacter[]): SceneReading {
  const at = passage.indexOf(words);
  if (words === passage || passage.length > TOGETHER || at < 0) return reading;
  const soon = readScene(passage.slice(at), cast, before).players;
  return {
    ...reading,
    players: reading.players.map((player) => {
      const later = soon.find(({ character }) => character === player.character)?.feeling;
      return later && UNSAID.has(player.feeling) && TROUBLED.has(later) ? { ...player, feeling: later } : player;
    }),
  };
}

/** “Sat down among everybody’s feet” */
const EVERYBODY = /\b(?:among|round|before|past) (?:everybody|everyone|all of them|them all)\b|\b(?:everybody|everyone)[’']s (?:feet|faces|hands|arms)\b/i;

/** “Olive’s letter”, “told Finn about Olive” */
const OF_SOMEBODY = /\p{Lu}[\p{L}-]+[’']s?\s+(?!(?:paw|hand|arm|side|shoulder|face|sleeve|back|ear|eye|nose|head)s?\b)[a-z]+|\b(?:about|of) \p{Lu}[\p{L}-]+/gu;
