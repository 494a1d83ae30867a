/** What one friend shares: characters lent for one's own stories, stories to read, characters to meet. */
import type { CharacterCard, LentCharacter, StoryCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { readCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import { useQuery } from '@tanstack/react-query';
import { Feather } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { isRefusal, orpc, readRefusal } from '../../session/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PictureLink } from '../../ui/picture-link.tsx';
import { figureUrl } from '../../ui/picture-sources.ts';
import { CardGridSkeleton, GRIDS } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';

export interface FriendContentProps {
  ownerId: string;
  showStories: (stories: readonly StoryCard[]) => ReactNode;
  showCharacters: (characters: readonly CharacterCard[]) => ReactNode;
}

const BACK = { to: '/friends', label: say('friend.screen.back') };

export function FriendContent({ ownerId, showStories, showCharacters }: FriendContentProps) {
  const content = useQuery(orpc.friends.content.queryOptions({ input: { ownerId } }));
  if (content.isError) return <NoContent error={content.error} onRetry={() => void content.refetch()} />;
  if (!content.data) {
    return (
      <>
        <PageHeader title={say('nav.friends')} back={BACK} />
        <CardGridSkeleton shape="portrait" count={4} label={say('word.loading')} />
      </>
    );
  }

  const { owner, lent, stories, characters } = content.data;
  const name = owner.displayName;
  const isEmpty = lent.length + stories.length + characters.length === 0;
  return (
    <>
      <PageHeader title={say('friend.screen.content', { name })} back={BACK} />
      {isEmpty && <EmptyState picture="friends" sentence={say('friend.screen.content.empty', { name })} />}
      <div className="grid gap-12">
        {lent.length > 0 && (
          <Shelf title={say('friend.screen.lent')}>
            <ul className={GRIDS.portrait}>
              {lent.map((character) => <LentTile key={character.id} character={character} />)}
            </ul>
          </Shelf>
        )}
        {stories.length > 0 && <Shelf title={say('friend.screen.public')}>{showStories(stories)}</Shelf>}
        {characters.length > 0 && <Shelf title={say('friend.screen.public.characters')}>{showCharacters(characters)}</Shelf>}
      </div>
    </>
  );
}

/** Not a friend and not there look the same; only a lost connection is worth another try. */
function NoContent({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { sentence } = readRefusal(error, say('friend.content.failed'));
  return (
    <>
      <h1 className="sr-only">{say('nav.friends')}</h1>
      {isRefusal(error) ? (
        <EmptyState
          picture="friends"
          sentence={sentence}
          action={<ButtonLink to={BACK.to} look="primary">{BACK.label}</ButtonLink>}
        />
      ) : (
        <LoadFailed isPage sentence={sentence} onRetry={onRetry} />
      )}
    </>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5">{title}</h2>
      {children}
    </section>
  );
}

function LentTile({ character: { id, name, type, personality, picture } }: { character: LentCharacter }) {
  const navigate = useNavigate();
  const to = `/characters/${id}`;
  return (
    <li className="group flex min-w-0 flex-col">
      <PictureLink to={to} picture={picture} standIn={figureUrl(id)} shape="portrait" lifted />
      <h3 className="mt-4 text-[1.375rem] break-words"><Link to={to} className="text-ink no-underline hover:text-plum">{name}</Link></h3>
      <p className="text-ink-soft">{readCharacterType(type)?.specific ?? type}</p>
      <p className="text-ink-soft">{personality}</p>
      <div className="mt-auto pt-3">
        <Button
          icon={<Feather aria-hidden="true" />}
          aria-label={`${say('character.screen.use')}: ${name}`}
          onClick={() => void navigate('/create', { state: { characterId: id } })}
          className="max-sm:w-full max-sm:px-3"
        >
          {say('character.screen.use')}
        </Button>
      </div>
    </li>
  );
}
