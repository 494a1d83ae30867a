/** The package document: what is in the EPUB, in which order it is read, and what it offers to whom. */
import type { Book } from '../book.ts';
import { xml } from '../xml.ts';
import { clockTime } from './overlay.ts';

export interface Item {
  id: string;
  href: string;
  mediaType: string;
  properties?: 'nav' | 'cover-image';
  /** Id of the overlay of a page. */
  overlay?: string;
  /** Whether it is a page, read in this place. */
  isPage?: boolean;
  /** Seconds, of an overlay. */
  duration?: number;
}

const moment = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');
const meta = (property: string, value: string, refines = ''): string => `<meta property="${property}"${refines && ` refines="#${refines}"`}>${xml(value)}</meta>`;

function accessibility(hasSound: boolean): string[] {
  const features = ['alternativeText', 'structuralNavigation', 'tableOfContents', 'readingOrder', 'displayTransformability', ...(hasSound ? ['synchronizedAudioText'] : [])];
  const told = hasSound ? ' The words are lit while they are read aloud.' : '';
  return [
    ...['textual', 'visual', ...(hasSound ? ['auditory'] : [])].map((mode) => meta('schema:accessMode', mode)),
    meta('schema:accessModeSufficient', 'textual'),
    meta('schema:accessModeSufficient', 'textual,visual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', `Every picture is described in words.${told} Text can be resized and reflowed.`),
  ];
}

export function packageDocument(book: Book, items: readonly Item[], now: Date): string {
  const overlays = items.filter(({ duration }) => duration !== undefined);
  const total = overlays.reduce((sum, { duration = 0 }) => sum + duration, 0);
  const metadata = [
    `<dc:identifier id="id">urn:fableloom:${xml(book.id)}</dc:identifier>`,
    `<dc:title>${xml(book.title)}</dc:title>`,
    '<dc:language>en</dc:language>',
    '<dc:creator>Fableloom</dc:creator>',
    `<dc:date>${moment(book.madeAt)}</dc:date>`,
    ...book.madeBy.map((line) => `<dc:contributor>${xml(line)}</dc:contributor>`),
    `<dc:description>${xml(`A story for ages ${book.ageRange}.`)}</dc:description>`,
    meta('dcterms:modified', moment(now)),
    meta('schema:typicalAgeRange', book.ageRange),
    ...accessibility(overlays.length > 0),
    ...overlays.map(({ id, duration = 0 }) => meta('media:duration', clockTime(duration), id)),
    ...(overlays.length > 0 ? [meta('media:duration', clockTime(total)), meta('media:active-class', '-epub-media-overlay-active')] : []),
    ...book.chapters.flatMap(({ sound }) => sound?.madeBy ?? []).slice(0, 1).map((line) => meta('media:narrator', line)),
    ...(items.some(({ properties }) => properties === 'cover-image') ? ['<meta name="cover" content="cover-image"/>'] : []),
  ];
  const manifest = items.map(({ id, href, mediaType, properties, overlay }) =>
    `<item id="${id}" href="${href}" media-type="${mediaType}"${properties ? ` properties="${properties}"` : ''}${overlay ? ` media-overlay="${overlay}"` : ''}/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en" dir="ltr">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${items.filter(({ isPage }) => isPage).map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}
