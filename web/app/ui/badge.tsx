import type { ReactNode } from 'react';
import { cx } from './classes.ts';

export type BadgeTone = 'plain' | 'sky' | 'leaf' | 'gold' | 'berry' | 'plum' | 'card';

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-tint text-ink',
  sky: 'bg-sky-wash text-sky',
  leaf: 'bg-leaf-wash text-leaf',
  gold: 'bg-marigold-wash text-ink',
  berry: 'bg-berry-wash text-berry',
  plum: 'bg-plum-wash text-plum',
  card: 'bg-card text-sky shadow-card',
};

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A small fact about a thing. */
export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-8 items-center gap-2 rounded-full px-3.5 py-1 font-semibold leading-tight',
        '[&_svg]:size-[18px]',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
