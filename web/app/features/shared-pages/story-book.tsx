/** A shared story as a quiet book: title, who shared it, and page after page. */
import type { SharedStory } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { writtenBy } from '../reading/made-by.ts';
import type { ReadingFace } from '../reading/reading-face.ts';
import type { Recorded, Spoken } from '../reading/word-light.ts';
import { MakeYourOwn } from './make-your-own.tsx';
import { SharedBy } from './shared-by.tsx';
import { SharedPart } from './shared-part.tsx';

export interface StoryBookProps {
  story: SharedStory;
  /** Like, report. */
  acts: ReactNode;
  /** Hear it, set its letters, open it as a book. */
  tools: ReactNode;
  face: ReadingFace;
  /** What is being read aloud, if anything is. */
  spoken: Spoken | null;
  /** What can be heard, by the id of its part. */
  recorded: ReadonlyMap<string, Recorded>;
  isPlaying: boolean;
  /** `part` counts from 1. */
  onListen: (part: number) => void;
  comments: ReactNode;
}

const list = new Intl.ListFormat('en');

export function StoryBook({ story, acts, tools, face, spoken, recorded, isPlaying, onListen, comments }: StoryBookProps) {
  const { id, title, ageRange, theme, themeCategory, characters, owner, views, parts, narrations, sceneImages, currentPhase } = story;
  const writer = parts[0]?.provider;
  return (
    <article>
      <header className="mb-3 sm:mb-8">
        <h1 className="max-w-[880px] text-[clamp(1.875rem,1.1rem+3.2vw,3.75rem)] leading-[1.04] font-[520] tracking-[-0.026em] break-words">
          {title}
        </h1>
        <ul className="mt-3 flex flex-wrap gap-1.5 sm:gap-2 shell:mt-5 max-sm:[&_span]:min-h-7 max-sm:[&_span]:px-3 max-sm:[&_span]:py-0.5">
          <li><Badge>{AGE_RANGE_WORDS[ageRange].label}</Badge></li>
          <li><Badge>{themeCategory || theme}</Badge></li>
          {characters.length > 0 && <li><Badge tone="sky">{list.format(characters.map(({ name }) => name))}</Badge></li>}
        </ul>
        <SharedBy contentType="story" contentId={id} owner={owner} views={views} acts={acts} />
      </header>
      {tools}
      <div className="grid gap-6 shell:gap-8">
        {parts.map((part, place) => (
          <SharedPart
            key={part.id}
            part={part}
            position={place + 1}
            face={face}
            scenes={sceneImages.filter(({ position }) => position === place + 1)}
            voice={spoken?.partId === part.id ? spoken.voice : undefined}
            recorded={recorded.get(part.id)}
            isSpeaking={isPlaying && spoken?.partId === part.id}
            onListen={narrations.some(({ partId }) => partId === part.id) ? () => onListen(place + 1) : undefined}
          />
        ))}
      </div>
      {writer && <p className="mt-4 text-ink-soft">{writtenBy(writer)}</p>}
      <MakeYourOwn title={currentPhase === 'resolution' ? say('story.screen.complete') : say('shared.screen.end')} />
      {comments}
    </article>
  );
}
