import { expect, test } from 'vitest';
import { DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '../../../../contract/src/taxonomies/location-lists.ts';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { readPlaceStyle } from '../style/place-looks.ts';
import { place } from '../testing/families.ts';
import { drawBackdrop } from './backdrop.ts';
import { hiddenShare, type Standing, standFree } from './free-ground.ts';
import { readPlace } from './read-place.ts';
import { drawExtras } from './wonders.ts';

const TYPES = ['Phoenix Nest', 'Mole Town', 'Airport', 'Playroom', 'Grove of Wisdom', 'Igloo Camp', 'Secret Cave', 'Night Market'] as const;

/** What stands in a place that has two kinds of magic, a danger, an inhabitant and a treasure. */
function standsOf(n: number): Standing[] {
  const roll = dice(`stands ${n}`);
  const one = <T>(list: readonly T[]): T => list[roll.whole(0, list.length - 1)] as T;
  const has = { magicalProperties: [one(MAGICAL_PROPERTIES), one(MAGICAL_PROPERTIES)], dangers: [one(DANGERS)], inhabitants: [one(INHABITANTS)], treasures: [one(TREASURES)] };
  const family = place('', roll.pick(TYPES), { id: `p${n}`, ...has });
  const setting = { ...readPlace(family, ''), hour: 'day' as const };
  const backdrop = drawBackdrop({ paper: new Paper(1024, 768, readPlaceStyle('')), seed: `s${n}`, setting, figures: 0 });
  return drawExtras(backdrop, family, setting).stands;
}

const faceOf = ({ box }: Standing): Standing['box'] => ({ ...box, bottom: box.top + (box.bottom - box.top) * 0.5 });

test('nothing that a place has stands before the face of who lives there, and little before anything else', () => {
  let pairs = 0;
  let hidden = 0;
  for (let n = 0; n < 60; n++) {
    const stands = standsOf(n);
    for (const [i, behind] of stands.entries()) {
      for (const before of stands.slice(i + 1)) {
        pairs++;
        if (hiddenShare(behind.box, before.box) > 0.5) hidden++;
        if (behind.lives) expect(hiddenShare(faceOf(behind), before.box), `${n}: ${before.name} before ${behind.name}`).toBeLessThan(0.6);
      }
    }
  }
  expect(pairs).toBeGreaterThan(400);
  expect(hidden / pairs).toBeLessThan(0.03);
});

test('who lives there stands now at the left and now at the right', () => {
  const sides = Array.from({ length: 24 }, (_, n) => standsOf(n).find(({ lives }) => lives)).flatMap((one) => (one ? [one.x < 512] : []));
  expect(sides.filter(Boolean).length).toBeGreaterThan(4);
  expect(sides.filter((left) => !left).length).toBeGreaterThan(4);
});

test('alone, a thing stands where it would stand anyway, whole on the sheet', () => {
  const stage = { w: 1024, h: 768, s: 0.75, sun: { x: 800, y: 150 }, horizon: 440 };
  const [one] = standFree([{ name: 'chest', art: '', reach: { left: -60, right: 60, top: -90, bottom: 4 }, x: 430, y: 690 }], stage);
  expect(one).toMatchObject({ x: 430, y: 690 });
  const [far] = standFree([{ name: 'maze', art: '', reach: { left: -150, right: 150, top: -90, bottom: 4 }, x: 1000, y: 760 }], stage);
  expect(far?.box.right).toBeLessThanOrEqual(1024);
  expect(far?.box.bottom).toBeLessThanOrEqual(768);
});
