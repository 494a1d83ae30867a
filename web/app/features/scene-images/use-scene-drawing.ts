/** Has a passage of the story drawn; what came out is shown to the family, who decide whether it becomes part of the story. */
import type { Inputs, Job, SceneImage, Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, orpc, readRefusal } from '../../session/api.ts';
import { useMaking } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';
import { beginningOf } from './beginning-of.ts';
import type { Passage } from './use-passage.ts';

export type Way = NonNullable<Inputs['sceneImages']['draw']['way']>;

const FAILED = { text: 'scene.generate.failed', characters: 'scene.generate-with-images.failed' } as const;

export function useSceneDrawing(story: Story) {
  const queries = useQueryClient();
  const [way, setWay] = useState<Way>('characters');
  const [drawn, setDrawn] = useState<SceneImage | null>(null);
  const making = useMaking({
    name: `scene:${story.id}`,
    failed: FAILED[way],
    belongs: (job: Job) => job.kind === 'scene' && job.about.storyId === story.id,
    onDone: (job) => void show(job),
  });

  async function show({ result }: Job) {
    const input = { id: story.id };
    try {
      await queries.invalidateQueries({ queryKey: orpc.stories.show.key({ input }) });
      const fresh = await queries.fetchQuery(orpc.stories.show.queryOptions({ input }));
      const scene = fresh.sceneImages.find(({ id }) => id === result?.sceneId);
      if (scene) setDrawn(scene);
      else toast.error(say('scene.reply.invalid'));
    } catch (error) {
      // It is kept with the story all the same, and waits in the list for the next visit.
      toast.error(readRefusal(error, say('story.load.failed')).sentence);
    }
  }

  /** Says so when it cannot be drawn. */
  function draw(passage: Passage, wanted: Way) {
    if (passage.text.length < LIMITS.sceneSelection.min) return void toast.error(say('scene.text.too-short'));
    if (passage.text.length > LIMITS.sceneTextMax) return void toast.error(say('scene.text.too-long', { n: LIMITS.sceneTextMax }));
    if (wanted === 'characters' && story.characters.length === 0) return void toast.error(say('scene.characters.missing'));
    const { start, end, position } = passage;
    const wish = { id: story.id, selection: { start, end, text: passage.text }, position, way: wanted };
    setWay(wanted);
    making.start(wish, (idempotencyKey) => api.sceneImages.draw({ ...wish, idempotencyKey }));
    window.getSelection()?.removeAllRanges();
  }

  /** The picture of the part could not be drawn; this one is a picture of how it begins. */
  function drawBuiltIn(part: Story['parts'][number], position: number) {
    const wish = { id: story.id, selection: beginningOf(part), position, way: 'text' as const, withBuiltIn: true };
    setWay('text');
    making.start(wish, (idempotencyKey) => api.sceneImages.draw({ ...wish, idempotencyKey }));
  }

  return { making, draw, drawBuiltIn, drawn, putAway: () => setDrawn(null) };
}
