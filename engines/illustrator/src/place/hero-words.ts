/** Words with which a family asks for something that can stand in a place: "with a carousel". */
import { DYES } from '../props/inks.ts';

export const HERO_WORDS: readonly (readonly [hero: string, words: RegExp])[] = [
  ['carousel', /carousel|merry-go-round/i],
  ['locomotive', /(?<!\b(?:toy|model|wooden|space|galaxy) )\b(?:steam )?trains?\b|locomotive|railway/i],
  ['airplane', /airplane|aeroplane|\bplanes?\b/i],
  ['airship', /airship|zeppelin/i],
  ['telescope', /telescope/i],
  ['grandpiano', /\bpiano/i],
  ['harp', /\bharps?\b/i],
  ['bonfire', /bonfire|campfire/i],
  ['playground', /\bslides?\b|\bswings?\b|playground/i],
  ['bench', /\bbench|fountain/i],
  ['fireengine', /fire (?:engine|truck)/i],
  ['schoolbus', /\bbus\b/i],
  ['fishingboats', /fishing boats?/i],
  ['well', /\b(?:wishing|stone|old|a) well\b/i],
  ['sunflowers', /sunflower/i],
  ['tulips', /tulips?/i],
  ['giantflowers', /giant flowers?|big flowers/i],
  ['gianttree', /giant tree|big tree|huge tree/i],
  ['beehives', /beehive|\bhives?\b/i],
  ['snowmen', /snowm[ae]n/i],
  ['rocket', /\brockets?\b/i],
  ['ufo', /\bufo\b|flying saucer/i],
  ['bignest', /\bnests?\b/i],
  ['pagoda', /pagoda/i],
  ['statues', /\bstatues?\b/i],
  ['sphinx', /sphinx/i],
  ['belltower', /\bbells?\b/i],
  ['kites', /\bkites?\b/i],
  ['crane', /\bcranes?\b/i],
  ['bigtop', /circus/i],
  ['coaster', /roller ?coaster/i],
  ['tank', /aquarium/i],
  ['thrones', /\bthrone/i],
  ['cauldron', /cauldron/i],
  ['candles', /candles/i],
  ['caravan', /caravan|camper/i],
  ['cabin', /\bcabin/i],
  ['mirrors', /\bmirrors?\b/i],
  ['lavafall', /\blava\b/i],
  ['whirl', /whirlpool/i],
  ['iceberg', /iceberg/i],
  ['shipwreck', /shipwreck|sunken ship/i],
  ['hollowhill', /round door|hobbit/i],
  ['gingerbread', /(?<!\bof )gingerbread/i],
  ['toys', /\btoys\b/i],
  ['umbrellas', /parasol|beach umbrella/i],
  ['skyscraper', /skyscraper/i],
  ['greenhouse', /greenhouse/i],
  ['galaxytrain', /space train|galaxy train/i],
];

const COLORED = `\\b(?:(${Object.keys(DYES).join('|')})\\s+(?:(?!(?:and|or|with|of|in|on|at|to|from)\\b)[a-z]+\\s+)?)?(?:the |a )?`;

/** Each with the words that asked for it, its colour among them. */
const asked = (text: string): { hero: string; said: string; color?: string }[] =>
  HERO_WORDS.flatMap(([hero, words]) => {
    const found = words.exec(text)?.[0];
    const dyed = found && new RegExp(`${COLORED}(${RegExp.escape(found)})`, 'i').exec(text);
    const color = dyed?.[1]?.toLowerCase();
    return found ? [{ hero, said: color ? `${color} ${found}` : found, ...(color ? { color } : {}) }] : [];
  });

export const heroesSaid = (text: string): [hero: string, said: string][] => asked(text).map(({ hero, said }) => [hero, said]);

/** The colours that are asked of landmarks: "a golden bench". */
export const heroDyes = (text: string): Record<string, string> =>
  Object.fromEntries(asked(text).flatMap(({ hero, color }) => (color ? [[hero, DYES[color] ?? '']] : [])));

export const heroesAsked = (text: string): string[] => HERO_WORDS.filter(([, words]) => words.test(text)).map(([hero]) => hero);
