/** The story page while there is no story to show. */
import { say } from '@fableloom/contract/messages/index';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';

export function StoryLoading() {
  return (
    <div>
      <output className="mb-6 block font-display text-2xl">{say('story.screen.loading')}</output>
      <div aria-hidden="true" className="grid overflow-hidden rounded-[28px] bg-card shadow-card shell:min-h-[560px] shell:grid-cols-2">
        <span className="block aspect-[4/3] animate-breathe bg-line/70 shell:aspect-auto" />
        <div className="self-center p-8 shell:p-14"><TextSkeleton lines={9} /></div>
      </div>
    </div>
  );
}

export function StoryMissing() {
  return (
    <EmptyState
      picture="lost"
      heading={1}
      sentence={say('story.not-found')}
      action={<ButtonLink to="/stories" look="primary">{say('story.screen.back')}</ButtonLink>}
    />
  );
}
