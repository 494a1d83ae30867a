/** The last question before an account is gone: who asks, and whether they mean it. */
import type { Account } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useState, type ChangeEvent } from 'react';
import { api } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountDialog } from './account-dialog.tsx';

export function DeleteAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const [proof, setProof] = useState('');
  const [isSure, setSure] = useState(false);
  const { hasPassword } = account;
  const remove = useAct({
    do: () => api.account.remove(hasPassword ? { password: proof, email: '' } : { password: '', email: proof }),
    failed: 'account.delete.failed',
    isRefusalShown: true,
    // A whole new page: nothing of the person stays in memory.
    onDone: () => window.location.assign('/login?account=deleted'),
  });
  const asked = { value: proof, onChange: (event: ChangeEvent<HTMLInputElement>) => setProof(event.target.value) };
  return (
    <AccountDialog
      title={say('account.screen.delete')}
      lead={
        <>
          <p>{say('account.screen.delete.warning')}</p>
          <p>{say('account.screen.delete.honest')}</p>
          <p className="text-ink-soft">{say('account.screen.delete.money')}</p>
        </>
      }
      why={remove.refusal?.sentence}
      pending={remove.pending}
      onSubmit={remove.run}
      onClose={onClose}
    >
      {hasPassword ? (
        <PasswordField {...asked} label={say('account.screen.delete.password')} autoComplete="current-password" />
      ) : (
        <TextField {...asked} label={say('account.screen.delete.email')} type="email" autoComplete="off" />
      )}
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input type="checkbox" className="size-6 accent-plum" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
        {say('account.screen.delete.sure')}
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="plain" disabled={remove.pending} onClick={onClose}>{say('word.cancel')}</Button>
        <Button type="submit" look="danger" pending={remove.pending} disabled={!isSure || proof === ''}>
          {say('account.screen.delete.confirm')}
        </Button>
      </div>
    </AccountDialog>
  );
}
