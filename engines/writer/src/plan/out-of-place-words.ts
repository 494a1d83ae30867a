// Words that give away another hour, another ground or another body: the storyteller keeps clear of them, and whoever reads its stories for clashes looks for the same.

const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const SEVERAL = '(?:number\\}|two|three|four|five|six|seven|nine|ten|several|these|some|many|both|past|those)';

export const ANOTHER_DAY = anyOf(
  '{days}',
  'that (?:same )?night', '(?:the )?(?:next|following) (?:day|morning|evening|night|week)', 'one (?:evening|night)', '(?:for|in|after|of|on) (?:several |many |the last )?(?:days|weeks|nights)(?! of)',
  `${SEVERAL} (?:whole |long )?(?:days|nights|weeks|mornings|evenings)(?!’)`, '(?:second|third|fourth|fifth|sixth|last) (?:day|night|morning|evening)', `(?:on|by|since|until) (?:the )?(?:${DAYS}|\\{day)`,
  'all (?:that |this )?(?:week|night)', '(?:that|this) week', '(?<!not |hardly |had not )(?:slept|overslept)', '(?:went|going|go) to (?:bed|sleep)', 'fell asleep', 'tomorrow night', 'day by day', 'day after day', 'night after night',
  'days? (?:before yesterday|on end)', 'night before last', 'days away', 'the night before', 'for (?:days|weeks|nights)', 'days before', '(?:nine|eleven|fifteen|nineteen) miles(?! of)',
);
export const AT_NIGHT = anyOf('moon(?:light|lit)?', '(?<!saw )stars', 'starlight', '(?:at|by|until|about|past|towards?) midnight', '(?:at|by|in the|that|it was) night', 'bedtime', 'nightfall', 'after dark', '(?:in|into|through) the small hours');
export const BY_DAY = anyOf(
  '{daylight}',
  '(?:by|at|until|before|past) noon', 'midday', 'the sun (?:was|stood|shone|came|went|had)', 'in the sun', 'sunlight', 'sunny', 'sunshine', '(?:that|all|the) afternoon', '(?:in )?broad daylight', 'in plain day',
);
export const AFTER_MORNING = anyOf('noon', 'lunch(?:time)?', 'supper', 'afternoon', 'evening', 'dusk', 'sunset', 'twilight', 'tea ?time');

