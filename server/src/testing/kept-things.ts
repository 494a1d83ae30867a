/** Stories, characters and friendships that a test needs and is not about. */
import { characters, locations, sharedCharacters, type stories as storyTable, stories, storyParts } from '../database/schema/index.ts';
import type { TestApp, TestPerson } from './test-app.ts';

const PICTURE = { url: '/storage/v1/object/public/images/x.webp', vectorUrl: null, width: 10, height: 10, alt: 'A fox', blur: null };
const NO_TRAITS = { height: 'Small', build: '', color: '', distinguishingFeature: '', age: '', customAge: '', skinTone: '', eyeColor: '', hairColor: '' };
const NO_STYLE = { imageStyle: '', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' };

let made = 0;

/** A story of one part, saved as the writer's desk would. */
export async function keepStory(app: TestApp, owner: TestPerson, change: Partial<typeof storyTable.$inferInsert> = {}): Promise<string> {
  made += 1;
  const id = `story_${Date.now() * 1000 + made}`;
  const title = change.title ?? `The Lost Lantern ${made}`;
  const text = 'Maya found a lantern in the wood.';
  await app.services.db.insert(stories).values({
    id, userId: owner.id, title, content: `## Introduction\n\n${text}`, characters: [], cast: { characters: [], places: [] },
    theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8', memoryKey: id, provider: 'built-in', previousParts: [text],
    settings: { length: 'standard', customPrompt: 'Our secret wish', roles: {} }, searchText: title.toLowerCase(), generatedPrompt: 'A secret prompt', ...change,
  });
  await app.services.db.insert(storyParts).values({
    storyId: id, phase: 'introduction', text, seed: 'seed', provider: 'built-in', question: 'A secret question', answer: 'A secret answer',
  });
  return id;
}

export async function keepCharacter(app: TestApp, owner: TestPerson, change: Partial<typeof characters.$inferInsert> = {}): Promise<string> {
  made += 1;
  const [row] = await app.services.db.insert(characters).values({
    userId: owner.id, name: `Fox ${made}`, type: 'Animal - Forest Animals - Red Fox', personality: 'Kind', appearance: NO_TRAITS,
    advancedFeatures: NO_STYLE, picture: PICTURE, customPrompt: 'A secret wish', generatedPrompt: 'A secret prompt', ...change,
  }).returning({ id: characters.id });
  return row?.id ?? '';
}

export async function keepLocation(app: TestApp, owner: TestPerson, change: Partial<typeof locations.$inferInsert> = {}): Promise<string> {
  made += 1;
  const { imageProvider: _provider, ...style } = NO_STYLE;
  const [row] = await app.services.db.insert(locations).values({
    userId: owner.id, name: `Wood ${made}`, type: 'Lantern Wood', category: 'Mystical Nature', advancedFeatures: style, picture: PICTURE, ...change,
  }).returning({ id: locations.id });
  return row?.id ?? '';
}

export async function befriend(one: TestPerson, other: TestPerson): Promise<void> {
  const { id } = await one.api.friends.send({ receiverId: other.id });
  await other.api.friends.accept({ id });
}

export async function lend(app: TestApp, owner: TestPerson, characterId: string, friend: TestPerson): Promise<void> {
  await app.services.db.insert(sharedCharacters).values({ characterId, ownerId: owner.id, sharedWithUserId: friend.id });
}
