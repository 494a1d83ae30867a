/** What the server hands to the pages with every request; the server program sets these on its RouterContextProvider. */
import type { Api } from '@fableloom/contract';
import { createContext } from 'react-router';

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  photoUrl: string | null;
  isAdmin: boolean;
}

/** The typed API, called in process; null where a page is rendered without a server program. */
export const apiContext = createContext<Api | null>(null);

export const sessionContext = createContext<{ user: SessionUser | null }>({ user: null });

/** The public address of this installation; empty where a page is rendered without a server program. */
export const siteContext = createContext<string>('');

/** The nonce of this answer's content security policy; empty where there is no policy. */
export const nonceContext = createContext<string>('');
