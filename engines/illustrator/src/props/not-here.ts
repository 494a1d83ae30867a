/** Things of which a passage speaks and which do not lie about in its picture: what others have in their hands, and what only would be there. */

const OTHERS = '(?:(?:one|some|two|three|several|most|half|each) of (?:them|the [a-z]+)|somebody(?: else)?|someone(?: else)?|(?:other )?people|(?:the |some )?neighbours|strangers|passers-by|another|the others|a few)';
const BETWEEN = '(?:\\s+(?:\\w+ly|had been|was|were|came|went|sat|stood|ran|by|past|along|up|in|out|who|still|already|only|just|always))*';
const HAVING = '(?:with|polish(?:ed|ing)|held|holding|carr(?:ied|ying)|had(?! (?:\\w+ly )?(?:put|left|laid|set|lost|hidden|dropped|hung))|wav(?:ed|ing)|wore|read|reading|play(?:ed|ing)|mend(?:ed|ing)|eating|ate|drank|drinking|found)';
/** “One of them was polishing a spoon”, “people came by with ladders” */
const IN_HANDS_OF_OTHERS = new RegExp(`\\b${OTHERS}${BETWEEN}\\s+${HAVING}\\b[^.;!?]*`, 'gi');
/** “There would be a banner, and a trumpet” goes on over commas. */
const WOULD_BE = /\b(?:would|might|should|could) (?:not )?(?:have )?(?:be|been|have|had)\b[^.;!?]*/gi;

/** Of these a small one is drawn: “the great stone” that shuts the way is none that lies at somebody’s feet. */
const BIG_OR_SMALL: Readonly<Record<string, string>> = { stone: 'stones?', egg: 'eggs?', bell: 'bells?', mirror: 'mirrors?', ball: 'balls?', crystal: '(?:crystals?|gems?)', key: 'keys?', drum: 'drums?', feather: 'feathers?', mushroom: '(?:mushrooms?|toadstools?)', shell: 'shells?', boot: 'boots?', boots: 'boots?', hat: 'hats?', box: 'box(?:es)?' };
export const isTooBig = (prop: string, told: string): boolean =>
  BIG_OR_SMALL[prop] !== undefined && new RegExp(`\\b(?:great|huge|enormous|giant|gigantic|vast|colossal|towering|big as (?:a house|houses)) (?:[a-z]+ )?${BIG_OR_SMALL[prop]}\\b`, 'i').test(told);

