// How a story is to be told: funnier, calmer, longer. Heard in any wish.

export interface Manner {
  funny: boolean;
  dialogue: boolean;
  calm: boolean;
  exciting: boolean;
  /** Nothing is joined: sentences as short as the material has them. */
  plain: boolean;
  size?: 'shorter' | 'longer';
}

export const plainManner = (): Manner => ({ funny: false, dialogue: false, calm: false, exciting: false, plain: false });

const MANNERS: readonly [RegExp, (manner: Manner) => void][] = [
  // “The other kids laugh” is told.
  [/\b(?:funn(?:y|ier)|silly|sillier|jokes?|(?<!\b(?:kids|children|others|people|they|we|he|she|everyone|everybody|all|may|must|not|will|can|boys|girls|friends) )laugh|humou?r(?:ous)?|comic)\b/iu, (m) => { m.funny = true; }],
  [/\b(?:more (?:dialogue|talking|speech|conversation)|talk more|dialogue)\b/iu, (m) => { m.dialogue = true; }],
  [/\b(?:shorter|short|less text|briefer|fewer words|too long)\b/iu, (m) => { m.size = 'shorter'; }],
  [/\b(?:longer|more detail(?:s|ed)?|more text|describe more|too short)\b/iu, (m) => { m.size = 'longer'; }],
  [/\b(?:less scary|not (?:be )?(?:so |too )?scary|nothing scary|calmer|gentler?|softer|bedtime|cosy|cozy|comforting|soothing|peaceful|reassuring)\b/iu, (m) => { m.calm = true; }],
  [/\b(?:more exciting|exciting|scarier|more action|thrilling|suspense|adventurous)\b/iu, (m) => { m.exciting = true; }],
];

const ONLY_MANNER = /^(?:(?:please|make|keep|let|it|this|the|story|be|a|bit|little|lot|much|very|really|more|less|not|so|too|and|but|with|some|tell|in|way|of|part|nothing|i|want|would|like|should|can|you|have|add|use|has|text|words|fewer|need|funny|funnier|silly|sillier|jokes?|humou?r|humorous|laughs?|dialogue|talking|speech|conversation|shorter|short|longer|long|detail|details|detailed|describe|briefer|scary|scarier|calm|calmer|gentle|gentler|soft|softer|bedtime|cosy|cozy|something|comforting|soothing|peaceful|reassuring|exciting|action|thrilling|suspense|adventurous|comic)\b[\s,!]*)+$/iu;

export const isOnlyManner = (text: string): boolean => ONLY_MANNER.test(text) && MANNERS.some(([pattern]) => pattern.test(text));

/** Notes any manner asked for; true where the text asks for nothing else. */
export function hearManner(text: string, manner: Manner): boolean {
  const heard = MANNERS.filter(([pattern]) => pattern.test(text));
  const only = heard.length > 0 && ONLY_MANNER.test(text);
  const applied = only ? heard : heard.filter((one) => one === MANNERS[0]);
  applied.forEach(([, apply]) => apply(manner));
  return only;
}
