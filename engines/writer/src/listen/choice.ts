// What there is to choose between, and what of it is still open.

import type { Wish } from '../brief.ts';
import { KIN } from './kin.ts';
import { fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { baseOfIng } from './verbs.ts';

/** "between going home and staying", "to tell or not to tell". */
export function choice(text: string, to: Listening): Wish[] | undefined {
  // “What would you do?” – “Stay or go?”: nobody has said which.
  if (to.asked === 'own' && OPEN.test(text)) return choice(text, { ...to, asked: 'choice' });
  if (to.asked !== 'choice') return undefined;
  const said = (KIN.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)).replace(/,?\s+(?:I (?:do not|don’t) know|dunno|not sure|hmm+)(?: which)?$/iu, '').replace(/^(?:if|whether) (?:(?:they|he|she|we|I|you) (?:should|must|have to|has to)|to) /iu, 'whether to ').replace(/^maybe /iu, '');
  const whether = toDoIn(text);
  if (whether) return fits(`The question was whether to ${whether}`, to) ? [make(to, 'fact', `The question was whether to ${whether}`, whether)] : undefined;
  const words = /^between\b/iu.test(text) ? `It was a choice ${said}` : /^(?:whether|if)\b/iu.test(text) ? `The question was ${said}` : /\bor\b/iu.test(text) ? `This was the choice: ${said}` : undefined;
  return words && fits(words, to) ? [make(to, 'fact', words, words)] : undefined;
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
