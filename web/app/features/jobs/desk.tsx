/** The desk at which a story is being written: its heading, the words as they come, where it stands, and a way to stop it. */
import { say } from '@fableloom/contract/messages/index';
import { CircleStop, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Making } from '../../session/use-making.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Progress } from '../../ui/progress.tsx';
import { FlowingText } from './flowing-text.tsx';
import { UseBuiltIn } from './use-built-in.tsx';

export interface DeskProps {
  making: Making;
  /** What is being written, such as 'Introduction'. */
  heading: string;
  /** Asks for the same thing again after a failure. */
  onTryAgain?: () => void;
  /** Class of the font the story will be read in. */
  fontClass: string;
  className?: string;
}

/** Nothing while nothing is being made. */
export function Desk({ making, heading, onTryAgain, fontClass, className }: DeskProps) {
  const { state } = making;
  if (state.is === 'nothing') return null;
  return (
    <section aria-label={heading} className={cx('overflow-hidden rounded-card bg-card shadow-lift', className)}>
      <DeskHeading>{heading}</DeskHeading>
      {state.is === 'failed' ? (
        <Failed sentence={state.sentence} onTryAgain={onTryAgain} onBuiltIn={making.withBuiltIn} onClose={making.forget} />
      ) : (
        <>
          <FlowingText text={state.is === 'under-way' ? state.job.text : ''} fontClass={fontClass} />
          <div className="grid gap-4 border-t border-line px-6 py-5">
            <Progress
              words={state.is === 'under-way' && state.job.progress ? state.job.progress : say('job.screen.waiting')}
              value={state.is === 'under-way' ? state.job.done : undefined}
            />
            <p className="text-ink-soft">{say('job.screen.leave')}</p>
            <Button
              icon={<CircleStop aria-hidden="true" />}
              onClick={making.stop}
              pending={making.isStopping}
              disabled={state.is !== 'under-way'}
              className="justify-self-start"
            >
              {say('job.screen.stop')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Takes the focus when the desk appears, because the button that was pressed is gone. */
function DeskHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="px-6 pt-6 text-2xl outline-none">
      {children}
    </h2>
  );
}

interface FailedProps {
  sentence: string;
  onTryAgain?: () => void;
  onBuiltIn: (() => void) | null;
  onClose: () => void;
}

function Failed({ sentence, onTryAgain, onBuiltIn, onClose }: FailedProps) {
  return (
    <div className="grid gap-5 px-6 pt-4 pb-6">
      <p role="alert" className="font-semibold text-berry">{sentence}</p>
      <div className="flex flex-wrap gap-3">
        {onTryAgain && (
          <Button look="primary" icon={<RotateCw aria-hidden="true" />} onClick={onTryAgain}>{say('job.screen.try-again')}</Button>
        )}
        <UseBuiltIn onPress={onBuiltIn} />
        <Button look="plain" onClick={onClose}>{say('word.close')}</Button>
      </div>
    </div>
  );
}
