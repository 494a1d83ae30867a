/** Another window saved first: what it changed, and the choice wherever both wrote. */
import { say } from '@fableloom/contract/messages/index';
import { Button } from '../../ui/button.tsx';
import type { Change } from './merge-drafts.ts';

export interface ChangedElsewhereProps {
  changes: readonly Change[];
  onTake: (change: Change) => void;
}

export function ChangedElsewhere({ changes, onTake }: ChangedElsewhereProps) {
  return (
    <section role="alert" aria-label={say('form.screen.elsewhere')} className="grid gap-3 rounded-card bg-sky-wash px-5 py-4">
      <p className="font-semibold text-sky">{say('form.screen.elsewhere')}</p>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.path} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-60 break-words">
              <span className="block font-bold">{change.label}</span>
              <span className="block">{say('form.screen.elsewhere.theirs', { words: change.theirWords || say('form.screen.nothing') })}</span>
              {change.isMineKept && (
                <span className="block">{say('form.screen.elsewhere.yours', { words: change.myWords || say('form.screen.nothing') })}</span>
              )}
            </span>
            {change.isMineKept && (
              <Button aria-label={say('form.screen.elsewhere.take-of', { field: change.label })} onClick={() => onTake(change)}>
                {say('form.screen.elsewhere.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
