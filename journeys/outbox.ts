/** The mails that the house has sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

export async function mailTo(url: string, address: string): Promise<OutboxMail> {
  const answer = await fetch(`${url}/api/outbox`);
  const { messages } = (await answer.json()) as { messages: OutboxMail[] };
  const mail = messages.find((message) => message.to === address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}
