/** The head of the story page: title, what kind of story it is, and who wrote it. */
import type { Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { Badge } from '../../ui/badge.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { writtenBy } from '../reading/made-by.ts';
import { StoryTitle } from './story-title.tsx';

export function StoryHeader({ story }: { story: Story }) {
  const { ageRange, theme, characters, currentPhase, provider } = story;
  const many = characters.length;
  return (
    <header>
      <div className="-mt-2 mb-1 shell:mb-3">
        <BackLink to="/stories">{say('story.screen.back')}</BackLink>
      </div>
      <div className="max-w-[880px]">
        <StoryTitle story={story} />
        <ul className="mt-4 flex flex-wrap gap-2 shell:mt-5">
          <li><Badge>{AGE_RANGE_WORDS[ageRange].label}</Badge></li>
          <li><Badge>{theme}</Badge></li>
          <li><Badge>{`${many} character${many === 1 ? '' : 's'}`}</Badge></li>
          <li><Badge tone="sky">{PHASE_LABELS[currentPhase]}</Badge></li>
        </ul>
        <p className="mt-3 text-ink-soft">{writtenBy(provider)}</p>
      </div>
    </header>
  );
}
