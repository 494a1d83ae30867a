import { say } from '@fableloom/contract/messages/index';
import { Button } from '../../ui/button.tsx';

interface Endless {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The next page of a list that is read from the server. */
export function MoreButton({ of: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { of: Endless }) {
  if (!hasNextPage) return null;
  return (
    <div className="mt-8 flex justify-center">
      <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>{say('word.more')}</Button>
    </div>
  );
}
