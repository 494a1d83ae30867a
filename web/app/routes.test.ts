import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Every address below these entries, with the layouts that guard it. */
function addresses(entries: readonly RouteConfigEntry[], guards: string[] = []): [path: string, guard: string][] {
  return entries.flatMap((entry) => {
    const inside = entry.file.startsWith('layouts/') ? [...guards, entry.file] : guards;
    if (entry.children) return addresses(entry.children, inside);
    return [[`/${entry.path ?? ''}`, inside.at(-1) ?? ''] as [string, string]];
  });
}

const guardOf = new Map(addresses(await routes));

test.each([
  ['guest', ['/', '/login', '/admin/login', '/forgot-password', '/privacy-policy', '/terms-of-service']],
  ['member', [
    '/create', '/stories', '/stories/:storyId', '/characters', '/characters/create', '/locations', '/locations/create', '/friends',
    '/friends/:ownerId/content', '/profile', '/subscription',
  ]],
  ['admin', ['/admin', '/admin/*']],
  ['open', [
    '/auth/reset-password', '/reset-password', '/explore', '/stories/shared/:shareId', '/characters/shared/:shareId',
    '/help/getting-started', '/help/character-creation', '/help/story-writing', '/help/faq', '/*',
  ]],
])('the %s layout holds its part of the route table', (guard, paths) => {
  for (const path of paths) expect([path, guardOf.get(path)]).toEqual([path, `layouts/${guard}.layout.tsx`]);
});

test('the workbench is in no delivered build', () => {
  expect(guardOf.has('/workbench')).toBe(false);
});
