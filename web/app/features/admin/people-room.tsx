/** Everyone with an account: found by name, address or id, and opened one by one. */
import type { AdminPerson, Inputs } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { orpc } from '../../session/api.ts';
import { ChipGroup } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Face } from '../../ui/face.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { writeDate } from '../creations/write-date.ts';
import { MoreButton } from './more-button.tsx';
import { PersonBadges } from './person-badges.tsx';
import { Loaded } from './room-state.tsx';
import { wordsToFind } from '../../ui/words-to-find.ts';

type Only = NonNullable<Inputs['admin']['people']['list']['only']>;

const ONLY: readonly { value: Only; label: string }[] = [
  { value: 'everyone', label: say('admin.people.everyone') },
  { value: 'paying', label: say('admin.people.paying') },
  { value: 'suspended', label: say('admin.people.suspended') },
  { value: 'admins', label: say('admin.people.admins') },
];

const REST_MS = 300;

export function PeopleRoom() {
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<Only>('everyone');
  const wanted = useDebounced(wordsToFind(search), REST_MS);
  const people = useInfiniteQuery(
    orpc.admin.people.list.infiniteOptions({
      input: (cursor: string | null) => ({ search: wanted, only, cursor }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  );
  const total = people.data?.pages[0]?.total;
  return (
    <>
      <PageHeader title={say('admin.room.people')} count={total} countLabel={total === undefined ? undefined : say('admin.people.count', { n: total })} />
      <div className="mb-7 grid gap-4">
        <SearchField
          label={say('admin.people.search')}
          placeholder={say('admin.people.search')}
          value={search}
          onChange={setSearch}
          className="max-w-[640px]"
        />
        <ChipGroup label={say('admin.people.only')} hideLabel options={ONLY} value={only} onChange={setOnly} />
      </div>
      <Loaded of={people}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <div role="status"><EmptyState picture="friends" sentence={say('admin.people.empty')} /></div>;
          return (
            <>
              <ul className="grid gap-3">{items.map((person) => <PersonRow key={person.userId} person={person} />)}</ul>
              <MoreButton of={people} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function PersonRow({ person }: { person: AdminPerson }) {
  const { userId, displayName, email, photoUrl, createdAt } = person;
  return (
    <li>
      <Link
        to={`/admin/people/${userId}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-card px-4 py-3.5 text-ink no-underline shadow-card transition-transform hover:-translate-y-0.5 sm:px-5"
      >
        <Face name={displayName} photoUrl={photoUrl} size={52} />
        <span className="min-w-0 flex-1 basis-52">
          <span className="block text-[1.125rem] font-bold break-words">{displayName}</span>
          <span className="block break-all text-ink-soft">{email}</span>
          <span className="block text-ink-soft">{say('admin.person.since', { date: writeDate(createdAt) })}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2"><PersonBadges person={person} /></span>
        <ChevronRight aria-hidden="true" className="text-ink-soft max-sm:hidden" />
      </Link>
    </li>
  );
}
