/** Checks what a family chose and asks for the story to be made. */
import { characterFormSchema, type Job, locationFormSchema } from '@fableloom/contract';
import type { NewStory } from '@fableloom/contract/endpoints/stories';
import { type SeenCharacter, usableCharacters } from '../../access/characters.ts';
import { type SeenLocation, usableLocations } from '../../access/locations.ts';
import type { Usable } from '../../access/receipts.ts';
import { checkRoom, TAKEN_BY_JOB } from '../../allowance/allowance.ts';
import { checkRoomForCast } from '../../allowance/room-for-cast.ts';
import type { StoryCast } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { startJob } from '../../jobs/start-job.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';
import { newStoryId } from './story-id.ts';

type AgeRange = Exclude<NewStory['ageRange'], ''>;

/** Everything the writer needs, kept with the job so that a killed process can begin again. */
export type NewStoryInput = Omit<NewStory, 'idempotencyKey' | 'characterIds' | 'locationIds' | 'ageRange'> & {
  /** Chosen now, so that every attempt makes the same story. */
  storyId: string;
  ageRange: AgeRange;
  cast: StoryCast;
};

/** The month's limit is told first: who has reached it needs to choose nothing more. */
async function checkChoices(services: Services, who: Person, { characterIds, theme, ageRange }: NewStory): Promise<AgeRange> {
  if (characterIds.length > 0 && theme !== '' && ageRange !== '') return ageRange;
  await services.db.transaction((tx) => checkRoom(services, tx, who.id, TAKEN_BY_JOB.story ?? []));
  // In the order of the page.
  if (characterIds.length === 0) return refuse('BAD_REQUEST', 'story.characters.missing');
  return refuse('BAD_REQUEST', theme === '' ? 'story.theme.missing' : 'story.age.missing');
}

/** Only relationships between two different members of the cast count. */
function relationshipsWithin(request: NewStory): NewStory['relationships'] {
  const cast = new Set(request.characterIds);
  const known = request.relationships.filter(({ fromCharacterId: from, toCharacterId: to }) => from !== to && cast.has(from) && cast.has(to));
  if (known.length !== request.relationships.length) refuse('BAD_REQUEST', 'input.invalid');
  return known;
}

/** Traits and picture, and nothing of what only the owner may know. */
const characterInCast = (character: Usable<SeenCharacter>): StoryCast['characters'][number] => ({
  ...characterFormSchema.parse(character), customPrompt: '', relationships: [], id: character.id, picture: character.picture,
});
const placeInCast = (place: Usable<SeenLocation>): StoryCast['places'][number] => ({
  ...locationFormSchema.parse(place), customPrompt: '', id: place.id, picture: place.picture,
});

export async function askForStory(services: Services, who: Person, request: NewStory): Promise<Job> {
  const ageRange = await checkChoices(services, who, request);
  const relationships = relationshipsWithin(request);
  const characterIds = [...new Set(request.characterIds)];
  await checkRoomForCast(services, who.id, characterIds.length);
  const words = [request.customPrompt, request.theme, ...relationships.map(({ details }) => details)].join('\n');
  await refuseUnsafe(services.safety, words, ageRange);
  const characters = await usableCharacters(services.db, who.id, characterIds);
  const places = await usableLocations(services.db, who.id, [...new Set(request.locationIds)]);
  const { idempotencyKey, characterIds: _, locationIds: __, ...choices } = request;
  const input: NewStoryInput = {
    ...choices, ageRange, relationships,
    // Who is not spoken of keeps the role that the character has; one that was taken away is empty, and stays so.
    roles: Object.fromEntries(characters.map(({ id, role }) => [id, request.roles[id] ?? role])),
    storyId: newStoryId(services.clock.now()),
    cast: { characters: characters.map(characterInCast), places: places.map(placeInCast) },
  };
  return startJob(services, { userId: who.id, kind: 'story', idempotencyKey, about: { title: request.theme }, input });
}
