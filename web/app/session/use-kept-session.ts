/** While a page of a member is open, its session does not run out unnoticed. */
import { LIMITS } from '@fableloom/contract/limits';
import { useEffect } from 'react';
import { getSession } from './accounts.ts';
import { DOOR } from './doors.ts';
import { askWithRetries, isDue } from './keep-session.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function useKeptSession() {
  useEffect(() => {
    let expiresAt: Date | null = null;
    let isAsking = false;

    async function look() {
      if (isAsking || !isDue(expiresAt, new Date())) return;
      isAsking = true;
      const answer = await askWithRetries(getSession, pause);
      isAsking = false;
      if (answer.is === 'refused') return;
      if (answer.value === null) return window.location.assign(DOOR);
      expiresAt = new Date(answer.value.session.expiresAt);
    }

    const ticking = setInterval(() => void look(), LIMITS.session.tickMs);
    return () => clearInterval(ticking);
  }, []);
}
