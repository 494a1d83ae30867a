/** A story under its shared link, for everyone who has it. */
import type { SharedStory } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { isBelow } from '@fableloom/contract/passages';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { data } from 'react-router';
import { PlayerDock } from '../features/narration/player-dock.tsx';
import { recordingOf } from '../features/narration/recordings.ts';
import { useListening } from '../features/narration/use-listening.ts';
import { voiceTools } from '../features/narration/voice-tools.tsx';
import { ReadingMode, ReadingPanel } from '../features/reading/later.tsx';
import { ForgetShared, KeepShared } from '../features/shared-pages/later.tsx';
import { missingHead } from '../features/shared-pages/missing-head.ts';
import { readShared } from '../features/shared-pages/read-shared.ts';
import { ReadingTools } from '../features/shared-pages/reading-tools.tsx';
import { SharedMissing } from '../features/shared-pages/shared-missing.tsx';
import { StoryBook } from '../features/shared-pages/story-book.tsx';
import { useOwnFace } from '../features/shared-pages/use-own-face.ts';
import { apiContext } from '../session/contexts.ts';
import { type PageHead, writeHead } from '../session/page-head.ts';
import { useSession } from '../session/session.ts';
import { OpenRoom } from '../shell/open-room.tsx';
import '../styles/story-fonts.css';
import { ButtonLink } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import type { Route } from './+types/shared-story.page';

// Below what somebody came for: fetched after it.
const LikeButton = later(() => import('../features/comments/like-button.tsx').then((room) => room.LikeButton));
const CommentSection = later(() => import('../features/comments/comment-section.tsx').then((room) => room.CommentSection));
const ReportButton = later(() => import('../features/comments/report-button.tsx').then((room) => room.ReportButton));

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
  return <OpenRoom key={story?.id}>{story ? <OpenStory story={story} /> : <><SharedMissing /><ForgetShared /></>}</OpenRoom>;
}

function OpenStory({ story }: { story: SharedStory }) {
  const { id, title, ageRange, likes, liked, may, allowComments, parts, sceneImages } = story;
  const { user } = useSession();
  const [isReading, setReading] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { face, preferences } = useOwnFace(ageRange);
  const listening = useListening(story);
  const { spoken, recorded, isPlaying, listenTo } = listening;
  const isRecorded = (part: number) => recordingOf(story, part) !== undefined;
  const firstHeard = parts.findIndex((_, place) => isRecorded(place + 1)) + 1;

  return (
    <>
      <StoryBook
        story={story}
        face={face}
        spoken={spoken}
        recorded={recorded}
        isPlaying={isPlaying}
        onListen={listenTo}
        tools={
          <ReadingTools
            isPlaying={isPlaying}
            onListen={firstHeard > 0 ? () => (spoken ? listening.toggle() : listenTo(firstHeard)) : undefined}
            onLetters={() => setPanelOpen(true)}
            keep={<KeepShared story={story} />}
            onRead={() => setReading(true)}
          />
        }
        acts={
          <>
            <LikeButton contentType="story" contentId={id} likes={likes} liked={liked} mayLike={may.like} />
            {may.manage && <ButtonLink to={`/stories/${id}`} look="quiet" icon={<Pencil aria-hidden="true" />}>{say('word.edit')}</ButtonLink>}
            {may.report && <ReportButton contentType="story" contentId={id} what={title} />}
          </>
        }
        comments={<CommentSection contentType="story" contentId={id} allowComments={allowComments} />}
      />
      <PlayerDock story={story} listening={listening} isAboveBar={user !== null} />
      <ReadingPanel open={isPanelOpen} onOpenChange={setPanelOpen} ageRange={ageRange} preferences={preferences} />
      {isReading && (
        <ReadingMode
          story={story}
          face={face}
          preferences={preferences}
          spoken={spoken}
          recorded={recorded}
          isPlaying={isPlaying}
          isRecorded={isRecorded}
          onListen={listening.readPage}
          onPause={listening.playback.pause}
          pictureOn={({ part, from, to }) => sceneImages.findLast(({ position, after }) => position === part && isBelow(after, { from, next: to }))?.picture}
          tools={voiceTools(listening)}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
