/** Taking everything along, and leaving for good. */
import { EXPORT_PATH } from '@fableloom/contract/endpoints/account';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toaster.tsx';
import { DeleteAccount } from './delete-account.tsx';

export function DataPanel() {
  const { data: account } = useQuery(orpc.account.show.queryOptions());
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card as="section" aria-label={say('account.screen.data')} className="grid gap-5">
      <h2 className="text-[1.625rem]">{say('account.screen.data')}</h2>
      <div>
        <p className="mb-3 text-ink-soft">{say('account.screen.export.what')}</p>
        <a href={EXPORT_PATH} download className={buttonClass('line')} onClick={() => toast.success(say('account.export.done'))}>
          <Download aria-hidden="true" />
          {say('account.screen.export')}
        </a>
      </div>
      <div className="border-t border-line pt-5">
        <p className="mb-3 text-ink-soft">{say('account.screen.delete.warning')}</p>
        <Button icon={<Trash2 />} disabled={!account} className="border-berry! text-berry!" onClick={() => setLeaving(true)}>
          {say('account.screen.delete')}
        </Button>
      </div>
      {isLeaving && account && <DeleteAccount account={account} onClose={() => setLeaving(false)} />}
    </Card>
  );
}
