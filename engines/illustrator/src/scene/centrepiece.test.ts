import { expect, test } from 'vitest';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { dice } from '../dice.ts';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { seenOf } from '../place/seen-beside.ts';
import { kofi, maya, olive, rusty } from '../testing/families.ts';
import { centrepiece, isCentrepiece } from './centrepiece.ts';
import { layOut } from './layout.ts';
import { faceAt } from './whose-face.ts';

test.each([1, 2, 3, 4])('what a passage is about is seen whole among %i', (people) => {
  const paper = new Paper(1024, 1024);
  const cast = [maya, rusty, kofi, olive].slice(0, people).map((character) => {
    const look = readLook(character);
    return { figure: drawCharacter(paper, look, AT_EASE), size: look.size };
  });
  for (const prop of ['piano', 'chest', 'bicycle', 'snowman', 'cake'])
    for (const seed of ['a', 'b', 'c', 'd']) {
      const thing = centrepiece(paper, prop);
      const at = Math.ceil(people / 2);
      const all = [...cast.slice(0, at), thing, ...cast.slice(at)];
      const { spots } = layOut(all, { w: 1024, h: 1024, floor: 866 }, dice(seed));
      const own = spots[at] ?? { x: 0, y: 0, scale: 1, depth: 0 };
      const { left, right, top } = thing.figure.box;
      const before = all.flatMap(({ figure }, i) => {
        const spot = spots[i];
        return spot && i !== at && spot.depth > own.depth ? [{ left: spot.x + figure.box.left * spot.scale, right: spot.x + figure.box.right * spot.scale, bottom: spot.y, face: faceAt(figure, spot) }] : [];
      });
      const seen = seenOf({ left: own.x + left * own.scale, right: own.x + right * own.scale, top: own.y + top * own.scale, bottom: own.y }, before, 1024);
      expect(seen, `${prop} ${seed}`).toBeGreaterThan(0.75);
    }
});

test('among three and four a thing in the middle leaves people most of their size', () => {
  const paper = new Paper(1024, 1024);
  for (const people of [3, 4]) {
    const cast = [maya, rusty, kofi, olive].slice(0, people).map((character) => ({ figure: drawCharacter(paper, readLook(character), AT_EASE), size: readLook(character).size }));
    const room = { w: 1024, h: 1024, floor: 866 };
    const sizeOf = (spots: readonly { scale: number }[]): number => spots.reduce((sum, { scale }) => sum + scale, 0);
    const without = sizeOf(layOut(cast, room, dice('a')).spots);
    const at = Math.ceil(people / 2);
    const around = layOut([...cast.slice(0, at), centrepiece(paper, 'chest'), ...cast.slice(at)], room, dice('a')).spots;
    expect(sizeOf(around.toSpliced(at, 1)), `${people}`).toBeGreaterThan(without * 0.66);
  }
});

test('small things and many people are set down as before', () => {
  expect(isCentrepiece('key', 2)).toBe(false);
  expect(isCentrepiece('piano', 5)).toBe(false);
});

test('a thing that the place shows big is told and not drawn a second time', () => {
  const where = { id: 'p', name: 'Dusty Attic', type: 'Dusty Attic', category: '', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] };
  const draw = (text: string) => drawPicture({ is: 'scene', seed: 'w', text, cast: [maya], place: where });
  expect(draw('The telescope stood at the window. Maya waited.').alt).toContain('Nearby: a telescope');
  expect(draw('The telescope stood at the window. Maya waited.').svg.length).toBe(draw('It was late. Maya waited.').svg.length);
});
