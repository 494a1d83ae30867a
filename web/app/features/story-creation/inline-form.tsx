/** A new character or place made in the middle of a story: its whole form on this page, and a way back to what was chosen before. */
import { say } from '@fableloom/contract/messages/index';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';

/** Tells the build step that one comes back to it, so that it goes on where it was left. */
export const BACK_TO_STORY = { to: '?mode=build', state: { isBack: true } } as const;

export function InlineForm({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <div className="-mt-2 mb-1">
        <ButtonLink {...BACK_TO_STORY} look="quiet" icon={<ChevronLeft aria-hidden="true" />} className="-ml-4">
          {say('create.screen.back-to-story')}
        </ButtonLink>
      </div>
      <h1 ref={heading} tabIndex={-1} className="mb-5 outline-none">{title}</h1>
      <Suspense fallback={<TextSkeleton lines={6} />}>{children}</Suspense>
    </div>
  );
}
