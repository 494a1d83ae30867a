/** A character under its shared link, for everyone who has it. */
import { say } from '@fableloom/contract/messages/index';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { LikeButton } from '../features/comments/like-button.tsx';
import { CharacterSheet, kindOf } from '../features/shared-pages/character-sheet.tsx';
import { type PageHead, writeHead } from '../session/page-head.ts';
import { missingHead } from '../features/shared-pages/missing-head.ts';
import { readShared } from '../features/shared-pages/read-shared.ts';
import { SharedMissing } from '../features/shared-pages/shared-missing.tsx';
import { apiContext } from '../session/contexts.ts';
import { OpenRoom } from '../shell/open-room.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/shared-character.page';

// Below what somebody came for: fetched after it.
const CommentSection = lazy(() => import('../features/comments/comment-section.tsx').then((room) => ({ default: room.CommentSection })));
const ReportButton = lazy(() => import('../features/comments/report-button.tsx').then((room) => ({ default: room.ReportButton })));

export const meta: Route.MetaFunction = (args) => writeHead(args, args.loaderData?.head ?? missingHead());

export async function loader({ params, context }: Route.LoaderArgs) {
  const character = await readShared(context.get(apiContext)?.sharing.readCharacter({ shareId: params.shareId }));
  if (!character) return data({ character: null, head: null }, { status: 404 });
  const { name, type, isPublic, listed } = character;
  const head: PageHead = {
    title: name,
    text: say('shared.character.preview', { name, kind: kindOf(type) }),
    card: { path: `/cards/characters/${params.shareId}.jpg`, alt: say('shared.card.alt.character') },
    type: 'profile',
    isListed: isPublic && listed,
  };
  return data({ character, head });
}

export default function SharedCharacterPage({ loaderData: { character } }: Route.ComponentProps) {
  if (!character) return <OpenRoom><SharedMissing /></OpenRoom>;
  const { id, name, likes, liked, may, allowComments } = character;
  return (
    <OpenRoom key={id}>
      <CharacterSheet
        character={character}
        acts={
          <>
            <LikeButton contentType="character" contentId={id} likes={likes} liked={liked} mayLike={may.like} />
            {may.manage && <ButtonLink to={`/characters/${id}`} look="quiet" icon={<Pencil aria-hidden="true" />}>{say('word.edit')}</ButtonLink>}
            {may.report && <Suspense><ReportButton contentType="character" contentId={id} what={name} /></Suspense>}
          </>
        }
        comments={<Suspense><CommentSection contentType="character" contentId={id} allowComments={allowComments} /></Suspense>}
      />
    </OpenRoom>
  );
}
