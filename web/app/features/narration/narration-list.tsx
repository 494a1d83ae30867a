/** Every part of the story with its recordings: to have read, to hear, to take along, to delete. */
import type { Narration, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { hasRoom } from '@fableloom/contract/plans/plans';
import { isGiven } from '@fableloom/contract/plans/prices';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { Download, Headphones, Pause, Play, Trash2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { orpc } from '../../session/api.ts';
import { useGates } from '../../session/gates.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteNarration } from './delete-narration.tsx';
import { downloadNarration } from './download-narration.ts';
import { leavesWordsOut } from './left-out.ts';
import { lengthInWords } from './length-in-words.ts';
import { isInAnotherLanguage } from './other-language.ts';
import { recordingOf } from './recordings.ts';
import { useSoundsOtherwise } from './use-sounds-otherwise.ts';
import { WholeStory } from './whole-story.tsx';
import type { useNarration } from './use-narration.ts';

interface NarrationListProps {
  story: Story;
  narration: ReturnType<typeof useNarration>;
}

export function NarrationList({ story, narration }: NarrationListProps) {
  const [doomed, setDoomed] = useState<Narration | null>(null);
  const { playback, state, making, listenTo, recordAgain, begin } = narration;
  const soundsOtherwise = useSoundsOtherwise();
  /** The recordings could not be put together as they are. */
  const [isMixed, setMixed] = useState(false);
  const { data: about } = useQuery(orpc.system.about.queryOptions());
  const { subscription } = useGates();
  const month = subscription?.limits.narrations;
  // With no narration in the plan at all the press says which plan has some.
  const usedUp = month && month.limit !== 0 && !hasRoom(month.limit, month.used) ? month.limit : null;
  const nameOf = (part: number) => PHASE_LABELS[story.parts[part - 1]?.phase ?? 'introduction'];

  return (
    <section id="narrations" aria-labelledby="narrations-title" className="mt-12 scroll-mt-4 shell:mt-16">
      <h2 id="narrations-title" className="mb-2">{say('narration.screen.title')}</h2>
      <p className="mb-5 max-w-[60ch] text-[1.125rem] text-ink-soft">{say('narration.screen.hint')}</p>
      {usedUp !== null && story.may.edit && (
        <p className="mb-5 text-ink-soft">
          {`${say('narration.limit.month', { n: usedUp })}. `}
          {subscription && !isGiven(subscription) && (
            <Link to="/subscription" className="inline-block min-h-6 font-semibold text-plum underline">{say('plan.see-plans')}</Link>
          )}
        </p>
      )}
      <ul className="grid gap-3">
        {story.parts.map((part, place) => {
          const position = place + 1;
          const current = recordingOf(story, position);
          const isOutspoken = current !== undefined && soundsOtherwise(current, part.text);
          const older = story.narrations.filter((one) => one.part === position && one.id !== current?.id);
          const isReadBefore = story.narrations.some((one) => one.part === position);
          const wish = current && !isOutspoken && !isMixed ? null : isReadBefore ? 'narration.screen.again' : 'narration.screen.generate';
          const reader = current?.provider ?? about?.providers.narrator;
          return (
            <li key={part.id} className="rounded-card bg-card px-5 py-3 shadow-card">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h3 className="text-xl">{nameOf(position)}</h3>
                {wish && usedUp === null && story.may.edit && (
                  <Button
                    icon={<Headphones aria-hidden="true" />}
                    aria-label={`${say(wish)}: ${nameOf(position)}`}
                    disabled={making.isBusy}
                    onClick={() => (current ? recordAgain(position) : listenTo(position))}
                  >
                    {say(wish)}
                  </Button>
                )}
              </div>
              {isOutspoken && <p className="mt-1 text-ink-soft">{say(usedUp === null && story.may.edit ? 'names.screen.stale' : 'names.screen.stale.full')}</p>}
              {current && leavesWordsOut(part.text, current) && <p className="mt-1 text-ink-soft">{say('narration.screen.left-out')}</p>}
              {reader === 'built-in' && isInAnotherLanguage(part.text) && <p className="mt-1 text-ink-soft">{say('narration.screen.other-language')}</p>}
              {[...(current ? [current] : []), ...older].map((recording) => (
                <Recording
                  key={recording.id}
                  recording={recording}
                  name={nameOf(position)}
                  older={recording === current ? null : recording.partId === part.id ? 'narration.screen.before' : 'narration.screen.older'}
                  isPlaying={state.is === 'playing' && state.recording.id === recording.id}
                  onPlay={() => (state.is === 'playing' && state.recording.id === recording.id ? playback.pause() : void begin(recording))}
                  onDownload={() => void downloadNarration(recording.url, `${story.title} ${nameOf(position)}`)}
                  onDelete={story.may.edit ? () => setDoomed(recording) : undefined}
                />
              ))}
            </li>
          );
        })}
      </ul>
      {story.may.edit && <WholeStory story={story} narration={narration} onMixed={() => setMixed(true)} />}
      <DeleteNarration
        story={story}
        recording={doomed}
        onDeleted={() => state.is !== 'silent' && state.recording.id === doomed?.id && playback.stop()}
        onClose={() => setDoomed(null)}
      />
    </section>
  );
}

interface RecordingProps {
  recording: Narration;
  /** Of the part it reads. */
  name: string;
  /** It is not the one that is heard: the text has changed since, or it was read once more. */
  older: 'narration.screen.older' | 'narration.screen.before' | null;
  isPlaying: boolean;
  onPlay: () => void;
  onDownload: () => void;
  onDelete?: () => void;
}

function Recording({ recording, name, older, isPlaying, onPlay, onDownload, onDelete }: RecordingProps) {
  const { duration, provider } = recording;
  const voice = provider === 'built-in' ? say('made.narration.built-in') : say('made.narration.hosted', { model: provider });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        look="icon"
        label={`${isPlaying ? say('narration.screen.pause') : say('narration.screen.listen')}: ${name}, ${say('narration.screen.title')}`}
        aria-pressed={isPlaying}
        icon={isPlaying ? <Pause /> : <Play />}
        onClick={onPlay}
        className="bg-plum-wash text-plum"
      />
      <span className="font-semibold tabular-nums">{lengthInWords(duration)}</span>
      <span className="text-ink-soft">{older ? `${say(older)} · ${voice}` : voice}</span>
      <span className="ml-auto flex">
        <Button look="icon" label={`${say('image.screen.download')}: ${name}`} icon={<Download />} onClick={onDownload} />
        {onDelete && <Button look="icon" label={`${say('narration.screen.delete')}: ${name}`} icon={<Trash2 />} onClick={onDelete} />}
      </span>
    </div>
  );
}
