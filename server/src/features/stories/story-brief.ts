/** What the writer is told: our records turned into its brief. */
import type { Relationship } from '@fableloom/contract';
import type { StoryCast } from '../../database/schema/index.ts';
import type { StoryBrief } from '../../ports/writer/writer.port.ts';

export interface BriefParts {
  cast: StoryCast;
  roles: Record<string, string>;
  relationships: Relationship[];
  theme: string;
  themeCategory: string;
  ageRange: StoryBrief['ageRange'];
  length: StoryBrief['length'];
  customPrompt: string;
}

type Member = StoryCast['characters'][number];

const isFilled = ([, value]: [string, unknown]) => value !== '';
const filled = <T extends object>(record: T): Partial<T> => Object.fromEntries(Object.entries(record).filter(isFilled)) as Partial<T>;

function writerCharacter(member: Member, role: string): StoryBrief['characters'][number] {
  const { id, name, type, gender, personality, magicalPower, appearance, customDescription } = member;
  const { customAge, ...looks } = appearance;
  return {
    id, name, type, gender,
    personality: personality.split(' and ').filter(Boolean),
    appearance: filled({ ...looks, age: customAge || looks.age }),
    ...filled({ magicalPower, role, description: customDescription }),
  };
}

function writerPlace(place: StoryCast['places'][number]): StoryBrief['places'][number] {
  const { id, name, type, category, subcategory, climate, magicalProperties, inhabitants, dangers, treasures } = place;
  const description = place.customDescription || place.description;
  return { id, name, type, magicalProperties, inhabitants, dangers, treasures, ...filled({ category, subcategory, climate, description }) };
}

/** The part of a brief that all phases of a story share. */
export function commonBrief(parts: BriefParts): Omit<StoryBrief, 'seed' | 'phase' | 'earlier'> {
  return {
    ageRange: parts.ageRange,
    length: parts.length,
    theme: { category: parts.themeCategory, name: parts.theme },
    characters: parts.cast.characters.map((member) => writerCharacter(member, parts.roles[member.id] ?? member.role)),
    places: parts.cast.places.map(writerPlace),
    relationships: parts.relationships.map(({ fromCharacterId: from, toCharacterId: to, type, details }) => ({ from, to, type, ...filled({ details }) })),
    ...filled({ customPrompt: parts.customPrompt }),
  };
}
