/** The page of a library: title with its count, refresh and new, search, the result line, and the shelf itself. */
import { say } from '@fableloom/contract/messages/index';
import { Plus, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CardGridSkeleton } from '../../ui/skeletons.tsx';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { useShelfActs } from './use-shelf-acts.ts';

type Shelf = ReturnType<typeof useShelfActs> & { items: readonly unknown[]; search: string; setSearch: (search: string) => void };

export interface LibraryTabs<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
}

export interface LibraryFrameProps<V extends string> {
  shelf: Shelf;
  title: string;
  newLabel: string;
  searchLabel: string;
  /** The same in few words, inside the field. */
  searchHint: string;
  /** Views of the library, beside the search on wide screens. */
  views?: LibraryTabs<V>;
  /** How many there are of one's own, where the shelf holds more than those. */
  count?: number;
  /** 'Showing N character(s)'; spoken when it changes. */
  resultLine?: string;
  shape: 'portrait' | 'wide';
  children: ReactNode;
}

export function LibraryFrame<V extends string = string>(props: LibraryFrameProps<V>) {
  const { shelf, title, newLabel, searchLabel, searchHint, views, resultLine, shape, children } = props;
  const { isLoading, hasFailed, items } = shelf;
  const { count = items.length } = props;
  const books = (
    <>
      <p aria-live="polite" className="mb-5 min-h-6 text-ink-soft">{isLoading ? '' : resultLine}</p>
      {isLoading ? (
        <CardGridSkeleton shape={shape} label={say('word.loading')} />
      ) : hasFailed ? (
        <LoadFailed isPage sentence={shelf.failed} onRetry={shelf.retry} />
      ) : (
        children
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={title}
        count={isLoading ? 'coming' : hasFailed ? undefined : count}
        countLabel={`${count} in all`}
        actions={
          <>
            <Button look="icon" label={say('word.refresh')} icon={<RotateCw />} pending={shelf.isRefreshing} onClick={shelf.refresh} />
            <Button look="primary" icon={<Plus />} onClick={shelf.openForm} className="max-sm:size-12 max-sm:!p-0">
              <span className="max-sm:sr-only">{newLabel}</span>
            </Button>
          </>
        }
      />
      <div className="relative">
        <SearchField
          label={searchLabel}
          placeholder={searchHint}
          value={shelf.search}
          onChange={shelf.setSearch}
          className={views ? 'mb-4 wide:absolute wide:top-0 wide:right-0 wide:mb-0 wide:w-[320px]' : 'mb-5 sm:max-w-[440px]'}
        />
        {views ? <Tabs {...views}>{books}</Tabs> : books}
      </div>
    </>
  );
}
