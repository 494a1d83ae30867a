/** Binds a book as EPUB 3, with media overlays word by word where it has been read aloud. */
import { type Zippable, zipSync } from 'fflate';
import type { Book } from '../book.ts';
import { faceFor } from '../fonts.ts';
import { xml } from '../xml.ts';
import { chapterPage, figure, type ImageFile, page } from './chapter-page.ts';
import { clipsOf, overlay } from './overlay.ts';
import { type Item, packageDocument } from './package-document.ts';
import { fontName, stylesheet } from './stylesheet.ts';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

type Kept = Item & { data: Uint8Array };
const text = (data: string): Uint8Array => new TextEncoder().encode(data);
const XHTML = 'application/xhtml+xml';
const PAGE = { mediaType: XHTML, isPage: true };

function frontPages(book: Book): Kept[] {
  const cover: ImageFile | null = book.cover && { name: 'cover.jpg', picture: book.cover };
  const title = [
    '<section epub:type="titlepage">',
    `<h1 class="title">${xml(book.title)}</h1>`,
    `<p class="cast">${xml(book.cast.join(', '))}</p>`,
    ...book.madeBy.map((line) => `<p class="small">${xml(line)}</p>`),
    '</section>',
  ];
  return [
    ...(cover
      ? [
          { id: 'cover-image', href: cover.name, mediaType: 'image/jpeg', properties: 'cover-image' as const, data: cover.picture.jpeg },
          { id: 'cover', href: 'cover.xhtml', ...PAGE, data: text(page('Cover', `<section epub:type="cover">${figure(cover)}</section>`, { type: 'frontmatter' })) },
        ]
      : []),
    { id: 'title-page', href: 'title.xhtml', ...PAGE, data: text(page(book.title, title.join('\n'), { type: 'frontmatter' })) },
  ];
}

function contents(book: Book): Kept {
  const lines = book.chapters.map(({ title }, index) => `<li><a href="chapter-${index + 1}.xhtml">${xml(title)}</a></li>`);
  const landmarks = [
    '<nav epub:type="landmarks" aria-label="Landmarks" hidden="hidden"><ol>',
    '<li><a epub:type="titlepage" href="title.xhtml">Title page</a></li>',
    ...(lines.length > 0 ? ['<li><a epub:type="bodymatter" href="chapter-1.xhtml">Start of the story</a></li>'] : []),
    '</ol></nav>',
  ];
  const body = ['<nav epub:type="toc" role="doc-toc" aria-labelledby="toc"><h1 id="toc">Contents</h1><ol>', ...lines, '</ol></nav>', ...landmarks];
  return { id: 'nav', href: 'nav.xhtml', mediaType: XHTML, properties: 'nav', isPage: true, data: text(page('Contents', body.join('\n'))) };
}

function chapterItems(book: Book, index: number): Kept[] {
  const chapter = book.chapters[index];
  if (!chapter) return [];
  const name = `chapter-${index + 1}`;
  const main = chapter.picture && { name: `${name}.jpg`, picture: chapter.picture };
  const scenes = chapter.scenes.map((scene, place) => ({ name: `${name}-scene-${place + 1}.jpg`, picture: scene, scene }));
  const images = [...(main ? [main] : []), ...scenes].map(({ name: href, picture }) => ({ id: href.replace('.jpg', '-image'), href, mediaType: 'image/jpeg', data: picture.jpeg }));
  const { sound } = chapter;
  const spoken: Kept[] = sound
    ? [
        { id: `${name}-overlay`, href: `${name}.smil`, mediaType: 'application/smil+xml', data: text(overlay(sound, { page: `${name}.xhtml`, sound: `${name}.mp3` })), duration: lengthOf(sound) },
        { id: `${name}-sound`, href: `${name}.mp3`, mediaType: 'audio/mpeg', data: sound.mp3 },
      ]
    : [];
  const written: Kept = { id: name, href: `${name}.xhtml`, ...PAGE, data: text(chapterPage(chapter, { main, scenes })), ...(sound ? { overlay: `${name}-overlay` } : {}) };
  return [written, ...spoken, ...images];
}

const lengthOf = (sound: Parameters<typeof clipsOf>[0]): number => clipsOf(sound).reduce((sum, { begin, end }) => sum + end - begin, 0);

/** @param now is written as the moment of the last change */
export async function bindEpub(book: Book, now: Date): Promise<Uint8Array> {
  const face = await faceFor(book.ageRange);
  const fonts = face.files.map(({ script, weight, woff }): Kept => {
    const href = fontName(face.family, script, weight);
    return { id: `font-${script}-${weight}`, href, mediaType: 'font/woff', data: woff };
  });
  const items: Kept[] = [
    ...frontPages(book),
    contents(book),
    ...book.chapters.flatMap((_, index) => chapterItems(book, index)),
    { id: 'css', href: 'book.css', mediaType: 'text/css', data: text(stylesheet(face)) },
    ...fonts,
  ];
  // What is compressed already is only put in; the first file must be the type, as it is.
  const files: Zippable = { mimetype: [text('application/epub+zip'), { level: 0 }], 'META-INF/container.xml': text(CONTAINER) };
  files['book/package.opf'] = text(packageDocument(book, items, now));
  for (const { href, mediaType, data } of items) files[`book/${href}`] = [data, { level: /jpeg|audio|font/.test(mediaType) ? 0 : 6 }];
  return zipSync(files, { mtime: now });
}
