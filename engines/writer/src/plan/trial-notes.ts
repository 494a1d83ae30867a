// Why nobody just ends the trial, who could fly over it: sentences that must find room in the first attempt.

import type { StoryBrief, StoryPlan, WriterCharacter } from '../brief.ts';
import { hash } from '../dice.ts';
import { noUseOf } from '../lexicon/abilities.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { NOT_YET } from '../lexicon/ties.ts';
import { isYoung } from '../stage/is-young.ts';
import { readableShortOf } from '../tell/short-names.ts';
import type { Cast } from './cast.ts';

interface TrialOrder {
  brief: StoryBrief;
  cast: Cast;
  plan: StoryPlan;
}

const MOST = 2;

/** Templates to be told with this beat. */
export function trialNotes(beat: string, order: TrialOrder): string[] {
  return order.brief.phase === 'climax' && beat === 'try' ? noUse(order) : [];
}

/** Whose power or body would make short work of the trial, and why it is of no use here; of what does save the day, why it does not come yet. */
export function noUse({ brief: { ageRange, characters, seed }, cast, plan }: TrialOrder): string[] {
  const ages = isYoung(ageRange) ? 'young' : 'old';
  const saves = plan.tool === 'power' && noUseOf(cast.hero, plan.crisis) !== undefined;
  const yet = saves ? NOT_YET[ages][hash(`yet/${seed}`) % NOT_YET[ages].length] : undefined;
  const others = (characters.length > 0 ? characters : [cast.hero]).filter((who) => who !== cast.foil && !(saves && who === cast.hero));
  const said = new Set<string>();
  const whys = others.flatMap((who) => {
    const why = noUseOf(who, plan.crisis)?.[ages];
    if (why === undefined || said.has(why)) return [];
    said.add(why);
    return [aboutOne(why, who, cast)];
  });
  return [...(yet === undefined ? [] : [yet]), ...whys].slice(0, MOST);
}

/** A sentence about {x}: by the letter of whoever has one, else by name. */
function aboutOne(text: string, who: WriterCharacter, { hero, friend, giver }: Cast): string {
  const letter = who === hero ? 'H' : who === friend ? 'F' : who === giver ? 'G' : undefined;
  if (letter) return text.replaceAll('{x', `{${letter}`);
  const male = who.gender === 'male';
  const forms: Readonly<Record<string, string>> = { he: male ? 'he' : 'she', his: male ? 'his' : 'her', him: male ? 'him' : 'her', self: male ? 'himself' : 'herself', hand: kindOf(who.type, male).hand };
  return text.replace(/\{x(?:\.(\p{L}+))?\}/gu, (_, form?: string) => (form === undefined ? readableShortOf(who) : (forms[form] ?? '')));
}
