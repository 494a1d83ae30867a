import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, place } from '../testing/families.ts';

test('a heap of snow ends in the snow around it, not in a straight edge', () => {
  const { svg } = drawPicture({ is: 'scene', seed: 'f2', text: 'Maya hid behind a heap of snow.', cast: [maya], place: place('', 'Snow Village') });
  const heap = svg.slice(svg.lastIndexOf('data-layer="things"'));
  const outline = /<path d="([^"]+Z)" fill="url\(#(\w+)\)"/.exec(heap);
  expect(outline).not.toBeNull();
  expect(svg.slice(svg.indexOf(`id="${outline?.[2]}"`)).split('</linearGradient>')[0]).toContain('stop-opacity="0"');
  const last = (outline?.[1] ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(Math.max(...last.filter((_, i) => i % 2 === 1))).toBeGreaterThan(10);
});
