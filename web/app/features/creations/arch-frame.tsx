import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';

export type FrameShape = 'portrait' | 'place';

const SHAPES: Record<FrameShape, string> = {
  portrait: 'aspect-[3/3.8] rounded-t-[999px] rounded-b-[28px]',
  place: 'aspect-[4/3.4] rounded-t-[180px] rounded-b-[28px]',
};

export interface ArchFrameProps {
  shape: FrameShape;
  className?: string;
  children: ReactNode;
}

/** The window in which a portrait or a place is seen. */
export function ArchFrame({ shape, className, children }: ArchFrameProps) {
  return (
    <div className={cx('relative overflow-hidden bg-linear-160 from-plum-wash to-marigold-wash shadow-lift', SHAPES[shape], className)}>
      {children}
    </div>
  );
}
