/** Tells a person why something was not done, and takes them where the way goes on: a limit or a gate leads to the plans. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../ui/toaster.tsx';
import { because } from './sent-here.ts';
import { isSignedOut, readRefusal, type RefusalSeen, withWhy } from './api.ts';

/** Shows the server's sentence once, or the catalogue's one of `fallback` when the server could not say it; not where the page shows it. */
export function useTellRefusal() {
  const navigate = useNavigate();
  return useCallback(
    (error: unknown, fallback: PlainMessageKey, isShown = false): RefusalSeen => {
      const refusal = readRefusal(error, say(fallback));
      // Where somebody is led, the sentence comes along and stays.
      if (refusal.sendTo) void navigate(refusal.sendTo, because(refusal.sentence));
      else if (!isSignedOut(error) && !isShown) toast.error(refusal.sentence, { id: refusal.sentence });
      return refusal;
    },
    [navigate],
  );
}

/** Tells once that what the page needs could not be fetched. */
export function useTellFailedLoad(hasFailed: boolean, sentence: PlainMessageKey) {
  useEffect(() => {
    if (hasFailed) toast.error(withWhy(say(sentence)), { id: sentence });
  }, [hasFailed, sentence]);
}
