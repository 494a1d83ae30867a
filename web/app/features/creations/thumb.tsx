import type { Picture } from '@fableloom/contract';
import type { ReactNode } from 'react';
import { sourcesOf } from '../../ui/picture-sources.ts';
import { ArchFrame, type FrameShape } from './arch-frame.tsx';

/** The window of the panel in small: the picture, or what is chosen while it looks different. */
export function Thumb({ shape, picture, preview }: { shape: FrameShape; picture: Picture | null; preview: ReactNode }) {
  return (
    <ArchFrame shape={shape} small className={shape === 'portrait' ? 'w-11' : 'w-14'}>
      {picture ? <Small picture={picture} /> : preview}
    </ArchFrame>
  );
}

const Small = ({ picture: { url, width, height } }: { picture: Picture }) => (
  <img {...sourcesOf(url, width, 'thumb')} alt="" width={width} height={height} className="absolute inset-0 size-full object-cover" />
);
