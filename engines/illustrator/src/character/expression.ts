/** Faces as numbers: how wide the eyes are, where the brows go, what the mouth does. */

export type MouthShape = 'smile' | 'grin' | 'laugh' | 'frown' | 'o' | 'wavy' | 'flat' | 'smirk' | 'yawn' | 'pout' | 'hint' | 'speak';

export interface Expression {
  /** brow height (up is positive) and tilt (inner ends up is positive: worried; down: cross) */
  browUp: number;
  browTilt: number;
  /** 1 is open, under 0.75 the upper lid shows, 0 is shut */
  open: number;
  shut?: 'happy' | 'asleep';
  pupil: number;
  mouth: MouthShape;
  blush: number;
  tear?: boolean;
  /** head tilt in degrees that goes with the feeling */
  tilt: number;
  /** gaze away from the partner, for thinking and sadness */
  gazeY: number;
  /** what the face itself brings to every feeling: how big the eyes are, what shines in them, how thick the brows are */
  eyeSize?: number;
  pupils?: 'star' | 'button';
  bushy?: boolean;
  /** the eye on the viewer's right is shut in fun */
  wink?: boolean;
}

const calm: Expression = { browUp: 0, browTilt: 0, open: 1, pupil: 1, mouth: 'smile', blush: 0.36, tilt: 0, gazeY: 0 };

export const EXPRESSIONS = {
  calm,
  happy: { ...calm, mouth: 'grin', browUp: 3, blush: 0.42 },
  laughing: { ...calm, mouth: 'laugh', shut: 'happy', open: 0, browUp: 6, blush: 0.5, tilt: 3 },
  loving: { ...calm, mouth: 'smile', shut: 'happy', open: 0, browUp: 3, blush: 0.6, tilt: 6 },
  proud: { ...calm, mouth: 'smirk', browUp: 6, browTilt: -2, open: 1, tilt: -4, blush: 0.5 },
  thinking: { ...calm, mouth: 'flat', browUp: 5, browTilt: 4, tilt: 5, gazeY: -0.9 },
  surprised: { ...calm, mouth: 'o', browUp: 14, open: 1.13, pupil: 0.82, blush: 0.3 },
  scared: { ...calm, mouth: 'wavy', browUp: 9, browTilt: 13, open: 1.12, pupil: 0.68, blush: 0.12 },
  worried: { ...calm, mouth: 'pout', browUp: 4, browTilt: 10, blush: 0.25, tilt: 2 },
  sad: { ...calm, mouth: 'frown', browUp: 2, browTilt: 14, open: 0.8, blush: 0.3, tear: true, tilt: 5, gazeY: 0.7 },
  angry: { ...calm, mouth: 'frown', browUp: -7, browTilt: -14, open: 0.84, pupil: 0.9, blush: 0.5 },
  sleepy: { ...calm, mouth: 'yawn', browUp: -2, browTilt: 4, shut: 'asleep', open: 0, tilt: 8 },
} satisfies Record<string, Expression>;

/** Faces of those whose feeling is no great one: they listen, wonder or talk, and do not all smile alike. */
export const QUIET_FACES = {
  content: { ...calm, browUp: 2, blush: 0.4 },
  listening: { ...calm, mouth: 'hint', browUp: 5, tilt: 6 },
  curious: { ...calm, mouth: 'hint', browUp: 9, browTilt: 2, open: 1.06, tilt: 4 },
  earnest: { ...calm, mouth: 'hint', browUp: 1, browTilt: 3, tilt: -2 },
  beaming: { ...calm, mouth: 'smile', browUp: 6, blush: 0.55, tilt: 2 },
  amused: { ...calm, mouth: 'smirk', browUp: 4, blush: 0.42, tilt: -4 },
  speaking: { ...calm, mouth: 'speak', browUp: 6, tilt: 1 },
} satisfies Record<string, Expression>;

const GLAD: ReadonlySet<MouthShape> = new Set(['smile', 'grin', 'smirk', 'hint']);

/** The same feeling on the face of somebody with these marks. */
export function onFace(feeling: Expression, marks: readonly string[]): Expression {
  const glad = GLAD.has(feeling.mouth);
  return {
    ...feeling,
    ...(marks.includes('big-eyes') ? { eyeSize: 1.2 } : {}),
    ...(marks.includes('star-eyes') ? { pupils: 'star' as const } : marks.includes('button-eyes') ? { pupils: 'button' as const } : {}),
    ...(marks.includes('bushy-brows') ? { bushy: true } : {}),
    ...(marks.includes('wink') && glad && !feeling.shut ? { wink: true } : {}),
    ...(marks.includes('wide-smile') && glad ? { mouth: feeling.mouth === 'grin' ? ('laugh' as const) : ('grin' as const) } : {}),
    // Whatever is felt, the mouth is around the pacifier.
    ...(marks.includes('pacifier') ? { mouth: 'flat' as const } : {}),
    ...(marks.includes('rosy') ? { blush: feeling.blush + 0.25 } : {}),
  };
}

export type Feeling = keyof typeof EXPRESSIONS;

