/** All characters that a person can use: their own, those that friends share, and the starter cast. */
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GRIDS } from '../../ui/skeletons.tsx';
import { CreationCard } from '../creations/creation-card.tsx';
import { LibraryFrame } from '../creations/library-frame.tsx';
import { MoreToShow, useMore } from '../creations/more-to-show.tsx';
import { StarterBadge } from '../creations/starter-badge.tsx';
import { useRemoval } from '../creations/use-removal.tsx';
import { useShelf } from '../creations/use-shelf.ts';
import { kindOf } from './character-words.ts';
import { CHARACTER_CRAFT } from './craft.ts';
import { countIn, findCharacters, type CharacterView } from './shelf.ts';

export function CharacterLibrary() {
  const shelf = useShelf({
    kind: 'character',
    query: useQuery(orpc.characters.list.queryOptions()),
    createAt: '/characters/create',
    refreshed: 'character.refresh.done',
    refreshFailed: 'character.refresh.failed',
    loadFailed: 'character.load.failed',
  });
  const removal = useRemoval(CHARACTER_CRAFT);
  const [view, setView] = useState<CharacterView>('all');
  const shown = findCharacters(shelf.items, view, shelf.searched);
  const more = useMore(shown, `${view} ${shelf.searched}`);
  const tab = (value: CharacterView, label: string) => ({ value, label, count: countIn(shelf.items, value) });

  function showAll() {
    shelf.setSearch('');
    setView('all');
  }

  return (
    <>
      <LibraryFrame
        shelf={shelf}
        title={say('character.screen.title')}
        newLabel={say('character.screen.new')}
        searchLabel={say('character.screen.search')}
        searchHint="Name, type, trait or power"
        views={{
          label: say('character.screen.title'),
          value: view,
          onChange: setView,
          tabs: [
            tab('all', say('character.screen.tab.all')),
            tab('mine', say('character.screen.title')),
            tab('shared', say('character.screen.tab.shared')),
          ],
        }}
        resultLine={shown.length > 0 ? say('character.screen.shown', { n: shown.length }) : ''}
        shape="portrait"
      >
        {shown.length > 0 ? (
          <ul className={GRIDS.portrait}>
            {more.shown.map((character, place) => (
              <li key={character.id} className="grid">
                <CharacterCard character={character} eager={place < 4} onDelete={() => removal.ask(character)} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingHere
            isEmpty={shelf.items.length === 0}
            view={view}
            search={shelf.search}
            onNew={shelf.openForm}
            onClear={() => shelf.setSearch('')}
            onShowAll={showAll}
          />
        )}
        <MoreToShow {...more} />
      </LibraryFrame>
      {removal.dialog}
    </>
  );
}

function CharacterCard({ character, eager, onDelete }: { character: Character; eager: boolean; onDelete: () => void }) {
  const { id, name, type, personality, picture, may, isShared, isStarter } = character;
  return (
    <CreationCard
      shape="portrait"
      to={`/characters/${id}`}
      name={name}
      lines={[kindOf(type), personality]}
      picture={picture}
      may={may}
      eager={eager}
      onDelete={onDelete}
      badge={
        isShared ? <Badge tone="card" icon={<UsersRound />}>{say('character.screen.shared')}</Badge>
        : isStarter ? <StarterBadge kind="character" onPicture />
        : undefined
      }
      whose={isShared ? <span className="font-semibold text-sky">{say('character.screen.of-a-friend')}</span> : undefined}
    />
  );
}

interface NothingHereProps {
  isEmpty: boolean;
  view: CharacterView;
  search: string;
  onNew: () => void;
  onClear: () => void;
  onShowAll: () => void;
}

function NothingHere({ isEmpty, view, search, onNew, onClear, onShowAll }: NothingHereProps) {
  if (search.trim()) {
    return (
      <EmptyState
        picture="search"
        sentence={say('character.screen.empty.search')}
        action={<Button look="primary" onClick={onClear}>{say('character.screen.clear-search')}</Button>}
      />
    );
  }
  const create = <Button look="primary" onClick={onNew}>{say('character.screen.new')}</Button>;
  if (isEmpty || view === 'all') return <EmptyState picture="portrait" sentence={say('character.screen.empty')} action={create} />;
  const showAll = <Button look={view === 'mine' ? 'quiet' : 'primary'} onClick={onShowAll}>{say('character.screen.show-all')}</Button>;
  if (view === 'shared') return <EmptyState picture="friends" sentence={say('character.screen.empty.shared')} action={showAll} />;
  const both = <div className="flex flex-wrap justify-center gap-2">{create}{showAll}</div>;
  return <EmptyState picture="portrait" sentence={say('character.screen.empty.mine')} action={both} />;
}
