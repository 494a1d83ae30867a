import type { ComponentProps, ElementType } from 'react';
import { cx } from './classes.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** A card that floats above others. */
  lifted?: boolean;
  /** No inner space: the content reaches the edges. */
  bare?: boolean;
}

/** A sheet of paper: 20 px corners, one soft shadow. */
export function Card({ as: Tag = 'div', lifted = false, bare = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx('rounded-card bg-card', lifted ? 'shadow-lift' : 'shadow-card', !bare && 'p-5 sm:p-6', className)} />;
}
