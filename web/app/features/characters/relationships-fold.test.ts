import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orpc } from '../../session/api.ts';
import { BLANK_CHARACTER } from './draft.ts';
import { FACES, RelationshipsFold } from './relationships-fold.tsx';

/** The fold where this many characters can be used. */
function fold(all: number, id: string | null) {
  const queries = new QueryClient();
  const { queryKey } = orpc.characters.shelf.queryOptions({ input: { search: null, limit: FACES + 1 } });
  queries.setQueryData(queryKey, { items: [], next: null, found: all, counts: { all, mine: all, shared: 0 } });
  const page = createElement(RelationshipsFold, { draft: BLANK_CHARACTER, id, onChange: () => {} });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, page));
}

test("a character that is alone has its role set, and nobody to know", () => {
  for (const alone of [fold(0, null), fold(1, 'the-only-one')]) {
    expect(alone).toContain('Set Role');
    expect(alone).toContain('Guardian');
    expect(alone).not.toContain('Add');
  }
  expect(fold(2, 'one-of-two')).toContain('Character Relationships');
  expect(fold(2, 'one-of-two')).not.toContain('Set Role');
});
