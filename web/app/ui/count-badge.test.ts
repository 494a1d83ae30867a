import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountBadge } from './count-badge.tsx';

const shown = (count: number) => />([^<>]*)<\/span><span class="sr-only"/.exec(renderToStaticMarkup(createElement(CountBadge, { count, label: 'unread' })))?.[1] ?? null;

test.each([[0, null], [1, '1'], [9, '9'], [10, '9+'], [240, '9+']])('%i waiting is shown as %j', (count, words) => {
  expect(shown(count)).toBe(words);
});
