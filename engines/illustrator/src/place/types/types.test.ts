import { expect, test } from 'vitest';
import { LOCATION_TYPES } from '../../../../../contract/src/taxonomies/location-types.ts';
import { drawPicture } from '../../index.ts';
import { maya, place } from '../../testing/families.ts';
import { BUILDINGS } from '../buildings.ts';
import { readKind } from '../../lexicon/kinds.ts';
import { PLACE_TYPES } from './all.ts';

/** "planet" is the Earth in the sky of the moon, "peaks" are painted by the land itself. */
const PAINTED_BY_THE_GROUND = ['planet', 'peaks'];

test("every type of the contract's list is written down", () => {
  const listed = LOCATION_TYPES.flatMap(({ subcategories }) => subcategories.flatMap(({ types }) => types));
  expect(listed.filter((type) => !PLACE_TYPES[type])).toEqual([]);
});

test('whatever a type of place names has a builder', () => {
  const names = Object.values(PLACE_TYPES).flatMap(({ features }) => features ?? []);
  expect(names.filter((name) => !BUILDINGS[name] && !PAINTED_BY_THE_GROUND.includes(name))).toEqual([]);
});

test('whoever lives in a type of place has a drawing of their own', () => {
  const who = Object.values(PLACE_TYPES).flatMap((hint) => hint.who ?? []);
  expect(who.filter((type) => !readKind(type).known)).toEqual([]);
});

test('no two types of place are made of the same things', () => {
  const made = Object.entries(PLACE_TYPES).map(([type, { ground, land, features, plants, room, hour, weather, who, props, wall }]) => ({
    type,
    of: JSON.stringify([ground, features, plants, room, hour, weather, who, props, wall ?? land]),
  }));
  const twins = made.filter((one) => made.some((other) => other !== one && other.of === one.of)).map(({ type }) => type);
  expect(twins).toEqual([]);
});

test('no two types of one ground and one hour have the same landmark', () => {
  const seen = new Map<string, string[]>();
  for (const [type, { ground, room = '', features = [], hour = '' }] of Object.entries(PLACE_TYPES)) {
    if (!features[0]) continue;
    const picture = [ground, room, features[0], hour].join(' ');
    seen.set(picture, [...(seen.get(picture) ?? []), type]);
  }
  expect([...seen.values()].filter((types) => types.length > 1)).toEqual([]);
});

test('a nest, a cliff or a hall of shows is that of one place only', () => {
  const own = ['bignest', 'firenest', 'dragonnest', 'nursery', 'feathernest', 'griffincliffs', 'jars', 'bones', 'hoops', 'tvset', 'bigscreen', 'mosaics', 'skyislands', 'frozenfall', 'keep', 'sphinx',
    'mirrormaze', 'secretlab', 'cakes', 'icecounter', 'shadowfolk', 'marshlights', 'jungletemple', 'bigcrystals'];
  for (const hero of own) expect(Object.values(PLACE_TYPES).filter(({ features = [] }) => features.includes(hero)), hero).toHaveLength(1);
});

test('robots that sleep have their eyes shut, and an apartment in the city sees the city', () => {
  expect(PLACE_TYPES['City of Sleeping Robots']?.doing?.feeling).toBe('sleepy');
  const seen = (type: string): number => drawPicture({ is: 'place', seed: 's', place: place('', type) }).svg.length;
  expect(PLACE_TYPES['City Apartment']?.view?.ground).toBe('city');
  expect(seen('City Apartment')).toBeGreaterThan(seen('Grandparents House'));
});

test('a classroom has desks, and fewer where people stand', () => {
  expect(drawPicture({ is: 'place', seed: 's', place: place('Modern Settings', 'Elementary School') }).svg.match(/#fffaf0/g)?.length).toBe(7);
  expect(drawPicture({ is: 'scene', seed: 's', text: 'Maya laughed.', cast: [maya], place: place('Modern Settings', 'Elementary School') }).svg.match(/#fffaf0/g)?.length).toBe(4);
});

test('a type of place that people stand in keeps its hero, and its inhabitants stay away', () => {
  const scene = drawPicture({ is: 'scene', seed: 's', text: 'Nobody was there.', cast: [], place: place('Celestial Places', 'Galaxy Train') });
  expect(scene.alt).toContain('by the galaxy train');
  const empty = drawPicture({ is: 'place', seed: 's', place: place('Modern Settings', 'Farm') });
  expect(empty.alt).toContain('with a cow');
});
