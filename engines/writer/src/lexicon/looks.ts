// How somebody looks, from the saved fields, in words that fit into a sentence.

import type { WriterCharacter } from '../brief.ts';
import { withArticle } from '../tell/tidy.ts';

/** A colour that is called after a thing stands before a noun with a hyphen: stone-grey, honey-blond. */
const AFTER_A_THING = /\b(ash|bark|brick|butter|candy|caramel|charcoal|cherry|chestnut|chocolate|cloud|coal|copper|cream|emerald|fire|flame|forest|grass|honey|ice|ink|jet|leaf|lemon|lime|midnight|mint|moss|navy|ocean|olive|pearl|rose|ruby|rust|sand|sea|shadow|silver|sky|slate|smoke|snow|stone|storm|strawberry|sun) (beige|black|blond|blue|brown|green|grey|orange|pink|purple|red|white|yellow)\b/gu;

/** A saved field in small letters, without marks of the material, and spelled as the stories are. */
export const inPlainWords = (text: string | undefined): string =>
  (text ?? '').replace(/[[\]{}|.^@]/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase().replace(/\bgray(?=\b|ish)/gu, 'grey').replace(AFTER_A_THING, '$1-$2');

const empty = (text: string): boolean => text === '' || /^(?:none|no |normal|average|other|n\/a|custom|unknown)/u.test(text) || text.split(' ').length > 7;

/** "green eyes and a crooked tail"; undefined where nothing is known. */
export function looksOf(who: WriterCharacter): string | undefined {
  const parts = partsOf(who);
  return parts.length === 0 ? undefined : parts.slice(-2).join(' and ');
}

/** The one that tells most: the feature, else the hair, else the eyes. */
export const mainLookOf = (who: WriterCharacter): string | undefined => partsOf(who).at(-1);

function partsOf({ appearance, type }: WriterCharacter): string[] {
  const parts: string[] = [];
  const eyes = inPlainWords(appearance.eyeColor);
  if (!empty(eyes)) parts.push(/eye/u.test(eyes) ? eyes : `${eyes} eyes`);
  const hair = inPlainWords(appearance.hairColor).split(/\s*,\s*|\s+and\s+(?!\p{L}+ hair)/u)[0] ?? '';
  if (!empty(hair) && !/bald/u.test(hair)) parts.push(/\bhair|fur|mane|feather|curl|braid|plait|ponytail|bun\b|dreadlock|locks/u.test(hair) ? hair : `${hair} hair`);
  const feature = featureOf(inPlainWords(appearance.distinguishingFeature).replace(/^(?:has|with|having|wears|wearing)\s+/u, ''), hair);
  if (feature !== undefined && !saysOf(type, feature)) parts.push(feature);
  return parts;
}

/** “A three-eyed alien with a third eye” was told the eye already. */
export function saysOf(type: string, feature: string): boolean {
  const part = feature.split(' ').pop() ?? '';
  return part.length > 2 && type.toLowerCase().includes(part);
}

/** Of a list of features the one that tells most: "braids, freckles, wheelchair" → "a wheelchair". */
function featureOf(listed: string, hair: string): string | undefined {
  const each = listed.split(/\s*[,;]\s*|\s+and\s+(?=\p{L}+$)/u).map((one) => one.trim()).filter((one) => !empty(one) && !hair.includes(one));
  const best = each.find((one) => /wheelchair|glasses|hearing|crutch|cane|walker|prosthe|scar|patch|braces/u.test(one)) ?? each[0];
  return best === undefined ? undefined : nounPhrase(best);
}

export function nounPhrase(feature: string): string {
  const head = feature.split(/ (?:on|over|in|of|around|with|at|from|behind|across|like|that|coming|hanging) /u)[0]?.replace(/ all$/u, '') ?? feature;
  return /(?:[^s]s|\bhair|\bfur|armor|armour|jewelry|skin|clothing|smoke|steam|fire|fluff|frost|moss|dust|glitter|mud|down|lace|ivy|bark|rust)$/u.test(head) || /^(?:a|an|the|one|two|three) /u.test(feature)
    ? feature
    : withArticle(feature);
}

const SIZES = /^(?:tiny|small|little|short|tall|very tall|giant|huge|enormous|gigantic|big|large|towering|medium|knee-high|lanky|petite)\b/u;

/** "small", "tall": a word that can stand before the kind. */
export function sizeOf({ appearance }: WriterCharacter): string | undefined {
  const height = inPlainWords(appearance.height);
  const build = inPlainWords(appearance.build);
  const size = SIZES.exec(height)?.[0] ?? SIZES.exec(build)?.[0];
  return size === 'medium' ? undefined : size;
}

/** Colours that are called after a thing: a rust robot would be made of it. */
const AS_COLOUR: Readonly<Record<string, string>> = {
  rust: 'rust-red', brick: 'brick-red', cherry: 'cherry-red', sand: 'sandy', gold: 'golden', mint: 'mint-green', moss: 'moss-green', sea: 'sea-green', sky: 'sky-blue', ice: 'ice-blue',
  midnight: 'midnight-blue', ash: 'ash-grey', smoke: 'smoke-grey', slate: 'slate-grey', snow: 'snow-white', chocolate: 'chocolate-brown', lemon: 'lemon-yellow',
};
const THINGS = /^(?:peach|honey|caramel|cream|rose|plum|wine|mustard|pearl|coral|lavender|rainbow|flame|fire|sunset|straw|copper|bronze)$/u;

/** "golden": where the colour is a word or two and not already in the kind. */
export function colourOf({ appearance }: WriterCharacter, kind: string): string | undefined {
  const colour = inPlainWords(appearance.color);
  if (empty(colour) || colour.split(' ').length > 2 || /skin|mixed|multi|natural/u.test(colour)) return undefined;
  if (kind.includes(colour.split(/[ -]/u).pop() ?? colour)) return undefined;
  return AS_COLOUR[colour] ?? (THINGS.test(colour) ? `${colour}-coloured` : colour);
}
