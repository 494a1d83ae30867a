/** What choosing characters and choosing places have in common: search, "new", the list or why there is none, and the count. */
import { Plus } from 'lucide-react';
import { say } from '@fableloom/contract/messages/index';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CardGridSkeleton } from '../../ui/skeletons.tsx';
import type { EmptyPictureName } from '../../ui/empty-pictures.tsx';

export interface PickerFrameProps {
  search: string;
  onSearch: (search: string) => void;
  searchLabel: string;
  newLabel: string;
  /** Asked before the form opens; false when a gate has answered already. */
  mayCreate: () => boolean;
  /** The form in which a new one is made; without it there is no such button. */
  renderForm?: (close: () => void) => ReactNode;
  is: 'loading' | 'empty' | 'nothing-found' | 'shown';
  empty: { picture: EmptyPictureName; sentence: string; createLabel: string; nothingFound: string };
  children: ReactNode;
}

export function PickerFrame(props: PickerFrameProps) {
  const { search, onSearch, searchLabel, newLabel, mayCreate, renderForm, is, empty, children } = props;
  const [isCreating, setCreating] = useState(false);
  const close = () => setCreating(false);
  const open = () => mayCreate() && setCreating(true);

  const createButton = (label: string) => renderForm && <Button icon={<Plus aria-hidden="true" />} onClick={open}>{label}</Button>;
  const form = renderForm && (
    <Dialog open={isCreating} onOpenChange={setCreating} title={newLabel} size="full" keepOpen>{renderForm(close)}</Dialog>
  );
  if (is === 'empty') {
    return (
      <>
        <EmptyState picture={empty.picture} sentence={empty.sentence} heading={3} action={createButton(empty.createLabel)} />
        {form}
      </>
    );
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
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
      {form}
    </div>
  );
}
