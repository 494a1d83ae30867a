/** All characters that a person can use: their own, those that friends share, and the starter cast. */
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Sparkles, UsersRound } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GRIDS } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toaster.tsx';
import { CreationCard } from '../creations/creation-card.tsx';
import { DeleteDialog } from '../creations/delete-dialog.tsx';
import { LibraryFrame } from '../creations/library-frame.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { MoreToShow, useMore } from '../creations/more-to-show.tsx';
import { useAct } from '../creations/use-act.ts';
import { usePlan } from '../creations/use-plan.ts';
import { kindOf } from './character-words.ts';
import { countIn, findCharacters, type CharacterView } from './shelf.ts';

const NONE: readonly Character[] = [];

export function CharacterLibrary() {
  const navigate = useNavigate();
  const { pass, roomFor, doorTo } = usePlan();
  const { data = NONE, isPending, isError, isFetching, refetch } = useQuery(orpc.characters.list.queryOptions());
  const [view, setView] = useState<CharacterView>('all');
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<Character | null>(null);
  const shown = findCharacters(data, view, useDeferredValue(search));
  const more = useMore(shown, `${view} ${search}`);

  const remove = useAct({
    do: ({ id }: Character) => api.characters.remove({ id }),
    failed: 'character.delete.failed',
    done: 'character.delete.done',
    refresh: [orpc.characters.key(), orpc.me.key()],
  });

  async function refresh() {
    const { isError: failed } = await refetch();
    if (failed) toast.error(say('character.refresh.failed'));
    else toast.success(say('character.refresh.done'));
  }

  const openCreator = () => pass(roomFor('character'), () => void navigate('/characters/create'));
  const showAll = () => {
    setSearch('');
    setView('all');
  };

  return (
    <>
      <LibraryFrame
        title={say('character.screen.title')}
        count={isPending ? undefined : data.length}
        newLabel={say('character.screen.new')}
        onNew={openCreator}
        onRefresh={() => void refresh()}
        isRefreshing={isFetching && !isPending}
        search={search}
        searchLabel={say('character.screen.search')}
        onSearch={setSearch}
        views={{
          label: say('character.screen.title'),
          value: view,
          onChange: setView,
          tabs: [
            { value: 'all', label: say('character.screen.tab.all'), count: countIn(data, 'all') },
            { value: 'mine', label: say('character.screen.title'), count: countIn(data, 'mine') },
            { value: 'shared', label: say('character.screen.tab.shared'), count: countIn(data, 'shared') },
          ],
        }}
        resultLine={shown.length > 0 ? say('character.screen.shown', { n: shown.length }) : ''}
        shape="portrait"
        isLoading={isPending}
      >
        {isError && data.length === 0 ? (
          <LoadFailed sentence={say('character.load.failed')} onRetry={() => void refetch()} />
        ) : shown.length > 0 ? (
          <>
            <ul className={GRIDS.portrait}>
              {more.shown.map((character, place) => (
                <li key={character.id} className="grid">
                  <CharacterCard character={character} eager={place < 4} onDelete={() => pass(doorTo('delete-character'), () => setLeaving(character))} />
                </li>
              ))}
            </ul>
            <MoreToShow {...more} />
          </>
        ) : (
          <NothingHere isEmpty={data.length === 0} view={view} search={search} onNew={openCreator} onClear={() => setSearch('')} onShowAll={showAll} />
        )}
      </LibraryFrame>
      <DeleteDialog title="character.screen.delete.title" target={leaving} onClose={() => setLeaving(null)} onDelete={remove.attempt} />
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
        : isStarter ? <Badge tone="card" icon={<Sparkles />} className="!text-ink-soft">{say('character.screen.starter')}</Badge>
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
  return <EmptyState picture="portrait" sentence={say('character.screen.empty.mine')} action={<div className="flex flex-wrap justify-center gap-2">{create}{showAll}</div>} />;
}
