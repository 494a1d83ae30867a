/** The page that a notification speaks of; null where there is nothing to open. */
import type { Notification } from '@fableloom/contract';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A like or a comment leads to the shared page, where likes and comments stand; without a link to the own page. */
function ownThing({ contentType, contentId, shareId }: Notification['data']): string | null {
  const shelf = contentType === 'character' ? 'characters' : 'stories';
  if (text(shareId) !== '') return `/${shelf}/shared/${text(shareId)}`;
  return text(contentId) === '' ? null : `/${shelf}/${text(contentId)}`;
}

const BY_KIND: Record<string, (data: Notification['data']) => string | null> = {
  friend_request: () => '/friends',
  friend_accepted: ({ actorId }) => (text(actorId) === '' ? '/friends' : `/friends/${text(actorId)}/content`),
  character_shared: ({ characterId }) => (text(characterId) === '' ? '/characters' : `/characters/${text(characterId)}`),
  story_shared: ownThing,
};

export function whereItLeads({ type, data }: Pick<Notification, 'type' | 'data'>): string | null {
  if (type === 'like_alert' || type === 'comment_alert') return ownThing(data);
  if (type === 'usage_reminder') return '/subscription';
  if (type === 'engagement_summary') return null;
  return BY_KIND[text(data['kind'])]?.(data) ?? null;
}
