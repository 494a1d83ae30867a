/** A chapter of the EPUB as a page: every spoken word has an id that its overlay points to. */
import { type BookPicture, type BookScene, type Chapter, paragraphsOf, scenesBehind } from '../book.ts';
import { xml } from '../xml.ts';

export interface ImageFile {
  name: string;
  picture: BookPicture;
}

export interface ChapterImages {
  main: ImageFile | null;
  scenes: readonly (ImageFile & { scene: BookScene })[];
}

export const wordId = (index: number): string => `w${index}`;

export function page(title: string, body: string, options: { type?: string; extra?: string } = {}): string {
  const type = options.type ? ` epub:type="${options.type}"` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><meta charset="UTF-8"/><title>${xml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body${type}>
${body}
</body>
</html>
`;
}

export const figure = ({ name, picture: { alt, width, height } }: ImageFile): string =>
  `<figure><img src="${name}" alt="${xml(alt)}" width="${width}" height="${height}"/></figure>`;

/** Where a word is spoken it stands in a span; what is between words stays as it was written. */
function spokenText(chapter: Chapter, from: number, to: number): string {
  let at = from;
  let out = '';
  chapter.sound?.words.forEach((word, index) => {
    if (word.from < at || word.to > to) return;
    out += xml(chapter.text.slice(at, word.from));
    out += `<span id="${wordId(index)}">${xml(chapter.text.slice(word.from, word.to))}</span>`;
    at = word.to;
  });
  return (out + xml(chapter.text.slice(at, to))).replaceAll('\n', '<br/>');
}

export function chapterPage(chapter: Chapter, images: ChapterImages): string {
  const paragraphs = paragraphsOf(chapter.text);
  const lines = paragraphs.flatMap(({ from, to }, index) => {
    const behind = scenesBehind(chapter, paragraphs, index);
    return [`<p>${spokenText(chapter, from, to)}</p>`, ...images.scenes.filter(({ scene }) => behind.includes(scene)).map(figure)];
  });
  const body = [
    '<section id="text" epub:type="chapter" role="doc-chapter" aria-labelledby="title">',
    `<h1 id="title">${xml(chapter.title)}</h1>`,
    ...(images.main ? [figure(images.main)] : []),
    ...lines,
    '</section>',
  ];
  return page(chapter.title, body.join('\n'), { type: 'bodymatter' });
}
