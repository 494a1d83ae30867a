import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { CHARACTER_TYPES } from '../../../../../contract/src/taxonomies/character-types.ts';
import { distinguishingFeatures } from '../../../../../contract/src/taxonomies/distinguishing-features.ts';
import { ROLES } from '../../../../../contract/src/taxonomies/roles.ts';
import type { DrawnCharacter } from '../../brief.ts';
import { drawPicture } from '../../index.ts';
import { character } from '../../testing/families.ts';
import { readLook } from '../read-look.ts';
import { signOf } from './draw-signs.ts';

const WIDE = 110;
const TYPES = CHARACTER_TYPES.flatMap(({ category, subcategories }) =>
  subcategories.flatMap(({ name, types }) => types.map((type) => `${category} - ${name} - ${type}`)));

/** One type of each body that is all face. */
const BODIES = new Map(TYPES.flatMap((type): [string, string][] => {
  const { rig, parts } = readLook(character('Q', type)).rig;
  return rig === 'spirit' || rig === 'swimmer' ? [[`${rig} ${parts.shape}`, type]] : [];
}));

const pixelsOf = (svg: string): Uint8Array => new Resvg(svg, { fitTo: { mode: 'width', value: WIDE }, font: { loadSystemFonts: false } }).render().pixels;

function differing(a: Uint8Array, b: Uint8Array): number[] {
  const places: number[] = [];
  for (let i = 0; i < a.length; i += 4) if ([0, 1, 2, 3].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 40)) places.push(i / 4);
  return places;
}

/** The group of what is worn on the breast, taken out. */
function unworn(svg: string): string {
  const opening = /<g [^>]*data-sign="chest"[^>]*>/.exec(svg);
  if (!opening) return svg;
  let depth = 1;
  let to = opening.index + opening[0].length;
  for (const tag of svg.slice(to).matchAll(/<(\/?)g\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth) continue;
    to += tag.index + tag[0].length;
    break;
  }
  return svg.slice(0, opening.index) + svg.slice(to);
}

/** The inside of an open mouth has a colour of its own. */
const FACE = /<[^<>]*(?:data-part="iris"|fill="#84293a")[^<>]*\/>/g;

const faces = new Map<string, number[]>();

/** How much of the box around irises and mouth is changed by what is worn on the breast. */
function share(svg: string): number {
  const bare = unworn(svg);
  if (bare === svg) return 0;
  const [worn, plain] = [pixelsOf(svg), pixelsOf(bare)];
  const face = faces.get(bare) ?? differing(plain, pixelsOf(bare.replaceAll(FACE, '')));
  faces.set(bare, face);
  const [xs, ys] = [face.map((at) => at % WIDE), face.map((at) => Math.floor(at / WIDE))];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inside = differing(worn, plain).filter((at) => at % WIDE >= left && at % WIDE <= right && Math.floor(at / WIDE) >= top && Math.floor(at / WIDE) < bottom);
  return inside.length / Math.max(1, (right - left + 1) * (bottom - top + 1));
}

const somebody = (type: string, feature: string, role?: string): DrawnCharacter =>
  character('Q', type, { appearance: { distinguishingFeature: feature }, ...(role ? { role } : {}) });
const draw = (who: DrawnCharacter): string => drawPicture({ is: 'figure', seed: 'a', character: who }).svg;
const wearsOnBreast = (who: DrawnCharacter): boolean => readLook(who).signs.some((sign) => signOf(sign)?.on === 'chest');

test.each([...BODIES])('nothing that %s (%s) wears on the breast lies over eyes and mouth', (_, type) => {
  const worn = [
    ...distinguishingFeatures(type).flatMap(({ features }) => features).map((feature) => [feature, somebody(type, feature)] as const),
    ...ROLES.map((role) => [role, somebody(type, '', role)] as const),
  ].filter(([, who]) => wearsOnBreast(who));
  expect(worn.length).toBeGreaterThan(2);
  expect(worn.map(([what, who]) => [what, Number(share(draw(who)).toFixed(3))] as const).filter(([, covered]) => covered > 0.02)).toEqual([]);
});

test('the check sees cloth over a face', () => {
  const svg = draw(somebody('Magical Being - Enchanted Things - Talking Teapot', 'Patched vest'));
  const raised = svg.replace(/(data-sign="chest">)/, '$1<g transform="translate(0 -60)">').replace(/(data-sign="chest">.*?<\/g>)/, '$1</g>');
  expect(share(raised)).toBeGreaterThan(0.04);
});