export const OF_EARTH = anyOf(
  '{houses}',
  'roads?', 'hedges?', 'barns?', 'cows?', 'horses?', 'sheep', 'goats?', 'hens?', 'geese', 'goose', 'carts?', 'rain(?:ed|ing|y)?', 'drizzl\\w+', 'puddles?', 'lea(?:f|ves)(?! (?:me|him|her|it|us|them|you))', 'bridges?', 'street corners?', 'plums?', 'apple trees?',
  'streets?', 'lanes?(?! of)', 'inns?', 'trees?', 'roadside', 'fords?', 'carter', 'donkeys?', 'gravel', 'harbour', 'pier', 'orchards?', 'fields?', 'meadows?', 'grass', 'rivers?', 'streams?', 'ponds?', 'mud(?:dy)?', 'snow(?:ed|ing|flakes?)?', 'hay', 'bus stops?', 'omnibus', 'trains?', 'villages?', 'milestones?', 'ditch(?:es)?', 'nettles?', 'brambles?',
  'thrush', 'robin', 'sparrows?', 'swallows?', 'crows?', 'gulls?', 'heron', 'frogs?', 'snails?', 'bees', 'worms?', 'pavements?', 'kerbs?', 'alleys?', 'cobbles', 'market square', 'the square', 'church', 'bicycles?', 'signposts?', 'gateposts?', 'garden walls?', 'scarecrow', 'ferry\\w*', 'mill', 'priest', 'vicar',
);
export const OF_DRY_LAND = anyOf('tents?', 'camp\\s?fires?', 'match(?:es)?', 'candles?', 'dust(?:y)?', 'kettles?', 'umbrellas?', 'towels?', 'soaked', 'dripping', 'wet (?:through|feet|hair)', 'got wet', 'to dry', 'smoke', 'bonfire', 'lit the', 'a fire', 'lantern flame');
export const OF_THE_LAND = anyOf(
  '{houses}', '{march}',
  'roads?', 'roadside', 'tents?', 'fords?', 'horses?', 'donkeys?', 'hedges?', 'barns?', 'cows?', 'carts?', 'streets?', 'lanes?(?! of)', 'inns?', 'orchards?', 'fields?', 'meadows?', 'villages?', 'milestones?', 'ditch(?:es)?', 'bus stops?', 'trains?', 'pavements?', 'cobbles', 'signposts?', 'scarecrow', 'crossroads', 'streams?', 'bicycles?', 'haystacks?', 'stiles?',
);
export const OF_A_MARCH = anyOf(
  '{march}',
  'the march(?:es)?', 'marched (?:on|for|all)', 'camp(?:s|ed|ing)?', 'camp fires?', 'campfires?', 'tents?', 'turned aside', '(?:the|an|at an) inns?', 'inn-?keeper', 'miles', 'days? of walking', 'milestones?', 'signposts?', 'travellers?', 'crossroads', 'the journey', 'travelled',
  'packs?(?= on| off|s on| down)', 'rucksacks?', 'bedrolls?', 'the road ahead', 'footsore', 'bivouac', 'foreign parts', 'toll', 'ferry\\w*', 'pass(?:ed)? through villages?', 'haystacks?', 'barns?', 'stiles?',
);
/** Out of the gate and away: what nobody does whose plot is under the bed. */
export const OUT_OF_THE_HOUSE = /\{sets-off\}/u;
/** What floats, swims or is carried in a ship does not go on foot. */
export const OF_A_WALK = anyOf('{march}', 'uphill', 'on foot', 'footsore', 'tents?', 'camp(?:s|ed|ing)?', 'camp\\s?fires?', 'rucksacks?', 'bivouac', 'stiles?', 'haystacks?', '(?:the|an|at an) inns?', 'inn-?keeper');
export const OF_STREETS = anyOf('the road', 'streets?', 'roads?', 'lanes?', 'alleys?', 'market square', 'the square', 'street corners?', 'crossroads', 'pavements?');
/** What a house or a school has not. */
export const OF_A_RIVER = anyOf('ferr(?:y|ies|ym[ae]n)', 'rowed', 'river ?banks?', 'rivers?', 'the ford', 'rafts?', 'rowing boats?', 'in a boat', 'mountain(?:s|side)?', 'waterfalls?');
/** Somewhere else than on board of what carries them. */
export const OFF_BOARD = anyOf('{houses}', '{rooms}', '{daylight}', 'scratched a cross', 'middle of nowhere', 'narrow (?:bit|gap)', 'they were being led', 'theatre', 'understudy', 'clock tower', 'clockmaker', 'streets?', 'shops?', 'bridges?', 'planks?', 'fields?', 'hills?', 'the woods?', 'market', 'gates?');
/** An empty place, in front of a crowd. */
export const OF_NOBODY = anyOf('for miles', '(?:nobody|no one) came(?! (?:back|near|home|with|along|out of))', '(?:nobody|no one|not a soul|no living thing)(?: else)? (?:about|anywhere|to be seen|in sight|lived|there|around|was there)', 'not a soul', 'there was (?:nobody|no one)(?=[.!])', 'deserted', 'all alone', 'quite alone', 'empty (?:square|streets?|hall|stage|room|place)');
/** Where somebody lives it is not so, and “had been” speaks of no other place. */
export const UNVISITED = anyOf('(?:nobody|no one) had been(?: there)?(?=\\.| for)');
/** What nothing does that has no weight. */
export const OF_WEIGHT = anyOf('(?:sat|sit|sits|sitting|lay|lie|lying|knelt|flopped) (?:down|on|flat|close|next|back to back|by|in a (?:row|ring|heap))', '(?:sat|lay)(?=[.,!;])', '(?:sat|stood) an? ', '(?:on|to|off) the (?:ground|floor)', 'put (?:\\S+ ){0,3}down', 'put down', 'fell (?:down|over|flat|off|in a heap)', 'fell on', 'dropped', 'rolled', 'poured', 'spilled', 'drank (?:up|it|down)', 'bottom of the (?:cup|glass|bowl|mug)', 'jumped (?:down|off|over)', 'tripped', 'stumbled', 'climbed (?:down|off)', 'leaned (?:on|against|back)', 'slid down');
/** What there is only at home: a table that is laid, stairs, a cat on the sill. */
export const AT_HOME_ONLY = anyOf(
  '{sets-off}', '(?:the|at) table', 'laid the', 'larder', 'kitchen', 'the stairs', '(?:down|up)stairs', 'cupboards?', 'drawers?', 'bedroom', '(?:in|to|out of|under the|the) bed', 'pillow', 'porridge', 'butter', 'the salt', 'plates?', 'dishes', 'curtains?', 'carpet', 'stove', '(?:front|back) door', '(?:by|at|in|behind|out of|shut|closed|opened) the door', 'doorway', 'doorstep', 'gate',
  'the hall', 'in the bath', 'went home', 'stay(?:ed)? at home', 'went in(?:doors)?', 'the clock', 'the cat', 'the dog', 'old dog', 'next door', 'under the step', 'as far as the door', '(?:leaving|leave|left) [^.]{0,30} at home', 'postman', 'neighbours?', 'sofa', 'ironing', 'shelf', 'supper', 'breakfast', 'tea ?pot', 'windowsill', '(?:out of|at) (?:the|a) window', 'granny', 'grandmother',
);
/** Of the evening of the day on which all was well again, and of the way home from it. */
export const SAME_EVENING = anyOf(
  '{march}', '{short}', 'that (?:same )?(?:evening|night)', 'the same (?:evening|kettle|crossword)', 'supper', 'on the way (?:home|back)', 'still (?:warm|hot)', 'bedtime', 'to bed', 'in bed', 'asleep', 'sleep', 'slept', '(?:for )?such a short time', 'it was late', 'lamps were lit', 'it was (?:getting |quite )?dark',
  '(?:walked|went|came|got|turned(?: for)?) home', '(?:walked|went|came|got) back', 'the last (?:hill|bend)', 'wet through', 'pillow', 'good night', 'before they turned',
);
/** Since they were met only hours have gone by. */
export const OF_THAT_DAY = anyOf('{march}', '{short}', 'that (?:same )?(?:evening|night)', 'the same evening', 'still (?:warm|hot)', 'for hours', '(?:his|her|the) day’s work', 'on the way (?:home|back)', 'wet through', 'before they turned', 'lamps were lit');
/** At a feast that began without them. */
export const JUST_IN_TIME = anyOf('quite out of breath');
/** Of those who come along, where these are two geese or a cat. */
export const OF_A_CREW = anyOf(
  'a hand (?:went|shot|came) up', 'their (?:own )?(?:laces|boots|hats|coats|sleeves|pockets|shoes|hands|socks|elbows)', 'the nearest sleeve', 'each other’s (?:hands|sleeves|hats)', 'held hands', 'hand in hand', 'said (?:one(?! (?:more|thing))|another|the (?:smallest|youngest|oldest))',
  'one of them (?:said|asked|cried|whispered)', 'one (?:said|asked|whispered)', 'somebody’s (?:boots?|hat|sleeve|pocket|elbow)',
);
/** Of somebody who was a child among people: a duck had no measles. */
export const OF_THE_BORN = anyOf('measles', 'cradle', 'christening', 'nursery', 'toothache', 'great-aunt', 'governess', 'headmaster', 'at school(?! to)', 'first day at every school', 'had been (?:about )?(?:four|five|six|seven|eight|nine|ten|eleven)(?=[,;.]| and)', 'when (?:\\{he\\}|s?he) was (?:small|younger|seven|four|eight|nine|eleven|ten)');
/** Of a kitchen: what happens first at a school happens in class. */
export const OF_A_KITCHEN = anyOf('porridge', 'lid of a pot', 'kettles?', 'tea towels?', 'dishcloths?', 'saucepans?', 'stove', 'larder', 'washing up');
/** Where somebody as huge as a house does not fit in, said of the hero. */
export const OF_A_TIGHT_PLACE = /\{(?:H|[Hh]e)\}[^.!?]*\b(?:(?:edge of|in) the bath|among the brooms|in(?:to|side)? (?:a|the) (?:cupboard|wardrobe|barrel)|under the (?:bed|table|sink|piano))\b/u;
/** Of somebody who has always lived there. */
export const OF_A_NATIVE = anyOf(
  'since infancy', 'known everybody', 'acquainted with everybody', 'born there', 'grown up', 'grew up', 'third generation', 'bored there', 'since the nursery', 'for (?:\\{his\\}|his|her) whole life', 'all (?:\\{his\\}|his|her) life', 'every (?:day|night) of (?:\\{his\\}|his|her) life',
  'as thoroughly as the dust', 'every imperfection of the place', 'knew (?:it|the place) (?:too well|as (?:you|one) know)', 'every child in the place',
);
/** Who has always been there, and has not come a long way to be there. */
export const LIVES_HERE = new RegExp(`${OF_A_NATIVE.source}|\\b(?:had lived|had always lived|lived here|whole life|was born|were born|at home here)\\b`, 'iu');
export const MOVED = /\bmov(?:ed|ing|es?) (?:to|house|here|into|away from)\b|\bnew (?:town|school|house|home|country|girl|boy|kid)\b|\bnew here\b/iu;

