import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShareLink } from './share-link.tsx';

const page = (url: string | null) =>
  renderToStaticMarkup(createElement(ShareLink, { url, link: { copied: null, copy: async () => true }, isRenewing: false, onRenew: () => {} }));

test('where nobody could open a link it cannot be copied, and that is said beforehand', () => {
  expect(page(null)).toContain('Story must be shared first to copy link');
  expect(page(null)).toMatch(/<button[^>]* disabled=""/);
});

test('an open one can be copied', () => {
  expect(page('https://fables.example/stories/shared/story_1')).not.toMatch(/<button[^>]* disabled=""|must be shared first/);
});
