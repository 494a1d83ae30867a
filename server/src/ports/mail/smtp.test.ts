import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { user } from '../../database/schema/index.ts';
import { openQueue } from '../../jobs/queue.ts';
import { selfSigned } from '../../testing/certificate.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts';
import { openTestApp, ORIGIN, type TestApp } from '../../testing/test-app.ts';
import { keepsThePromisesOfMail } from './mail.compliance.ts';
import { MailAway, MailRefused } from './mail.port.ts';
import { patientMailer } from './patient.ts';
import { asDialled, mustBeEncrypted, smtpMailer } from './smtp.ts';
import { NOBODY, openSmtpStandIn, type SmtpStandIn } from './testing/smtp-stand-in.ts';

const FROM = 'Fableloom <hello@fableloom.example>';
const letter = (to = 'maya@family.example') => ({ to, subject: 'Hello', text: 'Hi' });

describe('SMTP', () => keepsThePromisesOfMail(async () => {
  const smtp = await openSmtpStandIn();
  return {
    mailer: smtpMailer(smtp.url, FROM),
    arrived: async () => smtp.received.splice(0).map(({ to, subject, text, recipients }) => {
      expect(recipients).toEqual([to]);
      return { to, subject, text };
    }),
    close: smtp.close,
  };
}));

describe('what is wrong with the mail server is one sentence', () => {
  let smtp: SmtpStandIn;
  let unknown: SmtpStandIn;
  beforeAll(async () => {
    [smtp, unknown] = [await openSmtpStandIn(), await openSmtpStandIn({ certificate: selfSigned() })];
  });
  afterAll(async () => {
    await smtp.close();
    await unknown.close();
  });

  /** A port where nothing listens. */
  async function deadPort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
  const sending = (url: string, to?: string) => smtpMailer(url, FROM).send(letter(to));
  async function expectAway(url: string, sentence: string): Promise<void> {
    for (const act of [sending(url), smtpMailer(url, FROM).check()]) {
      const error = await act.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MailAway);
      expect((error as Error).message).toBe(sentence);
    }
  }

  test('a wrong password, which is not in the sentence', async () => {
    const url = `smtp://fableloom:wrong-secret@127.0.0.1:${smtp.port}`;
    await expectAway(url, `Mail: smtp://127.0.0.1:${smtp.port}: it does not accept this user or password; correct SMTP_URL.`);
  });

  test('a host where nothing answers', async () => {
    const port = await deadPort();
    await expectAway(`smtp://127.0.0.1:${port}`, `Mail: smtp://127.0.0.1:${port}: nothing answers there.`);
  });

  test('a certificate that nobody known has signed: the letter is not sent, the password not told', async () => {
    const sentence = 'its certificate is not signed by anybody known; name its authority with NODE_EXTRA_CA_CERTS.';
    await expectAway(unknown.url, `Mail: smtp://127.0.0.1:${unknown.port}: ${sentence}`);
    expect(unknown.received).toEqual([]);
  });

  test('a way that is not encrypted where it has to be', async () => {
    const sentence = 'it offers no encryption, so the password would be read on the way; use smtps://, or add ?requireTLS=false where the way is safe.';
    await expectAway(`${smtp.url}?requireTLS=true`, `Mail: smtp://127.0.0.1:${smtp.port}: ${sentence}`);
    expect(smtp.received).toEqual([]);
  });

  test.each([
    ['smtp://me:secret@mail.example:587', true], ['smtp://me:secret@192.168.1.5', true], ['smtp://mail.example', false],
    ['smtp://me:secret@localhost', false], ['smtp://me:secret@127.0.0.1:1025', false], ['smtp://me:secret@[::1]:1025', false],
  ])('%s has to be encrypted: %s', (url, isSo) => expect(mustBeEncrypted(url)).toBe(isSo));

  test.each([
    ['smtp://me:secret@mail.example:465', 'smtps://me:secret@mail.example:465'], ['smtp://mail.example:465?requireTLS=false', 'smtps://mail.example:465?requireTLS=false'],
    ['smtp://me:465@mail.example:587', 'smtp://me:465@mail.example:587'], ['smtps://mail.example', 'smtps://mail.example'],
  ])('%s is dialled as %s', (url, dialled) => expect(asDialled(url)).toBe(dialled));

  test('an address that the server does not take is refused for good', async () => {
    const error = await sending(smtp.url, NOBODY).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailRefused);
    expect((error as Error).message).toContain('No such user here');
  });

  test('a sender that the server does not take: that is a setting, so the letter waits', async () => {
    const strict = await openSmtpStandIn({ refusesSender: () => true });
    const error = await sending(strict.url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailAway);
    expect((error as Error).message)
      .toBe(`Mail: smtp://127.0.0.1:${strict.port}: it does not take letters of this sender ("553 Sender address rejected"); correct MAIL_FROM, or the user and password in SMTP_URL.`);
    await strict.close();
  });

  test.each(['5.7.1 <maya@family.example>: Relay access denied', 'Sorry, that domain is not in my list of allowed rcpthosts; no relaying', '5.7.26 This sender is unauthenticated'])(
    'a server that lets us send to nobody (%s): that is a setting too, and no fault of the address', async (words) => {
      const strict = await openSmtpStandIn({ refusesEverybody: words });
      const error = await sending(strict.url).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MailAway);
      expect((error as Error).message)
        .toBe(`Mail: smtp://127.0.0.1:${strict.port}: it does not take letters of this sender ("554 ${words}"); correct MAIL_FROM, or the user and password in SMTP_URL.`);
      await strict.close();
    });

  test.each([
    ['refusesEverybody', '5.2.2 The mailbox is full'], ['refusesEverybody', '5.4.5 Daily user sending limit exceeded'], ['refusesEverybody', 'Too many recipients this hour, quota exceeded'],
    ['refusesLetters', '5.4.5 Daily user sending limit exceeded'], ['refusesLetters', 'Message rejected: Email address is not verified. The following identities failed the check: maya@family.example'],
    ['refusesLetters', 'The from address does not match a verified Sender Identity'], ['refusesLetters', '5.6.0 This looks like spam'],
  ] as const)('one that %s with %j says nothing about the address: the letter waits', async (how, words) => {
    const strict = await openSmtpStandIn({ [how]: words });
    const error = await sending(strict.url).catch((thrown: unknown) => thrown);
    await strict.close();
    expect(error).toBeInstanceOf(MailAway);
    expect((error as Error).message).toContain(words);
  });

  test.each([['refusesEverybody', '5.1.1 The email account does not exist'], ['refusesLetters', '5.1.1 User unknown'], ['refusesEverybody', '5.5.0 Requested action not taken: mailbox unavailable'], ['refusesEverybody', 'mailbox unavailable']] as const)(
    'one that %s with %j speaks of the address: that is final', async (how, words) => {
      const strict = await openSmtpStandIn({ [how]: words });
      const error = await sending(strict.url).catch((thrown: unknown) => thrown);
      await strict.close();
      expect(error).toBeInstanceOf(MailRefused);
    });

  test('and what is right is found right without sending anything', async () => {
    await smtpMailer(smtp.url, FROM).check();
    expect(smtp.received).toEqual([]);
  });
});

