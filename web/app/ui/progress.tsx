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
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={className}>
      <p aria-live="polite" className="mb-2 font-semibold">{words}</p>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full bg-plum-wash"
      >
        <div
          className={cx('h-full origin-left rounded-full bg-plum transition-transform duration-250', percent === undefined && 'animate-breathe')}
          style={{ transform: `scaleX(${percent === undefined ? 0.4 : percent / 100})` }}
        />
      </div>
    </div>
  );
}
