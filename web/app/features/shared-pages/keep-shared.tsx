/** Keeps a shared story on this device: its page opens without a network, with pictures and sound. */
import type { SharedStory } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { CircleCheckBig, CloudDownload } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { canKeep, forgetStory } from '../../session/kept-stories.ts';
import { useKeptStory } from '../../session/use-kept-story.ts';
import { Button } from '../../ui/button.tsx';

export function KeepShared({ story }: { story: SharedStory }) {
  const kept = useKeptStory(story, useLocation().pathname);
  if (!canKeep()) return null;
  return (
    <Button
      look="plain"
      aria-pressed={kept.isKept}
      pending={kept.isBusy}
      title={say(kept.isBusy ? 'offline.screen.busy' : kept.isKept ? 'offline.screen.kept.about' : 'offline.screen.keep.shared')}
      icon={kept.isKept ? <CircleCheckBig aria-hidden="true" /> : <CloudDownload aria-hidden="true" />}
      onClick={kept.toggle}
    >
      <span className="max-sm:sr-only">{say(kept.isKept ? 'offline.screen.kept' : 'offline.screen.keep')}</span>
    </Button>
  );
}

export function ForgetShared() {
  const { pathname } = useLocation();
  useEffect(() => void (canKeep() && forgetStory(pathname).catch(() => undefined)), [pathname]);
  return null;
}
