import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';

export type FrameShape = 'portrait' | 'place';

const SHAPES: Record<FrameShape, string> = {
  portrait: 'aspect-[3/3.8] [border-radius:50%_50%_28px_28px/39.5%_39.5%_28px_28px]',
  place: 'aspect-[4/3.4] [border-radius:50%_50%_28px_28px/44%_44%_28px_28px]',
};

const SMALL: Record<FrameShape, string> = {
  portrait: 'aspect-[3/3.8] [border-radius:50%_50%_10px_10px/39.5%_39.5%_10px_10px]',
  place: 'aspect-[4/3.4] [border-radius:50%_50%_10px_10px/44%_44%_10px_10px]',
};

const BASE = 'relative overflow-hidden bg-linear-160 from-plum-wash to-marigold-wash';

export interface ArchFrameProps {
  shape: FrameShape;
  /** A small one, such as a thumbnail. */
  small?: boolean;
  className?: string;
  children: ReactNode;
}

/** The window in which a portrait or a place is seen. */
export function ArchFrame({ shape, small = false, className, children }: ArchFrameProps) {
  return (
    <div className={cx(BASE, small ? SMALL[shape] : cx(SHAPES[shape], 'shadow-lift'), className)}>
      {children}
    </div>
  );
}
