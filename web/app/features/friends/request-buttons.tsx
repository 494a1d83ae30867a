/** The buttons of a request that waits: accept and decline for the one who was asked, take back for the one who asked. */
import { say } from '@fableloom/contract/messages/index';
import { Button } from '../../ui/button.tsx';
import { useAcceptRequest, useCancelRequest, useDeclineRequest, type Asked } from './use-friend-acts.ts';

export function RequestAnswers({ request }: { request: Asked }) {
  const accept = useAcceptRequest();
  const decline = useDeclineRequest();
  const name = request.person.displayName;
  return (
    <>
      <Button
        look="primary"
        aria-label={`${say('friend.screen.accept')}: ${name}`}
        pending={accept.pending}
        disabled={decline.pending}
        onClick={() => accept.run(request)}
      >
        {say('friend.screen.accept')}
      </Button>
      <Button
        aria-label={`${say('friend.screen.decline')}: ${name}`}
        pending={decline.pending}
        disabled={accept.pending}
        onClick={() => decline.run(request)}
      >
        {say('friend.screen.decline')}
      </Button>
    </>
  );
}

export function TakeBack({ request }: { request: Asked }) {
  const cancel = useCancelRequest();
  return (
    <Button
      aria-label={`${say('friend.screen.take-back')}: ${request.person.displayName}`}
      pending={cancel.pending}
      onClick={() => cancel.run(request)}
    >
      {say('friend.screen.take-back')}
    </Button>
  );
}
