/** Story rows as the browser sees them. */
import {
  type CastMember, type Narration, NOT_SHARED, type SceneImage, type Story, type StoryPart, type StorySummary,
} from '@fableloom/contract';
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { listOf } from '../../database/list-of.ts';
import { storyMay, type StoryRow } from '../../access/stories.ts';
import type { narrations, sceneImages, storyParts } from '../../database/schema/index.ts';
import type { StoryListRow } from './list-stories.ts';

export type PartRow = typeof storyParts.$inferSelect;
export type SceneRow = typeof sceneImages.$inferSelect;
export type NarrationRow = typeof narrations.$inferSelect;

export const summaryView = (story: StoryListRow, who: { id: string } | null): StorySummary => ({
  id: story.id, title: story.title, theme: story.theme, themeCategory: story.themeCategory, ageRange: story.ageRange,
  currentPhase: story.currentPhase, characters: listOf(story.characters), locations: listOf(story.locations), cover: story.cover,
  createdAt: story.createdAt, lastUpdate: story.updatedAt, may: storyMay(story, who),
});

export const partView = (part: PartRow, earlierVersions: number): StoryPart => ({
  id: part.id, phase: part.phase, text: part.text, picture: part.picture, provider: part.provider,
  notFollowed: part.notFollowed, earlierVersions, createdAt: part.createdAt,
});

const sceneView = (scene: SceneRow): SceneImage => ({
  id: scene.id, imageUrl: scene.imageUrl, imagePath: scene.imagePath, createdAt: scene.createdAt, textSelection: scene.textSelection,
  position: scene.position, generatedPrompt: scene.generatedPrompt, picture: scene.picture, provider: scene.provider,
  isSaved: scene.isSaved,
});

const narrationView = (narration: NarrationRow): Narration => ({
  id: narration.id, storyId: narration.storyId, userId: narration.userId, url: narration.url, duration: narration.duration,
  part: narration.part, createdAt: narration.createdAt, status: narration.status, audioPath: narration.audioPath,
  provider: narration.provider, partId: narration.partId, words: narration.words, saidLike: narration.saidLike,
});

export interface StoryRows {
  story: StoryRow;
  parts: PartRow[];
  scenes: SceneRow[];
  narrations: NarrationRow[];
}

export function storyView({ story, parts, scenes, narrations }: StoryRows, who: { id: string } | null): Story {
  const current = PHASES.flatMap((phase) => parts.filter((part) => part.isCurrent && part.phase === phase));
  const versionsOf = (phase: string) => parts.filter((part) => part.phase === phase).length - 1;
  return {
    ...summaryView(story, who),
    userId: story.userId, content: story.content, mood: story.mood, setting: story.setting, relationships: story.relationships,
    previousParts: story.previousParts, memoryKey: story.memoryKey,
    settings: { length: story.settings.length, customPrompt: story.settings.customPrompt },
    parts: current.map((part) => partView(part, versionsOf(part.phase))),
    sceneImages: scenes.map(sceneView),
    narrations: narrations.map(narrationView),
    sharing: story.sharing ?? NOT_SHARED,
    generatedPrompt: story.generatedPrompt,
    provider: story.provider,
  };
}

/** What a story remembers of a character or place for its cards. */
export const castMember = (member: { id: string; name: string; type: string; picture: CastMember['picture'] }, role = ''): CastMember => ({
  id: member.id, name: member.name, type: member.type, role, picture: member.picture,
});
