/** Whether one can be found, and whom one has blocked. */
import type { PersonCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { PeopleSection } from './people-section.tsx';
import { PersonRow } from './person-row.tsx';
import { useUnblock } from './use-friend-acts.ts';

export function Findable({ hiddenFromSearch }: { hiddenFromSearch: boolean }) {
  const hide = useAct({
    do: (isHidden: boolean) => api.friends.setHidden({ hiddenFromSearch: isHidden }),
    failed: 'friend.visibility.failed',
    onDone: ({ hiddenFromSearch: isHidden }) =>
      toast.success(isHidden ? say('friend.visibility.hidden') : say('friend.visibility.found')),
    refresh: [orpc.friends.list.key()],
  });
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-plum"
        checked={hide.input === undefined ? !hiddenFromSearch : !hide.input}
        disabled={hide.pending}
        onChange={(event) => hide.run(!event.target.checked)}
      />
      {say('friend.screen.findable')}
    </label>
  );
}

/** Nothing where nobody is blocked. */
export function BlockedPeople() {
  const { data: blocked = [] } = useQuery(orpc.friends.blocked.queryOptions());
  if (blocked.length === 0) return null;
  return (
    <PeopleSection title={say('friend.screen.blocked')} count={blocked.length}>
      {blocked.map((person) => <BlockedRow key={person.userId} person={person} />)}
    </PeopleSection>
  );
}

function BlockedRow({ person }: { person: PersonCard }) {
  const unblock = useUnblock();
  return (
    <PersonRow person={person}>
      <Button
        aria-label={`${say('friend.screen.unblock')}: ${person.displayName}`}
        pending={unblock.pending}
        onClick={() => unblock.run(person)}
      >
        {say('friend.screen.unblock')}
      </Button>
    </PersonRow>
  );
}
