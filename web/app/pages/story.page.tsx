/** One story: to read, to hear, to draw, to tell on. */
import type { Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { useRef, useState } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { Desk } from '../features/jobs/desk.tsx';
import { SmallProgress } from '../features/jobs/small-progress.tsx';
import { NarrationList } from '../features/narration/narration-list.tsx';
import { PlayerDock } from '../features/narration/player-dock.tsx';
import { isStale, recordingOf } from '../features/narration/recordings.ts';
import { useNarration } from '../features/narration/use-narration.ts';
import { voiceTools } from '../features/narration/voice-tools.tsx';
import { StorySounds } from '../features/names/story-sounds.tsx';
import { ChoosePassage } from '../features/scene-images/choose-passage.tsx';
import { DrawBar } from '../features/scene-images/draw-bar.tsx';
import { DrawnScene } from '../features/scene-images/drawn-scene.tsx';
import { SceneGallery } from '../features/scene-images/scene-gallery.tsx';
import { readPassage, usePassage, type Passage } from '../features/scene-images/use-passage.ts';
import { ScenesInText } from '../features/scene-images/scenes-in-text.tsx';
import { scenesBelow } from '../features/scene-images/where-in-text.ts';
import { useSceneDrawing, type Way } from '../features/scene-images/use-scene-drawing.ts';
import { useShareStory } from '../features/sharing/use-share-story.tsx';
import { CastPanels } from '../features/story/cast-panels.tsx';
import { Continuation } from '../features/story/continuation.tsx';
import { goTo } from '../features/story/go-to.ts';
import { usePickSentence } from '../features/story/pick-sentence.ts';
import { ReadingMode, ReadingPanel } from '../features/reading/later.tsx';
import { writtenBy } from '../features/reading/made-by.ts';
import { useReadingFace } from '../features/reading/reading-face.ts';
import { Retelling } from '../features/story/retelling.tsx';
import { StoryComplete } from '../features/story/story-complete.tsx';
import { StoryHeader } from '../features/story/story-header.tsx';
import { StoryPart } from '../features/story/story-part.tsx';
import { StoryLoading, StoryMissing } from '../features/story/story-states.tsx';
import { TakeAlong } from '../features/story/take-along.tsx';
import { StoryToolbar } from '../features/story/story-toolbar.tsx';
import { useStory } from '../features/story/use-story.ts';
import { PartNotes } from '../features/story/part-notes.tsx';
import { useWriting } from '../features/story/use-writing.ts';
import { useGates } from '../session/gates.ts';
import '../styles/story-fonts.css';

export const meta: MetaFunction = () => [{ title: 'Story · Fableloom' }];

export default function StoryPage() {
  const { storyId = '' } = useParams();
  const { seen, isCopy, isAway, refresh, isRefreshing } = useStory(storyId);
  if (seen.is === 'loading') return <StoryLoading />;
  if (seen.is === 'missing') return <StoryMissing />;
  return <OpenStory key={storyId} story={seen.story} isCopy={isCopy} isAway={isAway} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />;
}

interface OpenStoryProps {
  story: Story;
  isCopy: boolean;
  isAway: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
}

function OpenStory({ story, isCopy, isAway, isRefreshing, onRefresh }: OpenStoryProps) {
  const [isReading, setReading] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  /** What is to be drawn is being chosen. */
  const [isChoosing, setChoosing] = useState(false);
  const { preferences } = useGates();
  const face = useReadingFace(story.ageRange, preferences);
  const passage = usePassage();
  const reached = useRef<Passage | null>(null);

  const narration = useNarration(story);
  const sharing = useShareStory(story);
  const writing = useWriting(story, (position) => goTo(`part-${position}`));
  const scenes = useSceneDrawing(story);

  const { spoken, recorded, isPlaying } = narration;
  // What somebody is writing stays in sight where the network goes.
  const { answered, wish } = writing.forms;
  const desk = (making: typeof writing.continuation, heading: string) => (
    <Desk making={making} heading={heading} onTryAgain={writing.tryAgain} fontClass={face.fontClass} className="mb-6" />
  );
  const isMaking = scenes.making.state.is !== 'nothing' || narration.making.state.is !== 'nothing';
  const scenesOf = (position: number) => story.sceneImages.filter((scene) => scene.position === position);
  const isComplete = story.currentPhase === 'resolution';

  usePickSentence(isChoosing, story.parts);
  function drawPassage(chosen: Passage, way: Way) {
    setChoosing(false);
    scenes.draw(chosen, way);
  }
  function drawReached() {
    const chosen = readPassage() ?? reached.current;
    reached.current = null;
    if (chosen) drawPassage(chosen, 'characters');
    else setChoosing(true);
  }

  return (
    <article>
      {isAway && (
        <p role="status" className="mb-4 rounded-field bg-sky-wash px-5 py-3 text-sky">
          {`${say(isCopy ? 'offline.screen.shown' : 'offline.screen.away')} ${say('offline.screen.rests')}`}
        </p>
      )}
      <StoryHeader story={story} />
      <StoryToolbar
        isListening={isPlaying}
        onListen={narration.listen}
        onReachForBrush={() => {
          reached.current = readPassage();
        }}
        onDraw={story.may.draw ? drawReached : undefined}
        onContinue={isComplete || isAway ? undefined : () => goTo('next')}
        onShare={sharing.open}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
        onLetters={() => setPanelOpen(true)}
        onRead={() => setReading(true)}
      />
      <div className="grid gap-6 shell:gap-8">
        {story.parts.map((part, place) => (
          <StoryPart
            key={part.id}
            part={part}
            position={place + 1}
            face={face}
            voice={spoken?.partId === part.id ? spoken.voice : undefined}
            recorded={recorded.get(part.id)}
            isSpeaking={isPlaying && spoken?.partId === part.id}
            onListen={() => narration.listenTo(place + 1)}
            below={(at) => <ScenesInText scenes={scenesBelow(scenesOf(place + 1), part.text, at)} />}
          >
            {story.may.draw && passage?.partId === part.id && !isReading && <DrawBar passage={passage} onDraw={(way) => drawPassage(readPassage() ?? passage, way)} />}
            {!isReading && <PartNotes part={part} onDraw={story.may.draw && !isAway ? () => scenes.drawBuiltIn(part, place + 1) : undefined} isBusy={scenes.making.isBusy} />}
            {isStale(story, place + 1) && <p className="mt-6 text-ink-soft">{say('narration.screen.stale')}</p>}
          </StoryPart>
        ))}
      </div>
      <p className="mt-4 text-ink-soft shell:hidden">{writtenBy(story.provider)}</p>
      {isComplete && <StoryComplete hasJustEnded={writing.hasJustEnded} />}
      {!isComplete && (!isAway || writing.continuation.isBusy || answered.answer !== '') && (
        <Continuation
          story={story}
          isBusy={writing.continuation.isBusy}
          desk={desk(writing.continuation, PHASE_LABELS[writing.coming])}
          answered={answered}
          onAnswer={writing.forms.setAnswered}
          onContinue={writing.continueStory}
        />
      )}
      <SceneGallery story={story} />
      <NarrationList story={story} narration={narration} />
      <StorySounds story={story} />
      <CastPanels story={story} />
      <TakeAlong story={story} isAway={isAway} />
      {(!isAway || writing.retelling.isBusy || wish !== '') && (
        <Retelling
          story={story}
          isBusy={writing.retelling.isBusy}
          desk={desk(writing.retelling, PHASE_LABELS[story.currentPhase])}
          wish={wish}
          onWish={writing.forms.setWish}
          onRetell={writing.retell}
        />
      )}
      <PlayerDock
        story={story}
        listening={narration}
        progress={
          isMaking && (
            <>
              <SmallProgress making={scenes.making} />
              <SmallProgress making={narration.making} hint={say('narration.screen.patience')} />
            </>
          )
        }
      />
      {isChoosing && story.may.draw && !passage && !isReading && <ChoosePassage onClose={() => setChoosing(false)} />}
      <ReadingPanel open={isPanelOpen} onOpenChange={setPanelOpen} ageRange={story.ageRange} preferences={preferences} />
      {sharing.dialog}
      <DrawnScene story={story} scene={scenes.drawn} onClose={scenes.putAway} />
      {isReading && (
        <ReadingMode
          story={story}
          face={face}
          preferences={preferences}
          spoken={spoken}
          recorded={recorded}
          isPlaying={isPlaying}
          isMaking={narration.making.isBusy}
          canRecord={!isAway}
          isRecorded={(part) => recordingOf(story, part) !== undefined}
          onListen={narration.readPage}
          onPause={narration.playback.pause}
          pictureOn={({ part, from, to }) => scenesBelow(scenesOf(part), story.parts[part - 1]?.text ?? '', { from, next: to }).at(-1)?.picture}
          tools={voiceTools(narration)}
          onClose={() => setReading(false)}
        />
      )}
    </article>
  );
}
