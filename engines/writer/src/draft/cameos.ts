// Who is neither hero, friend nor foil comes in by twos, or in a roll-call where there are many.

import type { WriterCharacter } from '../brief.ts';
import type { Cast } from '../plan/cast.ts';
import type { OpenStage } from '../stage/set-stage.ts';

/** Everybody beyond hero, friend and foil, two to a paragraph, or a roll-call of six where there are many. */
export function cameoGroups(cast: Cast): WriterCharacter[][] {
  const rest = [...(cast.giver ? [cast.giver] : []), ...cast.others];
  const size = rest.length <= 4 ? 2 : Math.max(4, Math.ceil(rest.length / 3));
  const groups: WriterCharacter[][] = [];
  for (let i = 0; i < rest.length; i += size) groups.push(rest.slice(i, i + size));
  return groups;
}

export function castCameo(stage: OpenStage, group: readonly WriterCharacter[]): void {
  const crowd = group.length > 2;
  stage.cast('C', crowd ? undefined : group[0]);
  stage.cast('D', crowd ? undefined : group[1]);
  stage.setCrowd(crowd ? group.map(({ name }) => name) : []);
}

/** A paragraph about two must name both. */
export const suitsGroup = (core: string, group: readonly WriterCharacter[]): boolean => group.length !== 2 || core.includes('{D');
