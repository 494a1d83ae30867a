/** What somebody carries through a story because its family asked for it: it is in the hand as well where a passage does not speak of it. */
import type { SceneBrief } from '../brief.ts';
import { PROPS } from '../props/props.ts';
import { THING_WORDS } from '../props/things.ts';
import { sentencesIn } from '../words/sentences.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { isNamedIn, placesOf } from './named-in.ts';
import type { Player } from './player.ts';
import type { SceneReading } from './read-scene.ts';

/** “Maya carries a red umbrella with her”: from the first page on. */
const HAS_IT_WITH = /\b(?:carr(?:y|ies|ied|ying)|hold(?:s|ing)?|held|takes?|took|brings?|brought|always has|(?:has|had|have) [^.!?;]{0,40} with (?:him|her|them))\b/i;
/** It was laid down, given away or lost when it was last told of. */
const LET_GO = /\b(?:put|laid|set) (?:[^.!?;]{0,30} )?down\b|\b(?:left|leave|leaving) [^.!?;]{0,30}\b(?:behind|there|at home|with)\b|\b(?:lost|gone|stolen|broke|broken|sank|vanished|blew away|blown away|flew away)\b|\b(?:gave|given|handed|hung|threw|thrown)\b|\bon the (?:shelf|hook|wall|chair|bed)\b|\bover (?:the|\w+[’']s) bed\b/i;
const GOT_BACK = /\b(?:got you|got it back|found|picked [^.!?;]{0,20}up|back into the bag|in (?:his|her|their) hands?|still (?:had|got))\b/i;

/** With a hand to spare: who runs or climbs has it in the bag. */
const HAND_FREE: ReadonlySet<Player['pose']> = new Set(['standing', 'holding', 'walking', 'sitting', 'kneeling', 'thinking']);
const canCarry = ({ pose, held, hides, rides, pulls, onHead, sitsOn }: Player): boolean => HAND_FREE.has(pose) && !held && !hides && !rides && !pulls && !onHead && sitsOn !== 'swing';
/** Whoever does one of these has put it down beside them for as long. */
const AT_ONE_PLACE: ReadonlySet<Player['pose']> = new Set(['standing', 'holding', 'sitting', 'kneeling', 'thinking', 'reaching', 'pointing', 'whispering', 'waving', 'hugging', 'embracing', 'digging']);
/** A few things more would be a heap. */
const ROOM_FOR_ONE = 1;
const STAYS: ReadonlySet<Player['pose']> = new Set(['walking', 'sitting', 'kneeling']);

interface Carried {
  prop: string;
  pattern: RegExp;
  /** the words that asked for it */
  words: string;
}

function thingsCarried({ carried = [], asked = '' }: SceneBrief): Carried[] {
  const all = [...carried, ...sentencesIn(asked).filter((sentence) => HAS_IT_WITH.test(sentence))];
  const things = all.flatMap((words) => THING_WORDS.flatMap(([prop, pattern]) => (PROPS[prop]?.grip && pattern.test(presentText(words)) ? [{ prop, pattern, words }] : [])));
  return things.filter(({ prop }, i) => things.findIndex((one) => one.prop === prop) === i);
}

/** In somebody’s hand by what the story tells so far. */
function isWithThem({ pattern, words }: Carried, told: string): boolean {
  const last = sentencesIn(withoutSpeech(told)).findLast((sentence) => pattern.test(sentence));
  return last === undefined ? HAS_IT_WITH.test(words) : !LET_GO.test(last) || GOT_BACK.test(last);
}

/** “Maya carried it”, and Maya is not in this picture. */
const NAMES_SOMEBODY = /^(?!(?:They|We|I|He|She|It|The|An?|All|Both|Every\w+|My|Our|His|Her|Their|One|Some|In|On|At|There|Here|Please|Make|With)\b)\p{Lu}\p{L}+/u;

/** @returns who has it: the one whom the family named with it, or else whose story it is */
function ownerOf({ words }: Carried, { cast }: SceneBrief): string | undefined {
  const named = cast.filter((one) => isNamedIn(words, one, cast)).toSorted((a, b) => (placesOf(words, a, cast)[0] ?? 0) - (placesOf(words, b, cast)[0] ?? 0));
  return (named[0] ?? (NAMES_SOMEBODY.test(words) ? undefined : cast[0]))?.id;
}

/** @param passage all its words: of what they name they say themselves where it is */
export function withCarried(reading: SceneReading, passage: string, brief: SceneBrief): SceneReading {
  const told = `${brief.earlier ?? ''}\n${brief.before ?? ''}`;
  const players = [...reading.players];
  const props = [...reading.props];
  for (const thing of thingsCarried(brief)) {
    if (thing.pattern.test(passage) || reading.props.includes(thing.prop) || !isWithThem(thing, told)) continue;
    const owner = ownerOf(thing, brief);
    const i = players.findIndex((player) => player.character.id === owner);
    const one = players[i];
    if (one && canCarry(one)) players[i] = { ...one, held: thing.prop, pose: STAYS.has(one.pose) ? one.pose : 'holding' };
    else if (one && AT_ONE_PLACE.has(one.pose) && !one.rides && !one.hides && props.length <= ROOM_FOR_ONE && reading.bystanders.length < 2) props.push(thing.prop);
  }
  return { ...reading, players, props };
}
