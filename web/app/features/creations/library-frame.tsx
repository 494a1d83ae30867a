/** The page of a library: title with its count, refresh and new, search, the result line, and the shelf itself. */
import { say } from '@fableloom/contract/messages/index';
import { Plus, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CardGridSkeleton } from '../../ui/skeletons.tsx';
import { Tabs, type Tab } from '../../ui/tabs.tsx';

export interface LibraryTabs<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
}

export interface LibraryFrameProps<V extends string> {
  title: string;
  count?: number;
  newLabel: string;
  onNew: () => void;
  onRefresh: () => void;
  isRefreshing: boolean;
  search: string;
  searchLabel: string;
  onSearch: (search: string) => void;
  /** Views of the library, beside the search on wide screens. */
  views?: LibraryTabs<V>;
  /** 'Showing N character(s)'; spoken when it changes. */
  resultLine?: string;
  shape: 'portrait' | 'wide';
  isLoading: boolean;
  children: ReactNode;
}

export function LibraryFrame<V extends string = string>(props: LibraryFrameProps<V>) {
  const { title, count, newLabel, onNew, onRefresh, isRefreshing, search, searchLabel, onSearch, views, resultLine, shape, isLoading, children } = props;
  const shelf = (
    <>
      <p aria-live="polite" className="mb-5 min-h-6 text-ink-soft">{isLoading ? '' : resultLine}</p>
      {isLoading ? <CardGridSkeleton shape={shape} label={say('word.loading')} /> : children}
    </>
  );
  return (
    <>
      <PageHeader
        title={title}
        count={count}
        countLabel={count === undefined ? undefined : `${count} in all`}
        actions={
          <>
            <Button look="icon" label={say('word.refresh')} icon={<RotateCw />} pending={isRefreshing} onClick={onRefresh} />
            <Button look="primary" icon={<Plus />} onClick={onNew} className="max-sm:size-12 max-sm:!p-0">
              <span className="max-sm:sr-only">{newLabel}</span>
            </Button>
          </>
        }
      />
      <div className="relative">
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={onSearch}
          className={views ? 'mb-4 wide:absolute wide:top-0 wide:right-0 wide:mb-0 wide:w-[320px]' : 'mb-5 sm:max-w-[440px]'}
        />
        {views ? <Tabs {...views}>{shelf}</Tabs> : shelf}
      </div>
    </>
  );
}
