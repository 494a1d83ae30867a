/** The weather and the hour that a story tells of, as against those that have passed or are only a way of speaking. */
import { presentText, withoutSpeech } from '../words/told.ts';
import type { Hour } from './palette.ts';
import type { Ground, Weather } from './setting.ts';

const THING: Partial<Record<Weather, string>> = { rain: 'rain|drizzle|shower|downpour', snow: 'snow|snowflakes|snowfall', leaves: 'leaves' };
const ENDED = (what: string): RegExp =>
  new RegExp(
    `\\b(?:${what})\\s+(?:had\\s+|has\\s+|was\\s+)?(?:just\\s+|finally\\s+|at last\\s+)?(?:stopped|ended|over|gone|passed|eased|melted|cleared)|` +
      `\\b(?:after|before|until|since|despite)\\s+(?:the\\s+|all\\s+that\\s+|so\\s+much\\s+)?(?:${what})\\b|\\b(?:no|without)\\s+(?:more\\s+)?(?:${what})\\b|` +
      `stopped\\s+(?:raining|snowing)`,
    'i',
  );

const NOW: readonly (readonly [Weather, RegExp])[] = [
  [
    'rain',
    /\b(?:it|still)\s+(?:was\s+|is\s+)?(?:rained|raining|pouring|drizzl\w+)|\b(?:in|through|out in) the (?:pouring |cold |soft |warm )?rain\b|\brain\s+(?:fell|falls|was falling|poured|pattered|drummed|came down|began|ran down|was pouring|drips|dripped)|\b(?:start(?:ed|ing)|began|begun|beginning) (?:to rain|raining)|\bit (?:still )?rained\b|\bthe rain (?:got|grew|was(?! (?:\w+ )?(?:due|late|expected|coming|away|lost|afraid|shy|asked|invited|scolded|not|to)\b)|had(?! been\b)|went|is|ran|fell|beat)\b|\brain\b[^.!?]{0,30}\b(?:and|,) (?:it|down it) came(?: down)?\b|\bwet with rain\b|\brain on the (?:roof|window|glass|leaves)|\b(?:the|their|his|her) umbrellas? (?:was|were) up|\brain (?:hammered|lashed|battered|streamed|splashed|tapped|trickled|soaked|set in|started)\b|\bit poured(?=[.,;:!?]| (?:all|down|with rain|and|for|so|until)\b)|\b(?:drizzle|downpour|raindrops) (?:fell|began|started|came|made|soaked|drenched|wet|pattered|caught|hit|splashed|hung|drifted|turned)\b|\b(?:heavy|fat|big|cold|thick|the first) (?:rain ?)?drops (?:of rain )?(?:began|started|fell|came|splashed|pattered|hit)\b(?! from\b)(?! to (?:run|roll)\b)/i,
  ],
  [
    'snow',
    /\bit\s+(?:was\s+|is\s+)?(?:snowed|snowing)|\b(?:snow|snowflakes|flakes)\s+(?:fell|falls|was falling|were falling|drifted|danced|came down|swirled|began|whirled)|\bfalling snow\b|\bstarted (?:to snow|snowing)|\bsnowstorm|blizzard|\bsnow (?:crunched|creaked|squeaked|glittered|sparkled|lay (?:deep|thick|all|on|over|everywhere))\b/i,
  ],
  [
    'leaves',
    /\b(?:autumn|falling|golden|red|yellow) leaves\s+(?:fell|drifted|danced|flew|whirled|swirled|blew|came down)|\bleaves\s+(?:fell|were falling|drifted|danced|whirled|swirled|blew|came down)|\bfalling leaves\b|\bwind (?:howled|roared|raged|whistled|shrieked|tore|tugged|blew hard)\b/i,
  ],
  ['petals', /\b(?:petals|blossoms?)\s+(?:fell|drifted|danced|whirled|floated|blew)|falling petals/i],
  ['fireflies', /\b(?:fireflies|glow-?worms)\s+(?:danced|glowed|blinked|lit|came|flew|floated|twinkled)|\bfireflies\b/i],
];

/** “There was not a cloud” */
const CLEAR = /\bnot a (?:single )?cloud\b|\b(?:cloudless|no clouds?)\b|\b(?:clear|blue) (?:\w+ )?sky\b|\bsky (?:was|is) (?:\w+ )?(?:clear|blue)\b/i;

