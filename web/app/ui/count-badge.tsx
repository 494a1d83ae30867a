import { LIMITS } from '@fableloom/contract/limits';
import { cx } from './classes.ts';

export interface CountBadgeProps {
  count: number;
  /** What is counted, in words: "3 unread notifications". */
  label: string;
  className?: string;
}

/** A number that waits for attention; 9+ above nine, nothing at zero. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        'grid h-7 min-w-7 place-items-center rounded-full bg-marigold px-2 leading-none font-extrabold',
        'text-on-marigold',
        className,
      )}
    >
      <span aria-hidden="true">{count > LIMITS.unreadBadge ? `${LIMITS.unreadBadge}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
