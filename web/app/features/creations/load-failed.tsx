import { say } from '@fableloom/contract/messages/index';
import { RotateCw } from 'lucide-react';
import { withWhy } from '../../session/api.ts';
import { canKeep } from '../../session/kept-stories.ts';
import { isOutOfReach, useHasNetwork } from '../../session/reach.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface LoadFailedProps {
  sentence: string;
  onRetry: () => void;
  /** It is what the page is for: out of reach of this house a way leads to what this device keeps. */
  isPage?: boolean;
}

/** A list or record that did not come: what happened, and the ways on. */
export function LoadFailed({ sentence, onRetry, isPage = false }: LoadFailedProps) {
  const isOut = !useHasNetwork() || isOutOfReach();
  const hasShelf = isOut && isPage && canKeep();
  const again = <Button look={hasShelf ? 'line' : 'primary'} icon={<RotateCw />} onClick={onRetry}>{say('job.screen.try-again')}</Button>;
  const shelf = <Button look="primary" onClick={() => window.location.assign('/offline')}>{say('offline.screen.shelf.go')}</Button>;
  return (
    <div role="alert">
      <EmptyState
        // The one of the two that every device keeps.
        picture={isOut ? 'book' : 'lost'}
        sentence={withWhy(sentence)}
        detail={hasShelf && say('offline.screen.shelf.about')}
        action={hasShelf ? <span className="flex flex-wrap justify-center gap-3">{shelf}{again}</span> : again}
      />
    </div>
  );
}
