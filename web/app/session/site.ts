/** What this installation offers, for pages that have to say so; read on the server only. */
import type { Outputs } from '@fableloom/contract';
import type { RouterContextProvider } from 'react-router';
import { apiContext } from './contexts.ts';

export type Site = Outputs['system']['about'];

const NOTHING_KNOWN: Site = {
  social: { google: false, apple: false },
  outbox: false,
  trialCheckout: true,
  elsewhere: { database: false, files: null },
  hosted: [],
  providers: { writer: 'built-in', illustrator: 'built-in', narrator: 'built-in', eyes: 'built-in', safety: 'built-in' },
  contact: '',
};

/** A public page still opens when the installation cannot be asked; it then offers less. */
export async function readSite(context: Readonly<RouterContextProvider>): Promise<Site> {
  const api = context.get(apiContext);
  if (!api) return NOTHING_KNOWN;
  return api.system.about().catch(() => NOTHING_KNOWN);
}

const MAILBOX = 'hello@fableloom.example';

/** Where to write to those who run this installation. */
export async function readContact(context: Readonly<RouterContextProvider>): Promise<{ contact: string }> {
  return { contact: (await readSite(context)).contact || MAILBOX };
}
