/** All places that a person can use: their own and the starter set. */
import type { Location } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { viewUrl } from '../../ui/picture-sources.ts';
import { GRIDS } from '../../ui/skeletons.tsx';
import { CreationCard } from '../creations/creation-card.tsx';
import { LibraryFrame } from '../creations/library-frame.tsx';
import { MoreToShow } from '../creations/more-to-show.tsx';
import { StarterBadge } from '../creations/starter-badge.tsx';
import { useRemoval } from '../creations/use-removal.tsx';
import { LOCATION_CRAFT } from './craft.ts';
import { useLocationShelf } from './use-location-shelf.ts';

export function LocationLibrary() {
  const shelf = useLocationShelf();
  const removal = useRemoval(LOCATION_CRAFT);
  const { items, found, counts, more } = shelf;
  /** Nobody's but the starter places. */
  const isBare = counts?.mine === 0 && shelf.search.trim() === '';

  return (
    <>
      <LibraryFrame
        shelf={shelf}
        title={say('location.screen.title')}
        newLabel={say('location.screen.new')}
        searchLabel={say('location.screen.search')}
        searchHint="Name, type or description"
        count={counts?.mine}
        resultLine={found > 0 && !isBare ? say('location.screen.shown', { n: found }) : ''}
        shape="wide"
      >
        {isBare && (
          <EmptyState
            picture="place"
            sentence={say('location.screen.empty')}
            action={<Button look="primary" onClick={shelf.openForm}>{say('location.screen.create-first')}</Button>}
          />
        )}
        {isBare && items.length > 0 && <h2 className="mt-6 mb-5">{say('location.screen.starters')}</h2>}
        {items.length > 0 && (
          <ul className={GRIDS.wide}>
            {items.map((location, place) => (
              <li key={location.id} className="grid">
                <LocationCard location={location} eager={place < 3} onDelete={() => removal.ask(location)} />
              </li>
            ))}
          </ul>
        )}
        {items.length === 0 && !isBare && (
          <EmptyState
            picture="search"
            sentence={say('location.screen.empty.search')}
            action={<Button look="primary" onClick={() => shelf.setSearch('')}>{say('character.screen.clear-search')}</Button>}
          />
        )}
        <MoreToShow {...more} />
      </LibraryFrame>
      {removal.dialog}
    </>
  );
}

function LocationCard({ location, eager, onDelete }: { location: Location; eager: boolean; onDelete: () => void }) {
  const { id, name, type, category, picture, may, isStarter } = location;
  return (
    <CreationCard
      shape="wide"
      to={`/locations/${id}`}
      name={name}
      lines={[type, category]}
      picture={picture}
      standIn={viewUrl(id)}
      may={may}
      eager={eager}
      onDelete={onDelete}
      badge={isStarter && <StarterBadge kind="location" onPicture />}
    />
  );
}
