// Somebody who is thought of with a heavy heart: in hospital, ill, moved away, dead, missed, or two who part. Such a one never turns up to help.
import type { Wish } from '../brief.ts';
import { isCreature } from './phrase.ts';

const STATE = /^(.{2,60}?) (?:was|were|had been|fell|became) (?:still |very |really |so |quite |just )*(?:in (?:the )?(?:hospital|heaven)|ill|sick|poorly|away|far away|dead|abroad)\b/iu;
const WENT = /^(.{2,60}?) (?:(?:had )?(?:just |recently |sadly )?(?:died|passed away|moved away|moved out|left home|went away|moved to (?:another|a different) \p{L}+|(?:left|was leaving) (?:the|his|her|their|our) (?:school|class|team|town|country|nursery|kindergarten))|(?:was|is) (?:going (?:away )?to (?:university|college|boarding school)|moving out|leaving home)|forgot (?:things|everything|names|a lot)|was (?:soon )?(?:moving|going) away|(?:lived|worked) (?:very |so )?(?:far away|abroad))\b/iu;
/** “Used to be a stationmaster and died”, “was a sailor who never came back”. */
const LATE = /^(.{2,60}?) (?:used to|was|were|had|lived|worked)\b.*\b(?:and (?:then )?(?:had )?(?:died|passed away)|never (?:came|comes) (?:back|home)|never returned|(?:was|were) (?:lost|missing) at sea|before (?:he|she|they) (?:died|passed away))\b|^(.{2,60}?) never (?:came|comes) (?:back|home)\b/iu;
const PART = /^(.{2,60}?) (?:(?:was|were|got|had) (?:just |now |both )*(?:getting |being )?(?:a )?(?:divorced?|divorcing|separated|separating|splitting up|split up)|(?:divorced|separated|split up|broke up)|had (?:dementia|alzheimer|cancer|a stroke|an accident))\b/iu;
const WANTED_BACK = /\bwanted ((?:his|her|their) \p{L}+) back\b/u;
const FALL_OUT = /^(.{0,30}?(?:parents|mum and dad|mom and dad|mother and father)) (?:always |often |just |still )*(?:argued|were arguing|fought|were fighting|quarrel(?:led|ed)|shouted|had (?:an? )?(?:\p{L}+ )?(?:argument|fight|row|quarrel)s?)\b/iu;
const MISSED = /\bmissed ((?:his|her|their|\p{Lu}[\p{L}’']*s?)\s\p{L}.*|\p{Lu}\p{L}+)$/u;

/** “The mouse baby is ill”: somebody whom they meet, and not one who is missed. */
const isBeast = (who: string): boolean => /^(?:the|an?) /iu.test(who) && who.split(' ').some((word) => isCreature(word));

const BOTH = /^(?:(?:his|her|their|my|our|the|\p{L}+[’']s) )?(?:mum|mom|mother|mummy|mommy|grandma|dad|father) and (?:(?:his|her|their|my|our) )?(?:dad|daddy|father|mum|mom|mother|grandpa)\b/iu;

/** Whom a sentence of the past misses: "Olive’s brother", "his old friends"; undefined where it misses nobody. What somebody other than the hero misses is only a fact. */
export function awayIn({ kind, words, asked }: Pick<Wish, 'kind' | 'words' | 'asked'>, hero?: string): string | undefined {
  if ((kind !== 'fact' && kind !== 'happening') || asked) return undefined;
  const whole = words.replace(/[.!]+$/u, '');
  // “Mum and dad are getting divorced” is said of both.
  const late = LATE.exec(whole);
  const long = late?.[1] ?? late?.[2];
  if (long && !/\b(?:was|were|had|that|when)\b/u.test(long)) return long;
  const parts = [...(BOTH.test(whole) ? [whole] : []), ...whole.split(/,?\s+(?:because|since|now that|and)\s+/u)];
  const missed = hero === undefined || words.startsWith(`${hero} `) || words.startsWith('They ') ? MISSED.exec(whole)?.[1] : undefined;
  const who = [missed ?? [], ...parts.flatMap((text) => STATE.exec(text)?.[1] ?? PART.exec(text)?.[1] ?? FALL_OUT.exec(text)?.[1] ?? WENT.exec(text)?.[1] ?? WANTED_BACK.exec(text)?.[1] ?? [])].flat().map((one) => one.replace(/,? (?:who|that|which) (?=\p{L}).+$/u, '')).find((one) => !/\b(?:was|were|had|that|when)\b|\b(?:who|which|while|until)\b|^(?:They|He|She) \p{L}/u.test(one) && !isBeast(one));
  // “Her cat Minka who ran away” is thought of by her name.
  return who === undefined || /^(?:they|he|she|it|we|everybody|everyone|all|nobody)$/iu.test(who) ? undefined : who;
}
