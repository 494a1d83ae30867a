/** Where a picture or a recording stands, in one slim strip with a way to stop it. */
import { say } from '@fableloom/contract/messages/index';
import { X } from 'lucide-react';
import type { Making } from '../../session/use-making.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { UseBuiltIn } from './use-built-in.tsx';

/** `hint` is said beside it, such as how long it may take. Nothing while nothing is being made. */
export function SmallProgress({ making, hint }: { making: Making; hint?: string }) {
  const { state } = making;
  if (state.is === 'nothing') return null;
  if (state.is === 'failed') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-berry-wash px-5 py-3">
        <p role="alert" className="font-semibold text-berry">{state.sentence}</p>
        <UseBuiltIn onPress={making.withBuiltIn} />
        <Button look="icon" label={say('word.close')} icon={<X />} onClick={making.forget} />
      </div>
    );
  }
  const job = state.is === 'under-way' ? state.job : undefined;
  return (
    <div className="flex items-end gap-4 rounded-card bg-card px-5 py-4 shadow-card">
      <div className="min-w-0 flex-1">
        <Progress words={job?.progress || say('job.screen.waiting')} value={job?.done} />
        {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
      </div>
      <Button look="plain" onClick={making.stop} pending={making.isStopping} disabled={!job}>{say('job.screen.stop')}</Button>
    </div>
  );
}
