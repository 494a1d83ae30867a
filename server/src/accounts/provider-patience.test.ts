import { expect, test } from 'vitest';
import { notWaitingForProvider } from './provider-patience.ts';

const DOOR = 'http://localhost:3000/login';
const never = () => new Promise<Response>(() => undefined);
const placeOf = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location')];
};

test.each(['google', 'apple'])('the way back from %s leads to the door where the service says nothing', async (provider) => {
  expect(await placeOf(notWaitingForProvider(`/api/auth/callback/${provider}`, DOOR, never, 10))).toEqual([302, `${DOOR}?error=provider_silent`]);
});

test('an answer in time is given as it is, and what goes wrong goes through', async () => {
  const home = async () => new Response(null, { status: 302, headers: { location: '/create' } });
  expect(await placeOf(notWaitingForProvider('/api/auth/callback/google', DOOR, home))).toEqual([302, '/create']);
  await expect(notWaitingForProvider('/api/auth/callback/google', DOOR, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
