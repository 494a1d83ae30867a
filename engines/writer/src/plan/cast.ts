// Who plays what: hero, friend, foil, giver, and everybody else.

import type { StoryBrief, WriterCharacter, WriterRelationship } from '../brief.ts';

export interface Cast {
  hero: WriterCharacter;
  friend?: WriterCharacter;
  foil?: WriterCharacter;
  giver?: WriterCharacter;
  others: WriterCharacter[];
  /** Between hero and friend, else hero and foil. */
  bond?: Bond;
}

export interface Bond {
  type: string;
  /** True where the hero is the one named by the type: the hero is the Mentor of the other. */
  heroIs: boolean;
  details?: string;
}

const AGAINST = /^(?:enemy|nemesis|rival)$/iu;
const ABOVE = /^(?:mentor|teacher|master|parent|guardian|protector)$/iu;

const NOBODY: WriterCharacter = {
  id: 'nobody', name: 'Wren', type: 'Human - Children - Young Explorer', gender: 'female', personality: ['Curious'], appearance: {},
};

const isRole = (character: WriterCharacter, pattern: RegExp): boolean => pattern.test(character.role?.trim() ?? '');

export function castStory(brief: StoryBrief): Cast {
  const all = brief.characters.length > 0 ? brief.characters : [NOBODY];
  const hero =
    all.find((one) => isRole(one, /^hero$/iu)) ??
    all.find((one) => !isRole(one, /^(?:villain|mentor|guardian|trickster|sidekick)$/iu)) ??
    all[0] ?? NOBODY;
  const rest = all.filter((one) => one !== hero);
  const bondWith = (one: WriterCharacter): Bond | undefined => findBond(brief.relationships, hero.id, one.id);

  const foil =
    rest.find((one) => isRole(one, /^villain$/iu)) ??
    rest.find((one) => AGAINST.test(bondWith(one)?.type ?? '')) ??
    rest.find((one) => isRole(one, /^trickster$/iu) && rest.length > 1);
  const side = rest.filter((one) => one !== foil);
  const elder = (one: WriterCharacter): boolean => {
    const bond = bondWith(one);
    return isRole(one, /^(?:mentor|guardian)$/iu) || (bond !== undefined && !bond.heroIs && ABOVE.test(bond.type));
  };
  const friend =
    side.find((one) => bondWith(one) && !elder(one)) ??
    side.find((one) => isRole(one, /^sidekick$/iu)) ??
    side.find((one) => !elder(one)) ??
    side[0];
  const giver = side.find((one) => one !== friend && elder(one));
  const partner = friend ?? foil;
  const bond = partner ? (bondWith(partner) ?? kinship(hero, partner)) : undefined;
  return {
    hero,
    ...(friend ? { friend } : {}),
    ...(foil ? { foil } : {}),
    ...(giver ? { giver } : {}),
    others: side.filter((one) => one !== friend && one !== giver),
    ...(bond ? { bond } : {}),
  };
}

/** Nobody said how they are related, and yet one of them is a little sister or a grandfather: whose, if not the hero’s? */
function kinship(hero: WriterCharacter, other: WriterCharacter): Bond | undefined {
  const [, group = '', kin = ''] = /^Human - ([^-]+) - (.+)$/u.exec(other.type) ?? [];
  if (group !== 'Family' || !hero.type.startsWith('Human - ') || /Parent|Aunt or Uncle|Grandparent/u.test(hero.type)) return undefined;
  const isChild = /^Human - (?:Children|Family) - /u.test(hero.type);
  if (/Sibling|Baby|Toddler/u.test(kin)) return { type: 'Sibling', heroIs: false };
  if (kin === 'Teenage Cousin') return { type: 'Cousin', heroIs: false };
  if (isChild && kin === 'Parent') return { type: 'Parent', heroIs: false };
  return isChild && /Grandparent|Aunt or Uncle/u.test(kin) ? { type: 'Family', heroIs: false } : undefined;
}

export function findBond(relationships: readonly WriterRelationship[], hero: string, other: string): Bond | undefined {
  for (const { from, to, type, details } of relationships) {
    if (from === hero && to === other) return { type, heroIs: true, ...(details ? { details } : {}) };
    if (from === other && to === hero) return { type, heroIs: false, ...(details ? { details } : {}) };
  }
  return undefined;
}
