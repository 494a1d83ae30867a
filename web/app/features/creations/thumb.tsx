import type { Picture } from '@fableloom/contract';
import type { ReactNode } from 'react';
import { ArchFrame, type FrameShape } from './arch-frame.tsx';

/** The window of the panel in small: the picture, or what is chosen while it looks different. */
export function Thumb({ shape, picture, preview }: { shape: FrameShape; picture: Picture | null; preview: ReactNode }) {
  return (
    <ArchFrame shape={shape} small className={shape === 'portrait' ? 'w-11' : 'w-14'}>
      {picture ? <img src={picture.url} alt="" width={88} height={112} className="absolute inset-0 size-full object-cover" /> : preview}
    </ArchFrame>
  );
}
