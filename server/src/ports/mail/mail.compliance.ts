/** What every way of sending mail promises: the outbox and SMTP pass the same tests. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mailer } from './mail.port.ts';

export interface ArrivedMail {
  to: string;
  subject: string;
  text: string;
}

export interface MailHouse {
  mailer: Mailer;
  /** What came since the last time somebody asked, in any order. */
  arrived(): Promise<ArrivedMail[]>;
  close(): Promise<void> | void;
}

export function keepsThePromisesOfMail(openHouse: () => Promise<MailHouse>): void {
  let house: MailHouse;
  beforeAll(async () => {
    house = await openHouse();
  });
  beforeEach(() => house.arrived());
  afterAll(async () => {
    house.mailer.close();
    await house.close();
  });
  const lines = (text: string) => text.replaceAll('\r\n', '\n').trim();

  test('a letter comes as it was written: letters of all alphabets, lines with a dot, long links', async () => {
    const link = `https://fableloom.example/verify?token=${'aZ09-_.'.repeat(60)}&callbackURL=%2F`;
    const letter = { to: 'maya@family.example', subject: 'Willkommen, Maja Löwenzahn – 欢迎 🦊', text: `Grüße!\n.\n..zwei Punkte\nFrom here on:\n\n${link}\n\nשלום` };
    await house.mailer.send(letter);
    const [came, ...more] = await house.arrived();
    expect(more).toEqual([]);
    expect({ ...came, text: lines(came?.text ?? '') }).toEqual(letter);
  });

  test('twenty at once come once each', async () => {
    const letters = Array.from({ length: 20 }, (_, place) => ({ to: `reader-${place}@family.example`, subject: `Letter ${place}`, text: `For ${place}` }));
    await Promise.all(letters.map((letter) => house.mailer.send(letter)));
    const came = (await house.arrived()).map((mail) => ({ ...mail, text: lines(mail.text) }));
    const bySubject = (one: ArrivedMail, other: ArrivedMail) => one.subject.localeCompare(other.subject);
    expect(came.toSorted(bySubject)).toEqual(letters.toSorted(bySubject));
  });

  test('a subject cannot add a line to the head of the letter', async () => {
    await house.mailer.send({ to: 'maya@family.example', subject: 'Hello\r\nBcc: thief@elsewhere.example\r\nX-More: yes', text: 'Hi' });
    const [came] = await house.arrived();
    expect(came?.to).toBe('maya@family.example');
    expect(came?.subject).toContain('Bcc: thief@elsewhere.example');
  });
}
