/** How an owner shares a story or character: public or not, comments, Explore, friends, and its link. */
import { randomBytes } from 'node:crypto';
import { type ContentType, NOT_SHARED, type Sharing, type ShareState } from '@fableloom/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { friendIdsOf } from '../../access/friends.ts';
import type { Owned } from '../../access/receipts.ts';
import { ownedContent, type SharedContent } from '../../access/sharing.ts';
import { characters, profiles, stories } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import { actorOf } from '../../notify/actor.ts';
import { storySharedNote } from '../../notify/notes.ts';
import { notify } from '../../notify/notify.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';
import { wordsOf } from './words.ts';

type Content = Owned<SharedContent>;
export type SharingChange = Partial<Pick<Sharing, 'isPublic' | 'allowComments' | 'listed' | 'withFriends'>>;

const PREFIX: Record<ContentType, string> = { story: 'story', character: 'char' };

const newShareId = (type: ContentType, now: Date): string => `${PREFIX[type]}_${now.getTime()}_${randomBytes(12).toString('hex')}`;

/** What cannot be the id of anything that is kept, such as that of a story which is not saved yet. */
const isContentId = (type: ContentType, id: string): boolean =>
  type === 'story' ? /^story_\w+$/.test(id) : isUuid(id) || /^starter_\w+$/.test(id);

export async function contentToShare({ db }: Services, who: Person, type: ContentType, id: string): Promise<Content> {
  if (!isContentId(type, id)) refuse('BAD_REQUEST', 'share.content-id.unusable');
  return ownedContent(db, who, type, id);
}

function shareState({ config }: Services, content: SharedContent): ShareState {
  const { type: contentType, id: contentId, sharing } = content;
  const page = contentType === 'story' ? 'stories' : 'characters';
  const url = sharing.shareId === null ? null : `${config.baseUrl}/${page}/shared/${sharing.shareId}`;
  return { contentType, contentId, shareId: sharing.shareId, url, sharing };
}

export const showSharing = (services: Services, content: Content): ShareState => shareState(services, content);

/** Before more people see it, its words pass the gate, personal data included. */
async function checkWords(services: Services, content: Content, change: SharingChange): Promise<void> {
  const opens = (change.isPublic && !content.sharing.isPublic) || (change.withFriends && !content.sharing.withFriends);
  if (opens) await refuseUnsafe(services.safety, await wordsOf(services.db, content), content.ageRange ?? undefined);
}

/** One statement: views and likes that are counted meanwhile are kept, and of two presses both see the same link. */
async function merge({ db }: Services, content: Content, changes: SQL): Promise<SharedContent> {
  const start = sql`coalesce(sharing, ${JSON.stringify(NOT_SHARED)}::jsonb)`;
  const set = { sharing: sql`${start} || ${changes}` };
  const [row] =
    content.type === 'story'
      ? await db.update(stories).set(set).where(eq(stories.id, content.id)).returning({ sharing: stories.sharing })
      : await db.update(characters).set(set).where(eq(characters.id, content.id)).returning({ sharing: characters.sharing });
  return row?.sharing ? { ...content, sharing: { ...NOT_SHARED, ...row.sharing } } : refuse('NOT_FOUND', 'app.not-found');
}

/** Friends hear of a story that is now theirs to read. */
async function tellFriends(services: Services, story: SharedContent): Promise<void> {
  if (story.type !== 'story') return;
  await services.db.transaction(async (tx) => {
    const friends = await tx.select({ id: profiles.userId }).from(profiles).where(sql`${profiles.userId} in ${friendIdsOf(story.userId)}`);
    const actor = await actorOf(tx, { id: story.userId, name: '' });
    await notify(services, tx, friends.map(({ id }) => storySharedNote(actor, id, { ...story, shareId: story.sharing.shareId })));
  });
}

export async function changeSharing(services: Services, content: Content, change: SharingChange): Promise<ShareState> {
  await checkWords(services, content, change);
  const now = services.clock.now();
  const opens = change.isPublic === true || change.withFriends === true;
  // A public character has always been for everyone to meet; a story is for those who have the link until its owner lists it.
  const listed = content.type === 'character' && change.isPublic === true && content.sharing.shareId === null ? { listed: true } : {};
  const given = JSON.stringify({ ...listed, ...change });
  const link = { shareId: newShareId(content.type, now), sharedAt: now.toISOString(), sharedBy: content.userId };
  const keepLink = sql`case when sharing->>'shareId' is null then ${JSON.stringify(link)}::jsonb else '{}'::jsonb end`;
  const changed = await merge(services, content, opens ? sql`${keepLink} || ${given}::jsonb` : sql`${given}::jsonb`);
  if (change.withFriends && !content.sharing.withFriends) await tellFriends(services, changed);
  return shareState(services, changed);
}

export async function regenerateLink(services: Services, content: Content): Promise<ShareState> {
  const now = services.clock.now();
  const sharedAt = content.sharing.sharedAt ?? now.toISOString();
  const link = { shareId: newShareId(content.type, now), sharedAt, sharedBy: content.userId };
  return shareState(services, await merge(services, content, sql`${JSON.stringify(link)}::jsonb`));
}

/** Views, likes and comments stay, for the day on which it is shared again. */
export async function unshare(services: Services, content: Content): Promise<ShareState> {
  const off: Partial<Sharing> = { isPublic: false, listed: false, withFriends: false, shareId: null, sharedAt: null };
  return shareState(services, await merge(services, content, sql`${JSON.stringify(off)}::jsonb`));
}
