/** How those of a scene bear themselves, beyond what the words tell of them: hands, weight, lean and a face, by what they feel, who they are and a lot of their own. */
import { type AtEase, type Ease, type EaseName, EASES } from '../character/ease.ts';
import { type Expression, EXPRESSIONS, type Feeling, QUIET_FACES, readFeeling } from '../character/expression.ts';
import { type Dice, dice } from '../dice.ts';
import type { Player } from './player.ts';
import { speakerOf } from './speaker-told.ts';

export interface Bearing {
  /** how it stands where it is told to do nothing */
  body: AtEase;
  /** the face of what it feels */
  face: Expression;
  talks: boolean;
}

type Names = readonly [EaseName, ...EaseName[]];

/** What hands do by what is felt. */
const BY_FEELING: Readonly<Record<Feeling, Names>> = {
  calm: ['loose', 'hip', 'strap', 'clasp', 'loose', 'heart'],
  happy: ['open', 'hip', 'clasp', 'loose', 'strap', 'heart'],
  laughing: ['open', 'heart', 'clasp', 'open'],
  loving: ['heart', 'clasp', 'open', 'heart'],
  proud: ['akimbo', 'hip', 'akimbo', 'heart'],
  thinking: ['chin', 'hip', 'chin', 'crossed'],
  surprised: ['open', 'drawn up', 'heart'],
  scared: ['drawn up', 'clasp', 'drawn up'],
  worried: ['clasp', 'drawn up', 'heart', 'clasp'],
  sad: ['droop', 'clasp', 'droop'],
  angry: ['akimbo', 'crossed', 'akimbo'],
  sleepy: ['droop', 'loose'],
};

/** What somebody is in the habit of, who feels nothing in particular. */
const HABITS: readonly (readonly [words: RegExp, Names])[] = [
  [/\b(?:shy|timid|quiet|nervous|gentle|modest|careful)/i, ['clasp', 'clasp', 'heart', 'strap']],
  [/\b(?:brave|bold|proud|strong|determined|confident|fearless|stubborn)/i, ['akimbo', 'hip', 'loose']],
  [/\b(?:curious|clever|wise|thoughtful|smart|inventive)/i, ['chin', 'strap', 'hip', 'loose']],
  [/\b(?:playful|funny|energetic|cheerful|silly|mischiev|lively|friendly)/i, ['open', 'hip', 'loose', 'heart']],
];

const TALKS: Names = ['talk', 'explain', 'talk', 'open'];
/** Degrees to whom it looks, by what is felt; away from there is negative. */
const LEANS: Readonly<Record<Feeling, number>> = {
  calm: 1.5, happy: 3, laughing: -3, loving: 4, proud: -2, thinking: -2,
  surprised: -3.5, scared: -5, worried: -1.5, sad: 2, angry: 3, sleepy: 1,
};
/** Who is alone leans to nobody. */
const ALONE = 0.6;

/** Those who stand by and are glad, but do not grin. */
const GLAD_QUIETLY = [QUIET_FACES.beaming, QUIET_FACES.content, QUIET_FACES.listening, QUIET_FACES.amused, QUIET_FACES.curious] as const;
const CALMLY = [QUIET_FACES.content, QUIET_FACES.listening, QUIET_FACES.curious, QUIET_FACES.earnest] as const;
/** Poses of joy. */
const JOY: ReadonlySet<Player['pose']> = new Set(['cheering', 'jumping', 'waving', 'embracing', 'riding']);

/** @param told the words of the moment @param text all of them, with what is said aloud */
export function bearingsOf(players: readonly Player[], { told, text, seed }: { told: string; text: string; seed: string }): Bearing[] {
  const speaker = speakerOf(text, players.map(({ character }) => character.name));
  const isJoyTold = ['happy', 'laughing'].includes(readFeeling(told) ?? '');
  let grins = 0;
  let shut = 0;
  let last: EaseName | undefined;
  return players.map((player) => {
    const roll = dice(`bearing:${seed}:${player.character.id}`);
    const talks = player.character.name === speaker && players.length > 1;
    const face = faceOf(player, { talks, mayGrin: isJoyTold && grins < MOST_GRINS, shutsEyes: shut < MOST_SHUT, roll });
    if (face.mouth === 'grin') grins += 1;
    if (face.shut === 'happy') shut += 1;
    const ease = easeOf(player, talks, last, roll);
    last = ease.name;
    const leans = (LEANS[player.feeling] + (talks ? 1.5 : 0)) * roll.between(0.7, 1.2);
    const weight = roll.pick([-1, 1, 1, 0] as const);
    return { body: { ease, lean: leans * (players.length > 1 ? 1 : ALONE), weight }, face, talks };
  });
}

/** More than two open mouths of the same kind are a chorus. */
const MOST_GRINS = 2;
/** Of many who laugh or love each other, some look at each other. */
const MOST_SHUT = 2;

/** Two beside each other do not do the same. */
function easeOf({ feeling, character }: Player, talks: boolean, last: EaseName | undefined, roll: Dice): Ease {
  const habit = HABITS.find(([words]) => words.test(character.personality.join(' ')))?.[1];
  const isFree = feeling === 'calm' || feeling === 'happy';
  const names = talks && feeling !== 'scared' && feeling !== 'sad' ? TALKS : habit && isFree && roll.chance(0.5) ? habit : BY_FEELING[feeling];
  const first = roll.pick(names);
  return EASES[first === last ? roll.pick(names) : first];
}

interface Among {
  talks: boolean;
  mayGrin: boolean;
  shutsEyes: boolean;
  roll: Dice;
}

function faceOf({ feeling, pose }: Player, { talks, mayGrin, shutsEyes, roll }: Among): Expression {
  const told: Expression = EXPRESSIONS[feeling];
  if (told.shut === 'happy' && !shutsEyes) {
    const { shut: _, ...open } = told;
    return { ...open, open: 1 };
  }
  if (feeling === 'happy') {
    if (JOY.has(pose) || (mayGrin && roll.chance(0.7))) return told;
    return talks ? QUIET_FACES.speaking : withTilt(GLAD_QUIETLY[roll.whole(0, GLAD_QUIETLY.length - 1)] ?? told, roll);
  }
  if (feeling === 'calm') return talks ? QUIET_FACES.speaking : withTilt(CALMLY[roll.whole(0, CALMLY.length - 1)] ?? told, roll);
  return told;
}

/** Heads do not all tilt to the same side. */
const withTilt = (face: Expression, roll: Dice): Expression => ({ ...face, tilt: face.tilt * roll.pick([1, 1, -0.7] as const) });
