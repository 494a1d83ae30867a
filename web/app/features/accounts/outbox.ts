/** The mails that stay on this machine when no mail service is set up. */
export interface OutboxMessage {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  links: string[];
}

export type Outbox = { is: 'loading' } | { is: 'open'; messages: OutboxMessage[] } | { is: 'closed' };

/** Closed where mail is really sent, and to everyone who is not at the machine itself. */
export async function readOutbox(): Promise<Outbox> {
  try {
    const response = await fetch('/api/outbox', { credentials: 'same-origin' });
    if (!response.ok) return { is: 'closed' };
    const { messages } = (await response.json()) as { messages: OutboxMessage[] };
    return { is: 'open', messages };
  } catch {
    return { is: 'closed' };
  }
}
