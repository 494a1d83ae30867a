import { expect, test } from 'vitest';
import { type Blend, lay } from './blends.ts';
import { paintVectors } from './raster.ts';

const onSheet = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1" width="3" height="1">${content}</svg>`;
const BACKDROP = '<rect width="1" height="1" fill="#c06020"/><rect x="1" width="1" height="1" fill="#204060" opacity=".5"/>';
const SOURCE = 'width="3" height="1" fill="#80c0f0" opacity=".6"';

test.each(['normal', 'multiply', 'screen', 'soft-light'] as const)('%s, over what is whole, half there, and not there, is as the vector painter has it', (blend: Blend) => {
  const backdrop = paintVectors(onSheet(BACKDROP), 1);
  lay(paintVectors(onSheet(`<rect ${SOURCE}/>`), 1), backdrop, blend);
  const expected = paintVectors(onSheet(`${BACKDROP}<rect ${SOURCE} style="mix-blend-mode:${blend}"/>`), 1);
  backdrop.pixels.forEach((value, i) => expect(Math.abs(value - (expected.pixels[i] ?? 0))).toBeLessThanOrEqual(2));
});
