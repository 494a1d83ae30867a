/** Sends mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  readonly provider: 'outbox' | 'smtp';
  /** Rejects when the message could not be handed over: with MailAway where a later try may succeed, with MailRefused where none will. */
  send(mail: Mail): Promise<void>;
  /** What is still being handed over is kept, where there is a line for it. */
  close(): Promise<void> | void;
}

/** The mail server cannot be used now. The message is a sentence for the operator. */
export class MailAway extends Error {
  override name = 'MailAway';
}

/** The mail server does not take this letter, now or later. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