export const hasEnded = (weather: Weather, story: string): boolean => {
  const what = THING[weather];
  return what !== undefined && (ENDED(what).test(story) || (weather !== 'leaves' && CLEAR.test(withoutSpeech(story))));
};

/** The weather that falls while the passage happens; undefined when it only remembers, fears or denies it. */
export function weatherTold(story: string): Weather | undefined {
  const text = presentText(withoutSpeech(story));
  return NOW.find(([weather, words]) => words.test(text) && !hasEnded(weather, story))?.[0];
}

const INDOORS: Partial<Record<Ground, readonly Weather[]>> = {
  room: ['stars', 'notes'],
  cave: ['fireflies', 'stars', 'notes', 'embers'],
  underwater: ['bubbles', 'notes'],
  space: ['stars', 'notes'],
};

/** Nothing falls from a ceiling. */
export const canFall = (weather: Weather | undefined, ground: Ground): weather is Weather =>
  weather !== undefined && (INDOORS[ground]?.includes(weather) ?? true);

const NAMED_HOURS: readonly (readonly [Hour, RegExp])[] = [
  ['aurora', /northern light|aurora/i],
  ['rainbow', /\brainbow/i],
  ['dusk', /\bdusk|\bsunset|sundown/i],
  ['twilight', /twilight|\bevening|gloaming|blue hour/i],
  ['night', /midnight|\bnight|\bmoon(?!stone)|\bstar(?:s|ry|light|lit)?\b|nocturn/i],
  ['dawn', /\bmorning|\bdawn|sunrise|daybreak|first light/i],
  ['golden', /golden hour|late afternoon/i],
  ['day', /\bday(?:time|light|s)?\b|\bnoon|midday|sunny|sunshine|sunlit|\bafternoon/i],
];

/** The hour that a name sets: "Night Market", "Morning Meadow". */
export const hourNamed = (name: string): Hour | undefined => NAMED_HOURS.find(([, words]) => words.test(name))?.[0];

const TOLD_HOURS: readonly (readonly [Hour, RegExp])[] = [
  ['storm', /\b(?:thunder\s+(?:rolled|rumbled|crashed|boomed)|lightning\s+(?:flashed|struck)|(?:a|the) (?:\w+ ){0,2}storm\s+(?:came|began|started|drew|raged|broke|howled|was|blew|burst|rose|hit|roared)|stormy (?:sea|night|sky|weather|day|wind)|(?:scared|afraid|frightened) of the (?:storm|thunder|lightning)|(?:in(?:to)?|through) the (?:storm|thunderstorm))/i],
  ['dawn', /\b(?:at (?:dawn|sunrise|daybreak|first light)|(?:in the|one|that|early|next|the next|every|this|it was(?: (?!not\b|never\b|hardly\b)\w+,?){0,3}) morning|(?:length|whole|all|rest) of the morning|all morning|(?:then|and|until|till) it was (?:day|light)\b|it (?:was|got|grew|was getting) light\b|before breakfast|at breakfast|the sun (?:rose|came up|was (?:just |only just |already )?(?:rising|coming up)|had (?:just|only just) risen))/i],
  ['day', /\b(?:(?:at|until|till) noon|at midday|midday sun|it was (?:noon|midday)|(?:(?:that|in the|one) (?:\w+ )?|it was (?:(?!not\b|never\b|hardly\b)\w+ ){0,3})afternoon|in (?:the |broad |full )?daylight|the sun (?:shone|was shining|was high|was out|came out)|it was an? (?:lovely|fine|beautiful|glorious|sunny|bright) (?:\w+ )?day)/i],
  ['dusk', /\b(?:at (?:dusk|sunset|sundown)|(?:in|through) the dusk|the sun (?:set|went down|was setting|sank))/i],
  ['twilight', /\b(?:(?:that|in the|one|this|every|there was an|it was(?: (?!not\b|never\b|hardly\b)\w+){0,2}) evening|it was one of those (?:\w+ ){0,2}evenings|(?:(?:the|that) whole|all) evening|at twilight|by lamplight|the (?:street )?lamps (?:are|were) (?:being )?lit|(?:it|the \w+) (?:grew|got|was growing|was getting|had got|had grown) dark|(?:until|till) (?:dark|nightfall|it (?:was|got|grew) dark|the (?:\w+ )?\w+ (?:was|were|got|grew) (?:quite )?dark))/i],
  [
    'night',
    /\b(?:at (?:night|midnight|moonrise|bedtime)|(?:by|past|towards?|until|till|it was|struck) midnight|(?:that|one|in the|all|of the|it was(?: (?!not\b|never\b|hardly\b)\w+){0,2}) night\b|night (?:came|fell|had come|had fallen)|night[- ,]+night|good ?night\b|asleep under the|night[- ](?:market|sky|garden|train|fair)|moonlight|starlight|under (?:the|a) (?:\w+ )?(?:stars|moon)|(?:the )?(?:full )?moon (?:rose|shone|was shining|hung|came|looked|peeped|smiled|stood)|looked (?:up )?at the (?:stars|moon)|(?:the )?(?:first )?stars? (?:came out|twinkled|shone|were shining)|midnight (?:struck|came)|it was (?:(?!not|never|hardly|nearly|almost)\w+ )?(?:dark\b|black(?=[.,!]))|blew out the day|(?:into|in|through) the dark\b|(?:into|in|to|through|at) the dark (?:middle|heart|end|corner|side) of the\b|the dark (?:that followed|was|came|closed|lay)\b|(?:lights?|lamp|lantern|torch|candle)s? (?:\w+ )?(?:\w+ and )?went out\b|(?:blew|put|turned) out (?:the|his|her) (?:candle|lamp|light)|(?:window|house)s?\b[^.,;:!?]{0,24} (?:had a light|was lit)|lit window|(?:it was|when it was|at) (?:\w+ )?(?:time for bed|bedtime)|(?:in|over) (?:his|her|their) night(?:shirts?|gowns?|things|clothes)|(?:a|the) dark (?:sky|night|street|road|lane|wood|forest))/i,
  ],
  ['mist', /\b(?:in the (?:mist|fog)|(?:mist|fog) (?:had )?(?:lay|lain|come|came|rolled|hung|crept|risen|rose|fallen|fell|covered|swallowed|drifted))/i],
  ['rainbow', /\b(?:a|the) rainbow (?:stood|appeared|shone|came|stretched|arched)/i],
];

