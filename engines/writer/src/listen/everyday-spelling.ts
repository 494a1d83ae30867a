// Everyday misspellings, missing apostrophes and capitals, as thumbs type them in the evening.

const FAMILY = 'grandma|grandpa|granny|grandad|nana|mum|mummy|mom|mommy|dad|daddy|auntie';

const WORDS: readonly [RegExp, string][] = [
  [/\b(?:becaus|becuase|becase|becouse|becos|becuz|cuz|coz|cos(?= (?:(?:s?he|it|they|we|i)(?:’?s|’?re|’?m)?|the|his|her|my|our|there|nobody|no)\b)|’cause|bcoz|bc)\b/giu, 'because'], [/(?<!\b(?:the|a|to|good|will|could|can) )\bcause(?= (?:the|he|she|it|they|we|I|his|her|my|its|there)\b)/giu, 'because'], [/\bwiv\b/giu, 'with'], [/\bthier\b/giu, 'their'], [/\b(?:tomorow|tommorow|tommorrow|tmrw)\b/giu, 'tomorrow'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b/giu, '$1n’t'], [/\bcant\b/giu, 'can’t'], [/\bwont\b/giu, 'won’t'],
  [/\b(she|he|there|that|what|who|here)s\b/giu, '$1’s'], [/\b(they|we|you)ve\b/giu, '$1’ve'], [/\b(they|you)re\b/giu, '$1’re'], [/(?<=^|[.!?,] |\b(?:and|so|please|ok) )lets\b/giu, 'let’s'], [/\bnoone\b/giu, 'no one'],
  [/\bits(?= (?:an?|the|my|our|his|her|their|so|too|very|really|not|been|all|going|about|like|time|night|dark|cold|hot|late|summer|winter|spring|autumn|christmas|halloween|easter|\p{L}+(?:’s|s) birthday|\p{L}+ing|\p{L}+ day)\b)/giu, 'it’s'],
  [/\bits(?= (?:hungry|thirsty|sad|lonely|lost|tired|scared|afraid|stuck|alone|hurt|ill|sick|broken|wet|small|slow|shy|sleepy|bored)\b)/giu, 'it’s'], [/\bim\b/giu, 'I’m'], [/\bid\b(?= \p{L})/giu, 'I’d'], [/\bive\b/giu, 'I’ve'], [/(?<=^|\s)i(?=\s|$|[,.!?’])/gu, 'I'],
  [/\bfreind/giu, 'friend'], [/\bfrend/giu, 'friend'], [/\bsed\b/giu, 'said'], [/\bwos\b/giu, 'was'], [/\bgos\b/giu, 'goes'], [/\bsceard\b|\bscard\b|\bskared\b/giu, 'scared'], [/\bevrybody\b/giu, 'everybody'],
  [/\bwud\b/giu, 'would'], [/\bshud\b/giu, 'should'], [/\bgonna\b/giu, 'going to'], [/\bwanna\b/giu, 'want to'], [/\bgotta\b/giu, 'have to'], [/\bu\b/gu, 'you'], [/\bplz\b|\bpls\b/giu, 'please'], [/\bdragen\b/giu, 'dragon'],
  [/\s*\b(?:lol|haha+|hehe+|obviously|duh)\b/giu, ''], [/\bmajic\b/giu, 'magic'], [/\balot\b/giu, 'a lot'], [/\bbday\b/giu, 'birthday'], [/\bkindergard[ea]n\b|\bkindergarten\b/giu, 'kindergarten'], [/\brealy\b|\breallly+\b/giu, 'really'], [/\bspagett?i\b|\bspaghetti\b/giu, 'spaghetti'], [/\bfavou?rit\b/giu, 'favourite'], [/\bbeautifull?\b/giu, 'beautiful'], [/\bspecail\b/giu, 'special'], [/\btommorr?ow\b|\btomorow\b/giu, 'tomorrow'], [/\bbirthdya\b/giu, 'birthday'], [/\bdinasaur/giu, 'dinosaur'], [/\bunicor(?=s?\b)/giu, 'unicorn'], [/\bprincces+/giu, 'princess'],
  [/\bw\/(?= ?\p{L})/giu, 'with '], [/\b(n|nd)\b(?= \p{L})/gu, 'and'], [/\blil\b(?= )/giu, 'little'], [/(?<=\b(?:my|his|her|our|big|little|baby|older) )bro\b/giu, 'brother'], [/(?<=\b(?:my|his|her|our|big|little|baby|older) )sis\b/giu, 'sister'],
  [new RegExp(`\\b(${FAMILY})s(?= (?!and\\b|or\\b|are\\b|were\\b|have\\b|who\\b|with\\b|in\\b|on\\b|at\\b|to\\b|love\\b|is\\b)\\p{L})`, 'giu'), '$1’s'],
];

const CAPITALS: readonly RegExp[] = [
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu, /\b(?:christmas|easter|halloween|january|february|april|june|july|august|september|october|november|december)\b/gu,
  /\b(?:spain|italy|france|germany|england|scotland|ireland|greece|turkey|poland|portugal|africa|america|australia|canada|india|japan|china|mexico|london|paris|new york|mars|saturn|jupiter)\b/gu,
  // “Fly to grandpa”, and not “her grandpa”, “a mum”.
  new RegExp(`(?<!\\b(?:my|our|his|her|their|your|the|a|an|no|new|old|other|second|tired|busy|lovely|dear|great|\\p{L}+’s) )(?<!\\b(?:my|our|his|her|their) \\p{L}+ and )(?<![\\p{L}’-])(?:${FAMILY})(?![\\p{L}-])`, 'gu'),
];

/** Spelled as it is meant; what cannot be told apart (“its tail”) stays as it was typed. */
export function wellSpelled(text: string): string {
  let plain = text;
  for (const [pattern, right] of WORDS) plain = plain.replace(pattern, right);
  plain = plain.replace(/\b((?:called|named) |(?:my|our|his|her) (?:best )?friend )(?!who\b|and\b|is\b|are\b|has\b|have\b|in\b|from\b|at\b|with\b|to\b|was\b|can\b|the\b|a\b|that\b|me\b|her\b|him\b|them\b|it\b|will\b|does\b|did\b|too\b|on\b|or\b|but\b|comes\b|moved\b|anymore\b|any\b|today\b|yesterday\b|now\b|again\b|for\b|because\b|lives\b|plays\b|wants\b|when\b|by\b|so\b)(\p{Ll})(\p{Ll}+)(?=$|[,.!?]| (?:and|is|who|in|with|comes|has|was)\b)/gu, (_, lead: string, first: string, rest: string) => `${lead}${first.toUpperCase()}${rest}`);
  plain = plain.replace(/(?<=^|, |and |with )([2-9]) (?=(?:\p{L}+ )?(?:\p{L}{3,}s|children|people|mice)\b)(?!years?\b|days?\b|pm\b|am\b|th\b)/giu, (_, n: string) => `${['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][Number(n) - 2] ?? n} `);
  for (const pattern of CAPITALS) plain = plain.replace(pattern, (word) => word.replace(/(?<![\p{L}’])\p{Ll}/gu, (first) => first.toUpperCase()));
  return plain;
}
