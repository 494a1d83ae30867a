/** What stands above the fields of a form: that it goes on from before, that it is saved and rests, or what another window changed. */
import { say } from '@fableloom/contract/messages/index';
import { Pencil, RotateCcw } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import type { Change } from './merge-drafts.ts';
import { Notice } from './notice.tsx';

export interface FormNewsProps {
  /** Saved, and its fields rest. `editAt` is where they can be changed; null in the middle of another page. */
  rests: { editAt: string | null } | null;
  /** It was begun on an earlier visit. */
  isBegun: boolean;
  onAfresh: () => void;
  elsewhere: readonly Change[];
  onTake: (change: Change) => void;
}

export function FormNews({ rests, isBegun, onAfresh, elsewhere, onTake }: FormNewsProps) {
  if (rests) {
    const { editAt } = rests;
    return (
      <Notice action={editAt && <ButtonLink to={editAt} icon={<Pencil />}>{say('word.edit')}</ButtonLink>}>
        {say(editAt ? 'form.screen.saved' : 'form.screen.saved.inline')}
      </Notice>
    );
  }
  if (elsewhere.length > 0) return <ChangedElsewhere changes={elsewhere} onTake={onTake} />;
  if (!isBegun) return null;
  return (
    <Notice action={<Button icon={<RotateCcw />} onClick={onAfresh}>{say('form.screen.afresh')}</Button>}>{say('form.screen.begun')}</Notice>
  );
}
