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
      {/* On a phone the bar at the foot leads there, and the story begins on the first screen. */}
      <div className="-mt-2 mb-3 max-shell:hidden">
        <BackLink to="/stories">{say('story.screen.back')}</BackLink>
      </div>
      <div className="max-w-[880px]">
        <StoryTitle story={story} />
        <ul className="mt-3 flex flex-wrap gap-1.5 shell:mt-5 shell:gap-2 max-shell:[&_span]:min-h-7 max-shell:[&_span]:px-3 max-shell:[&_span]:py-0.5">
          <li><Badge>{AGE_RANGE_WORDS[ageRange].label}</Badge></li>
          <li><Badge>{theme}</Badge></li>
          <li><Badge>{`${many} character${many === 1 ? '' : 's'}`}</Badge></li>
          <li><Badge tone="sky">{PHASE_LABELS[currentPhase]}</Badge></li>
        </ul>
        <p className="mt-3 text-ink-soft max-shell:hidden">{writtenBy(provider)}</p>
      </div>
    </header>
  );
}
