/** The shape of what is coming, while it comes. */
import { cx } from './classes.ts';

const BONE = 'block animate-breathe bg-line/70';

export function TextSkeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={cx('grid gap-3', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={cx(BONE, 'h-4 rounded-full', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </div>
  );
}

export interface CardGridSkeletonProps {
  count?: number;
  shape?: 'portrait' | 'wide';
  /** What is loading, in words. */
  label?: string;
}

export function CardGridSkeleton({ count = 8, shape = 'portrait', label = 'Loading…' }: CardGridSkeletonProps) {
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div className={GRIDS[shape]} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <div key={place}>
            <span className={cx(BONE, 'rounded-card', shape === 'portrait' ? 'aspect-[3/4]' : 'aspect-[4/3]')} />
            <span className={cx(BONE, 'mt-4 h-6 w-2/3 rounded-full')} />
            <span className={cx(BONE, 'mt-3 h-4 w-1/2 rounded-full')} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The grid of a library; real cards stand in the same one, so that nothing jumps. */
export const GRIDS = {
  portrait: 'grid grid-cols-2 gap-x-3.5 gap-y-6 shell:grid-cols-3 shell:gap-x-6 shell:gap-y-8 wide:grid-cols-4',
  wide: 'grid grid-cols-1 gap-6 sm:grid-cols-2 wide:grid-cols-3 wide:gap-8',
} as const;

export function PageSkeleton({ label = 'Loading…' }: { label?: string }) {
  return (
    <div aria-live="polite" aria-busy="true" className="wrap">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">
        <span className={cx(BONE, 'mb-8 h-11 w-64 max-w-full rounded-full')} />
        <div className="grid gap-8 shell:grid-cols-[1fr_336px]">
          <div className="rounded-card bg-card p-6 shadow-card"><TextSkeleton lines={7} /></div>
          <div className="rounded-card bg-card p-6 shadow-card"><TextSkeleton lines={4} /></div>
        </div>
      </div>
    </div>
  );
}
