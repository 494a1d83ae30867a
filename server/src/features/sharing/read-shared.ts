/** Shared stories and characters as strangers read them: nothing of prompts, answers, wishes and addresses leaves the server. */
import { endInText, type SharedCharacter, type SharedStory } from '@fableloom/contract';
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { and, desc, eq } from 'drizzle-orm';
import { contentOfLink } from '../../access/sharing.ts';
import { characters, narrations, sceneImages, stories, storyParts } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { sharedFields } from './public-view.ts';

const STORY = {
  title: stories.title, theme: stories.theme, themeCategory: stories.themeCategory, ageRange: stories.ageRange,
  currentPhase: stories.currentPhase, cover: stories.cover, characters: stories.characters, locations: stories.locations,
  createdAt: stories.createdAt, lastUpdate: stories.updatedAt,
};
const PART = {
  id: storyParts.id, phase: storyParts.phase, text: storyParts.text, picture: storyParts.picture, provider: storyParts.provider,
};
/** What its owner has not saved yet is nobody else's to see. */
const isInStory = (storyId: string) => and(eq(sceneImages.storyId, storyId), eq(sceneImages.isSaved, true));
const SCENE = { id: sceneImages.id, position: sceneImages.position, picture: sceneImages.picture, words: sceneImages.textSelection };
const NARRATION = {
  id: narrations.id, url: narrations.url, duration: narrations.duration, part: narrations.part,
  partId: narrations.partId, words: narrations.words, provider: narrations.provider,
};

export async function readStory(services: Services, who: Person | null, shareId: string): Promise<SharedStory> {
  const { db } = services;
  const content = await contentOfLink(db, who, 'story', shareId);
  const isTold = and(eq(storyParts.storyId, content.id), eq(storyParts.isCurrent, true));
  const [fields, [story], parts, scenes, spoken] = await Promise.all([
    sharedFields(services, who, content),
    db.select(STORY).from(stories).where(eq(stories.id, content.id)),
    db.select(PART).from(storyParts).where(isTold),
    db.select(SCENE).from(sceneImages).where(isInStory(content.id)).orderBy(sceneImages.position, sceneImages.createdAt),
    db.select(NARRATION).from(narrations).where(eq(narrations.storyId, content.id)).orderBy(narrations.part, desc(narrations.createdAt)),
  ]);
  if (!story) return refuse('NOT_FOUND', 'share.link.not-found');
  const told = PHASES.flatMap((phase) => parts.filter((part) => part.phase === phase));
  const current = new Set(told.map(({ id }) => id));
  // The words themselves may be of an earlier version: only where they stand leaves the server.
  const placed = scenes.map(({ words, ...scene }) => {
    const part = told.find(({ phase }) => phase === PHASES[scene.position - 1]);
    return { ...scene, after: part ? endInText(part.text, words) : null };
  });
  // A narration of an earlier version speaks words that its owner replaced.
  return { ...fields, ...story, parts: told, sceneImages: placed, narrations: spoken.filter(({ partId }) => current.has(partId)) };
}

type Traits = typeof characters.$inferSelect.appearance;

/** Names of the traits in the order of the form. */
const TRAITS: readonly [keyof Traits, string][] = [
  ['height', 'Height'], ['build', 'Build'], ['color', 'Color'], ['distinguishingFeature', 'Distinguishing feature'], ['age', 'Age'],
  ['skinTone', 'Skin tone'], ['eyeColor', 'Eye color'], ['hairColor', 'Hair color'],
];

function chosenTraits(appearance: Traits): SharedCharacter['appearance'] {
  const own = { ...appearance, age: appearance.customAge || appearance.age };
  return TRAITS.flatMap(([key, trait]) => (own[key] ? [{ trait, value: own[key] }] : []));
}

export async function readCharacter(services: Services, who: Person | null, shareId: string): Promise<SharedCharacter> {
  const content = await contentOfLink(services.db, who, 'character', shareId);
  const [fields, [row]] = await Promise.all([
    sharedFields(services, who, content),
    services.db.select().from(characters).where(eq(characters.id, content.id)),
  ]);
  if (!row) return refuse('NOT_FOUND', 'share.link.not-found');
  return {
    ...fields,
    name: row.name, type: row.type, gender: row.gender, personality: row.personality, magicalPower: row.magicalPower, role: row.role,
    description: row.customDescription, appearance: chosenTraits(row.appearance), picture: row.picture, createdAt: row.createdAt,
  };
}
