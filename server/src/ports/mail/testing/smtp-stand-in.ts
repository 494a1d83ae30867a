/** A real SMTP server in this process, for tests: it takes letters, and refuses what it is told to refuse. */
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import type { Certificate } from '../../../testing/certificate.ts';

export interface ReceivedMail {
  from: string;
  /** The envelope: who really gets it. */
  recipients: string[];
  to: string;
  subject: string;
  text: string;
  wasEncrypted: boolean;
}

export interface SmtpStandIn {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Resolves when this many letters have come. */
  has(letters: number): Promise<void>;
  close(): Promise<void>;
}

interface SmtpOptions {
  port?: number;
  /** Offers encryption (STARTTLS), and shows this. */
  certificate?: Certificate;
  /** While it answers true, letters are put off with 451. */
  isBusy?: () => boolean;
  /** While it answers true, whoever sends is refused with 553, as for an address that the user does not own. */
  refusesSender?: () => boolean;
  /** In these words nobody may send anywhere, as where a server asks for a user and none is set. */
  refusesEverybody?: string;
  /** In these words letters are refused after they were told whole. */
  refusesLetters?: string;
}

export const USER = { name: 'fableloom', password: 'moon light/7' };
export const NOBODY = 'nobody@family.example';

const smtpError = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

export async function openSmtpStandIn({ port = 0, certificate, isBusy = () => false, refusesSender = () => false, refusesEverybody, refusesLetters }: SmtpOptions = {}): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  const waiting: { letters: number; resolve: () => void }[] = [];

  async function keep(stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope, wasEncrypted: boolean): Promise<void> {
    const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
    if (refusesLetters !== undefined) throw smtpError(554, refusesLetters);
    received.push({
      from: mailFrom ? mailFrom.address : '', recipients: rcptTo.map(({ address }) => address),
      to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '', subject: mail.subject ?? '', text: mail.text ?? '', wasEncrypted,
    });
    for (const each of waiting) if (received.length >= each.letters) each.resolve();
  }

  const server = new SMTPServer({
    disabledCommands: certificate ? [] : ['STARTTLS'],
    ...certificate,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER.name && password === USER.password ? done(null, { user: username }) : done(smtpError(535, 'Authentication failed')),
    onMailFrom: (_from, _session, done) => done(refusesSender() ? smtpError(553, 'Sender address rejected') : null),
    onRcptTo: ({ address }, _session, done) => {
      if (refusesEverybody !== undefined) return done(smtpError(554, refusesEverybody));
      if (address === NOBODY) return done(smtpError(550, 'No such user here'));
      done(isBusy() ? smtpError(451, 'Try again later') : null);
    },
    onData: (stream, { envelope, secure }, done) => callbackify(() => keep(stream, envelope, secure))(done),
  });
  // A client that does not like the certificate hangs up: that is what the test is about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const at = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://${USER.name}:${encodeURIComponent(USER.password)}@127.0.0.1:${at}`,
    port: at,
    received,
    has: (letters) => new Promise((resolve) => {
      if (received.length >= letters) resolve();
      else waiting.push({ letters, resolve });
    }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
