import { expect, test } from 'vitest';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE, POSES, type PoseName } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { everyCategory } from '../testing/families.ts';
import { FLOOR, layOut } from './layout.ts';
import { reachOf } from './reach.ts';

const sheets = { square: { w: 1024, h: 1024, floor: 937 }, tall: { w: 768, h: 1024, floor: 937 }, wide: { w: 1280, h: 720, floor: 659 } };

function stage(count: number, seed: string, room: (typeof sheets)['square']) {
  const roll = dice(seed);
  const cast = Array.from({ length: count }, () => roll.pick(everyCategory as [(typeof everyCategory)[0], ...typeof everyCategory])).map(
    (character) => {
      const look = readLook(character);
      return { figure: drawCharacter(new Paper(10, 10), look, AT_EASE), size: look.size };
    },
  );
  return layOut(cast, room, roll).spots.map((spot, i) => {
    const figure = cast[i]?.figure;
    if (!figure) throw new Error('one spot each');
    const tall = -figure.box.top * spot.scale;
    return { spot, tall, bottom: spot.y + reachOf(figure.art).bottom * spot.scale, x: spot.x + figure.face.x * spot.scale, y: spot.y + figure.face.y * spot.scale, r: figure.face.r * spot.scale };
  });
}

for (const [aspect, room] of Object.entries(sheets))
  for (const count of [1, 2, 3, 4, 5])
    test(`${count} faces on a ${aspect} sheet stay in the middle of it and none covers another`, () => {
      for (let seed = 0; seed < 10; seed++) {
        const faces = stage(count, `layout ${count} ${seed}`, room);
        for (const [i, face] of faces.entries()) {
          // A square is cut to 3:4 at most, a wide sheet to a square.
          const edge = count > 3 && room.w === room.h ? 0.125 : 0.15;
          expect(face.x - face.r).toBeGreaterThan(room.w * edge);
          expect(face.x + face.r).toBeLessThan(room.w * (1 - edge));
          expect(face.y - face.r).toBeGreaterThan(0);
          for (const other of faces.slice(i + 1))
            expect(Math.hypot(face.x - other.x, face.y - other.y)).toBeGreaterThan((face.r + other.r) * 0.8);
        }
      }
    });

const POSE_NAMES = Object.keys(POSES) as [PoseName, ...PoseName[]];

for (const somebody of everyCategory)
  test(`nothing of ${somebody.type} leaves the sheet, alone or beside others, in any pose`, () => {
    const look = readLook(somebody);
    for (const [i, pose] of POSE_NAMES.entries()) {
      const others = everyCategory.slice(i, i + (i % 3)).map((other) => ({ look: readLook(other), stance: AT_EASE }));
      const cast = [{ look, stance: { ...AT_EASE, pose, turn: i % 2 ? 0.85 : -0.85 } }, ...others].map(({ look, stance }) => {
        return { figure: drawCharacter(new Paper(10, 10), look, stance), size: look.size };
      });
      const [aspect, room] = Object.entries(sheets)[i % 3] ?? ['square', sheets.square];
      for (const [at, { x, y, scale }] of layOut(cast, { ...room, gather: i % 2 ? 1 : -1 }, dice(`${i}`)).spots.entries()) {
        const { left, right, top, bottom } = reachOf(cast[at]?.figure.art ?? '');
        expect(x + left * scale, `${pose} ${aspect} left`).toBeGreaterThanOrEqual(0);
        expect(x + right * scale, `${pose} ${aspect} right`).toBeLessThanOrEqual(room.w);
        expect(y + top * scale, `${pose} ${aspect} top`).toBeGreaterThanOrEqual(0);
        expect(y + bottom * scale, `${pose} ${aspect} bottom`).toBeLessThanOrEqual(room.h);
      }
    }
  });

test('one or two fill more than half of the height on average', () => {
  for (const count of [1, 2])
    for (const room of [sheets.square, sheets.tall]) {
      const talls = Array.from({ length: 20 }, (_, seed) => Math.max(...stage(count, `tall ${seed}`, room).map(({ tall }) => tall)));
      expect(talls.reduce((sum, tall) => sum + tall, 0) / talls.length).toBeGreaterThan(room.h * 0.5);
    }
});

test('a square that a page cuts to 4:3 keeps heads and feet', () => {
  const square = { w: 1024, h: 1024, floor: 1024 * FLOOR.square };
  for (const count of [1, 2, 3, 4, 5])
    for (let seed = 0; seed < 10; seed++)
      for (const { bottom, y, r } of stage(count, `crop ${count} ${seed}`, square)) {
        expect(y - r).toBeGreaterThan(1024 * 0.125);
        expect(bottom).toBeLessThan(1024 * 0.875);
      }
});
