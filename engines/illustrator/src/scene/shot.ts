/** From where a scene is seen: nearer or farther away, over the land or from low down. */
import type { SceneBrief } from '../brief.ts';
import { dice, hashText } from '../dice.ts';
import { presentText, withoutSpeech } from '../words/told.ts';

export interface Shot {
  name: 'usual' | 'far' | 'low' | 'aside';
  /** how far the horizon is moved, as a share of the height: negative is higher, and more of the land is seen */
  horizon: number;
  /** how large people are beside the usual */
  near: number;
  /** how far from the middle two of them stand, as a share of the width */
  aside: number;
}

const FAR: Shot = { name: 'far', horizon: -0.085, near: 0.88, aside: 0.05 };
const SHOTS: readonly [Shot, ...Shot[]] = [
  { name: 'usual', horizon: 0, near: 1, aside: 0 },
  FAR,
  { name: 'low', horizon: 0.035, near: 1.08, aside: -0.07 },
  { name: 'aside', horizon: -0.045, near: 0.94, aside: 0.1 },
];

/** Of these the land is to be seen: somebody comes somewhere, or looks out over it. */
const WIDE = /\b(?:they|he|she|we|all|\p{Lu}\p{L}+)(?: had)?(?: all)?(?: at last| finally)? (?:arrived|reached|came (?:to|out|over|round|upon|into|up to)|got (?:to|there)|stepped out|set (?:out|off)|went on)\b|\b(?:[Bb]efore|[Bb]elow|[Bb]eneath|[Aa]bove|[Aa]round|[Aa]head of|[Bb]ehind|[Ii]n front of) (?:them|him|her) (?:lay|stood|rose|stretched|was|were|opened|spread)\b|\b(?:there lay|there rose|as far as (?:the eye|one) could see|at the top of the (?:hill|mountain|tower|cliff)|on the horizon|in the distance|far (?:away|off|below))\b/u;
/** Of these faces and hands are to be seen. */
const NEAR = /\bwhisper\w*|\b(?:looked|stared|smiled|blinked|nodded|glanced|winked|grinned|frowned|gazed) at (?:him|her|them|each other|one another|\p{Lu}\p{L}+)\b|\blooked (?:him|her|them|each other) in the eyes?\b|\b(?:took|held|squeezed|pressed|let go of) (?:his|her|their|each other[’']s|\p{Lu}\p{L}+[’']s) (?:hand|paw|hands|paws)\b|\b(?:leaned|leant|bent) (?:over|close|closer|forward|down to)\b|\b(?:ears?|eyes?|cheeks?|nose|chin|forehead|lips?)\b|\b(?:in a (?:small|low|quiet|tiny) voice|under (?:his|her|their) breath|very (?:low|quietly|softly)|quietly|softly|wept|cried softly|a tear|tears|sniffed|swallowed|sighed|breath)\b|\b(?:hugged|cuddled|thought (?:about it|for a (?:moment|while|long time)|hard)|listened|said nothing|did not answer)\b/u;

/** What words ask to be seen of: a whisper is seen from near, an arrival from far; undefined where they ask for neither. */
export function shotTold(words: string): 'near' | 'far' | undefined {
  const told = presentText(withoutSpeech(words));
  if (WIDE.test(told)) return 'far';
  return NEAR.test(told) ? 'near' : undefined;
}

/** Words from which on a passage in which hardly anything but speech happens is about those who speak. */
const TALK = 80;
/** Share of the letters of a passage that is told, and not said. */
const HARDLY_TOLD = 0.55;
export const isTalk = (words: string): boolean => words.length > TALK && withoutSpeech(words).length / words.length < HARDLY_TOLD;

/**
 * The parts of one story are seen from one place after the other; elsewhere lots are drawn.
 * @param told of what the words ask to see
 */
export function shotOf({ seed, story, part }: Pick<SceneBrief, 'seed' | 'story' | 'part'>, told?: 'near' | 'far'): Shot {
  const drawn = story !== undefined && part !== undefined ? (SHOTS[(hashText(story) + part) % SHOTS.length] ?? SHOTS[0]) : dice(`shot:${seed}`).pick(SHOTS);
  return told === 'far' ? FAR : drawn;
}
