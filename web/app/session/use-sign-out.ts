/** Signing out ends in a fresh page, so that nothing of the person stays in memory. */
import { useCallback } from 'react';

// What it needs is fetched when somebody signs out: the error screen of every page offers it.
export function useSignOut() {
  return useCallback(async () => {
    const { signOut } = await import('./accounts.ts');
    const answer = await signOut();
    if (answer.is === 'done') return window.location.assign('/');
    const [{ toast }, { auth }] = await Promise.all([import('react-hot-toast'), import('@fableloom/contract/messages/auth')]);
    toast.error(auth['auth.sign-out.failed']);
  }, []);
}
