/** A story under its shared link, for everyone who has it. */
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { LikeButton } from '../features/comments/like-button.tsx';
import { type PageHead, writeHead } from '../session/page-head.ts';
import { missingHead } from '../features/shared-pages/missing-head.ts';
import { readShared } from '../features/shared-pages/read-shared.ts';
import { SharedMissing } from '../features/shared-pages/shared-missing.tsx';
import { StoryBook } from '../features/shared-pages/story-book.tsx';
import { apiContext } from '../session/contexts.ts';
import { OpenRoom } from '../shell/open-room.tsx';
import '../styles/story-fonts.css';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/shared-story.page';

// Below what somebody came for: fetched after it.
const CommentSection = lazy(() => import('../features/comments/comment-section.tsx').then((room) => ({ default: room.CommentSection })));
const ReportButton = lazy(() => import('../features/comments/report-button.tsx').then((room) => ({ default: room.ReportButton })));

export const meta: Route.MetaFunction = (args) => writeHead(args, args.loaderData?.head ?? missingHead());

export async function loader({ params, context }: Route.LoaderArgs) {
  const story = await readShared(context.get(apiContext)?.sharing.readStory({ shareId: params.shareId }));
  if (!story) return data({ story: null, head: null }, { status: 404 });
  const head: PageHead = {
    title: story.title,
    text: say('shared.story.preview', { ages: AGE_RANGE_WORDS[story.ageRange].label.toLowerCase(), name: story.owner.displayName }),
    card: { path: `/cards/stories/${params.shareId}.jpg`, alt: say('shared.card.alt') },
    type: 'article',
    isListed: story.isPublic && story.listed,
  };
  return data({ story, head });
}

export default function SharedStoryPage({ loaderData: { story } }: Route.ComponentProps) {
  if (!story) return <OpenRoom><SharedMissing /></OpenRoom>;
  const { id, title, likes, liked, may, allowComments } = story;
  return (
    <OpenRoom key={id}>
      <StoryBook
        story={story}
        acts={
          <>
            <LikeButton contentType="story" contentId={id} likes={likes} liked={liked} mayLike={may.like} />
            {may.manage && <ButtonLink to={`/stories/${id}`} look="quiet" icon={<Pencil aria-hidden="true" />}>{say('word.edit')}</ButtonLink>}
            {may.report && <Suspense><ReportButton contentType="story" contentId={id} what={title} /></Suspense>}
          </>
        }
        comments={<Suspense><CommentSection contentType="story" contentId={id} allowComments={allowComments} /></Suspense>}
      />
    </OpenRoom>
  );
}
