/** What the legal pages need from the server: today's date and the contact mailbox. */
import type { RouterContextProvider } from 'react-router';
import { readContact, readSite } from '../../session/site.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export async function readLegal(context: Readonly<RouterContextProvider>) {
  const [site, { contact }] = await Promise.all([readSite(context), readContact(context)]);
  return { updated: DAY.format(new Date()), contact, ...whatRuns(site) };
}

type Site = Awaited<ReturnType<typeof readSite>>;

const BUILT_IN = 'built-in';

/** What this installation really uses, for the sentences that depend on it. */
function whatRuns({ providers, trialCheckout, social, outbox }: Site) {
  const works = [
    ['stories are written by', providers.writer],
    ['pictures are drawn by', providers.illustrator],
    ['narrations are spoken by', providers.narrator],
    ['pictures that you upload to start a character from are looked at by', providers.eyes],
    ['what is written is read for safety by', providers.safety],
  ] as const;
  const hosted = works.filter(([, provider]) => provider !== BUILT_IN).map(([work, provider]) => `${work} ${provider}`);
  const doors = [social.google ? 'Google' : '', social.apple ? 'Apple' : ''].filter(Boolean);
  return { hosted, trialCheckout, hasMailServer: !outbox, social: doors };
}
