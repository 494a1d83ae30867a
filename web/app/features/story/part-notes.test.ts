import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartNotes } from './part-notes.tsx';

const picture = { url: '/storage/v1/object/public/images/fox.webp', width: 1024, height: 1024, alt: 'A fox', blur: null, vectorUrl: null };
const said = (part: Parameters<typeof PartNotes>[0]['part'], onDraw?: () => void) => renderToStaticMarkup(createElement(PartNotes, { part, onDraw }));

test('of a part that has everything nothing is said', () => expect(said({ picture, notFollowed: [] })).toBe(''));

test('a picture that could not be drawn and wishes that were not followed are told, each', () => {
  const words = said({ picture: null, notFollowed: ['“a purple tractor”: there was no room for it in this part'] });
  expect(words).toContain('The picture of this part could not be drawn.');
  expect(words).toContain('<li>“a purple tractor”: there was no room for it in this part</li>');
  expect(said({ picture, notFollowed: [] })).not.toContain('picture');
});

test('the built-in illustrator is offered for a part without a picture, where something may be drawn', () => {
  expect(said({ picture: null, notFollowed: [] }, () => undefined)).toMatch(/<button[^>]*>.*Draw it with the built-in illustrator/);
  expect(said({ picture: null, notFollowed: [] })).not.toContain('<button');
  expect(said({ picture, notFollowed: ['a wish'] }, () => undefined)).not.toContain('<button');
});
