/** Mail without a server: one .eml a message in the data folder, shown at /outbox on this machine. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { MailAway, type Mailer } from './mail.port.ts';

export interface OutboxMessage {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  links: string[];
}

/** Written aside first: on a full disk half a letter would look like one that came. */
async function keepLetter(path: string, letter: Buffer): Promise<void> {
  const half = `${path}.half`;
  try {
    await writeFile(half, letter, { flag: 'wx', flush: true });
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw new MailAway(`Outbox: a letter could not be written (${(error as NodeJS.ErrnoException).code}); look at the disk of FABLELOOM_DATA.`, { cause: error });
  }
}

export function outboxMailer(folder: string, from: string): Mailer {
  mkdirSync(folder, { recursive: true });
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    provider: 'outbox',
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail });
      await keepLetter(join(folder, `${Date.now()}-${randomBytes(4).toString('hex')}.eml`), message as Buffer);
    },
    close: () => composer.close(),
  };
}

/** Messages of the outbox, newest first. */
export async function readOutbox(folder: string, most = 50): Promise<OutboxMessage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted().toReversed().slice(0, most);
  return Promise.all(names.map((name) => readMessage(folder, name)));
}

async function readMessage(folder: string, name: string): Promise<OutboxMessage> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  const text = mail.text ?? '';
  return {
    id: name.replace(/\.eml$/, ''),
    to: mail.to?.map((address) => address.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}