/** The hour in which a passage says it happens: the first one it tells of. */
export const hourTold = (story: string): Hour | undefined => hoursTold(story)[0];

/** The hour to which a story has come by its last sentences. */
export const hourReached = (story: string): Hour | undefined => hoursTold(story.slice(-REACHES)).findLast((hour) => TIMES.has(hour));

/** Storms and rainbows pass sooner. */
const TIMES: ReadonlySet<Hour> = new Set(['dawn', 'day', 'dusk', 'twilight', 'night']);

/** Letters for which an hour holds unless a story goes on to another. */
const REACHES = 1200;

/** “By the light of the sticks” */
const BY_LIGHT = /\bby the light of (?:the|an?|one|his|her|their) (?:\w+ )?(?:fire|sticks|lamp|candle|lantern|torch|match|moon|stars|embers)\b/gi;

/** “In the middle of the storm” */
const MIDST_OF_STORM = /\bin the (?:middle|midst|heart|eye) of (?:the|a) (?:\w+ )?(?=(?:thunder)?storm\b)/gi;

function hoursTold(story: string): Hour[] {
  const text = presentText(withoutSpeech(story).replace(BY_LIGHT, 'in the dark').replace(MIDST_OF_STORM, 'in the ')).replace(/\b(?:last night|for (?:one|a|the) (?:night|day|morning|afternoon|evening)|(?:one|every|each) (?:night|evening) (?:a|in) (?:\w+)|at (?:dawn|dusk|noon|midnight|night) (?:the|every|each|all the) (?:[a-z]+ ){1,2}(?:moves|opens|closes|shuts|goes|comes|leaves|starts|begins|ends|is|are|wakes|stops)\b|before (?:dark|night|morning|evening|bedtime|dawn)|(?:until|till) (?:morning|night\b|dawn))/gi, '');
  const told = TOLD_HOURS.flatMap(([hour, words]) => [...text.matchAll(new RegExp(words.source, 'gi'))].map(({ index }) => ({ hour, at: index })));
  return told.toSorted((a, b) => a.at - b.at).map(({ hour }) => hour);
}
