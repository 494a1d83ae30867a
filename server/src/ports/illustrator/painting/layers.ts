/** A drawing as its painter sees it: what lies under the filter of its style, that filter, and the layers that lie over it. */
import { BLENDS, type Blend } from './blends.ts';

export interface Layers {
  /** what the filter is laid on, as a drawing of its own */
  under: string;
  /** the primitives of the filter over the whole sheet, or none */
  filter: string;
  over: readonly Layer[];
}

export interface Layer {
  svg: string;
  blend: Blend;
  /** a texture of noise, which has nothing finer than a unit of the drawing */
  noise: boolean;
}

const HEAD = /^\s*<svg[^>]*>/;
const BLEND = /mix-blend-mode:([\w-]+)/;

/** The elements of a row of markup, each whole. */
function elementsOf(markup: string): string[] {
  const elements: string[] = [];
  let [depth, start] = [0, 0];
  for (const tag of markup.matchAll(/<(\/?)[a-zA-Z][^>]*?(\/?)>/g)) {
    if (depth === 0 && !tag[1]) start = tag.index;
    if (!tag[2]) depth += tag[1] ? -1 : 1;
    if (depth === 0) elements.push(markup.slice(start, tag.index + tag[0].length));
  }
  return elements;
}

/** @returns null for a drawing with neither a filter over the whole sheet nor a texture of noise over it, or with a blend that is not known here */
export function layersOf(svg: string): Layers | null {
  const head = HEAD.exec(svg)?.[0] ?? '';
  const elements = elementsOf(svg.slice(head.length).replace(/<\/svg>\s*$/, ''));
  const from = elements.findIndex((element) => !/^<(?:defs|filter)\b/.test(element));
  const [definitions, marks] = [elements.slice(0, from).join(''), elements.slice(from)];
  if (marks.slice(1).some((mark) => !BLENDS.has(blendOf(mark)))) return null;
  const alone = (content: string): string => `${head}${definitions}${content}</svg>`;
  const layers = (over: readonly string[]): Layer[] => runsOf(over).map(({ content, blend }) => ({ svg: alone(content), blend, noise: isNoise(content, definitions) }));
  const [opening, id] = /^<g filter="url\(#([\w-]+)\)">/.exec(marks[0] ?? '') ?? [];
  const [, filter] = (id && new RegExp(`<filter id="${id}" x="0" y="0" width="100%" height="100%"[^>]*>(.*?)</filter>`, 's').exec(svg)) || [];
  if (opening && filter) return { under: alone((marks[0] ?? '').slice(opening.length, -'</g>'.length)), filter, over: layers(marks.slice(1)) };
  const textured = marks.findIndex((mark) => isNoise(mark, definitions));
  return textured < 0 ? null : { under: alone(marks.slice(0, textured).join('')), filter: '', over: layers(marks.slice(textured)) };
}

/** @returns whether all there is of it is filled with a tile of noise */
function isNoise(content: string, definitions: string): boolean {
  const [, tile] = /^<rect [^>]*fill="url\(#([\w-]+)\)"[^>]*>$/.exec(content) ?? [];
  return Boolean(tile && new RegExp(`<pattern id="${tile}"[^>]*><rect [^>]*filter="`).test(definitions));
}

const blendOf = (element: string): string => BLEND.exec(/^<[^>]*>/.exec(element)?.[0] ?? '')?.[1] ?? 'normal';

/** Neighbours that are simply laid on one another are one layer; what blends is one of its own. */
function runsOf(elements: readonly string[]): { content: string; blend: Blend }[] {
  const runs: { content: string; blend: Blend }[] = [];
  for (const element of elements) {
    const blend = blendOf(element) as Blend;
    const last = runs.at(-1);
    if (blend === 'normal' && last?.blend === 'normal') last.content += element;
    else runs.push({ content: blend === 'normal' ? element : element.replace(/mix-blend-mode:[\w-]+;?/, ''), blend });
  }
  return runs;
}
