import { Link } from 'react-router';
import { cx } from '../ui/classes.ts';

export function BookMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path d="M18 9C14 5.5 9 5 3.5 6v21c5.5-1 10.5-.5 14.5 3 4-3.5 9-4 14.5-3V6C27 5 22 5.5 18 9Z" fill="var(--plum)" />
      <path
        d="M7 12c7-1.5 7 6 11 6s4-7.5 11-6M7 19c7-1.5 7 5 11 5s4-6.5 11-5"
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The name of the house, leading home. */
export function Brand({ to = '/', short = false, className }: { to?: string; short?: boolean; className?: string }) {
  return (
    <Link to={to} className={cx('inline-flex min-h-11 items-center gap-2.5 text-ink no-underline', className)}>
      <BookMark />
      <span
        className={cx(
          "font-display text-[1.625rem] leading-none font-semibold tracking-tight [font-variation-settings:'SOFT'_100]",
          short && 'sr-only',
        )}
      >
        Fableloom
      </span>
    </Link>
  );
}