/** “A hat flew by” */
const GOES_BY = /\b(?:an?|the|one|two|three|some|his|her|their) (?:[a-z]+ ){1,3}(?:flew|sailed|rolled|floated|blew|went|came|shot|whizzed|rushed) (?:by|past|away|off|overhead)\b/gi;
/** “Packed the map away”, “put the key in her bag” */
const PACKED = /\b(?:packed|stowed|tucked|stuffed) [^.;!?]*?\b(?:between|away|among|in(?:to)? (?:the|his|her|their) (?:\w+ )?(?:bag|basket|pocket|rucksack|backpack|case|suitcase|trunk|sack))\b[^,.;!?]*|\bput (?:the|an?|his|her) (?:[a-z]+ ){1,2}(?:back )?(?:away|in(?:to)? (?:the|his|her|their) (?:\w+ )?(?:bag|pocket|rucksack|backpack|suitcase|sack))\b/gi;
/** “Had a tin whistle in her bag”: the bag is seen, and what is in a pocket not at all. */
const IN_A_BAG = /\b(?:had|has|kept|keeps|carried|got) (?:an?|the|one|two|his|her|their|half) (?:[a-z’-]+ ){1,5}?in (?:his|her|their) (?:[a-z]+ )?(bag|pockets?|rucksack|backpack|suitcase|sack|satchel)\b/gi;
/** “Sat on his bag”: nothing that stands beside who sits. */
const SAT_ON = /\b(?:sat|sits|sitting) (?:down )?on (?:the|his|her|their|its) (?:[a-z]+ )?(?:bags?|box(?:es)?|basket|parcel|rucksack|backpack|suitcase|sacks?|bucket|drum|pillow|blanket|coat|book|spoon|plum|bun|hat|cake|key|egg)\b/gi;
/** “They had one bun. They both sat on it.” */
const SAT_ON_IT = /\b(?:had|was|put) (?:down )?(?:an?|one|the|his|her) (?:[a-z]+ )?[a-z]+[.,;] (?:and )?(?:[Tt]hey|[Hh]e|[Ss]he|[A-Z]\w+)(?: both| all)? (?:sat|trod|stepped|fell) on it\b/g;
/** “Somebody had one biscuit left”: it is between them all. */
const ONE_LEFT = /\b[Ss]ome(?:body|one) had (?:just |only )?one ([a-z]+) left\b/g;
/** “The bench was full”: an empty one is drawn. */
const FULL = /\b(?:the|every|each) (?:[a-z]+ )?(?:bench(?:es)?|chairs?|table|boat|cart|bath) (?:was|were|is|are) (?:quite |already |all )?(?:full|taken)\b/gi;
/** “The bench went over backwards” */
const FELL_OVER = /\b(?:the|an?|his|her|their) (?:[a-z]+ )?[a-z]+ (?:went|fell|tipped|toppled) over\b|\b(?:the|an?) (?:[a-z]+ )?[a-z]+ (?:collapsed|fell to pieces|fell apart|broke)\b/gi;
/** “A poster said: three keys, one door”: they are only written there. */
const ONLY_WRITTEN = /(?<=\b(?:poster|sign|letter|note|notice|label|list|card|page|newspaper|paper|board|postcard|telegram|map|invitation) (?:only |just )?(?:said|says|read|ran)\b):?[^.!?“]*/gi;
/** “Found the way to the cake” */
const THE_WAY_TO = /\b(?:the|a|their|no) (?:way|road|path|ticket|journey) (?:back )?to (?:the|an?|his|her|their) [^,.;!?]*/gi;
/** “The broken window”: a whole one is drawn. What is drawn broken stays (`broken.ts`). */
const BROKEN = /\b(?:broken|torn|cracked|smashed|shattered|bent|squashed|burst|ripped) (?:[a-z]+ )?[a-z]+\b/gi;

/** “Now they had to have a bridge”: there is none. */
const NEEDED = /\b(?:(?:had|have|has|needed|needs|wanted|wants|must|ought|hoped|wished|tried) (?:really |only |now |still )?(?:to )?(?:have|get|build|make|find|reach|fetch|buy|see|need)|(?:needed|needs|wanted|wants) (?:only |now )?)(?= (?:an?|the|some|another|one) ) (?:an?|the|some|another|one) [^,.;!?]*/gi;

const DENIES = /there (?:is|was|were|are) (?:no|never a)/i;
/** “There is no book about it”: none is there, however many stand elsewhere. */
export const isDeniedOutright = (words: RegExp, told: string): boolean => DENIES.test(told) && new RegExp(`\\b[Tt]here (?:is|was|were|are) (?:no|not an?|never an?) (?:[a-z]+ )?(?:${words.source})`, words.flags).test(told);

export const withoutWhatWouldBe = (text: string): string => text.replace(WOULD_BE, ' ').replace(NEEDED, ' ');

/** @param isDrawnBroken whether “broken umbrella” names a thing that is drawn with its tear */
export const withoutWhatIsNotHere = (text: string, isDrawnBroken: (phrase: string) => boolean): string =>
  [IN_HANDS_OF_OTHERS, GOES_BY, PACKED, SAT_ON_IT, SAT_ON, FULL, FELL_OVER, ONLY_WRITTEN, THE_WAY_TO].reduce((left, words) => left.replace(words, ' '), text.replace(ONE_LEFT, 'There was one $1 left').replace(IN_A_BAG, (_, where: string) => (where.startsWith('pocket') ? ' ' : ` carried a ${where}`))).replace(BROKEN, (phrase) => (isDrawnBroken(phrase) ? phrase : ' '));
