/** The address of the shared page, to copy and to renew. */
import { say } from '@fableloom/contract/messages/index';
import { Check, Copy, RotateCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import type { useCopyLink } from './use-copy-link.ts';
import { WORDS } from './words.ts';

export interface ShareLinkProps {
  /** Null while nobody could open it. */
  url: string | null;
  link: ReturnType<typeof useCopyLink>;
  isRenewing: boolean;
  onRenew: () => void;
}

export function ShareLink({ url, link, isRenewing, onRenew }: ShareLinkProps) {
  const isCopied = url !== null && link.copied === url;
  const field = useRef<HTMLInputElement>(null);
  const why = useId();

  async function copy() {
    if (url !== null && !(await link.copy(url, field.current))) toast.error(say('share.link.copy.failed'), { id: 'share.link.copy.failed' });
  }

  return (
    <div className="grid gap-3">
      {url !== null && (
        <TextField ref={field} label={WORDS.link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look={url === null ? 'line' : 'primary'}
          icon={isCopied ? <Check /> : <Copy />}
          disabled={url === null}
          aria-describedby={url === null ? why : undefined}
          onClick={() => void copy()}
          className="min-w-44"
        >
          {isCopied ? say('share.screen.copied') : say('share.screen.copy')}
        </Button>
        {url === null && <p id={why} className="min-w-0 flex-1 basis-52 text-ink-soft">{say('story.share.link.before-sharing')}</p>}
        {url !== null && (
          <Button look="quiet" icon={<RotateCw />} pending={isRenewing} onClick={onRenew}>{say('share.screen.regenerate')}</Button>
        )}
      </div>
    </div>
  );
}
