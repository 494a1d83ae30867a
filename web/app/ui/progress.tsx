import { cx } from './classes.ts';

export interface ProgressProps {
  /** What is happening: "Writing the climax…"; spoken when it changes. */
  words: string;
  /** 0 to 1; left out while nobody knows. */
  value?: number;
  className?: string;
}

/** Where a piece of work stands, in words and as a bar. */
export function Progress({ words, value, className }: ProgressProps) {
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className={className}>
      <p aria-live="polite" className="mb-2 font-semibold">{words}</p>
      <progress className="sr-only" aria-label={words} max={100} value={part === undefined ? undefined : Math.round(part * 100)} />
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-plum-wash">
        <div
          className={cx(
            'h-full origin-left rounded-full bg-plum transition-transform duration-250',
            part === undefined && 'animate-breathe',
          )}
          style={{ transform: `scaleX(${part ?? 0.4})` }}
        />
      </div>
    </div>
  );
}
