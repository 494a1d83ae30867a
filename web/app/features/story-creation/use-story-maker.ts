/** Everything the page needs to put a story together and have it written. */
import type { CharacterChoice, Job } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { useTellFailedLoad } from '../../session/refusals.ts';
import { useMember } from '../../session/session.ts';
import { useMaking } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';
import { asWish, withBrought, withoutLost } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { pick } from './words.ts';

const isNewStory = (job: Job) => job.kind === 'story';

export function useStoryMaker() {
  const [draft, change, clear] = useDraft(useMember().id);
  const characters = useQuery(orpc.characters.choices.queryOptions());
  const locations = useQuery(orpc.locations.choices.queryOptions());
  const navigate = useNavigate();
  const queries = useQueryClient();

  useForgetting(change, newest(characters), newest(locations));
  useBringing(change, characters.data, draft.characterIds);
  useTellFailedLoad(characters.isError || locations.isError, 'story.load-required.failed');

  const making = useMaking({
    name: 'story',
    failed: 'story.generate.failed',
    belongs: isNewStory,
    onDone: (job) => {
      void queries.invalidateQueries({ queryKey: orpc.stories.key() });
      toast.success(say('story.create.done'));
      clear();
      if (job.result?.storyId) void navigate(`/stories/${job.result.storyId}`);
    },
  });

  const wish = asWish(draft);
  return {
    draft,
    change,
    making,
    characters: characters.data,
    locations: locations.data,
    hasFailed: characters.isError || locations.isError,
    reload: () => Promise.all([characters.refetch(), locations.refetch()]),
    cast: useMemo(() => pick(characters.data, draft.characterIds), [characters.data, draft.characterIds]),
    places: useMemo(() => pick(locations.data, draft.locationIds), [locations.data, draft.locationIds]),
    generate: () => making.start(wish, (idempotencyKey) => api.stories.generate({ ...wish, idempotencyKey })),
  };
}

/** A list that is being read anew may not know yet who was made a moment ago. */
const newest = <T>({ data, isFetching, isError }: { data: T; isFetching: boolean; isError: boolean }) => (isFetching || isError ? undefined : data);

/** Who was deleted meanwhile leaves the draft too. */
function useForgetting(
  change: ReturnType<typeof useDraft>[1],
  characters: readonly { id: string }[] | undefined,
  locations: readonly { id: string }[] | undefined,
) {
  useEffect(() => {
    const idsOf = (things: readonly { id: string }[] | undefined) => (things ? new Set(things.map(({ id }) => id)) : null);
    change((draft) => withoutLost(draft, { characterIds: idsOf(characters), locationIds: idsOf(locations) }));
  }, [change, characters, locations]);
}

/** Who joins brings the role and the relationships that are kept with the character. */
function useBringing(change: ReturnType<typeof useDraft>[1], characters: readonly CharacterChoice[] | undefined, chosen: readonly string[]) {
  useEffect(() => {
    if (characters) change((draft) => withBrought(draft, characters));
  }, [change, characters, chosen]);
}
