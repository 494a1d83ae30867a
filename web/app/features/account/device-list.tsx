/** Where one is signed in, and signing out from afar. */
import type { AccountSession } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { writeDate } from '../creations/write-date.ts';

const refresh = [orpc.account.key()];

export function DeviceList({ sessions }: { sessions: readonly AccountSession[] }) {
  const failed = 'account.session.failed';
  const end = useAct({ do: (id: string) => api.account.endSession({ id }), failed, done: 'account.session.ended', refresh });
  const endOthers = useAct({ do: () => api.account.endOtherSessions(), failed, done: 'account.sessions.ended', refresh });

  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-xl">{say('account.screen.devices')}</h3>
        {sessions.some(({ isThis }) => !isThis) && (
          <Button look="quiet" icon={<LogOut />} pending={endOthers.pending} onClick={() => endOthers.run()}>
            {say('account.screen.sessions')}
          </Button>
        )}
      </div>
      <ul className="grid gap-1">
        {sessions.map(({ id, device, signedInAt, lastSeenAt, isThis }) => (
          <li key={id} className="flex items-center gap-4 border-t border-line py-3 first:border-t-0">
            <MonitorSmartphone aria-hidden="true" className="shrink-0 text-ink-soft" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {device}
                {isThis && <Badge tone="leaf">{say('account.screen.devices.this')}</Badge>}
              </p>
              <p className="text-ink-soft">
                {say('account.screen.devices.seen', { since: writeDate(signedInAt), seen: writeDate(lastSeenAt) })}
              </p>
            </div>
            {!isThis && (
              <Button
                look="icon"
                label={say('account.screen.devices.end', { device })}
                icon={<LogOut />}
                pending={end.input === id}
                onClick={() => end.run(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
