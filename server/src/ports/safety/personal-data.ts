/** What a child must not give away: how to reach it, where it lives, how it signs in. */

const STREET = '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|close|court|crescent|way|place|square|terrace)';
const NUMBERED_STREET = `\\d{1,5}[a-z]?,? (?:[a-z'.-]{1,30} ){1,3}${STREET}\\b`;
const NETWORKS = '(?:snapchat|snap|instagram|insta|discord|tiktok|whatsapp|telegram|facebook|skype|kik|roblox)';

const PATTERNS: readonly RegExp[] = [
  // E-mail addresses, also spelled out.
  /[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]) ?[\w-]{1,63}(?:\.| dot |\(dot\))[a-z]{2,}/,
  // Telephone numbers: international, North American, or with a leading zero.
  /(?<![\w.])\+\d[\d ().-]{7,}\d/,
  /(?<![\w.])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/,
  /(?<![\w.])0\d{2,4}[ /-]?\d{3,4}[ -]?\d{2,4}(?:[ -]?\d{1,4})?(?!\d)/,
  /\b(?:phone|telephone|mobile|cell)(?: number)? (?:is|:) ?[\d ().+-]{6,}/,
  // A home: somebody's own, or one with a postal code.
  new RegExp(`\\b(?:i|we) live (?:at|in|on) (?:number )?${NUMBERED_STREET}`),
  new RegExp(`\\b(?:my|our) (?:home )?address(?: is|:)`),
  new RegExp(`${NUMBERED_STREET}.{0,40}?\\b(?:\\d{5}(?:-\\d{4})?|[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2})\\b`),
  // Accounts and money.
  new RegExp(`\\b(?:my|add me on|message me on|find me on|dm me on) ${NETWORKS}\\b`),
  new RegExp(`\\b(?:add|message|find|follow|dm) me on ${NETWORKS}\\b`),
  /\bmy password (?:is|:)/,
  /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/,
];

export const namesPersonalData = (plain: string): boolean => PATTERNS.some((pattern) => pattern.test(plain));
