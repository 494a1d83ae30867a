/** Which things a story tells to be small: “the small brass bell”, “a tiny key”, “the cup was too small”. */
import { THING_WORDS } from './things.ts';

const BEFORE = String.raw`\b(?:(?:very |rather |quite )?small|little|tiny|wee|smallest|littlest|tiniest)\b,?\s+(?:(?!(?:and|or|with|of|in|on|at|to|from|boy|girl|dog|bird|door|house)\b)[a-z-]+\s+){0,2}`;
const AFTER = String.raw`\b[^.!?“”]{0,40}\b(?:was|is|were|looked|seemed)\s+(?:so |too |very |quite |rather |far too |much too )?(?:small|tiny|little)\b|\b,? no (?:bigger|larger) than an?\b`;
/** “It was for the jam. It did not fit. It was too small.” */
const STILL_IT = String.raw`\b[^.!?“”]*[.!?](?:\s+It [^.!?“”]*[.!?])*?\s+It was (?:so |too |very |far too |much too )?(?:small|tiny)\b`;

/** A ladder that is called little is still one to climb. */
const ONLY_CALLED_SO: ReadonlySet<string> = new Set(['door', 'table', 'chair', 'ladder', 'bridge', 'gate', 'fence', 'boat', 'piano', 'tent', 'stove', 'cupboard', 'bench', 'bath', 'cart', 'hole', 'puddle', 'star', 'bicycle', 'campfire']);

/** @returns the names of those of the things that are small */
export const smallTold = (props: readonly string[], text: string): ReadonlySet<string> =>
  new Set(props.filter((prop) => !ONLY_CALLED_SO.has(prop) && THING_WORDS.some(([name, words]) =>
    name === prop && [`${BEFORE}(?:${words.source})`, `(?:${words.source})${AFTER}`, `(?:${words.source})${STILL_IT}`].some((pattern) => new RegExp(pattern, words.flags).test(text)))));

/** Shares of the usual size on the ground: what is told to be small, and what is drawn as long as a lamp and is no longer than a finger. */
const SMALL = 0.66;
const FINGER = 0.74;
const LIKE_A_FINGER: ReadonlySet<string> = new Set(['key', 'coin', 'pearl']);
export const shareOf = (prop: string, small: ReadonlySet<string>): number => (small.has(prop) ? SMALL : LIKE_A_FINGER.has(prop) ? FINGER : 1);
