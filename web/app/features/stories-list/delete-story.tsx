/** Asks before a story goes; on plans that may not delete, says so instead and shows the plans. */
import type { StorySummary } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'react-hot-toast';
import { api, orpc } from '../../session/api.ts';
import { useGates } from '../../session/gates.ts';
import { useTellRefusal } from '../../session/refusals.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteStoryProps {
  /** The story to be deleted; null while nobody asks. */
  story: StorySummary | null;
  onClose: () => void;
}

export function DeleteStory({ story, onClose }: DeleteStoryProps) {
  const { shut, pass } = useGates();
  const queries = useQueryClient();
  const tellRefusal = useTellRefusal();
  const isShut = shut('delete-story') !== undefined;

  const stopAtGate = useEffectEvent(() => {
    pass('delete-story');
    onClose();
  });
  useEffect(() => {
    if (story && isShut) stopAtGate();
  }, [story, isShut]);

  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => api.stories.remove({ id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: orpc.stories.key() });
      toast.success(say('story.delete.done'));
    },
    onError: (error) => tellRefusal(error, 'story.delete.failed'),
  });

  return (
    <ConfirmDialog
      open={story !== null && !isShut}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('story.screen.delete.title')}
      body={
        <>
          {story && <p className="mb-2 font-bold text-ink">{story.title}</p>}
          <p>{say('story.screen.delete.text')}</p>
        </>
      }
      confirmLabel={say('word.delete')}
      cancelLabel={say('word.cancel')}
      danger
      onConfirm={() => story && mutateAsync(story.id)}
    />
  );
}
