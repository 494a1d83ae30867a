/** The golden button, why it cannot be pressed yet, how many stories are left, and the way to more. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { roomLeft } from '@fableloom/contract/plans/plans';
import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { useGates } from '../../session/gates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

interface GenerateProps {
  /** Why it cannot be pressed yet. */
  whyNot: PlainMessageKey | undefined;
  isBusy: boolean;
  onGenerate: () => void;
}

const inWords = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export function Generate({ whyNot, isBusy, onGenerate }: GenerateProps) {
  const id = useId();
  const { isPaid } = useGates();
  return (
    <div className="grid gap-3">
      <Button
        look="gold"
        size="big"
        icon={<WandSparkles aria-hidden="true" />}
        disabled={whyNot !== undefined}
        pending={isBusy}
        onClick={onGenerate}
        aria-describedby={whyNot && id}
        className="w-full"
      >
        {say('create.screen.generate')}
      </Button>
      {whyNot && <p id={id} className="text-center text-ink-soft">{say(whyNot)}</p>}
      <RoomLeft />
      {isPaid === false && (
        <ButtonLink to="/subscription" look="quiet" className="justify-self-center">{say('create.screen.upgrade')}</ButtonLink>
      )}
    </div>
  );
}

/** Nothing on plans without a limit. */
function RoomLeft() {
  const { subscription } = useGates();
  if (!subscription) return null;
  const { stories, renewsAt } = subscription.limits;
  const left = roomLeft(stories.limit, stories.used);
  if (stories.limit === 'unlimited' || left === 'unlimited') return null;
  const date = inWords.format(renewsAt);
  return <p className="text-center text-ink-soft">{say('plan.left.stories', { left, n: stories.limit, date })}</p>;
}
