/** How something is shared, and everything its owner can change about it. */
import type { ContentType, ShareState } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { toast } from '../../ui/toaster.tsx';
import { withReadableRefusal } from './readable-refusal.ts';
import { SENTENCES } from './words.ts';

export interface Shareable {
  contentType: ContentType;
  contentId: string;
}

export const isShared = ({ sharing }: ShareState) => sharing.isPublic || sharing.withFriends;

export function useSharing(content: Shareable, onLink: (url: string) => unknown) {
  const { contentType } = content;
  const queries = useQueryClient();
  const query = useQuery(orpc.sharing.show.queryOptions({ input: content }));
  const sentences = SENTENCES[contentType];
  const refresh = [contentType === 'story' ? orpc.stories.key() : orpc.characters.key(), orpc.explore.key()];

  const keep = (state: ShareState) => queries.setQueryData(orpc.sharing.show.queryKey({ input: content }), state);
  const keepAndCopy = async (state: ShareState) => {
    keep(state);
    if (state.url) await onLink(state.url);
  };
  /** Fewer see it than before. */
  const keepAndTell = (state: ShareState) => {
    keep(state);
    toast.success(say(isShared(state) ? 'share.settings.done' : sentences.private.done));
  };

  return {
    query,
    makePublic: useAct({
      // Explore is another step, which its owner takes or not.
      do: () => withReadableRefusal(api.sharing.update({ ...content, isPublic: true, listed: false })),
      ...sentences.public,
      onDone: keepAndCopy,
      refresh,
    }),
    showToFriends: useAct({
      do: () => withReadableRefusal(api.sharing.update({ ...content, withFriends: true })),
      ...sentences.friends,
      onDone: keep,
      refresh,
    }),
    hide: useAct({
      do: (change: { isPublic: false } | { withFriends: false }) => withReadableRefusal(api.sharing.update({ ...content, ...change })),
      failed: sentences.private.failed,
      onDone: keepAndTell,
      refresh,
    }),
    makePrivate: useAct({
      do: () => withReadableRefusal(api.sharing.unshare(content)),
      failed: sentences.private.failed,
      onDone: keepAndTell,
      refresh,
    }),
    change: useAct({
      do: (change: { allowComments: boolean } | { listed: boolean }) => withReadableRefusal(api.sharing.update({ ...content, ...change })),
      failed: 'share.settings.failed',
      done: 'share.settings.done',
      onDone: keep,
      refresh,
    }),
    regenerate: useAct({
      do: () => withReadableRefusal(api.sharing.regenerate(content)),
      failed: 'share.link.regenerate.failed',
      done: 'share.link.regenerate.done',
      onDone: keep,
      refresh,
    }),
  };
}

export type SharingActs = ReturnType<typeof useSharing>;