describe('a server whose authority the operator has named', () => {
  const trusted = getCACertificates('default');
  afterAll(() => setDefaultCACertificates(trusted));

  test('is spoken to through STARTTLS, and the letter goes encrypted', async () => {
    const certificate = selfSigned();
    const smtp = await openSmtpStandIn({ certificate });
    const mailer = smtpMailer(smtp.url, FROM);
    await expect(mailer.check()).rejects.toThrow('its certificate is not signed by anybody known');
    // What NODE_EXTRA_CA_CERTS does at the start of a program.
    setDefaultCACertificates([...trusted, certificate.cert]);
    await mailer.check();
    await mailer.send(letter());
    expect(smtp.received).toMatchObject([{ to: 'maya@family.example', wasEncrypted: true }]);
    mailer.close();
    await smtp.close();
  });
});

describe('a certificate that is not good, although its authority is known', () => {
  const trusted = getCACertificates('default');
  afterAll(() => setDefaultCACertificates(trusted));

  test.each([
    ['has expired', { days: -1 }, 'its certificate has expired.'],
    ['is for another host', { isElsewhere: true }, 'its certificate is for another host; write the name that stands in it into SMTP_URL.'],
  ])('%s: that is told, and not that nobody has signed it', async (_, how, sentence) => {
    const certificate = selfSigned(how);
    const smtp = await openSmtpStandIn({ certificate });
    setDefaultCACertificates([...trusted, certificate.cert]);
    const mailer = smtpMailer(smtp.url, FROM);
    await expect(mailer.check()).rejects.toThrow(sentence);
    mailer.close();
    await smtp.close();
  });
});

