/** A family's shelf: list, read, rename, remove, bring an earlier version back. */
import type { Outputs, Story, StoryPart, StorySummary } from '@fableloom/contract';
import { and, desc, eq } from 'drizzle-orm';
import { ownedStory, type StoryRow } from '../../access/stories.ts';
import type { Owned } from '../../access/receipts.ts';
import { passGate } from '../../allowance/allowance.ts';
import { stories, storyParts } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { stopJobsAbout } from '../../jobs/stop-jobs.ts';
import { removeFolderQuietly } from '../../ports/storage/remove-quietly.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';
import { searchTextOf } from './search-text.ts';
import { listStories } from './list-stories.ts';
import { loadStory, refreshContent } from './store.ts';
import { storyFolder } from './story-id.ts';
import { partView, storyView, summaryView } from './story-view.ts';

interface ShelfPage {
  limit: number;
  cursor?: string | null | undefined;
  search?: string | null | undefined;
}

export async function shelf({ db }: Services, who: Person, { limit, cursor, search }: ShelfPage): Promise<Outputs['stories']['list']> {
  const { rows, next, total } = await listStories(db, who.id, { limit, cursor: cursor ?? null, search: search ?? '' });
  return { items: rows.map((row) => summaryView(row, who)), next, total };
}

export async function readStory({ db }: Services, who: Person, story: Owned<StoryRow>): Promise<Story> {
  return storyView(await loadStory(db, story), who);
}

interface NewTitle {
  title: string;
  /** What the sender saw; absent where the newest title is to be overwritten in any case. */
  before?: string | null | undefined;
}

export async function renameStory(services: Services, who: Person, story: Owned<StoryRow>, { title, before }: NewTitle): Promise<StorySummary> {
  await passGate(services, who.id, 'edit-story-title');
  if (title === '') refuse('BAD_REQUEST', 'story.title.empty');
  await refuseUnsafe(services.safety, title, story.ageRange);
  // Compared where it is written, so that of two windows only one can win.
  const untouched = before == null ? eq(stories.id, story.id) : and(eq(stories.id, story.id), eq(stories.title, before));
  const [renamed] = await services.db
    .update(stories)
    .set({ title, searchText: searchTextOf({ ...story, title }), updatedAt: services.clock.now() })
    .where(untouched)
    .returning();
  return renamed ? summaryView(renamed, who) : refuse('CONFLICT', 'app.changed-elsewhere');
}

/** Pictures and sound go with it, and whatever is being made for it is stopped; the month's count stays. */
export async function removeStory(services: Services, who: Person, story: Owned<StoryRow>): Promise<void> {
  await passGate(services, who.id, 'delete-story');
  await services.db.transaction(async (tx) => {
    await tx.delete(stories).where(eq(stories.id, story.id));
    await stopJobsAbout(services, tx, story.userId, { storyId: story.id });
  });
  await removeFolderQuietly(services, storyFolder(story.userId, story.id));
}

async function partOf(services: Services, story: Owned<StoryRow>, partId: string) {
  const parts = await services.db.select().from(storyParts).where(eq(storyParts.storyId, story.id)).orderBy(desc(storyParts.createdAt));
  const part = parts.find(({ id }) => id === partId) ?? refuse('NOT_FOUND', 'story.not-found');
  return { part, versions: parts.filter(({ phase }) => phase === part.phase) };
}

/** The other versions of the same phase, newest first. */
export async function earlierVersions(services: Services, story: Owned<StoryRow>, partId: string): Promise<StoryPart[]> {
  const { versions } = await partOf(services, story, partId);
  return versions.filter((version) => !version.isCurrent).map((version) => partView(version, versions.length - 1));
}

export async function restoreVersion(services: Services, who: Person, story: Owned<StoryRow>, partId: string): Promise<Story> {
  const { part } = await partOf(services, story, partId);
  await services.db.transaction(async (tx) => {
    await tx.select({ id: stories.id }).from(stories).where(eq(stories.id, story.id)).for('update');
    await tx.update(storyParts).set({ isCurrent: false }).where(and(eq(storyParts.storyId, story.id), eq(storyParts.phase, part.phase)));
    await tx.update(storyParts).set({ isCurrent: true }).where(eq(storyParts.id, part.id));
    await refreshContent(tx, story.id, part.phase === 'introduction' && part.picture ? { cover: part.picture } : {});
  });
  return readStory(services, who, await ownedStory(services.db, who, story.id));
}
