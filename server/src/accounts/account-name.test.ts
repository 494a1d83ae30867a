/** Names at the door of sign-up: they greet in letters, also in those to people who never asked for one. */
import { say } from '@fableloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles, rateLimit } from '../database/schema/index.ts';
import { readOutbox } from '../ports/mail/outbox.ts';
import { openTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await openTestApp();
});
// All of them come from one place, which would be too many tries for one.
beforeEach(() => app.services.db.delete(rateLimit));
afterAll(() => app.close());

const address = () => `someone-${++count}@family.example`;
const signUp = (email: string, name: string) =>
  app.request('/api/auth/sign-up/email', { method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: JSON.stringify({ email, password: 'Moonlight7', name }) });
const lastMail = async (to: string) => (await readOutbox(app.outboxFolder ?? '')).find((mail) => mail.to === to);

test.each([
  ['a message with an address to open', 'You have won! Open http://evil.example now', 'auth.name.address'],
  ['an address that mail programs make a link of', 'evil.example', 'auth.name.address'],
  ['a mailbox', 'write to me@evil.example', 'auth.name.address'],
  ['a page of words', 'Ida '.repeat(40), 'auth.name.too-long'],
  ['words that are not for children', 'Fuck Kill', 'app.unsafe-text'],
] as const)('%s for a name is refused with a sentence, makes no account and sends nothing', async (_, name, key) => {
  const email = address();
  const answer = await signUp(email, name);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: key, message: say(key) });
  expect(await lastMail(email)).toBeUndefined();
  expect(await app.services.db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
});

test.each([
  ['Ida\n\nand\u0000 Ben\u202e', 'Ida and Ben'], ['  Mr. O’Neil-Smith Jr. ', 'Mr. O’Neil-Smith Jr.'], ['Zoë 🦊', 'Zoë 🦊'], ['', 'someone-'],
])('%j as a name: the letter and the profile say one clean line', async (name, shown) => {
  const email = address();
  expect((await signUp(email, name)).status).toBe(200);
  const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.email, email));
  expect(profile?.displayName).toMatch(new RegExp(`^${shown}\\d*$`));
  expect((await lastMail(email))?.text).toContain(`${profile?.displayName}, welcome`);
});
