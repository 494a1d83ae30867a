/** The photo of the profile: choosing one, placing it, taking it away. */
import type { Profile } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx, FOCUS_WITHIN } from '../../ui/classes.ts';
import { Face } from '../../ui/face.tsx';
import { toast } from '../../ui/toaster.tsx';
import { PhotoCropper } from './photo-cropper.tsx';

const MEGABYTE = 1024 * 1024;
const KINDS = 'image/jpeg,image/png,image/webp';

export function PhotoPanel({ profile }: { profile: Profile }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const input = useId();
  const { revalidate } = useRevalidator();
  // The sidebar shows the photo too, and knows it from the page itself.
  const refresh = { refresh: [orpc.me.key()], failed: 'account.photo.failed' } as const;
  const keep = useAct({
    do: (dataUrl: string) => api.me.setPhoto({ picture: dataUrl }),
    ...refresh,
    done: 'account.photo.done',
    onDone: () => {
      setPicture(null);
      return revalidate();
    },
  });
  const remove = useAct({ do: () => api.me.removePhoto(), ...refresh, done: 'account.photo.removed', onDone: () => revalidate() });

  async function open(file: File | undefined) {
    if (!file) return;
    const most = LIMITS.upload.pictureMegabytes;
    if (file.size > most * MEGABYTE) return void toast.error(say('image.upload.too-big', { n: most }));
    try {
      const opened = await createImageBitmap(file, { imageOrientation: 'from-image' });
      const { least } = LIMITS.photo;
      if (Math.min(opened.width, opened.height) < least) toast.error(say('account.photo.too-small', { n: least }));
      else setPicture(opened);
    } catch {
      toast.error(say('account.photo.unreadable'));
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Face name={profile.displayName} photoUrl={profile.photoUrl} size={104} />
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap gap-2">
          <label htmlFor={input} className={buttonClass('line', 'normal', cx('cursor-pointer', FOCUS_WITHIN))}>
            <ImageUp aria-hidden="true" />
            {say('account.screen.photo.change')}
            <input
              id={input}
              type="file"
              accept={KINDS}
              className="sr-only"
              onChange={(event) => {
                void open(event.target.files?.[0]);
                // The same file can be chosen again.
                event.target.value = '';
              }}
            />
          </label>
          {profile.photoUrl && (
            <Button look="quiet" icon={<Trash2 />} pending={remove.pending} onClick={() => remove.run()}>
              {say('account.screen.photo.remove')}
            </Button>
          )}
        </div>
        <p className="mt-2 text-ink-soft">{say('account.screen.photo.limits', { n: LIMITS.upload.pictureMegabytes })}</p>
      </div>
      {picture && <PhotoCropper picture={picture} pending={keep.pending} onUse={keep.run} onClose={() => setPicture(null)} />}
    </div>
  );
}
