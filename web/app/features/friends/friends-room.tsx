/** Friends: finding people, requests in both directions, and everyone one knows here. */
import type { FriendsBundle, PersonCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { useTellFailedLoad } from '../../session/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { writeDate } from '../creations/write-date.ts';
import { FindPeople, goToSearch } from './find-people.tsx';
import { FriendRow, type Parting } from './friend-row.tsx';
import { PartDialog } from './part-dialog.tsx';
import { PeopleSection } from './people-section.tsx';
import { PersonRow } from './person-row.tsx';
import { BlockedPeople, Findable } from './privacy.tsx';
import { RequestAnswers, TakeBack } from './request-buttons.tsx';

export function FriendsRoom() {
  const bundle = useQuery(orpc.friends.list.queryOptions());
  useTellFailedLoad(bundle.isError, 'friend.load.failed');
  const count = bundle.data?.friends.length;
  return (
    <>
      <PageHeader title={say('nav.friends')} count={count} countLabel={`${count} in all`} />
      <FindPeople />
      {bundle.data ? (
        <Everyone bundle={bundle.data} />
      ) : bundle.isError ? (
        <LoadFailed isPage sentence={say('friend.load.failed')} onRetry={() => void bundle.refetch()} />
      ) : (
        <TextSkeleton lines={5} />
      )}
    </>
  );
}

function Everyone({ bundle: { friends, incoming, sent, hiddenFromSearch } }: { bundle: FriendsBundle }) {
  const [asked, setAsked] = useState<{ way: Parting; person: PersonCard } | null>(null);
  return (
    <div className="grid gap-10">
      {incoming.length > 0 && (
        <PeopleSection title={say('friend.screen.incoming')} count={incoming.length}>
          {incoming.map((request) => (
            <PersonRow key={request.id} person={request.person} lines={[say('friend.screen.asked', { date: writeDate(request.createdAt) })]}>
              <RequestAnswers request={request} />
            </PersonRow>
          ))}
        </PeopleSection>
      )}
      {friends.length > 0 ? (
        <PeopleSection title={say('friend.screen.list')} count={friends.length}>
          {friends.map((friend) => (
            <FriendRow key={friend.userId} friend={friend} onPart={(way) => setAsked({ way, person: friend })} />
          ))}
        </PeopleSection>
      ) : incoming.length + sent.length === 0 && (
        <EmptyState
          picture="friends"
          sentence={say('friend.screen.empty')}
          action={<Button look="primary" icon={<Search aria-hidden="true" />} onClick={goToSearch}>{say('friend.screen.search')}</Button>}
        />
      )}
      {sent.length > 0 && (
        <PeopleSection title={say('friend.screen.sent')} count={sent.length}>
          {sent.map((request) => (
            <PersonRow key={request.id} person={request.person} lines={[say('friend.screen.asked', { date: writeDate(request.createdAt) })]}>
              <TakeBack request={request} />
            </PersonRow>
          ))}
        </PeopleSection>
      )}
      <BlockedPeople />
      <Findable hiddenFromSearch={hiddenFromSearch} />
      <PartDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}
