/** Makes a new story: its introduction, its picture, its row. */
import { storyParts, stories } from '../../database/schema/index.ts';
import type { Maker } from '../../jobs/desk.ts';
import type { Services } from '../../services.ts';
import { contentOf } from './content.ts';
import { makePart } from './make-part.ts';
import type { NewStoryInput } from './new-story.ts';
import { recentlyTold } from './recently-told.ts';
import { searchTextOf } from './search-text.ts';
import { commonBrief } from './story-brief.ts';
import { castMember } from './story-view.ts';
import { titleOf } from './title.ts';

export const storyMaker =
  (services: Services): Maker =>
  async (desk) => {
    const { job } = desk;
    const input = job.input as NewStoryInput;
    const { cast, theme, themeCategory, ageRange, length, customPrompt, relationships, roles } = input;
    const id = input.storyId;
    const recent = await recentlyTold(services.db, job.userId, id);
    const brief = { ...commonBrief(input), seed: job.id, phase: 'introduction' as const, earlier: [], recent };
    const { text, written, picture } = await makePart(services, desk, brief, cast, id);
    const title = titleOf(theme, cast.characters.map(({ name }) => name));
    const characters = cast.characters.map((member) => castMember(member, roles[member.id] ?? member.role));
    const locations = cast.places.map((place) => castMember(place));

    await desk.finish(async (tx) => {
      await tx.insert(stories).values({
        id, userId: job.userId, title, content: contentOf([{ phase: 'introduction', text }]), characters, locations, cast, theme, themeCategory,
        ageRange, relationships, currentPhase: 'introduction', previousParts: [text], memoryKey: id, settings: { length, customPrompt, roles },
        setting: locations.map(({ name }) => name).join(', '), cover: picture, provider: services.writer.provider,
        generatedPrompt: customPrompt, searchText: searchTextOf({ title, theme, themeCategory, ageRange, currentPhase: 'introduction', characters, locations }),
      });
      await tx.insert(storyParts).values({
        storyId: id, phase: 'introduction', text, facts: written.facts, notFollowed: written.notFollowed, seed: job.id, picture, provider: services.writer.provider,
      });
      return { storyId: id };
    });
  };
