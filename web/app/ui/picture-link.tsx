/** A picture that leads somewhere: the link lies over it, so that a picture that failed can be asked for again without following it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './classes.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface PictureLinkProps extends PictureProps {
  to: string;
  /** It rises a little when its card is pointed at. */
  lifted?: boolean;
  /** A badge on it. */
  children?: ReactNode;
}

const LIFTED = 'rounded-card shadow-card transition-transform group-hover:-translate-y-1';

/** The words beside it hold the link that keyboards and screen readers follow. */
export function PictureLink({ to, lifted = false, children, ...picture }: PictureLinkProps) {
  return (
    <div className={cx('relative', lifted && LIFTED)}>
      <Picture {...picture} />
      <Link to={to} tabIndex={-1} aria-hidden="true" className="absolute inset-0 rounded-card" />
      {children}
    </div>
  );
}
