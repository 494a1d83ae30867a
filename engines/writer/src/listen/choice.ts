// What there is to choose between, what of it is still open, and which of the two is chosen in the story.

import type { Wish } from '../brief.ts';
import { inThePast } from './clause.ts';
import { inThirdPerson } from './in-third-person.ts';
import { KIN } from './kin.ts';
import { fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { baseOfIng, baseOfThird, isBase, mayBeThing } from './verbs.ts';

/** "between going home and staying", "to tell or not to tell". */
export function choice(typed: string, to: Listening): Wish[] | undefined {
  // “What would you do?” – “Stay or go?”: nobody has said which.
  if (to.asked === 'own' && OPEN.test(typed)) return choice(typed, { ...to, asked: 'choice' });
  if (to.asked !== 'choice') return undefined;
  const text = inThirdPerson(typed, to.hero).replace(/[?!.]+$/u, '');
  const said = (KIN.test(text) || to.isName(/^\p{L}+/u.exec(text)?.[0] ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1)).replace(/,?\s+(?:I (?:do not|don’t) know|dunno|not sure|hmm+)(?: which)?$/iu, '').replace(/^(?:if|whether) (?:(?:they|he|she|we|I|you) (?:should|must|have to|has to)|to) /iu, 'whether to ').replace(/^maybe /iu, '');
  const whether = toDoIn(text);
  const words = whether ? `The question was whether to ${whether}` : /^between\b/iu.test(text) ? `It was a choice ${said}` : /^(?:whether|if)\b/iu.test(text) ? `The question was ${said}`
    : /\bor\b/iu.test(text) ? `This was the choice: ${said}` : askedIn(text, to);
  if (!words || !fits(words, to)) return undefined;
  const chosen = chosenIn(words, to);
  return [make(to, 'fact', words, whether ?? words, chosen ? { chosen } : {})];
}

/** “Who gets the last cookie”, “which way to go”. */
function askedIn(text: string, { isName }: Listening): string | undefined {
  if (!/^(?:who|which|what|where|how|when) \p{L}+ \p{L}/iu.test(text)) return undefined;
  const [first = '', ...rest] = text.split(' ');
  // “Who gets it” has its verb where a sentence has it; “which way to go” has none.
  const told = baseOfThird(rest[0] ?? '') ? inThePast(['he', ...rest], isName).slice(1) : rest;
  return `The question was ${[first.toLowerCase(), ...told].join(' ')}`;
}

/** “To leave the dog behind”, “saying goodbye”, “he has to give up his teddy”: whether to do it is the question. */
function toDoIn(text: string): string | undefined {
  const [, must] = /^(?:to|(?:\p{L}+ ){1,2}(?:has|have) to) (?!.*\bor\b)(\p{L}.+)$/iu.exec(text) ?? [];
  if (must) return must;
  const [, ing = '', rest = ''] = /^(\p{L}+ing)((?: .+)?)$/iu.exec(text) ?? [];
  const base = baseOfIng(ing);
  return base && !/\bor\b/u.test(rest) ? `${base}${rest}` : undefined;
}

/** Two things to do, or one and not: “stay or go”, “tell mum or not”. */
const OPEN = /^(?:(?:should|would|do) (?:i|we|they|he|she) |i(?:’d| would| don’t know(?: if| whether)?),? |maybe |either )?(?!.*,.*\bor else\b)\p{L}+(?: [\p{L}’]+){0,6} or (?:\p{L}+)(?: [\p{L}’]+){0,6}(?:,? (?:I (?:do not|don’t) know|dunno|not sure)(?: which)?)?$/iu;

/** What a family would be glad to have read out, and what it would not. */
const GLADLY = /\b(?:others?|everybody|everyone|give|tell|share|help|save|rescue|trust|forgive|free|let|say|stay|truth|friends?|friendship|brave|wait|return|bring|love|kind|think|together|sorry|family|mum|mummy|mom|dad|home)\b/iu;
const HARDLY = /\b(?:(?:save|help|keep|protect|trust|feed) (?:himself|herself|myself|themselves)|hide|lie|lies|run|leave|leaving|steal|keep it|keep the|burn|fight|kill|hurt|give up|alone|behind|sell|break|destroy|nothing|money|gold|treasure|power|revenge|win|cheat|forget|abandon|eat|without)\b/iu;

/** Which it is: "to give the light back", "not to burn the bridge", "Ozzy"; undefined where no two can be told apart. */
export function chosenIn(words: string, to: Listening): string | undefined {
  const said = words.replace(/[?.!]+$/u, '');
  const [, one] = /^The question was (?:whether to|(?:whether|if) (?:\p{L}+ ){1,3}?(?:should|must|can|could|has to|have to)) (.+?)(?: or not(?: to)?)?$/iu.exec(said) ?? [];
  const [, only] = /^(?:This was the choice: |The question was (?:whether )?|It was a choice between )(?:to )?(.+?),? (?:or|and) (?:not|don’t|to not|not to|do not)\b.*$/iu.exec(said) ?? [];
  const yes = one && !/\bor\b/u.test(one) ? one : only;
  if (yes) return HARDLY.test(yes) ? `not to ${baseFirst(yes)}` : `to ${baseFirst(yes)}`;
  const [, left, right] = /^(?:This was the choice: |The question was whether )(?:to )?(.+?),? or (?:to )?(.+)$/iu.exec(said) ?? /^It was a choice between (.+?),? (?:and|or) (.+)$/iu.exec(said) ?? /^The question was whether to (.+?),? or (?:to )?(.+)$/iu.exec(said) ?? [];
  if (!left || !right) return undefined;
  const plainly = (text: string): string => text.split(' ').map((word) => baseOfIng(word) ?? word).join(' ');
  const worth = (typed: string): number => worthOf(plainly(typed));
  const worthOf = (text: string): number => text.split(' ').map((word) => word.replace(/[’']s$/u, '')).reduce((sum, word) => sum + (!to.isName(word) ? 0 : word === to.hero.name ? -1 : 2), 0) + (GLADLY.test(text) ? 1 : 0) - (HARDLY.test(text) ? 1 : 0);
  const pick = worth(right) > worth(left) ? right : left;
  const verb = pick.split(' ')[0] ?? '';
  if (doing(verb) || (isBase(verb) && doing((pick === left ? right : left).split(' ')[0] ?? ''))) return `to ${baseFirst(pick)}`;
  // “Save Ozzy or the lantern”: the second is saved as well.
  const first = left.split(' ')[0] ?? '';
  if (/^(?:friend|family|dog|cat|home|brother|sister|mum|dad)$/iu.test(pick)) return /^home$/iu.test(pick) ? 'home' : `${to.hero.male ? 'his' : 'her'} ${pick.toLowerCase()}`;
  return pick === right && doing(first) && isBase(first) ? `to ${first.toLowerCase()} ${pick}` : pick;
}

const doing = (word: string): boolean => baseOfIng(word) !== undefined || (isBase(word) && !mayBeThing(word.toLowerCase()));
const baseFirst = (text: string): string => text.replace(/^\p{L}+/u, (word) => baseOfIng(word) ?? word.toLowerCase());
