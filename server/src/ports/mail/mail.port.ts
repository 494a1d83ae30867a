/** Sends mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  readonly provider: 'outbox' | 'smtp';
  /** Rejects when the message could not be handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
