/** Tells a person why something was not done, and takes them where the way goes on: a limit or a gate leads to the plans. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { useCallback, useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { isSignedOut, readRefusal } from './api.ts';

/** Shows the server's sentence, or the catalogue's one of `fallback` when the server could not say it. */
export function useTellRefusal() {
  const navigate = useNavigate();
  return useCallback(
    (error: unknown, fallback: PlainMessageKey) => {
      if (isSignedOut(error)) return;
      const { sentence, sendTo } = readRefusal(error, say(fallback));
      toast.error(sentence);
      if (sendTo) void navigate(sendTo);
    },
    [navigate],
  );
}

/** Tells once that what the page needs could not be fetched. */
export function useTellFailedLoad(hasFailed: boolean, sentence: PlainMessageKey) {
  useEffect(() => {
    if (hasFailed) toast.error(say(sentence), { id: sentence });
  }, [hasFailed, sentence]);
}
