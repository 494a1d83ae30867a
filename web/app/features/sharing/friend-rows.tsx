/** Friends in a dialog: those who have it, each with a way back, and those who could get it. */
import type { PersonCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Check, UserMinus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useChoices } from '../../ui/choices.ts';
import { cx, FOCUS_WITHIN } from '../../ui/classes.ts';
import { Face } from '../../ui/face.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';

interface SharedRowsProps {
  people: readonly PersonCard[];
  /** Whose share is being taken back. */
  leaving: string | undefined;
  onUnshare: (userId: string) => void;
}

export function SharedRows({ people, leaving, onUnshare }: SharedRowsProps) {
  return (
    <section aria-label={say('share.screen.current')}>
      <h3 className="mb-2 font-ui text-base font-bold">{say('share.screen.current')}</h3>
      <ul className="grid gap-1">
        {people.map(({ userId, displayName, photoUrl }) => (
          <li key={userId} className="flex min-h-14 items-center gap-3.5">
            <Face name={displayName} photoUrl={photoUrl} />
            <span className="min-w-0 flex-1 font-semibold break-words">{displayName}</span>
            <Button
              look="icon"
              label={say('share.screen.unshare', { name: displayName })}
              icon={<UserMinus />}
              pending={leaving === userId}
              onClick={() => onUnshare(userId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FriendChoicesProps {
  /** The title of the window says it already. */
  hideLabel: boolean;
  people: readonly PersonCard[];
  chosen: readonly string[];
  onChange: (userIds: string[]) => void;
}

export function FriendChoices({ hideLabel, people, chosen, onChange }: FriendChoicesProps) {
  const inputFor = useChoices<string>({ multiple: true, value: chosen, onChange });
  return (
    <Fieldset label={say('share.screen.with-friends')} hideLabel={hideLabel}>
      <div className="grid gap-2">
        {people.map(({ userId, displayName, photoUrl }) => {
          const input = inputFor(userId);
          return (
            <label
              key={userId}
              className={cx(
                'flex min-h-14 items-center gap-3.5 rounded-field border-[1.5px] px-3.5 py-1.5 transition-colors',
                FOCUS_WITHIN,
                input.checked ? 'border-plum bg-plum-wash' : 'border-edge hover:bg-plum-wash',
              )}
            >
              <input {...input} className="sr-only" />
              <Face name={displayName} photoUrl={photoUrl} />
              <span className="min-w-0 flex-1 font-semibold break-words">{displayName}</span>
              <span aria-hidden="true" className={cx(BOX, input.checked ? 'border-plum bg-plum text-on-plum' : 'border-edge bg-card')}>
                {input.checked && <Check size={18} strokeWidth={3} />}
              </span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}

const BOX = 'grid size-6 shrink-0 place-items-center rounded-lg border-[1.5px]';
