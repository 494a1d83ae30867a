/** How the EPUB looks until its reader decides otherwise. */
import type { Face } from '../fonts.ts';

export const fontName = (family: string, script: string, weight: number): string => `${family.toLowerCase()}-${script}-${weight}.woff`;

export function stylesheet({ family, files }: Face): string {
  const faces = files.map(({ script, weight, range }) =>
    `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: normal; src: url("${fontName(family, script, weight)}") format("woff"); unicode-range: ${range}; }`);
  return `${faces.join('\n')}
body { font-family: "${family}", ${family === 'Andika' ? 'sans-serif' : 'serif'}; line-height: 1.6; margin: 0 5%; }
h1 { font-size: 1.5em; line-height: 1.2; margin: 1em 0; text-align: center; }
p { margin: 0 0 0.9em; orphans: 2; widows: 2; }
figure { margin: 1em 0; page-break-inside: avoid; break-inside: avoid; text-align: center; }
img { max-width: 100%; height: auto; border-radius: 8px; }
.title { text-align: center; margin-top: 2em; }
.cast { text-align: center; }
.small { font-size: 0.85em; text-align: center; }
.-epub-media-overlay-active { background-color: #f6c667; color: #2b1d33; border-radius: 0.25em; }
`;
}
