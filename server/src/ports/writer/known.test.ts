/** What a form offers, the built-in storyteller knows by the very same name: a renamed theme would otherwise be told as its neighbour, and nobody would see. */
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '@fableloom/contract/taxonomies/location-lists';
import { PERSONALITIES } from '@fableloom/contract/taxonomies/personalities';
import { MAGICAL_POWERS } from '@fableloom/contract/taxonomies/powers';
import { RELATIONSHIP_TYPES } from '@fableloom/contract/taxonomies/relationship-types';
import { THEMES } from '@fableloom/contract/taxonomies/themes';
import { KNOWN } from '@fableloom/writer';
import { expect, test } from 'vitest';

const inOrder = (names: readonly string[]) => names.map((name) => name.toLowerCase()).toSorted();

test.each([
  ['powers', MAGICAL_POWERS], ['personalities', Object.values(PERSONALITIES).flat()], ['relationships', RELATIONSHIP_TYPES],
  ['magicalProperties', MAGICAL_PROPERTIES], ['inhabitants', INHABITANTS], ['climates', CLIMATES], ['dangers', DANGERS], ['treasures', TREASURES],
] as const)('the storyteller knows all %s', (list, offered) => {
  expect(inOrder(KNOWN[list])).toEqual(inOrder(offered));
});

test('the storyteller has a plot for each theme, in its category', () => {
  const plots = ({ category, themes }: { category: string; themes: readonly string[] }) => [category, themes.toSorted()] as const;
  expect(new Map(KNOWN.themes.map(plots))).toEqual(new Map(THEMES.map(plots)));
});
