/** Asks before a story goes; on plans that may not delete, says so instead and shows the plans. */
import type { StorySummary } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../session/api.ts';
import { useGates } from '../../session/gates.ts';
import { useAct } from '../../session/use-act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useTakeOffShelf } from './use-shelf.ts';

interface DeleteStoryProps {
  /** The story to be deleted; null while nobody asks. */
  story: StorySummary | null;
  onClose: () => void;
}

export function DeleteStory({ story, onClose }: DeleteStoryProps) {
  const { pass, doorTo } = useGates();
  const door = doorTo('delete-story');
  const isShut = door.is === 'shut';

  const stopAtGate = useEffectEvent(() => {
    pass(door);
    onClose();
  });
  useEffect(() => {
    if (story && isShut) stopAtGate();
  }, [story, isShut]);

  const takeOffShelf = useTakeOffShelf();
  const remove = useAct({
    do: (id: string) => api.stories.remove({ id }),
    failed: 'story.delete.failed',
    done: 'story.delete.done',
    onDone: (_, id) => takeOffShelf(id),
  });

  return (
    <ConfirmDialog
      open={story !== null && !isShut}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('story.screen.delete.title')}
      body={
        <>
          {story && <p className="mb-2 font-bold text-ink [overflow-wrap:anywhere]"><bdi>{story.title}</bdi></p>}
          <p>{say('story.screen.delete.text')}</p>
        </>
      }
      confirmLabel={say('word.delete')}
      cancelLabel={say('word.cancel')}
      danger
      onConfirm={() => story && remove.attempt(story.id)}
    />
  );
}
