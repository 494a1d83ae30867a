import { describe, expect, test } from 'vitest';
import { opens, roomAt, ROOMS } from './rooms.ts';

describe('rooms', () => {
  test('open with one of their permissions, and the figures with none', () => {
    const names = (held: string[]) => ROOMS.filter((room) => opens(room, held)).map(({ to }) => to);
    expect(names([])).toEqual(['/admin']);
    expect(names(['billing'])).toEqual(['/admin', '/admin/people']);
    expect(names(['content'])).toEqual(['/admin', '/admin/reports', '/admin/featured']);
    expect(names(['users', 'content', 'billing', 'system'])).toHaveLength(ROOMS.length);
  });

  test.each([['/admin', '/admin'], ['/admin/people/abc', '/admin/people'], ['/admin/peoples', '/admin'], ['/admin/no/such', '/admin']])('%s belongs to %s', (path, room) => {
    expect(roomAt(path).to).toBe(room);
  });
});
