/** Sharing a story or character by its link: who sees it, and on what terms. */
import { say } from '@fableloom/contract/messages/index';
import { readRefusal } from '../../session/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { ShareSettings } from './share-settings.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useSharing, type Shareable } from './use-sharing.ts';

export interface ShareDialogProps {
  content: Shareable;
  /** Title of the story, name of the character. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShareDialog({ content, name, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('share.screen.title')} description={name}>
      <Inside content={content} />
    </Dialog>
  );
}

function Inside({ content }: { content: Shareable }) {
  const link = useCopyLink();
  const acts = useSharing(content, (url) => link.copy(url));
  const { data, error, isPending, refetch } = acts.query;
  if (data) return <ShareSettings state={data} acts={acts} link={link} />;
  if (isPending) return <TextSkeleton lines={4} />;
  return <LoadFailed sentence={sentenceOf(error)} onRetry={() => void refetch()} />;
}

function sentenceOf(error: unknown): string {
  const { sentence } = readRefusal(error, say('share.unexpected'));
  return sentence === say('share.content-id.unusable') ? say('share.content-id.invalid') : sentence;
}
