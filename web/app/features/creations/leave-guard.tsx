/** Asks before changes that are not saved are left behind. */
import { say } from '@fableloom/contract/messages/index';
import { useRef, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  isChanged: boolean;
  /** Set by who has decided already, such as by pressing Cancel. */
  isLetGo: RefObject<boolean>;
}

export function LeaveGuard({ isChanged, isLetGo }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged && !isLetGo.current && currentLocation.pathname !== nextLocation.pathname);
  const isGoing = useRef(false);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => !isGoing.current && blocker.reset()}
      title={say('form.screen.leave.title')}
      body={say('form.screen.leave.text')}
      confirmLabel={say('form.screen.leave.go')}
      cancelLabel={say('form.screen.leave.stay')}
      onConfirm={() => {
        isGoing.current = true;
        blocker.proceed();
      }}
    />
  );
}
