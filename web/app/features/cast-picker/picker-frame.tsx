/** What choosing characters and choosing places have in common: search, "new", the list or why there is none, and the count. */
import { Plus } from 'lucide-react';
import { say } from '@fableloom/contract/messages/index';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CardGridSkeleton } from '../../ui/skeletons.tsx';
import type { EmptyPictureName } from '../../ui/empty-pictures.tsx';

export interface PickerFrameProps {
  search: string;
  onSearch: (search: string) => void;
  searchLabel: string;
  /** The same in as few words as a phone has room for. */
  searchHint: string;
  newLabel: string;
  /** Leads to the form in which a new one is made. */
  onCreate: () => void;
  is: 'loading' | 'empty' | 'nothing-found' | 'shown';
  empty: { picture: EmptyPictureName; sentence: string; createLabel: string; nothingFound: string };
  children: ReactNode;
}

export function PickerFrame(props: PickerFrameProps) {
  const { search, onSearch, searchLabel, searchHint, newLabel, onCreate, is, empty, children } = props;
  const createButton = (label: string) => <Button icon={<Plus aria-hidden="true" />} onClick={onCreate}>{label}</Button>;
  if (is === 'empty') {
    return <EmptyState picture={empty.picture} sentence={empty.sentence} heading={3} action={createButton(empty.createLabel)} />;
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={searchLabel}
          placeholder={searchHint}
          value={search}
          onChange={onSearch}
          className="min-w-[min(100%,240px)] flex-1"
        />
        {createButton(newLabel)}
      </div>
      {is === 'loading' && <CardGridSkeleton count={4} />}
      {is === 'nothing-found' && (
        <EmptyState
          picture="search"
          sentence={empty.nothingFound}
          heading={3}
          action={<Button onClick={() => onSearch('')}>{say('character.screen.clear-search')}</Button>}
        />
      )}
      {is === 'shown' && children}
    </div>
  );
}
