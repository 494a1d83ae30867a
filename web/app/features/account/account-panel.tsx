/** Signing in: the address, the password, and the devices that are signed in. */
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { Notice } from '../creations/notice.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeviceList } from './device-list.tsx';

export function AccountPanel() {
  const { data: account, isPending, refetch } = useQuery(orpc.account.show.queryOptions());
  const [isOpen, setOpen] = useState<'nothing' | 'password' | 'email'>('nothing');
  const close = () => setOpen('nothing');

  return (
    <Card as="section" aria-label={say('account.screen.security')} className="grid gap-6">
      <h2 className="text-[1.625rem]">{say('account.screen.security')}</h2>
      {isPending ? (
        <TextSkeleton lines={4} />
      ) : !account ? (
        <LoadFailed sentence={say('account.load.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className="grid gap-3">
            <p className="font-semibold break-all">{account.email}</p>
            {account.newEmail && <Notice>{say('account.screen.email.waiting', { email: account.newEmail })}</Notice>}
            {account.hasPassword ? (
              <div className="flex flex-wrap gap-2">
                <Button icon={<Mail />} onClick={() => setOpen('email')}>{say('account.screen.email')}</Button>
                <Button icon={<KeyRound />} onClick={() => setOpen('password')}>{say('account.screen.password')}</Button>
              </div>
            ) : (
              <Notice>{say('account.password.none')}</Notice>
            )}
          </div>
          <DeviceList sessions={account.sessions} />
          {isOpen === 'password' && <ChangePassword email={account.email} onClose={close} />}
          {isOpen === 'email' && <ChangeEmail onClose={close} />}
        </>
      )}
    </Card>
  );
}
