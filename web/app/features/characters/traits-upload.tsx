/** Reads a character's traits from a picture of the person's own; it is looked at once and not kept. */
import type { CharacterForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ImageUp } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, orpc, readRefusal } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toaster.tsx';
import { readPictureFile, UnreadablePicture } from './read-picture-file.ts';
import { fillEmpty, seenFor, type Seen } from './traits-from-picture.ts';

export interface TraitsUploadProps {
  draft: CharacterForm;
  /** The stored type, or one that stands for it while the choice is not finished. */
  type: string;
  onChange: (patch: Partial<CharacterForm>) => void;
}

const BUILT_IN = 'built-in';

type Looking =
  | { is: 'nothing' }
  | { is: 'looking'; picture: string }
  | { is: 'seen'; picture: string; words: string; provider: string; filled: Seen[]; differing: Seen[] }
  | { is: 'failed'; why: string };

export function TraitsUpload({ draft, type, onChange }: TraitsUploadProps) {
  const [looking, setLooking] = useState<Looking>({ is: 'nothing' });
  const input = useRef<HTMLInputElement>(null);
  const { data: about } = useQuery(orpc.system.about.queryOptions());
  const eyes = about?.providers.eyes ?? BUILT_IN;
  /** The form as it is when the answer comes, not as it was when the picture was sent. */
  const now = useRef({ draft, type });
  useEffect(() => {
    now.current = { draft, type };
  });

  async function look(file: File) {
    try {
      const picture = await readPictureFile(file);
      setLooking({ is: 'looking', picture });
      const { characterDescriptions: words, suggestions, provider } = await api.traits.extract({ imageUrl: picture });
      const { patch, filled, differing } = fillEmpty(now.current.draft, seenFor(now.current.draft, now.current.type, suggestions));
      onChange(patch);
      setLooking({ is: 'seen', picture, words, provider, filled, differing });
      toast.success(say('traits.done'));
    } catch (error) {
      const why = error instanceof UnreadablePicture ? error.message : readRefusal(error, say('traits.failed')).sentence;
      setLooking({ is: 'failed', why });
    }
  }

  function use(seen: Seen) {
    onChange(seen.patch(draft));
    if (looking.is === 'seen') setLooking({ ...looking, differing: looking.differing.filter((other) => other !== seen) });
  }

  return (
    <section aria-label={say('traits.screen.title')} className="grid gap-4 border-b border-line pb-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<ImageUp />} pending={looking.is === 'looking'} onClick={() => input.current?.click()}>
          {say(looking.is === 'seen' ? 'traits.screen.again' : 'traits.screen.upload')}
        </Button>
        <span className="text-ink-soft">{eyes === BUILT_IN ? say('traits.screen.privacy') : say('traits.screen.privacy.hosted', { name: eyes })}</span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="hidden"
          aria-label={say('traits.screen.upload')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again.
            event.target.value = '';
            if (file) void look(file);
          }}
        />
      </div>
      <div aria-live="polite">
        {looking.is === 'looking' && (
          <p className="flex items-center gap-3 font-semibold"><Spinner size={24} />{say('traits.screen.reading')}</p>
        )}
        {looking.is === 'failed' && <p className="font-semibold text-berry">{looking.why}</p>}
        {looking.is === 'seen' && <SeenInPicture {...looking} onUse={use} />}
      </div>
    </section>
  );
}

type SeenInPictureProps = Omit<Extract<Looking, { is: 'seen' }>, 'is'> & { onUse: (seen: Seen) => void };

function SeenInPicture({ picture, words, provider, filled, differing, onUse }: SeenInPictureProps) {
  const list = filled.map(({ field, seen }) => `${field} ${seen}`).join(', ');
  return (
    <div className="flex flex-wrap items-start gap-4">
      <img src={picture} alt="" width={88} height={88} className="size-22 shrink-0 rounded-2xl object-cover" />
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <p>{words}</p>
        <p className="text-ink-soft">{provider === BUILT_IN ? say('made.traits.built-in') : say('made.traits.hosted', { model: provider })}</p>
        {list && <p className="font-semibold text-leaf">{say('traits.screen.filled', { words: list })}</p>}
        {differing.map((each) => (
          <p key={each.field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{say('traits.screen.differs', { field: each.field, mine: each.mine, seen: each.seen })}</span>
            <Button look="quiet" onClick={() => onUse(each)}>{say('traits.screen.use', { seen: each.seen })}</Button>
          </p>
        ))}
      </div>
    </div>
  );
}
