/** Mail through an SMTP server; what goes wrong is told in one sentence. */
import nodemailer from 'nodemailer';
import { isThisMachine } from '../../this-machine.ts';
import { MailAway, type Mailer, MailRefused } from './mail.port.ts';

/** Nobody waits for a mail server as long as nodemailer would (two minutes to connect, ten for an answer). */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

interface SmtpError {
  code?: string;
  /** What the server had been asked for, such as 'RCPT TO'. */
  command?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

/** The server without the password. */
function serverOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/** Rights and rules of the server (RFC 3463, class 7), also in the words of servers without such numbers: no other address would be taken either. */
const ABOUT_RIGHTS = /^5\d\d[ -]5\.7\.|\brelay|authenticat/i;

const isAboutSender = ({ code, command, response = '' }: SmtpError): boolean =>
  (code === 'EENVELOPE' && command === 'MAIL FROM') || ((code === 'EENVELOPE' || code === 'EMESSAGE') && ABOUT_RIGHTS.test(response));

function whyItFailed(error: SmtpError): string {
  const { code = '', responseCode, response, message } = error;
  if (code === 'EAUTH') return 'it does not accept this user or password; correct SMTP_URL';
  if (code === 'ETLS' && /STARTTLS/.test(message)) return 'it offers no encryption, so the password would be read on the way; use smtps://, or add ?requireTLS=false where the way is safe';
  if (/wrong version number/.test(message)) return 'it does not begin encrypted; try smtp://, which encrypts where the server can';
  if (/certificate has expired/.test(message)) return 'its certificate has expired';
  if (/does not match certificate/.test(message)) return 'its certificate is for another host; write the name that stands in it into SMTP_URL';
  if (/certificate/i.test(message)) return 'its certificate is not signed by anybody known; name its authority with NODE_EXTRA_CA_CERTS';
  if (code === 'ECONNREFUSED' || /ECONNREFUSED/.test(message)) return 'nothing answers there';
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'this host is not known';
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') return 'it does not answer in time';
  if (message.startsWith('Connection closed')) return 'it hangs up without an answer';
  if (message.startsWith('Invalid greeting') && !responseCode) return 'what answers there is no mail server';
  if (isAboutSender(error)) return `it does not take letters of this sender ("${response}"); correct MAIL_FROM, or the user and password in SMTP_URL`;
  return responseCode ? `it answers "${response}"` : `it cannot be used (${message})`;
}

/** A password never goes to another machine in the clear, also when somebody on the way hides that the server can encrypt. */
export function mustBeEncrypted(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !isThisMachine(hostname);
}

/** Nobody begins in the clear on this port (RFC 8314): asked so, it would be silent. */
export const asDialled = (url: string): string => (new URL(url).port === '465' ? url.replace(/^smtp:/, 'smtps:') : url);

/** RFC 3463: the address itself (1), a mailbox that is closed (2.1), no way to it (4, but for 4.5, in which services say that we send too much). */
const ABOUT_ADDRESS = /^5\d\d[ -]5\.(?:1\.|2\.1\b|4\.(?!5\b))/;
/** 0 and 5 say nothing more; then the words count. */
const NUMBERED = /^5\d\d[ -]5\.[1-46-9]/;
/** What servers without such numbers say to a recipient, although it is about how much is sent. */
const ABOUT_AMOUNTS = /limit|quota|exceed|too many|verif/i;

/**
 * A 5xx about the address is the last word. Anything else may be mended: the way there, the password, our sender, a full mailbox or queue,
 * a day's allowance that is used up; and what is said after the whole letter, without a number, is about the letter or us (decision 0108).
 */
function isFinal(error: SmtpError): boolean {
  const { code, command, responseCode = 0, response = '' } = error;
  if (responseCode < 500 || (code !== 'EENVELOPE' && code !== 'EMESSAGE') || isAboutSender(error)) return false;
  if (NUMBERED.test(response)) return ABOUT_ADDRESS.test(response);
  return command === 'RCPT TO' && !ABOUT_AMOUNTS.test(response);
}

/** @param url smtp:// or smtps://, with user and password where the server asks for them; what it says behind `?` is the last word */
export function smtpMailer(url: string, from: string): Mailer & { check(): Promise<void> } {
  const transport = nodemailer.createTransport({ url: asDialled(url), requireTLS: mustBeEncrypted(url), ...PATIENCE });
  const explained = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      const sentence = `Mail: ${serverOf(url)}: ${whyItFailed(error as SmtpError)}.`;
      throw isFinal(error as SmtpError) ? new MailRefused(sentence, { cause: error }) : new MailAway(sentence, { cause: error });
    }
  };
  return {
    provider: 'smtp',
    send: (mail) => explained(() => transport.sendMail({ from, ...mail })),
    /** Greets, encrypts and signs in, and sends nothing. */
    check: () => explained(() => transport.verify()),
    close: () => transport.close(),
  };
}
