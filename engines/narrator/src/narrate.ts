/** The whole way from a text to its sound: script, casting, one take a line, and all takes put behind one another. */
import type { AgeRange, Narration, NarrationBrief, SpokenWord } from './brief.ts';
import { castSpeaker, castSpeakers, NARRATORS, type Casting } from './cast/casting.ts';
import { DELIVERIES, deliveriesOf } from './delivery.ts';
import { ownSounds } from './lexicon/own-sounds.ts';
import { NothingToSay } from './nothing-to-say.ts';
import { HEAD_OF_SILENCE, paceFor, pauseLength, TAIL_OF_SILENCE, type Pace } from './pace.ts';
import { prepareScript, type ScriptLine } from './script.ts';
import { putTogether, type PlacedTake } from './sound/put-together.ts';
import { record, type Take } from './take.ts';
import { pronounce } from './timing/pronunciation.ts';

type Phones = ReadonlyMap<string, readonly string[]>;

/** Throws NothingToSay when there is no word to speak. `onProgress` is told the share of lines that are spoken, up to 1. */
export function narrate(brief: NarrationBrief, flite: WebAssembly.Module, onProgress: (done: number) => void = () => {}): Narration {
  const narrator = NARRATORS[brief.voice];
  const cast = castSpeakers(brief.speakers ?? [], narrator);
  const own = ownSounds(brief.saidLike ?? []);
  const mouth = { flite, own: own.file };
  const { lines, unspoken } = prepareScript(brief.text, [...cast.keys()], own);
  if (lines.length === 0) throw new NothingToSay(unspoken);

  const phones = pronounce(mouth, new Set(lines.flatMap((line) => line.words.flatMap((word) => word.spoken))));
  const deliveries = deliveriesOf(lines);
  const pace = paceOf(brief.ageRange, lines, phones);
  const placed: PlacedTake[] = [];
  const words: SpokenWord[] = [];
  let at = HEAD_OF_SILENCE;
  lines.forEach((line, index) => {
    const casting = brief.oneVoice ? narrator : castingOf(line, narrator, cast);
    const delivery = deliveries[index] ?? DELIVERIES.plain;
    const take = record(mouth, line, { casting, delivery, pace }, phones);
    placed.push({ take, start: at, voice: `${casting.voice} ${casting.pitch}`, gain: delivery.gain });
    words.push(...wordsOf(line, take, at));
    at += take.length + (index < lines.length - 1 ? pauseLength(line.pauseAfter, pace.calm) : TAIL_OF_SILENCE);
    onProgress((index + 1) / lines.length);
  });
  return { ...putTogether(placed, at), words, unspoken };
}

function castingOf(line: ScriptLine, narrator: Casting, cast: ReadonlyMap<string, Casting>): Casting {
  if (line.speaker === null) return narrator;
  return cast.get(line.speaker) ?? castSpeaker(line.speaker, narrator);
}

function paceOf(age: AgeRange, lines: readonly ScriptLine[], phones: Phones): Pace {
  const words = lines.flatMap((line) => line.words);
  const pauses = [...lines.slice(0, -1).map((line) => line.pauseAfter),
    ...lines.flatMap((line) => line.words.slice(0, -1).map((word) => word.pauseAfter))];
  return paceFor(age, {
    words: words.length,
    phones: words.flatMap((word) => word.spoken).reduce((sum, part) => sum + (phones.get(part)?.length ?? 0), 0),
    lines: lines.length,
    pauses: pauses.reduce((sum, pause) => sum + pauseLength(pause, 1), 0),
  });
}

function wordsOf(line: ScriptLine, take: Take, at: number): SpokenWord[] {
  return line.words.map(({ from, to }, index) => {
    const { start, end } = take.words[index] ?? { start: 0, end: 0 };
    return { from, to, start: at + start, end: at + end };
  });
}