describe('letters that could not be handed over', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  test('wait in the database and are sent once when the server is back, also by another process', async () => {
    let isBusy = true;
    const smtp = await openSmtpStandIn({ isBusy: () => isBusy });
    const log = pino({ level: 'silent' });
    const first = await openQueue(database.url, { log, longestMs: 0 });
    const mailer = await patientMailer(smtpMailer(smtp.url, FROM), { letters: first.letters, log, firstPauseSeconds: 1 });
    await mailer.send(letter());
    await expect(mailer.send(letter(NOBODY))).rejects.toBeInstanceOf(MailRefused);
    await mailer.close();
    await first.close();
    expect(smtp.received).toEqual([]);

    isBusy = false;
    const second = await openQueue(database.url, { log, longestMs: 0 });
    const other = await patientMailer(smtpMailer(smtp.url, FROM), { letters: second.letters, log, firstPauseSeconds: 1 });
    await smtp.has(1);
    await second.close();
    other.close();
    expect(smtp.received).toMatchObject([{ to: 'maya@family.example', subject: 'Hello' }]);
    await smtp.close();
  });

  test('that are still being handed over when the program ends are sent by the next', async () => {
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const log = pino({ level: 'silent' });
    const first = await openQueue(database.url, { log, longestMs: 0 });
    const url = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const mailer = await patientMailer(smtpMailer(url, FROM), { letters: first.letters, log, firstPauseSeconds: 1, personWaitsMs: 20 });
    await mailer.send(letter());
    await mailer.close();
    await first.close();
    mute.close();

    const smtp = await openSmtpStandIn();
    const second = await openQueue(database.url, { log, longestMs: 0 });
    const other = await patientMailer(smtpMailer(smtp.url, FROM), { letters: second.letters, log });
    await smtp.has(1);
    await other.close();
    await second.close();
    expect(smtp.received).toMatchObject([{ subject: 'Hello' }]);
    await smtp.close();
  });

  test('to a server that is slow keep nobody at the form, and arrive', async () => {
    const smtp = await openSmtpStandIn();
    const { promise: speaks, resolve: speak } = Promise.withResolvers<void>();
    const slow = createServer((socket) => void speaks.then(() => socket.pipe(connect(smtp.port, '127.0.0.1')).pipe(socket)));
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const log = pino({ level: 'silent' });
    const queue = await openQueue(database.url, { log, longestMs: 0 });
    const url = smtp.url.replace(String(smtp.port), String((slow.address() as AddressInfo).port));
    const mailer = await patientMailer(smtpMailer(url, FROM), { letters: queue.letters, log, personWaitsMs: 20 });
    await mailer.send(letter());
    expect(smtp.received).toEqual([]);
    speak();
    await smtp.has(1);
    mailer.close();
    await queue.close();
    slow.close();
    await smtp.close();
  });
});

describe('through the product', () => {
  let smtp: SmtpStandIn;
  let app: TestApp;
  beforeAll(async () => {
    smtp = await openSmtpStandIn();
    app = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'The House <house@fableloom.example>' });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const post = (path: string, body: object) => app.request(`/api/auth/${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: JSON.stringify(body),
  });

  test('whoever signs up gets the letter that opens the account', async () => {
    const person = { name: 'Maya', email: 'maya@family.example', password: 'Moonlight7' };
    expect((await post('sign-up/email', person)).status).toBe(200);
    await smtp.has(1);
    expect(smtp.received).toMatchObject([{ from: 'house@fableloom.example', recipients: [person.email] }]);
    expect((await post('sign-in/email', person)).status).toBe(403);
    const link = /https?:\/\/\S+/.exec(smtp.received[0]?.text ?? '')?.[0] ?? '';
    await app.request(link);
    expect((await post('sign-in/email', person)).status).toBe(200);
  });

  const refused = async (path: string, body: object) => {
    const answer = await post(path, body);
    return [answer.status, await answer.json()];
  };
  const NOT_DELIVERED = { code: 'auth.email.refused', message: 'No letter can be delivered to this address. Please look whether it is written right, or use another one.' };

  test('whoever signs up with an address that takes no letters is told at once, and it stays free', async () => {
    const person = { name: 'Nobody', email: NOBODY, password: 'Moonlight7' };
    for (let tries = 0; tries < 2; tries += 1) expect(await refused('sign-up/email', person)).toEqual([422, NOT_DELIVERED]);
    expect(await app.services.db.select().from(user).where(eq(user.email, NOBODY))).toEqual([]);
  });

  test('a link that is asked for again, or to choose a new password, and cannot be delivered says so', async () => {
    const person = { name: 'Ida', email: 'ida@family.example', password: 'Moonlight7' };
    expect((await post('sign-up/email', person)).status).toBe(200);
    await app.services.db.update(user).set({ email: NOBODY }).where(eq(user.email, person.email));
    expect(await refused('send-verification-email', { email: NOBODY })).toEqual([422, NOT_DELIVERED]);
    expect(await refused('request-password-reset', { email: NOBODY })).toEqual([422, { code: 'reset.mail.failed', message: 'Failed to send password reset email. Please try again.' }]);
    expect(await app.services.db.select().from(user).where(eq(user.email, NOBODY))).toHaveLength(1);
  });
});
