/** Words with which a family asks for something that can stand in a place: "with a carousel". */
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
  ['gingerbread', /gingerbread/i],
  ['toys', /\btoys\b/i],
  ['umbrellas', /parasol|beach umbrella/i],
  ['skyscraper', /skyscraper/i],
  ['greenhouse', /greenhouse/i],
  ['galaxytrain', /space train|galaxy train/i],
];

/** Each with the words that asked for it. */
export const heroesSaid = (text: string): [hero: string, said: string][] =>
  HERO_WORDS.flatMap(([hero, words]): [string, string][] => {
    const found = words.exec(text)?.[0];
    return found ? [[hero, found]] : [];
  });

export const heroesAsked = (text: string): string[] => HERO_WORDS.filter(([, words]) => words.test(text)).map(([hero]) => hero);
