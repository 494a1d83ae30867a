/** The foot of a page: to turn it, to have it read, and what one does with the voice. */
import { say } from '@fableloom/contract/messages/index';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Gutter } from './gutter.tsx';

interface PageControlsProps {
  /** From 0. */
  page: number;
  last: number;
  isPlaying: boolean;
  isMaking: boolean;
  canListen: boolean;
  onListen: () => void;
  onTurn: (step: 1 | -1) => void;
  /** On both sides of the buttons, which stay where they are when a voice begins. */
  tools: VoiceSides | null;
}

export interface VoiceSides {
  left: ReactNode;
  right: ReactNode;
}

export function PageControls({ page, last, isPlaying, isMaking, canListen, onListen, onTurn, tools }: PageControlsProps) {
  return (
    <div
      role="group"
      aria-label={say('reading.screen.tools')}
      className={cx(
        'fixed inset-x-0 bottom-0 grid justify-items-center gap-1 bg-card pt-2 pb-[max(8px,env(safe-area-inset-bottom))]',
        'landscape:left-[54%] landscape:pb-3 short:!left-[44%] short:!flex short:items-center short:justify-center short:!py-1',
      )}
    >
      <Gutter />
      <div className="flex w-full items-center short:w-auto short:flex-1 justify-center gap-2 sm:gap-3">
        <span className="flex flex-1 justify-end sm:gap-2">{tools?.left}</span>
        <Button
          look="icon"
          label={say('story.screen.page.before')}
          icon={<ChevronLeft />}
          disabled={page === 0}
          onClick={() => onTurn(-1)}
          className="size-13"
        />
        {canListen && (
          <Button
            look="primary"
            label={isPlaying ? say('narration.screen.pause') : say('narration.screen.listen')}
            icon={isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
            pending={isMaking}
            onClick={onListen}
            className="size-15 !p-0"
          />
        )}
        <Button
          look="icon"
          label={say('story.screen.page.next')}
          icon={<ChevronRight />}
          disabled={page === last - 1}
          onClick={() => onTurn(1)}
          className="size-13"
        />
        <span className="flex flex-1 sm:gap-2">{tools?.right}</span>
      </div>
      <p aria-live="polite" className="font-display text-[1.0625rem] leading-tight font-medium text-ink-soft short:absolute short:right-3">
        {say('story.screen.page', { n: page + 1, last })}
      </p>
    </div>
  );
}
