/** Taking everything along, and leaving for good. */
import { EXPORT_PATH } from '@fableloom/contract/endpoints/account';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { saveFrom } from '../../session/save-as-file.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';

export function DataPanel() {
  const { data: account } = useQuery(orpc.account.show.queryOptions());
  const [isLeaving, setLeaving] = useState(false);
  // A browser says nothing about a download that is refused: who is here is asked before.
  const take = useAct({
    do: () => api.account.show(),
    failed: 'account.export.failed',
    done: 'account.export.done',
    onDone: () => saveFrom(EXPORT_PATH),
  });
  return (
    <Card as="section" aria-label={say('account.screen.data')} className="grid gap-5">
      <h2 className="text-[1.625rem]">{say('account.screen.data')}</h2>
      <div>
        <p className="mb-3 text-ink-soft">{say('account.screen.export.what')}</p>
        <Button icon={<Download aria-hidden="true" />} pending={take.pending} onClick={() => take.run()}>{say('account.screen.export')}</Button>
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
