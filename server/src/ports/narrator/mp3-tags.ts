/** Writes into an mp3 what a player shows: title, artist, cover, the text, and the text word by word with its times. */
import { ID3Writer } from 'browser-id3-writer';
import type { SpeakRequest, SpokenWord } from './narrator.port.ts';

const ALBUM = 'Fableloom';
const FRONT_COVER = 3;
const LYRICS = 1;
const IN_MILLISECONDS = 2;
const LANGUAGE = 'eng';

export type Label = Pick<SpeakRequest, 'text' | 'title' | 'artist'> & {
  cover: Uint8Array | null;
  words: readonly SpokenWord[];
  /** Seconds. */
  duration: number;
  /** Parts that a player can jump to; seconds. */
  chapters?: readonly { title: string; start: number; end: number }[];
};

export function tagMp3(mp3: Uint8Array, label: Label): Uint8Array {
  const writer = new ID3Writer(bufferOf(mp3));
  writer.setFrame('TIT2', label.title).setFrame('TALB', ALBUM).setFrame('TLEN', Math.round(label.duration * 1000));
  if (label.artist !== undefined && label.artist !== '') writer.setFrame('TPE1', [label.artist]);
  if (label.cover) writer.setFrame('APIC', { type: FRONT_COVER, data: bufferOf(label.cover), description: 'Cover' });
  writer.setFrame('USLT', { description: '', lyrics: label.text, language: LANGUAGE });
  writer.setFrame('SYLT', { type: LYRICS, timestampFormat: IN_MILLISECONDS, language: LANGUAGE, text: timedWords(label) });
  tagChapters(writer, label.chapters ?? []);
  return new Uint8Array(writer.addTag());
}

function tagChapters(writer: ID3Writer, chapters: NonNullable<Label['chapters']>): void {
  if (chapters.length === 0) return;
  const idOf = (index: number): string => `chapter${index + 1}`;
  chapters.forEach(({ title, start, end }, index) => {
    const span = { startTime: Math.round(start * 1000), endTime: Math.round(end * 1000) };
    writer.setFrame('CHAP', { id: idOf(index), ...span, subFrames: { TIT2: title } });
  });
  writer.setFrame('CTOC', { id: 'contents', ordered: true, topLevel: true, childElementIds: chapters.map((_, index) => idOf(index)) });
}

/** Each word with what stands between it and the next, so that a player that shows them in a row shows the text. */
function timedWords({ text, words }: Label): [string, number][] {
  return words.map(({ from, start }, at) => [text.slice(from, words[at + 1]?.from ?? text.length), Math.round(start * 1000)]);
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
