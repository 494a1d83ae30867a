/** The end of a story, with stars that fall once when it has just been reached. */
import { say } from '@fableloom/contract/messages/index';
import { ButtonLink } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';

export function StoryComplete({ hasJustEnded }: { hasJustEnded: boolean }) {
  return (
    <section className="grid justify-items-center gap-4 pt-14 pb-2 text-center">
      <Confetti when={hasJustEnded} />
      <span className="stitch" aria-hidden="true" />
      <h2 className="text-[clamp(1.875rem,1.4rem+1.6vw,2.5rem)]">{say('story.screen.complete')}</h2>
      <p className="max-w-[46ch] text-[1.125rem] text-ink-soft">{say('story.continue.complete')}</p>
      <ButtonLink to="/create" look="primary">{say('story.screen.list.new')}</ButtonLink>
    </section>
  );
}