/** Words begin where they begin: "across" is not cross, "huge" no hug, "bread" nothing that is read. */
const FEELING_WORDS: readonly (readonly [Feeling, RegExp])[] = [
  ['laughing', /\b(?:laugh|giggl|chuckl|hilarious|jok(?:ed|es|ing)\b|(?<!\b(?:between|like|of|for|not|no) (?:a |the )?)joke\b(?! and\b| or\b)|tickl|gleeful|silly|playful|mischiev)/i],
  [
    'loving',
    /\b(?:lov(?!el)|hug(?:s|ged|ging)?\b|cuddl|snuggl|kiss|tender|(?<!\boh,? )dear(?:est)?\b|grateful|thank|sweet\b|gentle|compassion|caring|warm-?heart)/i,
  ],
  [
    'scared',
    /\b(?:scared(?! (?:an?|off|away)\b)|afraid|fright(?!en(?:ed|s|ing)? (?:an?|the|off|away)\b)|terrif(?!ic)|trembl|shak(?:ing|es)\b(?! (?:the|an?|his|her|its|their|out|off|hands?|water|snow|rain|sand|dust|every\w*)\b)|shook with|shook(?=\s*(?:$|[.,;!?]))|shiver|panic|fear(?!less)|scream|spook|timid)/i,
  ],
  [
    'sad',
    /\b(?:sad(?:ly|ness|der)?\b|cry(?:ing)?\b|cries|cried|tears?\b|weep|wept|wail(?:s|ed|ing)?\b|sob(?:s|bed|bing)?\b|lonely|(?<!\b(?:more|less|let|left|leave|leaves|and then|at last|off|went|go|going|came|out|on|with|be|and),? )(?<!, )alone\b(?! (?:with|in the world of|could|can|knew|would|had))|miss(?:ed|es)\b(?! (?:it|the|an?|one|two|by|out|his|its|their|nothing|only|every|each|that|this|what|most|half|much|very|everything)\b|[.,;:!?])|sorrow|heartbroken|gloomy|melanchol|droop)/i,
  ],
  [
    'angry',
    /\b(?:angr|furious|mad\b|rag(?:e|ed|ing)\b|(?<!\b(?:an?|the|red|white|black|chalk|blue|big|little|first|second|one) )cross\b(?! the\b| a\b| over\b| it\b| to\b)|frown|grumpy|scowl|annoyed|growl|stomp|roar(?:s|ed|ing)?\b|fierce|short-tempered)/i,
  ],
  [
    'surprised',
    /\b(?:surpris(?!ing)|gasp|amaz(?!ing)|astonish(?!ing)|(?<!\b(?:no|small|a|little) )wonder(?!ful|ed\b|s\b|ing (?:if|what|how|who|where|whether|about))|awe\b|wow\b|star(?:e|es|ed|ing)\b|startl|shock|blink|could not believe|couldn[’']t believe|curious(?! (?:how|that|to|thing|fact|sight|sounds?|noise|smell|way|little|old|shape)\b|ly\b)|discover(?!e[dr]s? (?:that|how|what|in)\b))/i,
  ],
  ['sleepy', /\b(?:a?sleep|slept|yawn|tired\b|drows|\b(?:dream(?:ed|t|ing)|sweet dreams)\b|doz(?:e|es|ed|ing)\b|nap(?:s|ped|ping)?\b|bedtime|weary)/i],
  ['worried', /\b(?:worr|asham(?:ed)?\b|shameful|nervous|anxious|unsure|doubt(?:s|ed|ing|ful)?\b|hesitat|careful|shy(?:ly|ness)?\b(?! of (?:her|him|them)\b)|oh,? (?:no|dear)\b)/i],
  [
    'thinking',
    /\b(?:think|thought|ponder|puzzl|wise\b|study|studied|(?<!\b(?:an?|the|that|this|no|any|his|her|their|its|such|good|excellent|whole|first|better|best) (?:\w+ )?)plan(?:s|ned|ning)?\b|clever|solve|riddle|reads?\b|reading\b|mystery|mysterious|serious)/i,
  ],
  ['proud', /\b(?:proud|brave|courage|determined|bold|confident|hero(?:es|ic)?\b|triumph|strong\b|stood tall|mighty|cunning|sly\b|fearless)/i],
  [
    'happy',
    /\b(?:happ(?:y|i)|smil|joy|enjoy|delight|cheer|glad|excit|grin|laughter|fun\b|celebrat|danc|play(?!er)|merry|friendly|optimis|beam|wav(?:e|ed|ing)\b|kind(?! of)\b|kindly|energetic)/i,
  ],
];

/** The first feeling that the words name, strong ones before mild ones; undefined when none is named. */
export const readFeeling = (text: string): Feeling | undefined => FEELING_WORDS.find(([, words]) => words.test(text))?.[0];

export function expressionNamed(word: string | undefined): Expression {
  const key = (word ?? '').trim().toLowerCase();
  const named = Object.entries(EXPRESSIONS).find(([name]) => name === key)?.[1];
  return named ?? EXPRESSIONS[readFeeling(key) ?? 'calm'];
}