export const RAIN = /\b(?:rain(?:ed|ing|s|y|drops?)?|drizzl\w+|puddles?|umbrellas?|downpour|soaked|wet through|dripping|muddy|mud|hail(?:ed|ing)|in the wet)\b/iu;
export const SNOW = /\b(?:snow(?:ed|ing|y|flakes?|ball)?|ice|icicles?|frost(?:y)?|froze|frozen|freezing)\b/iu;
export const SUN = /\b(?:sun(?:ny|shine|light|set|rise)?|in the sun|noon|warm afternoon|roosters?)\b/iu;
export const MOONLIGHT = /\b(?:moonlight|moonlit)\b/iu;
export const DAMP = /\b(?:damp|dew|mist|fog(?:gy)?|bogs?)\b/iu;
export const SUMMER = /\b(?:butterfl\w+|bees?|hot day|in the heat|barefoot|apple blossom|cherries|plums|picnic)\b/iu;
export const OPEN_SKY = /\b(?:the wind|a breeze|the sky)\b/iu;

/** Where somebody was once, or what a thing is like, is not where they are; and how it always was is no other day. */
export const ELSEWHERE = /\b(?:like|as if|as though|once|had been|used to|would have|at home|remember\w*|somewhere else|no (?:more|longer)|never|as (?!(?:far|soon|long|well|much) as\b)(?:\w+ )?as|kind of|sort of|than|on earth|down there|no use|nobody’s|words?)\b/iu;
export const USUALLY = /\b(?:used to|usually|always|as a rule|would (?:be|have|say|sit|come|go)|years?|once (?:slept|dreamt)|had (?:once|always|never)|everybody|people|one of these days|some days|like (?:a|an|the)|as if|as though|it is the next day|nowhere|not even the)\b/iu;
/** The same where the very thing is missing of which the story tells. */
export const COMPARED = /\b(?:like|as if|as though|remember\w*|no|not|never|without|would have|if it|the late rain|(?:to|near) the rain|the moonlight)\b/iu;
/** What it is held up beside: nobody is christened where a bottle is carried as at a christening. */
export const LIKENED = /\b(?:like|as (?:people|you|one)|as if|as though)\b/iu;
export const NOT_HERE = /\b(?:like|as if|as though|once|had been|used to|would have|remember\w*|never|as (?!(?:far|soon|long|well|much) as\b)(?:\w+ )?as|kind of|than|if it|no|not|without|years?|had|before)\b/iu;

