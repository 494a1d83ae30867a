import { useId, type ReactNode } from 'react';
import { cx } from './classes.ts';

export interface FieldsetProps {
  label: string;
  /** Said at the right end of the label: "2 of 2 chosen". */
  aside?: ReactNode;
  hint?: string;
  error?: string;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A named group of choices. */
export function Fieldset({ label, aside, hint, error, hideLabel = false, className, children }: FieldsetProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={described} aria-invalid={error ? true : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 flex w-full items-baseline justify-between gap-3 font-bold'}>
        {label}
        {aside && <span className="font-semibold text-ink-soft">{aside}</span>}
      </legend>
      {hint && <p id={`${id}-hint`} className="mb-2 text-ink-soft">{hint}</p>}
      {children}
      {error && <p id={`${id}-error`} className="mt-2 font-semibold text-berry">{error}</p>}
    </fieldset>
  );
}
