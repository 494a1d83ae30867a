/** Writing at an existing story: its next part, or the newest part anew. */
import type { Job, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import type { ContinuationQuestion } from '@fableloom/contract/taxonomies/continuation-questions';
import { phaseAfter } from '@fableloom/contract/taxonomies/phases';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useKept } from '../../session/use-kept.ts';
import { useMaking } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';

/** The question that was chosen and what the family writes to it. */
export interface Answered {
  question: ContinuationQuestion | null;
  answer: string;
}
const NOTHING_ANSWERED: Answered = { question: null, answer: '' };

/** `onWritten` gets the position of the part that has changed, once the page has it. */
export function useWriting(story: Story, onWritten: (position: number) => void) {
  const queries = useQueryClient();
  const [hasJustEnded, setJustEnded] = useState(false);
  const [answered, setAnswered] = useKept<Answered>(`answer:${story.id}`, NOTHING_ANSWERED);
  const [wish, setWish] = useKept(`wish:${story.id}`, '');
  const lastWish = useRef<() => void>(undefined);
  const id = story.id;
  const coming = phaseAfter(story.currentPhase);

  async function reload() {
    await queries.invalidateQueries({ queryKey: orpc.stories.key() });
  }

  /** Another window wrote here, or is writing now. */
  const catchUp = () => {
    void reload();
    void queries.invalidateQueries({ queryKey: orpc.jobs.key() });
  };

  const continuation = useMaking({
    name: `continuation:${id}`,
    failed: 'story.continue.failed',
    onConflict: catchUp,
    belongs: (job: Job) => job.kind === 'continuation' && job.about.storyId === id,
    onDone: async () => {
      setAnswered(NOTHING_ANSWERED);
      await reload();
      toast.success(say('story.continue.done', { phase: coming }));
      if (coming === 'resolution') setJustEnded(true);
      onWritten(story.parts.length + 1);
    },
  });

  const retelling = useMaking({
    name: `regeneration:${id}`,
    failed: 'story.regenerate.failed',
    onConflict: catchUp,
    belongs: (job: Job) => job.kind === 'regeneration' && job.about.storyId === id,
    onDone: async () => {
      setWish('');
      await reload();
      toast.success(say('story.regenerate.done'));
      onWritten(story.parts.length);
    },
  });

  function continueStory(question: string, answer: string) {
    const wish = { id, question, answer, phase: coming };
    lastWish.current = () => continueStory(question, answer);
    continuation.start({ ...wish, after: story.parts.at(-1)?.id }, (idempotencyKey) => api.stories.continue({ ...wish, idempotencyKey }));
  }

  function retell(instruction: string | null) {
    const told = { id, instruction, phase: story.currentPhase };
    lastWish.current = () => retell(instruction);
    retelling.start({ ...told, of: story.parts.at(-1)?.id }, (idempotencyKey) => api.stories.regenerate({ ...told, idempotencyKey }));
  }

  return {
    coming,
    hasJustEnded,
    continuation,
    retelling,
    continueStory,
    retell,
    tryAgain: lastWish.current,
    /** What is written in the two forms; it leaves them when it has become part of the story. */
    forms: { answered, setAnswered, wish, setWish },
  };
}
