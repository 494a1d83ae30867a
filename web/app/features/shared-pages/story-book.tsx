/** A shared story as a quiet book: title, who shared it, and page after page. */
import type { SharedStory } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { writtenBy } from '../reading/made-by.ts';
import { MakeYourOwn } from './make-your-own.tsx';
import { SharedBy } from './shared-by.tsx';
import { SharedPart } from './shared-part.tsx';
import { useOwnFace } from './use-own-face.ts';

export interface StoryBookProps {
  story: SharedStory;
  /** Like, report. */
  acts: ReactNode;
  comments: ReactNode;
}

const list = new Intl.ListFormat('en');

export function StoryBook({ story, acts, comments }: StoryBookProps) {
  const { id, title, ageRange, theme, themeCategory, characters, owner, views, parts, narrations, sceneImages, currentPhase } = story;
  const face = useOwnFace(ageRange);
  const writer = parts[0]?.provider;
  return (
    <article>
      <header className="mb-8">
        <h1 className="max-w-[880px] text-[clamp(2.25rem,1.4rem+3.2vw,3.75rem)] leading-[1.04] font-[520] tracking-[-0.026em] break-words">
          {title}
        </h1>
        <ul className="mt-4 flex flex-wrap gap-2 shell:mt-5">
          <li><Badge>{AGE_RANGE_WORDS[ageRange].label}</Badge></li>
          <li><Badge>{themeCategory || theme}</Badge></li>
          {characters.length > 0 && <li><Badge tone="sky">{list.format(characters.map(({ name }) => name))}</Badge></li>}
        </ul>
        <SharedBy contentType="story" contentId={id} owner={owner} views={views} acts={acts} />
      </header>
      <div className="grid gap-6 shell:gap-8">
        {parts.map((part, place) => (
          <SharedPart
            key={part.id}
            part={part}
            position={place + 1}
            face={face}
            narration={narrations.find(({ partId }) => partId === part.id)}
            scenes={sceneImages.filter(({ position }) => position === place + 1)}
          />
        ))}
      </div>
      {writer && <p className="mt-4 text-ink-soft">{writtenBy(writer)}</p>}
      <MakeYourOwn title={currentPhase === 'resolution' ? say('story.screen.complete') : say('shared.screen.end')} />
      {comments}
    </article>
  );
}