/** What a body may be without; `flesh` and `born` for those who were built or are made of air. */
export const OF_A_BODY = {
  fingers: 'fingers?|thumbs?|knuckles|fists?|fingertips?|palms?|fingernails?|wrists?',
  feet: 'boots?|shoes?|socks?|slippers?|feet|foot|toes?|heels?|knees?|laces|bootlaces?|ankles?',
  face: 'hair|ears?|teeth|tooth|tongue|nose|cheeks?|beard|lips|eyebrows?',
  clothed: 'boots?|shoes?|socks?|slippers?|laces|bootlaces?|hats?|coats?|pockets?|sleeves?|buttons?|collar|gloves?|scarf|apron|caps?|jacket|trousers|cuffs?|shirts?|belt|mittens?|dressing gown|waistcoat|cloak|cape|clothes|nightshirt|nightgown|pyjamas',
  flesh: 'blood|breath|stomach|pulse|skin|veins|lungs|bones',
  born: 'mother|father|mum|dad|granny|grandad|grandpa|aunt|uncle|grandmother|grandfather|parents|cradle|baby tooth|christening|measles|cousins?|childhood|infancy|nursery',
} as const;

/** Whole words, or a mark of the material that says the same of a scene without such words. */
function anyOf(...words: string[]): RegExp {
  const marks = words.filter((word) => word.startsWith('{')).map((mark) => RegExp.escape(mark));
  return new RegExp([`\\b(?:${words.filter((word) => !word.startsWith('{')).join('|')})\\b`, ...marks].join('|'), 'iu');
}
