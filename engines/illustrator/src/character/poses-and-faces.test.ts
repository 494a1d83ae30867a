import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { character, everyCategory } from '../testing/families.ts';
import { canLie, drawCharacter } from './draw-character.ts';
import { EXPRESSIONS } from './expression.ts';
import { AT_EASE, POSES, type PoseName } from './figure.ts';
import { readLook } from './read-look.ts';
import { coversFace, outlinesOfFigure } from '../scene/face-cover.ts';
import { reachOf } from '../scene/reach.ts';

const everyBody = [...everyCategory, character('Star', 'Animal - Pets and Farm Animals - Horse'),
  character('Wal', 'Animal - Ocean Animals - Whale')];

for (const somebody of everyBody) {
  const look = readLook(somebody);
  const name = somebody.type.split(' - ').pop();
  test(`${name} shows twelve feelings and at least eleven poses`, () => {
    const faces = Object.values(EXPRESSIONS).map((feeling) => drawCharacter(new Paper(1, 1), look, { ...AT_EASE, feeling }).art);
    expect(new Set(faces).size).toBe(12);
    const poses = (Object.keys(POSES) as PoseName[]).map((pose) => drawCharacter(new Paper(1, 1), look, { ...AT_EASE, pose }).art);
    expect(new Set(poses).size).toBeGreaterThanOrEqual(11);
  });

  test(`${name} keeps its face inside its box in every pose`, () => {
    for (const pose of Object.keys(POSES) as PoseName[]) {
      const { face, box } = drawCharacter(new Paper(1, 1), look, { ...AT_EASE, pose });
      expect(face.x, pose).toBeGreaterThan(box.left);
      expect(face.x, pose).toBeLessThan(box.right);
      expect(face.y, pose).toBeGreaterThan(box.top);
    }
  });
}

test.each(['Space Robots - Mars Rover', 'Space Robots - Satellite Keeper', 'Toys and Clockwork - Toy Train', 'Thinking Machines - Talking Computer', 'Thinking Machines - Spaceship Mind'])(
  'without arms it is still seen what somebody does: %s',
  (type) => {
    const look = readLook(character('Rob', `Robot/Artificial Intelligence - ${type}`));
    const poses = (Object.keys(POSES) as PoseName[]).map((pose) => drawCharacter(new Paper(1, 1), look, { ...AT_EASE, pose }).art);
    expect(new Set(poses).size).toBeGreaterThanOrEqual(18);
  },
);

test('whoever lies is lower than who stands, and nothing of it is under the ground', () => {
  for (const somebody of everyBody) {
    const look = readLook(somebody);
    const [lying, standing] = (['lying', 'standing'] as const).map((pose) => drawCharacter(new Paper(1, 1), look, { ...AT_EASE, pose }));
    if (!lying || !standing || !(canLie(look) || look.rig.rig === 'beast' || look.rig.rig === 'bird' || look.rig.rig === 'creature')) continue;
    expect(-lying.box.top, somebody.type).toBeLessThan(-standing.box.top);
    expect(reachOf(lying.art).bottom, somebody.type).toBeLessThan(24);
  }
});

test('what a body without hands carries is not before its own face', () => {
  for (const somebody of [...everyBody, character('Bo', 'Animal - Little Creatures - Snail')]) {
    const look = readLook(somebody);
    if (!['swimmer', 'bug'].includes(look.rig.rig)) continue;
    const [bare, carrying] = [undefined, 'gift'].map((held) => drawCharacter(new Paper(1, 1), look, { ...AT_EASE, turn: 0.8, ...(held ? { held } : {}) }));
    if (!bare || !carrying) throw new Error('both are drawn');
    const added = outlinesOfFigure({ ...carrying, art: carrying.art.slice(bare.art.length) });
    expect(added.length).toBeGreaterThan(0);
    const { x, y, r } = bare.face;
    expect(coversFace(added, { x: 0, y: 0, scale: 1 }, { x, y, r: r * 0.7 }), somebody.type).toBe(false);
  }
});

test('who sits is lower than who stands: people, robots, dragons and horses', () => {
  for (const somebody of [...everyBody, character('Bo', 'Animal - Pets and Farm Animals - Cow'), character('Ash', 'Mythical Creature - Dragons - Fire Dragon'), character('Rob', 'Robot/Artificial Intelligence - Helper Robots - School Robot')]) {
    const look = readLook(somebody);
    const canSit = (look.rig.rig === 'human' && !look.ride && look.rig.parts.lower === 'legs') || look.rig.rig === 'creature' ||
      (look.rig.rig === 'robot' && look.rig.parts.legs === 'feet') || (look.rig.rig === 'beast' && look.rig.parts.stance === 'stand');
    if (!canSit) continue;
    const [sitting, standing] = (['sitting', 'standing'] as const).map((pose) => drawCharacter(new Paper(1, 1), look, { ...AT_EASE, pose }));
    expect((sitting?.face.y ?? 0) - (standing?.face.y ?? 0), somebody.type).toBeGreaterThan(30);
    expect(reachOf(sitting?.art ?? '').bottom, somebody.type).toBeLessThan(30);
  }
});

test('who climbs is above the ground, on what is drawn with it', () => {
  for (const somebody of everyBody) {
    const look = readLook(somebody);
    if (look.ride || look.rig.rig === 'swimmer' || look.rig.rig === 'bug' || (look.rig.rig === 'human' && look.rig.parts.lower !== 'legs')) continue;
    for (const climbs of ['ladder', 'tree', 'rock'] as const) {
      const [climbing, standing] = (['climbing', 'standing'] as const).map((pose) => drawCharacter(new Paper(1, 1), look, { ...AT_EASE, pose, climbs }));
      expect((standing?.face.y ?? 0) - (climbing?.face.y ?? 0), somebody.type).toBeGreaterThan(60);
      const { bottom, top } = reachOf(climbing?.art ?? '');
      expect(Math.abs(bottom), somebody.type).toBeLessThan(30);
      expect(climbing?.box.top, somebody.type).toBeLessThan(top + 40);
    }
  }
});

test('three owls that stand about do not all stand alike', () => {
  const stand = (name: string): string => drawCharacter(new Paper(1, 1), readLook(character(name, 'Animal - Birds - Owl')), { ...AT_EASE, pose: 'standing' }).art.replace(/url\(#g\d+\)|#[0-9a-f]{6}/g, '');
  expect(new Set(['Olive', 'Hoot', 'Minerva', 'Strix', 'Ulla', 'Barn'].map((name) => stand(name).match(/<path d="M(?:98 -162|104 -156|98 -164)/g)?.join()))).toHaveProperty('size', 3);
});

test('the hands of a clock are above its brows', () => {
  const { art, face } = drawCharacter(new Paper(1, 1), readLook(character('c', 'Supernatural Being - Time Spirits - Clock Spirit')), AT_EASE);
  const [, d = ''] = /<path d="([^"]+)" fill="none" stroke="#6b4a7a"/.exec(art) ?? [];
  const ends = [...d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(ends).toHaveLength(4);
  expect(Math.max(...ends)).toBeLessThan(face.y - 50);
});
