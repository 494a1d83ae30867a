import type { Picture as StoredPicture } from '@fableloom/contract';
import { Picture } from '../../ui/picture.tsx';

/** The picture of somebody or somewhere to choose; the name below says who it is. */
export function CastPicture({ picture, position }: { picture: StoredPicture | null; position?: string }) {
  return (
    <Picture
      src={picture?.url}
      alt=""
      width={picture?.width ?? 480}
      height={picture?.height ?? 640}
      placeholder={picture?.blur}
      position={position}
      className="size-full"
    />
  );
}
