/** One numbered section of the page where a story is put together: open it is a form, closed it is a summary. */
import { say } from '@fableloom/contract/messages/index';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';

export interface StepProps {
  number: number;
  title: string;
  isOptional?: boolean;
  isOpen: boolean;
  /** Something was chosen, or the optional step was left on purpose. */
  isDone: boolean;
  /** Said while it is closed. */
  summary?: string;
  /** Small pictures of what was chosen, shown while it is closed. */
  mini?: ReactNode;
  onToggle: () => void;
  /** Leads to the following section. */
  next?: { label: string; onPress: () => void };
  /** Takes the focus when it opens, because the button that opened it stands elsewhere. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Plain words beside a heading. */
const SMALL = 'font-ui text-base font-normal tracking-normal text-ink-soft';

export function Step(props: StepProps) {
  const { number, title, isOptional = false, isOpen, isDone, summary, mini, onToggle, next, takesFocus, children } = props;
  const id = useId();
  const header = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    header.current?.focus({ preventScroll: true });
    header.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);

  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 rounded-[20px] bg-card shadow-card sm:rounded-[24px]">
      <h2 className="text-[1.25rem] tracking-[-0.01em] sm:text-2xl">
        <button
          ref={header}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={onToggle}
          className={cx(
            'flex min-h-[76px] w-full scroll-mt-4 items-center gap-3 rounded-[20px] px-4 py-4 text-left sm:gap-4',
            'sm:rounded-[24px] sm:px-6',
          )}
        >
          <Number isOpen={isOpen}>{number}</Number>
          <span className="min-w-0 flex-1">
            <span id={`${id}-title`} className="block">
              {title}
              {isOptional && <span className={cx('ml-2', SMALL)}>{say('create.screen.optional')}</span>}
            </span>
            {!isOpen && summary && <span className={cx('mt-1 block truncate', SMALL)}>{summary}</span>}
          </span>
          {!isOpen && mini && <span className="hidden shrink-0 min-[420px]:flex" aria-hidden="true">{mini}</span>}
          {isDone && (
            <span className="shrink-0 text-leaf">
              <Check aria-hidden="true" />
              <span className="sr-only">{say('word.done')}</span>
            </span>
          )}
        </button>
      </h2>
      <div id={`${id}-body`} hidden={!isOpen} className="px-4 pb-5 sm:px-6 sm:pb-7">
        {isOpen && children}
        {isOpen && next && (
          <div className="mt-6 flex justify-end">
            <Button onClick={next.onPress}>{next.label}</Button>
          </div>
        )}
      </div>
    </section>
  );
}

function Number({ isOpen, children }: { isOpen: boolean; children: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full font-display text-[1.375rem] leading-none font-semibold transition-colors',
        isOpen ? 'bg-plum text-on-plum' : 'bg-plum-wash text-plum',
      )}
    >
      {children}
    </span>
  );
}
