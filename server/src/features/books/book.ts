/** A whole story as it is bound into a file: plain words, pictures for print, sound with word times. Knows no file format. */
import type { SpokenWord } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import type { Phase } from '@fableloom/contract/taxonomies/phases';

export interface BookPicture {
  jpeg: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

export interface BookSound {
  mp3: Buffer;
  /** Character offsets in the chapter's text, seconds in the file. */
  words: readonly SpokenWord[];
  /** Seconds. */
  duration: number;
  /** Who reads, as a person is told. */
  madeBy: string;
}

/** A scene that the family had drawn; it stands after the paragraph that ends at or after `after`. */
export interface BookScene extends BookPicture {
  /** Character offset in the chapter's text. */
  after: number;
}

export interface Chapter {
  phase: Phase;
  title: string;
  /** Paragraphs are separated by an empty line. */
  text: string;
  picture: BookPicture | null;
  scenes: readonly BookScene[];
  sound: BookSound | null;
}

export interface Book {
  id: string;
  title: string;
  ageRange: AgeRange;
  /** Names, in the order of the story. */
  cast: readonly string[];
  chapters: readonly Chapter[];
  cover: BookPicture | null;
  /** Sentences that say who wrote, drew and read it. */
  madeBy: readonly string[];
  madeAt: Date;
}

export interface BookParagraph {
  /** Character offsets in the chapter's text. */
  from: number;
  to: number;
  text: string;
}

/** Paragraphs that know where they stand in the text. */
export function paragraphsOf(text: string): BookParagraph[] {
  return [...text.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/g)].map(({ 0: found, index }) => {
    const words = found.trimEnd();
    return { from: index, to: index + words.length, text: words };
  });
}

/** Scenes of a chapter, each behind one of its paragraphs; what belongs to no paragraph any more stands behind the last. */
export function scenesBehind(chapter: Chapter, paragraphs: readonly BookParagraph[], index: number): readonly BookScene[] {
  const last = paragraphs.length - 1;
  const placeOf = ({ after }: BookScene) => {
    const found = paragraphs.findIndex(({ to }) => after <= to);
    return found === -1 ? last : found;
  };
  return chapter.scenes.filter((scene) => placeOf(scene) === index);
}
