/** The buttons for what this administrator may do about this person. */
import type { AdminPersonDetail } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PRICES } from '@fableloom/contract/plans/prices';
import { Ban, DoorOpen, Star } from 'lucide-react';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toaster.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const refresh = [orpc.admin.key()];

/** One price a plan is enough here: nothing is paid. */
const PLANS = PRICES.filter(({ interval }) => interval === 'month');
const MONTHS = [1, 3, 6, 12] as const;
const monthsWords = (n: number) => (n === 1 ? say('admin.months.one') : say('admin.months.many', { n }));

type Asked = 'suspend' | 'restore' | 'plan' | null;

export function PersonActs({ person: { userId, displayName: name, may, priceId } }: { person: AdminPersonDetail }) {
  const [asked, setAsked] = useState<Asked>(null);
  const [plan, setPlan] = useState<string>(priceId);
  const [months, setMonths] = useState('1');
  const close = () => setAsked(null);
  const suspend = useAct({
    do: (reason: string) => api.admin.people.suspend({ userId, reason }),
    failed: 'admin.act.failed', refresh, onDone: () => toast.success(say('admin.person.suspended', { name })),
  });
  const restore = useAct({
    do: (reason: string) => api.admin.people.restore({ userId, reason }),
    failed: 'admin.act.failed', refresh, onDone: () => toast.success(say('admin.person.restored', { name })),
  });
  const change = useAct({
    do: (reason: string) => api.admin.people.setPlan({ userId, reason, priceId: plan, months: Number(months) }),
    failed: 'admin.act.failed', refresh,
    onDone: () => toast.success(say('admin.person.plan-set', { name, plan: PLANS.find(({ id }) => id === plan)?.name ?? plan })),
  });
  return (
    <>
      {may.setPlan && <Button icon={<Star aria-hidden="true" />} onClick={() => setAsked('plan')}>{say('admin.person.set-plan')}</Button>}
      {may.suspend && <Button look="danger" icon={<Ban aria-hidden="true" />} onClick={() => setAsked('suspend')}>{say('admin.person.suspend')}</Button>}
      {may.restore && <Button look="primary" icon={<DoorOpen aria-hidden="true" />} onClick={() => setAsked('restore')}>{say('admin.person.restore')}</Button>}
      <ReasonDialog
        open={asked === 'suspend'} onClose={close} danger confirm={say('admin.person.suspend')} onConfirm={suspend.attempt}
        title={say('admin.person.suspend.title', { name })} text={say('admin.person.suspend.text', { name })}
      />
      <ReasonDialog
        open={asked === 'restore'} onClose={close} confirm={say('admin.person.restore')} onConfirm={restore.attempt}
        title={say('admin.person.restore.title', { name })}
      />
      <ReasonDialog
        open={asked === 'plan'} onClose={close} confirm={say('word.save')} onConfirm={change.attempt}
        title={say('admin.person.set-plan.title', { name })} text={say('admin.person.set-plan.text')}
      >
        <Select label={say('admin.figures.plans')} options={PLANS.map((each) => ({ value: each.id, label: each.name }))} value={plan} onChange={setPlan} />
        {plan !== 'price_free' && (
          <Select
            label={say('admin.person.set-plan.months')} value={months} onChange={setMonths}
            options={MONTHS.map((n) => ({ value: String(n), label: monthsWords(n) }))}
          />
        )}
      </ReasonDialog>
    </>
  );
}
