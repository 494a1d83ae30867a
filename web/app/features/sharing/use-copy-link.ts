/** Copies a share link and says so for two seconds. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toaster.tsx';
import { copyText } from './copy-text.ts';

export function useCopyLink() {
  /** The link that was copied just now; a new one has not been. */
  const [copied, setCopied] = useState<string | null>(null);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(fading.current), []);

  async function copy(url: string, field?: HTMLInputElement | null): Promise<boolean> {
    try {
      await copyText(url, field);
    } catch {
      return false;
    }
    toast.success(say('share.link.copied'), { id: 'share.link.copied' });
    setCopied(url);
    clearTimeout(fading.current);
    fading.current = setTimeout(() => setCopied(null), LIMITS.copiedMs);
    return true;
  }
  return { copied, copy };
}
