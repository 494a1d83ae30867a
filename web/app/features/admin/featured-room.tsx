/** The four places on the landing page: chosen among the public characters, in an order of one's own. */
import type { Featurable } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Loaded } from './room-state.tsx';
import { wordsToFind } from '../../ui/words-to-find.ts';

const REST_MS = 300;

export function FeaturedRoom() {
  const featured = useQuery(orpc.admin.content.featured.queryOptions());
  return <Loaded of={featured}>{(saved) => <Choice key={saved.map(({ id }) => id).join()} saved={saved} />}</Loaded>;
}

function Choice({ saved }: { saved: readonly Featurable[] }) {
  const [chosen, setChosen] = useState<readonly Featurable[]>(saved);
  const save = useAct({
    do: () => api.admin.content.feature({ characterIds: chosen.map(({ id }) => id) }),
    failed: 'admin.act.failed', done: 'admin.featured.saved', refresh: [orpc.admin.key()],
  });
  const isChanged = chosen.map(({ id }) => id).join() !== saved.map(({ id }) => id).join();
  const isFull = chosen.length >= LIMITS.featuredCharacters;

  function move(place: number, by: -1 | 1) {
    const next = [...chosen];
    const [moved] = next.splice(place, 1);
    if (moved) next.splice(place + by, 0, moved);
    setChosen(next);
  }

  return (
    <>
      <PageHeader
        title={say('admin.room.featured')}
        lead={say('admin.featured.text')}
        actions={<Button look="primary" pending={save.pending} disabled={!isChanged} onClick={() => save.run()}>{say('admin.featured.save')}</Button>}
      />
      <section aria-labelledby="chosen" className="mb-10">
        <h2 id="chosen" className="mb-4 text-[1.625rem]">{say('admin.featured.chosen')}</h2>
        {chosen.length === 0 ? (
          <p className="rounded-card bg-tint px-5 py-4">{say('admin.featured.none')}</p>
        ) : (
          <ol className="grid grid-cols-2 gap-3.5 shell:grid-cols-4 shell:gap-6">
            {chosen.map((character, place) => (
              <li key={character.id} className="min-w-0">
                <Portrait character={character} note={say('admin.featured.place', { n: place + 1 })} />
                <div className="mt-1 flex justify-between">
                  <Button look="icon" label={say('admin.featured.earlier', character)} icon={<ArrowLeft />} disabled={place === 0} onClick={() => move(place, -1)} />
                  <Button look="icon" label={say('admin.featured.remove', character)} icon={<X />} onClick={() => setChosen(chosen.filter(({ id }) => id !== character.id))} />
                  <Button look="icon" label={say('admin.featured.later', character)} icon={<ArrowRight />} disabled={place === chosen.length - 1} onClick={() => move(place, 1)} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </section>
      <Candidates isFull={isFull} isChosen={(id) => chosen.some((each) => each.id === id)} onAdd={(character) => setChosen([...chosen, character])} />
    </>
  );
}

interface CandidatesProps {
  isFull: boolean;
  isChosen: (id: string) => boolean;
  onAdd: (character: Featurable) => void;
}

function Candidates({ isFull, isChosen, onAdd }: CandidatesProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebounced(wordsToFind(search), REST_MS);
  const candidates = useQuery(orpc.admin.content.featurable.queryOptions({ input: { search: wanted }, placeholderData: keepPreviousData }));
  return (
    <section aria-labelledby="candidates">
      <h2 id="candidates" className="mb-4 text-[1.625rem]">{say('admin.featured.candidates')}</h2>
      <SearchField
        label={say('admin.featured.search')} placeholder={say('admin.featured.search')} value={search}
        onChange={setSearch} className="mb-4 max-w-[640px]"
      />
      <p role="status" className="mb-4 min-h-6 text-ink-soft">{isFull ? say('admin.featured.full') : ''}</p>
      <Loaded of={candidates}>
        {(found) => {
          const others = found.filter(({ id }) => !isChosen(id));
          if (others.length === 0) return <EmptyState heading={3} picture="portrait" sentence={say('admin.featured.empty')} />;
          return (
            <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 shell:grid-cols-4 shell:gap-x-6">
              {others.map((character) => (
                <li key={character.id} className="min-w-0">
                  <Portrait character={character} note={say('admin.featured.made-by', { name: character.ownerName })} />
                  <Button
                    className="mt-2 w-full" icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={() => onAdd(character)}
                    aria-label={say('admin.featured.add', character)}
                  >
                    {say('admin.featured.add.short')}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}

function Portrait({ character: { name, type, picture }, note }: { character: Featurable; note: string }) {
  return (
    <>
      <Picture
        src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} placeholder={picture.blur} position="50% 20%"
        className="aspect-[3/4] rounded-card shadow-card"
      />
      <h3 className="mt-3 truncate">{name}</h3>
      <p className="truncate text-ink-soft">{type.split(' - ').at(-1)}</p>
      <p className="truncate text-ink-soft">{note}</p>
    </>
  );
}
