/** News as it happens, on every page of a signed-in person. */
import { useLine } from '../features/live/use-line.ts';
import { useFinishedWork } from '../session/finished-work.ts';
import { useNews } from '../features/notifications/use-news.ts';

export function LiveNews() {
  useFinishedWork();
  const { hear, catchUp } = useNews();
  // Something may have come between what the page was given and the moment the line stood, the first time too.
  // Asking who is here leads to the sign-in page when the session has ended.
  useLine({ hear, onReady: catchUp, onSignedOut: catchUp });
  return null;
}
