/** What the legal pages need from the server: today's date and the contact mailbox. */
import type { RouterContextProvider } from 'react-router';
import { readSite } from '../../session/site.ts';

const MAILBOX = 'hello@fableloom.example';
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export async function readLegal(context: Readonly<RouterContextProvider>) {
  const { contact, providers, trialCheckout } = await readSite(context);
  return { updated: DAY.format(new Date()), contact: contact || MAILBOX, providers, trialCheckout };
}
