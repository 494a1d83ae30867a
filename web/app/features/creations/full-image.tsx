/** A picture as large as the window, to look at together and to take along. */
import type { Picture as StoredPicture } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Download, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { downloadPicture } from './download-picture.ts';

export type ImageInView = Pick<StoredPicture, 'url' | 'alt' | 'width' | 'height' | 'blur'>;

export interface FullImageProps {
  image: ImageInView | null;
  name: string;
  onClose: () => void;
}

/** As large as the window lets it be, never larger than it is, with its place kept free while it comes. */
const inWindow = ({ width, height }: ImageInView) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${width}px, calc((100dvh - 120px) * ${width / height}))`,
});

export function FullImage({ image, name, onClose }: FullImageProps) {
  const [pending, setPending] = useState(false);

  async function download(url: string) {
    setPending(true);
    await downloadPicture({ url, name });
    setPending(false);
  }

  return (
    <Dialog.Root open={image !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(15_10_34/0.88)]" />
        <Dialog.Content aria-describedby={undefined} className="fixed inset-0 z-50 flex animate-rise flex-col outline-none">
          <div className="flex items-center justify-between gap-3 p-3 sm:p-5">
            <Dialog.Title className="min-w-0 truncate pl-2 text-2xl text-white">{name}</Dialog.Title>
            <div className="flex shrink-0 gap-2">
              {image && (
                <Button className="!bg-card" icon={<Download />} pending={pending} onClick={() => void download(image.url)}>
                  {say('image.screen.download')}
                </Button>
              )}
              <Dialog.Close asChild>
                <Button className="size-12 !bg-card !p-0" aria-label={say('image.screen.close')} icon={<X />} />
              </Dialog.Close>
            </div>
          </div>
          <div className="relative grid min-h-0 flex-1 place-items-center px-4 pb-6">
            <Dialog.Close tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
            {image && (
              <div className="relative" style={inWindow(image)}>
                <Picture
                  eager
                  room="full"
                  src={image.url}
                  alt={image.alt}
                  width={image.width}
                  height={image.height}
                  placeholder={image.blur}
                  className="size-full rounded-card"
                />
              </div>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
