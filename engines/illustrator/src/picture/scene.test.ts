import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { character, maya, place, rusty } from '../testing/families.ts';

const altOf = (text: string, where = place('Residential', 'Playroom')): string =>
  drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty], place: where }).alt;

test('the rain that stopped does not fall in the living room', () => {
  expect(altOf('The rain stopped. Maya laughed. Rain ran down the panes.')).not.toContain('Rain');
});

test('comparisons leave no things and beings behind', () => {
  expect(altOf('It was as easy as a cake, and Maya ran like a whale with a map.')).not.toMatch(/cake|whale|map/);
});

test('no match burns alone in the grass, and no second fire beside a bonfire', () => {
  expect(altOf('There was one match left.')).not.toContain('match');
  expect(altOf('Maya held the last match.')).toContain('match');
  expect(altOf('Maya laughed. There was a campfire.', place('Modern Settings', 'Campground'))).toContain('Nearby: a campfire.');
  const fires = (text: string) => drawPicture({ is: 'scene', seed: 'w', text, cast: [maya], place: place('Modern Settings', 'Campground') }).svg.length;
  expect(fires('Maya laughed. There was a campfire.')).toBe(fires('Maya laughed. There was a breeze.'));
});

test('who climbs on a table stands on a table, also in a room, and no second one lies there', () => {
  const draw = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: place('Residential', 'Playroom') }).svg;
  expect(draw('Maya climbed on the table.')).not.toBe(draw('Maya climbed a ladder.'));
  expect(altOf('Maya climbed on the table.')).not.toContain('table');
});

test('a being of the text stands beside the cast', () => {
  expect(altOf('Behind the shed sat the class hamster.')).toContain('Nearby: a hamster');
});

test('a keepsake comes out when the passage speaks of it', () => {
  const cast = [{ ...maya, appearance: { ...maya.appearance, distinguishingFeature: 'Curly hair, Lantern' } }];
  const draw = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast, place: place('Residential', 'Playroom') }).svg;
  expect(draw('Maya looked at her lantern.').length).toBeGreaterThan(draw('Maya looked at her feet.').length + 500);
});

test('the name of a place sets its hour unless the text does', () => {
  const market = place('Enchanted Settlements', 'Goblin Market', { name: 'Night Market' });
  expect(altOf('Maya laughed all day long.', market)).toContain('at night');
  expect(altOf('In the morning Maya laughed.', market)).toContain('at sunrise');
});

test('what somebody carries already does not lie about as well', () => {
  const carrier = { ...maya, appearance: { ...maya.appearance, distinguishingFeature: 'Lantern' } };
  const text = 'Maya and Rusty laughed. There was a lantern.';
  const lanterns = (cast: (typeof maya)[]): number => drawPicture({ is: 'scene', seed: 'l', text, cast }).svg.split('data-layer="things"').length - 1;
  expect([lanterns([maya, rusty]), lanterns([carrier, rusty])]).toEqual([1, 0]);
});

test('four with wings, tails and much hair are not small in an empty field', () => {
  const cast = [
    character('Ember', 'Mythical Creature - Dragons - Dragon Knight'), character('Una', 'Mythical Creature - Hooves and Wings - Unicorn', { gender: 'female' }),
    character('Zig', 'Alien - Curious Visitors - Three-Eyed Alien'), maya,
  ];
  const { svg } = drawPicture({ is: 'scene', seed: 'toldcurlew:3', text: 'They had a hug. Then they hugged Ember, too.', cast });
  const faces = [...svg.matchAll(/data-layer="figure" data-face="[\d.-]+ [\d.-]+ ([\d.]+)"/g)].map(([, r]) => Number(r));
  expect(faces).toHaveLength(4);
  expect(Math.max(...faces)).toBeGreaterThan(72);
});

test.each([
  ['Maya and Rusty swam across the lake.', 'swimming', 'front'],
  ['Maya and Rusty rowed over the bay.', 'in a boat', 'front'],
  ['Maya hid behind a bush. Rusty waited.', '', 'things'],
])('what stands or rises before them hides no face: %s', (text, told, before) => {
  const { svg, alt } = drawPicture({ is: 'scene', seed: 'w', text, cast: [maya, rusty] });
  expect(alt).toContain(told);
  expect(svg.slice(svg.indexOf('data-layer="figure"'))).toContain(`data-layer="${before}"`);
  expect(coveredFaces(svg, 0.02)).toEqual([]);
});

test('who lies outside to talk has no bed there; who lies in bed does, and a bedroom has one for everybody', () => {
  const draw = (text: string, where: ReturnType<typeof place>): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: where }).svg;
  const [hills, room] = [place('Mystical Nature', 'Windmill Hills'), place('Residential', 'Child Bedroom')];
  expect(draw('Maya lay down and thought.', hills)).toBe(draw('Maya lay on her back and thought.', hills));
  expect(draw('Maya lay down and thought.', hills)).not.toBe(draw('Maya lay in a tent and thought.', hills));
  expect(draw('Maya lay down and thought.', room)).not.toBe(draw('Maya lay on the floor and thought.', room));
});

test('a story that names no place and no hour has the same ones in all its pictures', () => {
  const words = ['Maya laughed.', 'Rusty waited for Maya.', 'Maya thought of something.', 'Maya and Rusty listened.', 'Rusty grinned at Maya.'];
  const grounds = (story?: string): number => new Set(words.map((text, n) =>
    / (?:in|on|by|at) (?:a|the|windy)\b[^.]*\.$/.exec(drawPicture({ is: 'scene', seed: `part ${n}`, ...(story ? { story } : {}), text, cast: [maya] }).alt)?.[0])).size;
  expect([grounds() > 1, grounds('a story')]).toEqual([true, 1]);
});

test('a boat lies at the water and not in the snow', () => {
  expect(altOf('There was a boat. Maya laughed.', place('Mystical Nature', 'Moonlit Forest'))).not.toContain('boat');
  expect(altOf('There was a boat. Maya laughed.', place('Water Realms', 'Mermaid Cove'))).toContain('boat');
});
