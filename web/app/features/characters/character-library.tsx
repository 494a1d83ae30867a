/** All characters that a person can use: their own, those that friends share, and the starter cast. */
import type { Character, CharacterView } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { figureUrl } from '../../ui/picture-sources.ts';
import { GRIDS } from '../../ui/skeletons.tsx';
import { CreationCard } from '../creations/creation-card.tsx';
import { LibraryFrame } from '../creations/library-frame.tsx';
import { MoreToShow } from '../creations/more-to-show.tsx';
import { StarterBadge } from '../creations/starter-badge.tsx';
import { useRemoval } from '../creations/use-removal.tsx';
import { kindOf } from './character-words.ts';
import { CHARACTER_CRAFT } from './craft.ts';
import { useCharacterShelf } from './use-character-shelf.ts';

export function CharacterLibrary() {
  const [view, setView] = useState<CharacterView>('all');
  const shelf = useCharacterShelf(view);
  const removal = useRemoval(CHARACTER_CRAFT);
  const { items, found, counts, more } = shelf;
  const isSearching = shelf.search.trim() !== '';
  /** Nobody but the starter cast. */
  const isBare = counts !== undefined && counts.mine + counts.shared === 0 && view === 'all' && !isSearching;
  const tab = (value: CharacterView, label: string) => ({ value, label, count: counts?.[value] });

  const clear = () => shelf.setSearch('');

  function showAll() {
    clear();
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
        count={counts?.mine}
        resultLine={found > 0 && !isBare ? say('character.screen.shown', { n: found }) : ''}
        shape="portrait"
      >
        {isBare && <NothingHere view={view} isSearching={false} onNew={shelf.openForm} onClear={clear} onShowAll={showAll} />}
        {isBare && <h2 className="mt-12 mb-6 text-[1.625rem]">{say('character.screen.starters')}</h2>}
        {items.length > 0 ? (
          <ul className={GRIDS.portrait}>
            {items.map((character, place) => (
              <li key={character.id} className="grid">
                <CharacterCard character={character} eager={place < 4} onDelete={() => removal.ask(character)} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingHere view={view} isSearching={isSearching} onNew={shelf.openForm} onClear={clear} onShowAll={showAll} />
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
      standIn={figureUrl(id)}
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
  view: CharacterView;
  isSearching: boolean;
  onNew: () => void;
  onClear: () => void;
  onShowAll: () => void;
}

function NothingHere({ view, isSearching, onNew, onClear, onShowAll }: NothingHereProps) {
  const showAll = (look: 'primary' | 'quiet') => <Button look={look} onClick={onShowAll}>{say('character.screen.show-all')}</Button>;
  if (isSearching) {
    const clear = <Button look="primary" onClick={onClear}>{say('character.screen.clear-search')}</Button>;
    const action = view === 'all' ? clear : <Both>{clear}{showAll('quiet')}</Both>;
    return <EmptyState picture="search" sentence={say('character.screen.empty.search')} action={action} />;
  }
  const create = <Button look="primary" onClick={onNew}>{say('character.screen.new')}</Button>;
  if (view === 'all') return <EmptyState picture="portrait" sentence={say('character.screen.empty')} action={create} />;
  if (view === 'shared') return <EmptyState picture="friends" sentence={say('character.screen.empty.shared')} action={showAll('primary')} />;
  return <EmptyState picture="portrait" sentence={say('character.screen.empty.mine')} action={<Both>{create}{showAll('quiet')}</Both>} />;
}

const Both = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap justify-center gap-2">{children}</div>;
