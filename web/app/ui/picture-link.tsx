/** A picture that leads somewhere: the link lies over it, so that a picture that failed can be asked for again without following it. */
import type { Picture as StoredPicture } from '@fableloom/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './classes.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface PictureLinkProps extends Pick<PictureProps, 'eager' | 'room'> {
  to: string;
  /** None: its place stays softly coloured. */
  picture: StoredPicture | null | undefined;
  /** Shown where there is no picture. */
  standIn?: string;
  shape: 'portrait' | 'wide';
  /** What was drawn, where the words beside it do not say the same. */
  alt?: string;
  /** It stands by itself, and rises a little when its card is pointed at. */
  lifted?: boolean;
  /** A badge on it. */
  children?: ReactNode;
}

const SHAPES = {
  portrait: { width: 480, height: 640, className: 'aspect-[3/4]' },
  wide: { width: 640, height: 480, className: 'aspect-[4/3]' },
} as const;

const LIFTED = 'rounded-card shadow-card transition-transform group-hover:-translate-y-1';

/** The words beside it hold the link that keyboards and screen readers follow. */
export function PictureLink({ to, picture, standIn, shape, alt = '', lifted = false, children, ...rest }: PictureLinkProps) {
  const { width, height, className } = SHAPES[shape];
  return (
    <div className={cx('relative', lifted && LIFTED)}>
      <Picture
        {...rest}
        src={picture?.url ?? standIn}
        alt={alt}
        width={picture?.width ?? width}
        height={picture?.height ?? height}
        placeholder={picture?.blur}
        className={cx(className, lifted && 'rounded-card')}
      />
      <Link to={to} tabIndex={-1} aria-hidden="true" className="absolute inset-0 rounded-card" />
      {children}
    </div>
  );
}
