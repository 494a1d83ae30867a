/** Binds a book as one mp3: every part one after the other, a chapter for each, the cover, and the words with their times. */
import { joinSounds, silenceFor, unlikeTheOthers } from '../../ports/narrator/join-sounds.ts';
import { tagMp3 } from '../../ports/narrator/mp3-tags.ts';
import { refuse } from '../../http/refuse.ts';
import type { Book, BookSound } from './book.ts';

const BETWEEN = '\n\n';
const list = new Intl.ListFormat('en');

/** Seconds beside the silence in which each recording begins and ends: longer than between paragraphs. */
const BETWEEN_PARTS = 0.9;

/**
 * Refuses while a part is silent (a recording with a hole in the story would tell it wrong), or of another kind than the rest.
 * @param usedUp the family's narrations of the month when none is left: nobody is sent to have read again what cannot be read
 */
export async function bindAudiobook(book: Book, usedUp: () => Promise<{ n: number; date: string } | null>): Promise<Uint8Array> {
  let text = '';
  const parts = book.chapters.map(({ title, text: words, sound }) => {
    text += `${text === '' ? '' : BETWEEN}${title}${BETWEEN}`;
    const from = text.length;
    text += words;
    const { mp3, words: spoken } = sound ?? silent();
    return { title, mp3, words: spoken, from };
  });
  const odd = unlikeTheOthers(parts).map((index) => parts[index]?.title ?? '');
  if (odd.length > 0) {
    const [full, named] = [await usedUp(), list.format(odd)];
    return full ? refuse('CONFLICT', 'book.sound.mixed.used-up', { parts: named, ...full }) : refuse('CONFLICT', 'book.sound.mixed', { parts: named });
  }
  const { sound, words, duration, begins } = joinSounds(parts, await silenceFor(parts, BETWEEN_PARTS));
  const chapters = parts.map(({ title }, index) => ({ title, start: begins[index] ?? 0, end: begins[index + 1] ?? duration }));
  return tagMp3(sound, { text, title: book.title, cover: book.cover?.jpeg ?? null, words, duration, chapters });
}

const silent = (): BookSound => refuse('CONFLICT', 'book.sound.missing');
