import type { Picture as StoredPicture } from '@fableloom/contract';
import type { PictureRoom } from '../../ui/picture-sources.ts';
import { Picture } from '../../ui/picture.tsx';

interface CastPictureProps {
  picture: StoredPicture | null;
  /** A portrait's face stands in its upper part. */
  isPortrait?: boolean;
  className?: string;
  /** Address of what is seen while it is not drawn yet. */
  standIn?: string;
  /** How large it stands. */
  room?: PictureRoom;
}

/** The picture of somebody or somewhere; the words beside it say who it is. */
export function CastPicture({ picture, isPortrait = false, standIn, className = 'size-full', room }: CastPictureProps) {
  return (
    <Picture
      src={picture?.url ?? standIn}
      alt=""
      width={picture?.width ?? 480}
      height={picture?.height ?? 640}
      placeholder={picture?.blur}
      position={isPortrait ? '50% 20%' : undefined}
      room={room}
      className={className}
    />
  );
}
