import { RouterContextProvider, type MiddlewareFunction } from 'react-router';
import { expect, test } from 'vitest';
import { sessionContext, type SessionUser } from './contexts.ts';
import { adminsOnly, guestsOnly, membersOnly } from './guards.ts';

const MEMBER: SessionUser = { id: 'u1', name: 'Ada', email: 'ada@example.com', photoUrl: null, isAdmin: false };
const ADMIN = { ...MEMBER, isAdmin: true };

/** Where the guard sends this person; null when the way is open. */
async function sentTo(guard: MiddlewareFunction<Response>, user: SessionUser | null) {
  const context = new RouterContextProvider();
  context.set(sessionContext, { user });
  try {
    await guard({ context } as unknown as Parameters<typeof guard>[0], async () => new Response());
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test.each([
  ['pages of visitors', guestsOnly, [null, '/create', '/create']],
  ['pages of members', membersOnly, ['/login', null, null]],
  ['pages of administrators', adminsOnly, ['/login', '/create', null]],
] as const)('%s: where a visitor, a member and an administrator are sent', async (_, guard, expected) => {
  expect(await Promise.all([null, MEMBER, ADMIN].map((user) => sentTo(guard, user)))).toEqual(expected);
});
