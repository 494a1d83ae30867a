/** My Stories: search, the books, and the way to more. */
import type { StorySummary } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Feather } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTellFailedLoad } from '../../session/refusals.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CardGridSkeleton, GRIDS } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { DeleteStory } from './delete-story.tsx';
import { NextPage } from './next-page.tsx';
import { StoryCard } from './story-card.tsx';
import { useShelf } from './use-shelf.ts';

export function StoryShelf() {
  const [search, setSearch] = useState('');
  // Asked at every letter: an answer takes less time than the next letter, and one that is overtaken is dropped.
  const wanted = useDeferredValue(search);
  const shelf = useShelf(wanted);
  useTellFailedLoad(shelf.isError, 'story.load-all.failed');
  const stories = shelf.data?.pages.flatMap(({ items }) => items);
  const total = shelf.data?.pages[0]?.total ?? undefined;
  const hasNone = stories?.length === 0;
  const isBare = hasNone && wanted.trim() === '';

  return (
    <div>
      <PageHeader title={say('story.screen.list.title')} count={total} countLabel={`${total} ${total === 1 ? 'story' : 'stories'}`} actions={!isBare && <NewStory />} />
      {!isBare && (
        <SearchField
          label={say('story.screen.list.search')}
          placeholder="Title, theme, age, who or where"
          value={search}
          onChange={setSearch}
          className="mb-7 max-w-[560px]"
        />
      )}
      {shelf.isPending && <CardGridSkeleton shape="wide" count={6} />}
      {shelf.isError && !stories && <LoadFailed isPage sentence={say('story.load-all.failed')} onRetry={() => void shelf.refetch()} />}
      {isBare && (
        <EmptyState
          picture="book"
          sentence={say('story.screen.list.empty')}
          detail={say('story.screen.list.empty.text')}
          action={<NewStory />}
        />
      )}
      {hasNone && !isBare && (
        <EmptyState
          picture="search"
          sentence={say('story.screen.list.empty.search')}
          action={<Button onClick={() => setSearch('')}>{say('character.screen.clear-search')}</Button>}
        />
      )}
      {stories && !hasNone && <Books stories={stories} />}
      {shelf.hasNextPage && <NextPage isComing={shelf.isFetchingNextPage} onWanted={() => void shelf.fetchNextPage()} />}
    </div>
  );
}

function NewStory() {
  return <ButtonLink to="/create" look="primary" icon={<Feather aria-hidden="true" />}>{say('story.screen.list.new')}</ButtonLink>;
}

function Books({ stories }: { stories: readonly StorySummary[] }) {
  const [doomed, setDoomed] = useState<StorySummary | null>(null);
  return (
    <>
      <ul className={GRIDS.wide}>
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} onDelete={() => setDoomed(story)} />
        ))}
      </ul>
      <DeleteStory story={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}
