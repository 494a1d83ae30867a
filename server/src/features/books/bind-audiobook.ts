/** Binds a book as one mp3: every part one after the other, a chapter for each, the cover, and the words with their times. */
import { joinSounds } from '../../ports/narrator/join-sounds.ts';
import { tagMp3 } from '../../ports/narrator/mp3-tags.ts';
import { refuse } from '../../http/refuse.ts';
import type { Book, BookSound } from './book.ts';

const BETWEEN = '\n\n';

/** Refuses while a part is silent: a recording with a hole in the story would tell it wrong. */
export function bindAudiobook(book: Book): Uint8Array {
  let text = '';
  const parts = book.chapters.map(({ title, text: words, sound }) => {
    text += `${text === '' ? '' : BETWEEN}${title}${BETWEEN}`;
    const from = text.length;
    text += words;
    return { title, from, sound: sound ?? silent() };
  });
  const { sound, words, duration, begins } = joinSounds(parts.map((part) => ({ mp3: Buffer.from(part.sound.mp3), words: part.sound.words, from: part.from })));
  const chapters = parts.map(({ title }, index) => ({ title, start: begins[index] ?? 0, end: begins[index + 1] ?? duration }));
  return tagMp3(sound, { text, title: book.title, cover: book.cover?.jpeg ?? null, words, duration, chapters });
}

const silent = (): BookSound => refuse('CONFLICT', 'book.sound.missing');
