// “Biscuit cannot stop sneezing, and it saves them in the end”: what somebody does all through a story, and whether it is what saves the day.

import type { Wish } from '../brief.ts';
import { type Habit, habitOf } from '../lexicon/habits.ts';

const NAME = String.raw`(?<who>\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*){0,2})`;
const SAVED = String.raw`(?:sav(?:ed|es?)|helped|helps?|rescued?s?|solved|won|w[io]ns?|made (?:it|everything|all) (?:well|good|right)|turned out to (?:be|help|save)|was (?:just )?what|came in)`;
const TAIL = String.raw`(?<tail>(?:[,;]? (?:and|but|until|till|which|so|when|whenever|because|all|a lot|again|very|so|non-?stop|everywhere|loudly|in the|at the|now|today|that|this)\b.*)?)`;
const SAYS: readonly RegExp[] = [
  new RegExp(`^${NAME} (?:could not|couldn’t|cannot|can’t) (?:stop|help) (?<act>\\p{L}+ing)${TAIL}$`, 'u'),
  new RegExp(`^${NAME} kept (?:on )?(?<act>\\p{L}+ing)${TAIL}$`, 'u'),
  new RegExp(`^${NAME} (?:was|were) (?:always|constantly|forever) (?<act>\\p{L}+ing)${TAIL}$`, 'u'),
  new RegExp(`^${NAME} (?:always|constantly|never stopped) (?<act>\\p{L}+)${TAIL}$`, 'u'),
  new RegExp(`^${NAME} (?<act>\\p{L}+) (?:all the time|all day(?: long)?|constantly|non-?stop|again and again|without stopping)${TAIL}$`, 'u'),
  new RegExp(`^${NAME} (?:had|got) (?:the |an? (?:bad |terrible |awful )?(?:attack|fit) of (?:the )?)?(?<act>hiccups|giggles)${TAIL}$`, 'u'),
  new RegExp(`^${NAME}’s? (?<act>\\p{L}+)(?<tail> (?:always )?${SAVED}\\b.*)$`, 'u'),
];
const SAVES = new RegExp(`^(?:It|That|This|(?:His|Her|The|Its) \\p{L}+)(?: \\p{L}+)? ${SAVED}\\b`, 'u');
const ENDS_WELL = new RegExp(`\\b(?:it|that|this|which)(?: \\p{L}+)? ${SAVED}\\b|^ (?:always )?${SAVED}\\b`, 'u');

interface Does {
  who: string;
  does: Habit;
  saves: boolean;
}

function doesIn(words: string, isName: (word: string) => boolean): Does | undefined {
  for (const says of SAYS) {
    const { who = '', act = '', tail = '' } = says.exec(words)?.groups ?? {};
    const does = habitOf(act.replace(/^(\p{L}+?)s$/u, '$1')) ?? habitOf(act);
    if (does && isName(who)) return { who, does, saves: ENDS_WELL.test(tail) };
  }
  return undefined;
}

/** Of one who is a name, as it stands in a wish after `withHabits`. */
export function habitIn(words: string): { who: string; does: Habit } | undefined {
  const { who, act } = TOLD.exec(words)?.groups ?? {};
  const does = act === undefined ? undefined : habitOf(act);
  return who !== undefined && does ? { who, does } : undefined;
}

const TOLD = new RegExp(`^${NAME} could not stop (?<act>\\p{L}+ing)$`, 'u');

/** “It was a snowy day, and Rusty could not stop sneezing” is two things. */
function inTwo(wish: Wish, isName: (word: string) => boolean): Wish[] {
  const [, first = '', rest = ''] = wish.from === 'prompt' && !wish.asked ? (AND_THEN.exec(wish.words) ?? []) : [];
  return first !== '' && doesIn(rest, isName) ? [{ ...wish, words: first }, { ...wish, kind: 'fact', words: rest, head: rest.split(' ')[0] ?? '' }] : [wish];
}

const AND_THEN = /^(.+?\s.+?),? (?:and|but|where|while) (\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)? (?:could not|couldn’t|kept|was always|always|had the|has the) .+)$/u;

/** The first of what somebody cannot stop, told in one way; “it saves them in the end” is said of it and no wish of its own. */
export function withHabits(heard: readonly Wish[], isName: (word: string) => boolean): Wish[] {
  const wishes = heard.flatMap((wish) => inTwo(wish, isName));
  const found = wishes.find(({ from, asked, words }) => from === 'prompt' && !asked && doesIn(words, isName));
  const habit = found && doesIn(found.words, isName);
  if (!found || !habit) return [...wishes];
  const saving = wishes.filter((wish) => wish !== found && wish.from === 'prompt' && SAVES.test(wish.words));
  return wishes.filter((wish) => !saving.includes(wish)).map((wish) =>
    wish === found ? { ...wish, kind: 'fact' as const, phase: 'introduction' as const, head: habit.who, words: `${habit.who} could not stop ${habit.does.acting}`, ...(habit.saves || saving.length > 0 ? { saves: true } : {}) } : wish);
}
