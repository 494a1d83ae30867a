/** The words and the data of each notification that one person causes for another. */
import type { ContentType } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import type { Actor } from './actor.ts';
import type { Note } from './notify.ts';

interface Content {
  type: ContentType;
  id: string;
  userId: string;
  title: string;
  shareId: string | null;
}

const about = (content: Content, actor: Actor) => ({
  contentType: content.type, contentId: content.id, shareId: content.shareId, actorId: actor.id, actorName: actor.name,
});

/** Pressing again and again tells the owner once. */
export const likeNote = (actor: Actor, content: Content): Note => ({
  userId: content.userId, type: 'like_alert', data: about(content, actor),
  title: say('notification.like.title'), message: say('notification.like.text', { name: actor.name, title: content.title }),
  once: `like:${content.type}:${content.id}:${actor.id}`,
});

export const commentNote = (actor: Actor, content: Content, commentId: string): Note => ({
  userId: content.userId, type: 'comment_alert', data: { ...about(content, actor), commentId },
  title: say('notification.comment.title'), message: say('notification.comment.text', { name: actor.name, title: content.title }),
});

export const friendRequestNote = (actor: Actor, receiverId: string, requestId: string): Note => ({
  userId: receiverId, type: 'other', data: { kind: 'friend_request', requestId, actorId: actor.id, actorName: actor.name },
  title: say('notification.friend-request.title'), message: say('notification.friend-request.text', { name: actor.name }),
  once: friendRequestOnce(requestId),
});

export const friendRequestOnce = (requestId: string): string => `friend-request:${requestId}`;

export const friendAcceptedNote = (actor: Actor, senderId: string, requestId: string): Note => ({
  userId: senderId, type: 'other', data: { kind: 'friend_accepted', requestId, actorId: actor.id, actorName: actor.name },
  title: say('notification.friend-accepted.title'), message: say('notification.friend-accepted.text', { name: actor.name }),
});

export const characterSharedNote = (actor: Actor, friendId: string, character: { id: string; name: string }): Note => ({
  userId: friendId, type: 'other', data: { kind: 'character_shared', characterId: character.id, actorId: actor.id, actorName: actor.name },
  title: say('notification.character-shared.title'),
  message: say('notification.character-shared.text', { name: actor.name, character: character.name }),
});

/** Switching it off and on again tells nobody twice. */
export const storySharedNote = (actor: Actor, friendId: string, story: Content): Note => ({
  userId: friendId, type: 'other', data: { kind: 'story_shared', ...about(story, actor) },
  title: say('notification.story-shared.title'), message: say('notification.story-shared.text', { name: actor.name, title: story.title }),
  once: `story-shared:${story.id}`,
});
