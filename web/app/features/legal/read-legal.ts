/** What the legal pages need from the server: today's date, the contact mailbox, and what this installation runs on. */
import type { RouterContextProvider } from 'react-router';
import { readContact, readSite } from '../../session/site.ts';
import { whatRuns } from './what-runs.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export async function readLegal(context: Readonly<RouterContextProvider>) {
  const [site, { contact }] = await Promise.all([readSite(context), readContact(context)]);
  return { updated: DAY.format(new Date()), contact, ...whatRuns(site) };
}
