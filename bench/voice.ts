/**
 * What the narrator's voice is worth, in numbers: speed, word times beside those of another aligner, loudness, pace.
 * `npm run measure:voice` prints the table; `-- --write folder` writes the recordings for bench/voice-reference.py instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alignSpeech } from '@fableloom/narrator';
import { prepareScript } from '../engines/narrator/src/script.ts';
import { flite, loudness, peak } from '../engines/narrator/src/testing/flite.ts';
import {
  REFERENCE_BRIEFS, REFERENCE_TIMES, referenceRecording, shareOf, startErrors,
} from '../engines/narrator/src/testing/reference.ts';
import { encodeMp3 } from '../server/src/ports/narrator/mp3.ts';

const milliseconds = (seconds: number): string => `${Math.round(seconds * 1000)} ms`;
const decibels = (value: number): string => `${value.toFixed(1)} dB`;

/** Processor seconds of this thread: a busy machine does not count. */
async function timed<T>(work: () => T | Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = process.cpuUsage();
  const result = await work();
  return { result, seconds: process.cpuUsage(began).user / 1e6 };
}

async function row(name: string): Promise<string[]> {
  const brief = REFERENCE_BRIEFS[name];
  const reference = REFERENCE_TIMES[name];
  if (!brief || !reference) return [];
  const { result: recording, seconds } = await timed(() => referenceRecording(name));
  const { seconds: encoded } = await timed(() => encodeMp3(recording));
  const { result: found, seconds: listened } = await timed(() => alignSpeech(brief.text, recording, flite));
  const own = startErrors(recording.words, reference);
  const heard = startErrors(found, reference);
  const silence = Math.max(loudness(recording, 0, 0.28), loudness(recording, recording.duration - 0.5));
  return [
    name, `${recording.words.length}`, `${recording.duration.toFixed(1)} s`, `${Math.round(recording.duration / seconds)}x`, `${Math.round(recording.duration / (seconds + encoded))}x`,
    `${Math.round(recording.words.length / ((recording.duration - 0.9) / 60))}`,
    milliseconds(shareOf(own, 0.5)), milliseconds(shareOf(own, 0.9)), milliseconds(own.at(-1) ?? 0),
    decibels(loudness(recording)), decibels(peak(recording)), silence < -90 ? 'none' : decibels(silence),
    milliseconds(shareOf(heard, 0.5)), milliseconds(shareOf(heard, 0.9)), `${Math.round(recording.duration / listened)}x`,
  ];
}

const HEAD = ['passage and voice', 'words', 'length', 'speed', 'with mp3', 'words a minute', 'start error: median', '9 of 10 within', 'most',
  'loudness', 'peak', 'noise', 'found by ear: median', '9 of 10 within', 'speed of that'];

async function printTable(): Promise<void> {
  // Everything is compiled and every word known once before it is measured, as in a server that runs.
  for (const name of Object.keys(REFERENCE_BRIEFS)) await row(name);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log(line(HEAD));
  console.log(line(HEAD.map(() => '---')));
  for (const name of Object.keys(REFERENCE_BRIEFS)) console.log(line(await row(name)));
}

function writeRecordings(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const passages = Object.entries(REFERENCE_BRIEFS).map(([name, { text, speakers = [] }]) => {
    const { pcm } = referenceRecording(name);
    writeFileSync(join(folder, `${name}.raw`), new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength));
    const known = speakers.map((speaker) => speaker.name.toLowerCase());
    return [name, prepareScript(text, known).lines.flatMap(({ words }) => words.map(({ spoken }) => spoken))] as const;
  });
  writeFileSync(join(folder, 'passages.json'), JSON.stringify(Object.fromEntries(passages)));
}

const [flag, folder] = process.argv.slice(2);
if (flag === '--write' && folder) writeRecordings(folder);
else await printTable();
