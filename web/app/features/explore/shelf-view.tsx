/** The things on the shelf, page after page, or a kind word where there are none. */
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';
import { useAct } from '../../session/use-act.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CharacterTiles } from './character-tiles.tsx';
import { joinShelves, readShelf, type Shelf } from './read-shelf.ts';
import { StoryTiles } from './story-tiles.tsx';
import { isNarrowed, type Wish } from './wish.ts';

export interface ShelfViewProps {
  wish: Wish;
  /** Its first page, as it came with the address. */
  first: Shelf;
  onWiden: () => void;
}

export function ShelfView({ wish, first, onWiden }: ShelfViewProps) {
  const [shelf, setShelf] = useState(first);
  const more = useAct({
    do: (cursor: string) => readShelf(api, wish, cursor),
    failed: 'explore.load.failed',
    onDone: (page) => setShelf((shown) => joinShelves(shown, page)),
  });
  const { items, next } = shelf;
  if (items.length === 0) return <NothingHere wish={wish} onWiden={onWiden} />;
  return (
    <>
      <p aria-live="polite" className="mb-5 min-h-6 text-ink-soft">{say('explore.screen.shown', { n: items.length })}</p>
      {shelf.is === 'stories' ? <StoryTiles stories={shelf.items} /> : <CharacterTiles characters={shelf.items} />}
      {next && (
        <div className="mt-10 flex justify-center">
          <Button pending={more.pending} onClick={() => more.run(next)}>{say('word.more')}</Button>
        </div>
      )}
    </>
  );
}

function NothingHere({ wish, onWiden }: Pick<ShelfViewProps, 'wish' | 'onWiden'>) {
  const { user } = useSession();
  if (isNarrowed(wish)) {
    return (
      <div role="status">
        <EmptyState
          picture="search"
          sentence={say('explore.screen.empty.search')}
          action={<Button look="primary" onClick={onWiden}>{say('explore.screen.clear')}</Button>}
        />
      </div>
    );
  }
  if (wish.shelf === 'friends') {
    return (
      <EmptyState
        picture="friends"
        sentence={say('explore.screen.empty.friends')}
        action={<ButtonLink to="/friends" look="primary">{say('nav.friends')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      picture={wish.things === 'stories' ? 'book' : 'portrait'}
      sentence={say('explore.screen.empty')}
      action={<ButtonLink to={user ? '/create' : '/login'} look="primary">{say('shared.screen.make-your-own')}</ButtonLink>}
    />
  );
}
