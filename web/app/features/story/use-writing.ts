/** Writing at an existing story: its next part, or the newest part anew. */
import type { Job, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { phaseAfter } from '@fableloom/contract/taxonomies/phases';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useMaking } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';

/** `onWritten` gets the position of the part that has changed, once the page has it. */
export function useWriting(story: Story, onWritten: (position: number) => void) {
  const queries = useQueryClient();
  const [hasJustEnded, setJustEnded] = useState(false);
  const lastWish = useRef<() => void>(undefined);
  const id = story.id;
  const coming = phaseAfter(story.currentPhase);

  async function reload() {
    await queries.invalidateQueries({ queryKey: orpc.stories.key() });
  }

  const continuation = useMaking({
    name: `continuation:${id}`,
    failed: 'story.continue.failed',
    belongs: (job: Job) => job.kind === 'continuation' && job.about.storyId === id,
    onDone: async () => {
      await reload();
      toast.success(say('story.continue.done', { phase: coming }));
      if (coming === 'resolution') setJustEnded(true);
      onWritten(story.parts.length + 1);
    },
  });

  const retelling = useMaking({
    name: `regeneration:${id}`,
    failed: 'story.regenerate.failed',
    belongs: (job: Job) => job.kind === 'regeneration' && job.about.storyId === id,
    onDone: async () => {
      await reload();
      toast.success(say('story.regenerate.done'));
      onWritten(story.parts.length);
    },
  });

  function continueStory(question: string, answer: string) {
    const wish = { id, question, answer };
    lastWish.current = () => continueStory(question, answer);
    continuation.start({ ...wish, after: story.parts.at(-1)?.id }, (idempotencyKey) => api.stories.continue({ ...wish, idempotencyKey }));
  }

  function retell(instruction: string | null) {
    const wish = { id, instruction };
    lastWish.current = () => retell(instruction);
    retelling.start({ ...wish, of: story.parts.at(-1)?.id }, (idempotencyKey) => api.stories.regenerate({ ...wish, idempotencyKey }));
  }

  return { coming, hasJustEnded, continuation, retelling, continueStory, retell, tryAgain: lastWish.current };
}
