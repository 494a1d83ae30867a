/** Where it happens, if the family wants to say so. */
import { say } from '@fableloom/contract/messages/index';
import { Switch } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import type { Draft } from './draft.ts';
import type { ChangeDraft } from './use-draft.ts';

export function LocationsStep({ draft, change, picker }: { draft: Draft; change: ChangeDraft; picker: ReactNode }) {
  const id = useId();
  return (
    <div className="grid gap-6">
      <div className="flex min-h-11 items-center gap-4">
        <Switch.Root
          id={id}
          checked={draft.usesLocations}
          onCheckedChange={(usesLocations) => change({ usesLocations })}
          className="h-8 w-14 shrink-0 rounded-full bg-edge p-1 transition-colors focus-visible:rounded-full data-[state=checked]:bg-plum"
        >
          <Switch.Thumb className="block size-6 rounded-full bg-card transition-transform data-[state=checked]:translate-x-6" />
        </Switch.Root>
        <label htmlFor={id} className="flex min-h-11 items-center font-bold">{say('create.screen.locations.toggle')}</label>
      </div>
      {draft.usesLocations && picker}
    </div>
  );
}
