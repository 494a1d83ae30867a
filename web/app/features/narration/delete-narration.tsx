/** Asks before a recording goes; the text stays and can be read again. */
import type { Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteNarrationProps {
  story: Story;
  /** The recording to be deleted; null while nobody asks. */
  recording: { id: string } | null;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteNarration({ story, recording, onDeleted, onClose }: DeleteNarrationProps) {
  const remove = useAct({
    do: (narrationId: string) => api.narrations.remove({ id: story.id, narrationId }),
    failed: 'narration.delete.failed',
    done: 'narration.delete.done',
    refresh: [orpc.stories.show.key({ input: { id: story.id } }), orpc.me.key()],
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      open={recording !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('narration.screen.delete.title')}
      body={say('narration.screen.delete.text')}
      confirmLabel={say('word.delete')}
      cancelLabel={say('word.cancel')}
      danger
      onConfirm={() => recording && remove.attempt(recording.id)}
    />
  );
}
