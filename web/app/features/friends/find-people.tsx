/** Finding people by name or e-mail, and asking them; an address shows only where the server gives one. */
import type { FoundPerson } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { LoadFailed } from '../creations/load-failed.tsx';
import { PersonRow } from './person-row.tsx';
import { RequestAnswers, TakeBack } from './request-buttons.tsx';
import { useSendRequest } from './use-friend-acts.ts';
import { wordsToFind } from '../../ui/words-to-find.ts';

const REST_MS = 300;

const ID = 'find-people';

/** Brings the keyboard to the search, from where nobody is yet. */
export const goToSearch = () => document.getElementById(ID)?.querySelector('input')?.focus();

export function FindPeople() {
  const [search, setSearch] = useState('');
  const query = useDebounced(wordsToFind(search), REST_MS);
  return (
    <search id={ID} className="mb-8 block shell:mb-10">
      <SearchField
        label={say('friend.screen.search')}
        placeholder={say('friend.screen.search')}
        value={search}
        onChange={setSearch}
        className="max-w-[640px]"
      />
      {query !== '' && search.trim() !== '' && <Results query={query} />}
    </search>
  );
}

function Results({ query }: { query: string }) {
  const found = useQuery(orpc.friends.search.queryOptions({ input: { query }, placeholderData: keepPreviousData }));
  const people = found.data ?? [];
  return (
    <div className="mt-4">
      <p aria-live="polite" className="mb-3 min-h-6 text-ink-soft">
        {people.length > 0 ? say('friend.screen.search.found', { n: people.length }) : ''}
      </p>
      {found.isPending ? (
        <TextSkeleton lines={2} />
      ) : found.isError ? (
        <LoadFailed sentence={say('friend.search.failed')} onRetry={() => void found.refetch()} />
      ) : people.length === 0 ? (
        <div role="status"><EmptyState picture="search" sentence={say('friend.screen.search.empty')} /></div>
      ) : (
        <ul className="grid gap-3">
          {people.map((person) => (
            <PersonRow key={person.userId} person={person} lines={[person.email]}>
              <NextStep person={person} />
            </PersonRow>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What can be done with a found person depends on how one stands to them. */
function NextStep({ person }: { person: FoundPerson }) {
  const send = useSendRequest();
  const { standing, requestId, displayName, userId } = person;
  if (standing === 'friend') {
    return (
      <>
        <Badge tone="leaf" icon={<Check />}>{say('friend.screen.is-friend')}</Badge>
        <ButtonLink to={`/friends/${userId}/content`} aria-label={`${say('word.view')}: ${displayName}`}>{say('word.view')}</ButtonLink>
      </>
    );
  }
  if (standing === 'received' && requestId) return <RequestAnswers request={{ id: requestId, person }} />;
  if (standing === 'sent' && requestId) return <TakeBack request={{ id: requestId, person }} />;
  return (
    <Button
      look="primary"
      icon={<UserPlus aria-hidden="true" />}
      aria-label={`${say('friend.screen.add')}: ${displayName}`}
      pending={send.pending}
      onClick={() => send.run(person)}
    >
      {say('friend.screen.add')}
    </Button>
  );
}
