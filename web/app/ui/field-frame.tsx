/** Label, hint, error and counter around any field, and the ids that tie them together. */
import { say } from '@fableloom/contract/messages/index';
import { useId, type ReactNode } from 'react';
import { cx } from './classes.ts';

export interface FieldTexts {
  label: string;
  hint?: string;
  error?: string;
  /** The label is only spoken, for fields whose purpose is plain to see. */
  hideLabel?: boolean;
  /** Said behind the label. */
  optional?: boolean;
}

export const FIELD_BOX = 'flex min-h-[52px] w-full items-center gap-3 rounded-field border-[1.5px] bg-card px-5 text-ink-soft '
  + 'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-plum';
export const FIELD_INPUT = 'min-h-12 w-full min-w-0 flex-1 bg-transparent text-ellipsis text-ink outline-none placeholder:text-ink-soft '
  + 'placeholder:opacity-100 '
  + 'disabled:cursor-not-allowed disabled:text-ink-soft';

export const fieldBox = (error?: string, className?: string) => cx(FIELD_BOX, error ? 'border-berry' : 'border-edge', className);

/** Ids for a field, and the attributes its input needs. */
export function useField({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return { id, input: { id, 'aria-describedby': described, 'aria-invalid': error ? (true as const) : undefined } };
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  /** Characters used of those allowed. */
  counter?: { used: number; of: number };
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, hideLabel = false, optional = false, counter, aside, className, children } = props;
  return (
    <div className={cx('min-w-0', className)}>
      <div className={hideLabel ? 'sr-only' : 'mb-2 flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="font-bold">
          {label}
          {optional && <span className="ml-2 font-normal text-ink-soft">{say('create.screen.optional')}</span>}
        </label>
        {aside}
      </div>
      {children}
      {(error || hint || counter) && (
        <div className="mt-1.5 flex items-start justify-between gap-4">
          <div>
            {error && <p id={`${id}-error`} role="alert" className="font-semibold text-berry">{error}</p>}
            {hint && <p id={`${id}-hint`} className="text-ink-soft">{hint}</p>}
          </div>
          {counter && <Counter {...counter} />}
        </div>
      )}
    </div>
  );
}

function Counter({ used, of }: { used: number; of: number }) {
  const isFull = used >= of;
  return (
    <span className={cx('shrink-0 tabular-nums', isFull ? 'font-semibold text-berry' : 'text-ink-soft')}>
      <span aria-hidden="true">{used}/{of}</span>
      <span className="sr-only">{used} of {of} characters used</span>
    </span>
  );
}
