/** Explore: the public shelves, and for members the one of their friends. What is looked for stands in the address. */
import { say } from '@fableloom/contract/messages/index';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useSession } from '../../session/session.ts';
import { cx } from '../../ui/classes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { Filters } from './filters.tsx';
import type { Shelf } from './read-shelf.ts';
import { ShelfView } from './shelf-view.tsx';
import { useSearchBox } from './use-search-box.ts';
import { widen, writeWish, type Wish } from './wish.ts';

// Only members have two shelves.
const Tabs = lazy(() => import('../../ui/tabs.tsx').then((kit) => ({ default: kit.Tabs<Wish['shelf']> })));

export interface ExploreRoomProps {
  wish: Wish;
  /** Null when it did not come. */
  shelf: Shelf | null;
}

export function ExploreRoom({ wish, shelf }: ExploreRoomProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { state: isGoing } = useNavigation();
  const { revalidate } = useRevalidator();

  const address = writeWish(wish).toString();
  // A choice is seen at once; what came with the address is the truth again as soon as it is there.
  const [chosen, setChosen] = useState({ at: address, wish });
  if (chosen.at !== address) setChosen({ at: address, wish });

  function look(next: Wish) {
    setChosen({ at: address, wish: next });
    void navigate({ search: writeWish(next).toString() }, { replace: true, preventScrollReset: true });
  }
  const change = (part: Partial<Wish>) => look({ ...chosen.wish, ...part });
  const box = useSearchBox(wish.search, (search) => change({ search }));

  const room = (
    <>
      <Filters wish={chosen.wish} change={change} box={box} />
      <div aria-busy={isGoing !== 'idle'} className={cx('transition-opacity', isGoing !== 'idle' && 'opacity-60')}>
        {shelf ? (
          <ShelfView
            key={address}
            wish={wish}
            first={shelf}
            onWiden={() => {
              box.empty();
              look(widen(wish));
            }}
          />
        ) : (
          <LoadFailed isPage sentence={say('explore.load.failed')} onRetry={() => void revalidate()} />
        )}
      </div>
    </>
  );
  return (
    <>
      <PageHeader title={say('nav.explore')} lead={say('explore.screen.text')} />
      {user ? (
        <Suspense>
          <Tabs
            label={say('explore.screen.shelves')}
            tabs={[
              { value: 'everyone', label: say('explore.screen.from-everyone') },
              { value: 'friends', label: say('explore.screen.from-friends') },
            ]}
            value={chosen.wish.shelf}
            onChange={(shelfWanted) => change({ shelf: shelfWanted })}
          >
            {room}
          </Tabs>
        </Suspense>
      ) : (
        room
      )}
    </>
  );
}
