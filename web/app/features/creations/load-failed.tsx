import { say } from '@fableloom/contract/messages/index';
import { RotateCw } from 'lucide-react';
import { withWhy } from '../../session/api.ts';
import { isOutOfReach, useHasNetwork } from '../../session/reach.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A list or record that did not come: what happened, and the ways on; out of reach of this house also to what this device keeps. */
export function LoadFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const isAway = !useHasNetwork() || isOutOfReach();
  const again = <Button look={isAway ? 'line' : 'primary'} icon={<RotateCw />} onClick={onRetry}>{say('job.screen.try-again')}</Button>;
  return (
    <div role="alert">
      {!isAway ? (
        <EmptyState picture="lost" sentence={sentence} action={again} />
      ) : (
        // The picture that is kept with the shelf.
        <EmptyState
          picture="book"
          sentence={withWhy(sentence)}
          detail={say('offline.screen.shelf.about')}
          action={(
            <span className="flex flex-wrap justify-center gap-3">
              <Button look="primary" onClick={() => window.location.assign('/offline')}>{say('offline.screen.shelf.go')}</Button>
              {again}
            </span>
          )}
        />
      )}
    </div>
  );
}
