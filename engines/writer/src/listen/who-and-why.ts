// An answer that names somebody and tells of them in one breath, put so that both halves are heard.

const IS_SO = 'is|are|was|were|has|have|had|can|can’t|cannot|could|couldn’t|does|doesn’t|did|didn’t|lost|needs?|wants?|feels?|got|fell|broke|hurts?|never|always|\\p{L}+s';
/** “The giant, he has a splinter”, “the sun it is tired”: who it is, and why; “the neighbour nobody talks to” is that neighbour. */
export const whoAndWhy = (text: string): string => (/\b(?:because|who|that|which|when|if)\b/iu.test(text) ? text
  : text.replace(new RegExp(`^((?:an?|the|my|our|his|her|some) (?:\\p{L}+ ){0,3}?\\p{L}+|\\p{L}+(?: \\p{Lu}\\p{L}+)?),? (?=(?:he|she|it|they)(?:’s|’re| (?:${IS_SO}))\\b)`, 'iu'), '$1 because ')
    .replace(/^((?:an?|the|my|our) (?:\p{L}+ ){0,2}?\p{L}+),? (?=(?:his|her|its|their) (?:\p{L}+ ){1,2}(?:is|are|was|were|has|have|had)\b)/iu, '$1 because ')
    .replace(/^(?=(?:baby|little|poor|old|big) \p{Ll}+ (?:is|has|can|cannot|can’t|lost|needs) )/iu, 'the ')
    .replace(/^((?:the|an?) (?:\p{L}+ ){0,2}?\p{L}+) (?=(?:nobody|no one|everybody|everyone|they|we) \p{L})/iu, '$1 that '));
