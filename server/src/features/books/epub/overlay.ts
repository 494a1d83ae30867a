/** A media overlay (SMIL): which word is lit at which time of the recording. */
import type { BookSound } from '../book.ts';
import { wordId } from './chapter-page.ts';

const seconds = (value: number): string => `${value.toFixed(3)}s`;

/**
 * Readers play clip after clip: each therefore lasts until the next word begins, so that no pause is lost.
 * The first begins with the file and the last ends with it.
 */
export function clipsOf({ words, duration }: Pick<BookSound, 'words' | 'duration'>): { index: number; begin: number; end: number }[] {
  const clips = words.map(({ start }, index) => ({ index, begin: index === 0 ? 0 : start, end: words[index + 1]?.start ?? duration }));
  // Two words in one breath, such as the halves of a number, are lit together with the longer one.
  return clips.filter(({ begin, end }) => end - begin >= 0.001);
}

export function overlay(sound: BookSound, names: { page: string; sound: string }): string {
  const lines = clipsOf(sound).map(({ index, begin, end }) =>
    `<par id="p${index}"><text src="${names.page}#${wordId(index)}"/><audio src="${names.sound}" clipBegin="${seconds(begin)}" clipEnd="${seconds(end)}"/></par>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq id="chapter" epub:textref="${names.page}#text" epub:type="chapter">
${lines.join('\n')}
</seq>
</body>
</smil>
`;
}

/** '0:01:02.500' */
export function clockTime(value: number): string {
  const whole = Math.floor(value / 60);
  const rest = (value - whole * 60).toFixed(3).padStart(6, '0');
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}:${rest}`;
}
