import type { Notification } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { whereItLeads } from './where-it-leads.ts';

test.each<[Notification['type'], Notification['data'], string | null]>([
  ['like_alert', { contentType: 'story', contentId: 'story_1', shareId: 'story_1_a' }, '/stories/shared/story_1_a'],
  ['comment_alert', { contentType: 'character', contentId: 'c1', shareId: 'char_1_a' }, '/characters/shared/char_1_a'],
  ['like_alert', { contentType: 'story', contentId: 'story_1', shareId: null }, '/stories/story_1'],
  ['other', { kind: 'friend_request' }, '/friends'],
  ['other', { kind: 'friend_accepted', actorId: 'u1' }, '/friends/u1/content'],
  ['other', { kind: 'character_shared', characterId: 'c1' }, '/characters/c1'],
  ['other', { kind: 'story_shared', contentType: 'story', shareId: 'story_1_a' }, '/stories/shared/story_1_a'],
  ['usage_reminder', { limit: 'storiesPerMonth' }, '/subscription'],
  ['engagement_summary', {}, null],
  ['other', { kind: 'of a later version' }, null],
  ['like_alert', {}, null],
])('%s about %j leads to %s', (type, data, path) => expect(whereItLeads({ type, data })).toBe(path));
