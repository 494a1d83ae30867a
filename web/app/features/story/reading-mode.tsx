/** The story and nothing else: one spread at a time over the whole window. */
import type { Preferences, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { ALargeSmall, ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { StoryParagraph } from '../reading/paragraph.tsx';
import type { ReadingFace } from '../reading/reading-face.ts';
import { ReadingPanel } from '../reading/reading-panel.tsx';
import { ReadingRuler } from '../reading/reading-ruler.tsx';
import { pageStyle, useReadingSettings } from '../reading/reading-settings.ts';
import { cutSpreads } from './spreads.ts';
import { usePageTurning, type Spoken } from './use-page-turning.ts';

/** Characters that a page holds comfortably. */
const ROOM = { young: 260, old: 520 };
/** A page comes from where it lies in a book; under reduced motion nothing moves. */
const TURNS = { none: 'animate-appear', next: 'animate-turn-next', before: 'animate-turn-before' } as const;

export interface ReadingModeProps {
  story: Story;
  face: ReadingFace;
  preferences: Preferences | undefined;
  /** What is being read aloud, if anything is. */
  spoken: Spoken | null;
  isPlaying: boolean;
  /** The recording of a part is being made. */
  isMaking: boolean;
  /** `part` counts from 1. */
  onListen: (part: number) => void;
  onClose: () => void;
}

export function ReadingMode(props: ReadingModeProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Dialog.Portal>
        <Spreads {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Spreads({ story, face, preferences, spoken, isPlaying, isMaking, onListen }: ReadingModeProps) {
  const isYoung = story.ageRange === '3-4' || story.ageRange === '5-8';
  const spreads = useMemo(() => cutSpreads(story.parts, isYoung ? ROOM.young : ROOM.old), [story.parts, isYoung]);
  const { page, direction, turn, handlers } = usePageTurning(story.id, spreads, spoken);
  const settings = useReadingSettings();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const spread = spreads[page];

  useEffect(() => sheet.current?.scrollTo({ top: 0 }), [page]);
  if (!spread) return null;
  const { part, position, paragraphs, isFirst } = spread;
  const voice = spoken?.partId === part.id ? spoken.voice : undefined;
  const where = { n: page + 1, last: spreads.length };

  return (
    <Dialog.Content
      {...handlers}
      ref={screen}
      tabIndex={-1}
      style={pageStyle(settings)}
      aria-describedby={undefined}
      // The keys turn pages and Space rests the voice, so no button may hold the focus at first.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        screen.current?.focus();
      }}
      className={cx(
        'fixed inset-0 z-50 grid animate-appear [--page-scale:1.05] wide:[--page-scale:1.4]',
        'grid-rows-[40dvh_minmax(0,1fr)] bg-card outline-none shell:grid-cols-[54fr_46fr] shell:grid-rows-1',
      )}
    >
      <Dialog.Title className="sr-only">{`${story.title}: ${PHASE_LABELS[part.phase]}`}</Dialog.Title>
      <Picture
        key={part.id}
        src={part.picture?.url}
        alt={part.picture?.alt ?? ''}
        width={part.picture?.width ?? 1024}
        height={part.picture?.height ?? 1024}
        placeholder={part.picture?.blur}
        eager
        className="size-full"
      />
      <section
        ref={sheet}
        aria-label={say('story.screen.page.label', { phase: PHASE_LABELS[part.phase], ...where })}
        className="relative overflow-y-auto px-6 pt-6 pb-28 shell:px-[clamp(40px,6vw,104px)] shell:pt-24"
      >
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute inset-y-0 left-0 hidden w-14 bg-linear-to-r',
            'from-[light-dark(rgb(60_35_20/0.14),rgb(0_0_0/0.35))] to-transparent shell:block',
          )}
        />
        <div
          key={page}
          className={cx('grid min-h-full content-center gap-[0.75em] leading-[1.5]', TURNS[direction], face.fontClass)}
          style={{ ...face.style, fontSize: `calc(${face.size} * var(--page-scale))` }}
        >
          {isFirst && <h2 className="mb-2">{PHASE_LABELS[part.phase]}</h2>}
          {paragraphs.map((paragraph) => (
            <StoryParagraph key={paragraph.from} paragraph={paragraph} voice={voice} />
          ))}
        </div>
        {settings.ruler && <ReadingRuler key={page} sheet={sheet} light={voice?.light} />}
      </section>
      <div className="!fixed top-3 right-3 flex gap-2 shell:top-6 shell:right-6">
        <Button
          look="icon"
          label={say('reading.screen.open')}
          icon={<ALargeSmall />}
          onClick={() => setPanelOpen(true)}
          className="bg-card shadow-card shell:shadow-none"
        />
        <Dialog.Close asChild>
          <Button look="icon" label={say('word.close')} icon={<X />} className="bg-card shadow-card shell:shadow-none" />
        </Dialog.Close>
      </div>
      <ReadingPanel open={isPanelOpen} onOpenChange={setPanelOpen} ageRange={story.ageRange} preferences={preferences} />
      <div
        className={cx(
          'fixed inset-x-0 bottom-0 flex items-center justify-center gap-3 bg-card pt-2',
          'pb-[max(12px,env(safe-area-inset-bottom))] shell:left-[54%] shell:pb-4',
        )}
      >
        <Button
          look="icon"
          label={say('story.screen.page.before')}
          icon={<ChevronLeft />}
          disabled={page === 0}
          onClick={() => turn(-1)}
          className="size-13"
        />
        <Button
          look="primary"
          label={isPlaying ? say('narration.screen.pause') : say('narration.screen.listen')}
          icon={isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
          pending={isMaking}
          onClick={() => onListen(position)}
          className="size-15 !p-0"
        />
        <Button
          look="icon"
          label={say('story.screen.page.next')}
          icon={<ChevronRight />}
          disabled={page === spreads.length - 1}
          onClick={() => turn(1)}
          className="size-13"
        />
        <p aria-live="polite" className="absolute right-5 font-display text-[1.125rem] font-medium text-ink-soft shell:right-12">
          {say('story.screen.page', where)}
        </p>
      </div>
    </Dialog.Content>
  );
}
