import { expect, test } from 'vitest';
import { BACKGROUNDS } from '../../../../contract/src/taxonomies/backgrounds.ts';
import { drawPicture } from '../index.ts';
import { apart, lookAlikes, thumbprint } from '../testing/alike.ts';
import { Paper } from '../paper.ts';
import { maya, place } from '../testing/families.ts';
import { withBackground } from './asked-background.ts';
import { drawBackdrop } from './backdrop.ts';
import { readPlace } from './read-place.ts';
import { readSetting } from './read-setting.ts';

/** Cells across a portrait of 96 x 128 pixels, and those at each side that big hair leaves free. */
const [ACROSS, FREE] = [24, 3];
const besidePeople = (svg: string): number[] => thumbprint(svg).filter((_, i) => Math.min(Math.floor(i / 3) % ACROSS, ACROSS - 1 - (Math.floor(i / 3) % ACROSS)) < FREE);

/** Pairs whose free edges are nearer to one another than this look alike. */
const TOLD_APART = 14;

test('beside a child with big hair each of the fifteen backgrounds is told from the others', () => {
  const edges = BACKGROUNDS.map((background) => [background, besidePeople(drawPicture({ is: 'portrait', seed: 'yarrow', character: maya, style: { background } }).svg)] as const);
  const alike = edges.flatMap(([name, one], i) => edges.slice(i + 1).flatMap(([other, another]) => (apart(one, another) < TOLD_APART ? [`${name} and ${other}: ${apart(one, another).toFixed(1)}`] : [])));
  expect(alike).toEqual([]);
}, 30_000);

test('behind a cottage, too, each of the fifteen is told from the others', () => {
  const drawn = BACKGROUNDS.map((background) => [background, drawPicture({ is: 'place', seed: 'y', place: place('Residential', 'Cozy Cottage'), style: { background } }).svg] as const);
  expect(lookAlikes(drawn, 15)).toEqual([]);
}, 30_000);

test('no village stands in a bedroom: a room shows through its window where it is', () => {
  for (const type of ['Child Bedroom', 'Classroom', 'Starship Bridge']) {
    const room = (background?: string) => drawPicture({ is: 'place', seed: 'y', place: place('Residential', type), ...(background ? { style: { background } } : {}) });
    // The floor and what stands on it stay what they are.
    const lower = (one: string): number[] => thumbprint(one).slice(-42 * 3 * 6);
    const plain = lower(room().svg);
    for (const background of ['Village Street', 'Seaside Cliff', 'Desert Dunes', 'Castle Courtyard', 'Underwater Garden']) {
      const { alt, svg } = room(background);
      expect(alt).toMatch(/outside the window/);
      expect(apart(lower(svg), plain), `${type}, ${background}`).toBeLessThan(30);
    }
  }
}, 30_000);

test('in a bedroom the books of a library stand where no bed is', () => {
  const room = withBackground(readPlace(place('Residential', 'Child Bedroom')), 'Cozy Library');
  expect(room.features).toContain('bookcaseleft');
  expect(room.features).not.toContain('bookcases');
});

test('a soft gradient has no land, no sun and nothing before anybody', () => {
  const setting = { ...readSetting(['soft gradient']), props: ['gradient'] };
  const { back, front } = drawBackdrop({ paper: new Paper(768, 1024), seed: 'g', setting, figures: 1, soft: true });
  expect(front).toBe('');
  expect(back.match(/<(?:path|circle|ellipse)/g)?.length).toBeLessThan(4);
});
