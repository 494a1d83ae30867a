/** Binds a book as a zip that needs no special reader: text, pictures, sound, and everything once more as JSON. */
import { type Zippable, zipSync } from 'fflate';
import { type Book, type Chapter, paragraphsOf } from './book.ts';

const text = (data: string): Uint8Array => new TextEncoder().encode(data);
const ready = (data: Uint8Array): Zippable[string] => [data, { level: 0 }];

const writtenPart = ({ phase, title, text: words, picture, sound }: Chapter) => ({
  phase, title, text: words, picture: picture && { alt: picture.alt }, narration: sound && { duration: sound.duration, words: sound.words, madeBy: sound.madeBy },
});

const numbered = (index: number, phase: string): string => `${index + 1}-${phase}`;

function writtenStory(book: Book): string {
  const chapters = book.chapters.map(({ title, text: words }) => `${title}\n\n${paragraphsOf(words).map((paragraph) => paragraph.text).join('\n\n')}`);
  return `${[book.title, ...chapters, book.madeBy.join('\n')].join('\n\n\n')}\n`;
}

/** @param facts what is remembered of the story beside its text */
export function bindArchive(book: Book, facts: object, now: Date): Uint8Array {
  const files: Zippable = { 'story.txt': text(writtenStory(book)), 'story.json': text(`${JSON.stringify({ ...facts, parts: book.chapters.map(writtenPart) }, null, 2)}\n`) };
  if (book.cover) files['pictures/cover.jpg'] = ready(book.cover.jpeg);
  book.chapters.forEach(({ phase, picture, scenes, sound }, index) => {
    const name = numbered(index, phase);
    if (picture) files[`pictures/${name}.jpg`] = ready(picture.jpeg);
    scenes.forEach(({ jpeg }, place) => {
      files[`pictures/${name}-scene-${place + 1}.jpg`] = ready(jpeg);
    });
    if (sound) files[`sound/${name}.mp3`] = ready(sound.mp3);
  });
  return zipSync(files, { mtime: now });
}
