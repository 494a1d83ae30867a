/** What a character's own description says it wears or carries: "She always wears a yellow raincoat and carries an umbrella". */
import { findColor } from '../lexicon/find-color.ts';
import { KEEPSAKES } from '../lexicon/roles.ts';
import { presentText } from '../words/told.ts';
import type { Outfit, OutfitCut } from './look.ts';

/** Garments, and the word by which features know them; where there is none, only people have a place for them. */
const GARMENTS: readonly (readonly [words: RegExp, feature: string, cut?: OutfitCut])[] = [
  [/rain ?coat|mackintosh|oilskin/, 'Raincoat'], [/dungarees|overalls/, 'Dungarees'], [/sweater|jumper|pullover|cardigan|jersey/, 'Knitted sweater'],
  [/apron/, 'Apron'], [/(?:knight(?:’s|'s)? )?armou?r/, 'Knight armor', 'armor'], [/space ?suit/, 'Space suit', 'spacesuit'],
  [/head ?scarf|hijab/, 'Headscarf'], [/scarf|neckerchief|bandana/, 'Scarf'], [/bow ?tie/, 'Bow tie'], [/cape|cloak/, 'Cape'],
  [/back ?pack|rucksack|satchel|shoulder bag/, 'Backpack'], [/(?:round |big |thick )?glasses|spectacles/, 'Round glasses'], [/monocle/, 'Monocle'],
  [/goggles/, 'Goggles'], [/eye ?patch/, 'Eye patch'], [/head ?phones/, 'Headphones'], [/necklace|pendant|locket|amulet/, 'Necklace'],
  [/ear ?rings?/, 'Earrings'], [/(?:rain|rubber|wellington) ?boots|wellies|wellingtons|gumboots/, 'Rain boots'],
  [/hair bow|ribbon|headband/, 'Bow'], [/flower wreath|wreath|flower crown|crown of (?:flowers|daisies|leaves)/, 'Flower wreath'], [/crown|tiara/, 'Crown'],
  [/straw hat|sun ?hat/, 'Straw hat'], [/top hat/, 'Top hat'], [/(?:pointed|pointy|wizard(?:’s|'s)?) hat/, 'Pointed hat'], [/witch(?:’s|'s)? hat/, 'Witch hat'],
  [/pirate(?:’s|'s)? hat/, 'Pirate hat'], [/(?:captain|sailor)(?:’s|'s)? (?:cap|hat)/, 'Captain cap'], [/(?:woolly|woollen|knitted|bobble|winter) (?:hat|cap)|beanie/, 'Woolly hat'],
  [/turban/, 'Turban'], [/(?:bicycle|bike|cycling) helmet/, 'Bicycle helmet'], [/helmet/, 'Knight helmet'], [/hood/, 'Hood'],
  [/hat|cap|beret/, 'Hat'], [/robe|tunic/, '', 'robe'], [/dress|skirt|frock/, '', 'dress'], [/coat|jacket|parka|anorak/, '', 'coat'],
  [/hoodie|sweatshirt/, '', 'hoodie'], [/waistcoat|vest/, '', 'vest'], [/suit/, '', 'suit'], [/(?:t-?)?shirt|blouse|tee/, '', 'shirt'],
];
/** What this engine has no drawing for: said, not passed over. */
const OTHERS = /gloves|mittens|socks|stockings|tights|slippers|sandals|kilt|kimono|sari|poncho|pyjamas|pajamas|leggings|watch|bracelet|belt|veil|wig|skates|roller skates|skis|shawl|fez|bonnet|medal|brooch|badge|tie/;
const CARRIED = KEEPSAKES.map(([words]) => words.source).join('|');

const ITEM = [...GARMENTS.map(([words]) => words.source), OTHERS.source, CARRIED].join('|');
const PHRASE = new RegExp(`(?:^\\s*|(?<=,\\s)|\\b(?:an?|the|his|her|their|its|my|one|two|wears?|wearing|wore)\\s+)(?:(?!and\\b|with\\b|or\\b)[a-z-]+,?\\s+){0,3}?(?:${ITEM})(?![a-z])`, 'gi');
/** Clauses in which a thing is not worn by the one who is described. */
const ELSEWHERE =
  /\b(?:afraid|scared|frightened|collect\w*|sells?|makes?|made|sews?|knits?|paints?|builds?|mends?|repairs?|wants?|hates?|wish\w*|dream\w*|finds?|found|search\w*|gives?|gave|steals?|stole|hides?|hidden|under|inside|friends?|brothers?|sisters?|mother|father|grand\w+|allergic|once|when|house|shop|box|drawer|room)\b/i;

export interface DescribedWear {
  /** words of distinguishing features */
  features: string[];
  outfit: Partial<Pick<Outfit, 'cut' | 'main' | 'second' | 'shoes'>>;
  /** worn things that no drawing has a place for */
  notDrawn: string[];
}

/** @param isPerson only people have sleeves and skirts */
export function wornIn(description: string | undefined, isPerson: boolean): DescribedWear {
  const wear: DescribedWear = { features: [], outfit: {}, notDrawn: [] };
  for (const clause of presentText(description ?? '').split(/(?<=[.!?;:])\s+|,?\s+(?:and|but|because|while|so)\s+(?=(?:he|she|it|they)\b)/)) {
    if (ELSEWHERE.test(clause)) continue;
    for (const [phrase] of listed(clause).matchAll(PHRASE)) read(phrase.toLowerCase(), isPerson, wear);
  }
  return wear;
}

/** "a hat, scarf and cape" has an article for each. */
const listed = (clause: string): string => clause.replace(new RegExp(`(,\\s*|\\band\\s+|,\\s*and\\s+)(?=(?:[a-z-]+\\s+){0,2}?(?:${ITEM})(?![a-z]))(?!an?\\b|the\\b|his\\b|her\\b)`, 'gi'), '$1a ');

function read(phrase: string, isPerson: boolean, wear: DescribedWear): void {
  const ends = (words: RegExp): boolean => new RegExp(`(?:^|[\\s-])(?:${words.source})$`).test(phrase);
  const color = findColor(phrase);
  const garment = GARMENTS.find(([words]) => ends(words));
  if (garment) {
    const [, feature, cut] = garment;
    if (feature) wear.features.push(color ? `${phrase.split(/\s+/).slice(0, -1).filter((word) => findColor(word)).join(' ')} ${feature}`.trim() : feature);
    if (cut && isPerson) wear.outfit.cut = cut;
    if (!feature && !isPerson) wear.notDrawn.push(phrase.split(/\s+/).at(-1) ?? phrase);
    const isTop = cut !== undefined || /Raincoat|Dungarees|sweater/.test(feature);
    if (color && isTop) wear.outfit.main = color;
    else if (color && feature === 'Rain boots') wear.outfit.shoes = color;
    else if (color) wear.outfit.second = color;
    return;
  }
  const carried = new RegExp(CARRIED, 'i').exec(phrase)?.[0];
  if (carried) wear.features.push(carried);
  else wear.notDrawn.push(phrase.split(/\s+/).at(-1) ?? phrase);
}
