/** Signing out ends in a fresh page, so that nothing of the person stays in memory. */
import { useCallback } from 'react';

async function toastIt(sentence: string): Promise<void> {
  const { toast } = await import('react-hot-toast');
  toast.error(sentence);
}

/** @param tell says why somebody is still signed in; by a toast where nothing else is given. Give the same function each time. */
// What it needs is fetched when somebody signs out: the error screen of every page offers it.
export function useSignOut(tell: (sentence: string) => unknown = toastIt) {
  return useCallback(async () => {
    const isOut = await import('./accounts.ts').then(async ({ signOut }) => (await signOut()).is === 'done').catch(() => false);
    if (isOut) {
      await import('./kept-stories.ts').then(({ forgetAllStories }) => forgetAllStories()).catch(() => undefined);
      return window.location.assign('/');
    }
    const { auth } = await import('@fableloom/contract/messages/auth');
    await tell(auth['auth.sign-out.failed']);
  }, [tell]);
}
