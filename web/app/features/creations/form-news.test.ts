import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { FormNews, type FormNewsProps } from './form-news.tsx';

const said = (news: Partial<FormNewsProps>) => {
  const given = { rests: null, isBegun: false, onAfresh: () => {}, elsewhere: [], onTake: () => {}, ...news };
  const router = createMemoryRouter([{ path: '*', element: createElement(FormNews, given) }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};

describe('above the fields of a form', () => {
  test('nothing is said of one that is just written', () => expect(said({})).toBe(''));

  test('a saved one says that it rests, and where it can be changed', () => {
    const page = said({ rests: { editAt: '/characters/7/edit' }, isBegun: true });
    expect(page).toContain('To change something, press Edit.');
    expect(page).toContain('href="/characters/7/edit"');
    expect(page).not.toContain('Start again');
  });

  test('in the middle of a story there is no way out of it', () => expect(said({ rests: { editAt: null } })).not.toContain('href'));

  test('one that was begun earlier says so, and can be begun again', () => {
    const page = said({ isBegun: true });
    expect(page).toContain('You began this earlier.');
    expect(page).toContain('Start again');
  });
});
