import { say } from '@fableloom/contract/messages/index';
import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A list or record that did not come: what happened, and one way on. */
export function LoadFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        picture="lost"
        sentence={sentence}
        action={<Button look="primary" icon={<RotateCw />} onClick={onRetry}>{say('job.screen.try-again')}</Button>}
      />
    </div>
  );
}
