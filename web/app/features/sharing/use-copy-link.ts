/** Copies a share link and says so for two seconds. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toaster.tsx';
import { copyText } from './copy-text.ts';

export function useCopyLink() {
  const [isCopied, setCopied] = useState(false);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(fading.current), []);

  async function copy(url: string, field?: HTMLInputElement | null): Promise<boolean> {
    try {
      await copyText(url, field);
    } catch {
      return false;
    }
    toast.success(say('share.link.copied'), { id: 'share.link.copied' });
    setCopied(true);
    clearTimeout(fading.current);
    fading.current = setTimeout(() => setCopied(false), LIMITS.copiedMs);
    return true;
  }
  return { isCopied, copy };
}
