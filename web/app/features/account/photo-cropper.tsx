/** Chooses the square of a picture that becomes the photo, and hands it out as a small JPEG. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { firstCrop, squareOf, ZOOM, zoomTo, type Crop } from './crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

const { side: SIDE } = LIMITS.photo;
const QUALITY = 0.92;

interface PhotoCropperProps {
  picture: ImageBitmap;
  pending: boolean;
  onUse: (dataUrl: string) => void;
  onClose: () => void;
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(crop, picture);
  const pen = canvas?.getContext('2d');
  if (!pen) return;
  // What was transparent becomes paper, as in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
}

export function PhotoCropper({ picture, pending, onUse, onClose }: PhotoCropperProps) {
  const [crop, setCrop] = useState(() => firstCrop(picture));
  // The dialog brings its content a moment after this has rendered, so the canvas is awaited.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const gestures = useCropGestures(picture, setCrop);
  const how = useId();
  const zoom = useId();
  useEffect(() => draw(canvas, picture, crop), [canvas, picture, crop]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      keepOpen
      title={say('account.screen.photo.crop')}
      footer={
        <>
          <Button look="plain" disabled={pending} onClick={onClose}>{say('word.cancel')}</Button>
          <Button look="primary" pending={pending} disabled={!canvas} onClick={() => canvas && onUse(canvas.toDataURL('image/jpeg', QUALITY))}>
            {say('account.screen.photo.use')}
          </Button>
        </>
      }
    >
      <p id={how} className="mb-4 text-ink-soft">{say('account.screen.photo.crop.how')}</p>
      <div
        {...gestures}
        role="application"
        aria-label={say('account.screen.photo.crop.area')}
        aria-describedby={how}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        className="relative mx-auto size-[280px] cursor-move touch-none overflow-hidden rounded-card select-none"
      >
        <canvas ref={setCanvas} width={SIDE} height={SIDE} aria-hidden="true" className="size-full" />
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_rgba(23,18,48,0.55)]" />
      </div>
      <label htmlFor={zoom} className="mt-5 block font-bold">{say('account.screen.photo.zoom')}</label>
      <input
        id={zoom}
        type="range"
        min={ZOOM.least}
        max={ZOOM.most}
        step={0.05}
        value={crop.zoom}
        onChange={(event) => setCrop((now) => zoomTo(now, picture, Number(event.target.value)))}
        className="h-11 w-full accent-plum"
      />
    </Dialog>
  );
}
