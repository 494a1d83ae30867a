// "They must win the match", "They save the bees", "She wants to fly to the moon": something to be done, which is not done before the end.

import type { Wish } from '../brief.ts';
import { capitalise } from '../tell/tidy.ts';
import { inThePast, isToDo } from './clause.ts';
import { inThirdPerson } from './in-third-person.ts';
import { fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { baseOfIng, baseOfThird } from './verbs.ts';

const ALL = /^(?:they|we|the (?:children|kids|friends|siblings|family|heroes|animals|two(?: of them)?|three(?: of them)?))$/iu;

const HAS_TO = String.raw`must|(?:has|have|had) (?:got )?to|needs? to|(?:are|is) supposed to|(?:need|has|have) to try to`;
const WANTS_TO = String.raw`(?:really |both |all )?wants? to|would like to|hopes? to|plans? to|(?:are|is) (?:going|trying|planning|hoping) to|tr(?:y|ies) to|decides? to|sets? (?:out|off) to|go(?:es)? on an? (?:quest|mission|journey|adventure|trip) to`;
const AIM = new RegExp(`^(.{2,40}?) (?:(${HAS_TO})|(${WANTS_TO})) (?!not\\b|never\\b)(\\p{L}+)(.*)$`, 'iu');
const DEED = /^(.{2,40}?) (\p{L}+)(.*)$/u;

/** Nothing that one could come home from having done. */
const NO_DEED = /^(?:be|become|have|stay|know|feel|like|love|hate|want|need|sleep|rest|see (?!the |a )|watch|marry|die|kill|choose|decide|share|listen|behave|apologi[sz]e|say|tell|ask|think|wait|hear|live|eat|drink|cry|laugh|wake|look (?!for )|fall|lose|forget|hurt|fight|hide|play(?! in )|help|cuddle|hug|go(?! to the (?:moon|stars|north pole|top)\b)|come|keep|give up|meet|let|get (?!home|back|to the)|make (?:friends|up|peace|sure|fun)|learn (?!(?:how )?to (?:swim|ride|skate|ski|read|write|fly|cook|bake|play|whistle|tie|dance|sing|juggle|climb|dive|sail|drive|count|draw|sew|knit|surf)\b))\b/iu;

/** What is done on purpose, and takes a while: told in the present it is what the story is to be about. */
const ON_PURPOSE = /^(?:save|rescue|win|stop|defeat|outwit|trick|deliver|build|rebuild|plant|grow|bake|cook|open (?=an? |the |their )(?!(?:the |a |an )?(?:\p{L}+ )?(?:door|box|book|gate|window|chest|letter|lid|present|jar|bottle)\b)|put on (?=an? |the )|solve|free|protect|repair|fix|mend|invent|paint|organi[sz]e|throw (?=a )|climb (?=the |a )|cross (?=the |a )|sail (?=to|round|around|across)|fly (?=to|round|around|across)|travel (?=to|round|around|across|back)|race|escape|bring (?=.+ (?:home|back|to)\b)|dig (?=a )|sew|knit|make (?=an? )|start (?=an? )|join (?=the |a )|perform|return|reach|collect|search for|look for|hunt for|decorate|hike (?=to|up)|swim (?=to|across)|visit|learn (?:how )?to)\b/iu;

/** Undefined where nothing is to be done that could wait for the end. */
export function questIn(typed: string, to: Listening): Wish[] | undefined {
  if (to.asked || to.from !== 'prompt' || to.phase !== 'introduction') return undefined;
  const told = inThirdPerson(asDeed(typed), to.hero).replace(/^(?:they|we)[’']re\b/iu, 'they are');
  const [, whoAims = '', must, , verb = '', tail = ''] = AIM.exec(told) ?? [];
  const aimed = whoAims ? { subject: whoAims, want: `${verb}${tail}`, must: must !== undefined } : doneIn(told);
  const who = aimed && subjectOf(aimed.subject, to);
  if (!aimed || !who) return undefined;
  const want = (who === 'they' ? aimed.want.replace(/\b(?:his|her)\b/gu, (word) => to.owner(word)) : aimed.want).replace(/[\s,:;.!]+$/u, '');
  if (NO_DEED.test(`${want} `) || (!ON_PURPOSE.test(`${want} `) && !isToDo(want, to.isName)) || /,|\b(?:because|but|until|if)\b/u.test(want)) return undefined;
  const did = inThePast(`They ${want}`.split(' '), to.isName).slice(1).join(' ');
  const words = `${capitalise(who)} ${did}`;
  return fits(words, to) ? [make(to, 'quest', words, want, { who, ...(aimed.must ? { must: true } : {}) })] : undefined;
}

/** "They save the bees", "Amara builds a boat". */
function doneIn(told: string): { subject: string; want: string; must: boolean } | undefined {
  for (let at = told.indexOf(' '); at > 0 && at < 40; at = told.indexOf(' ', at + 1)) {
    const [verb = '', ...rest] = told.slice(at + 1).split(' ');
    const several = ALL.test(told.slice(0, at)) || / and /u.test(told.slice(0, at));
    const want = [several ? verb : (baseOfThird(verb) ?? ''), ...rest].join(' ');
    if (ON_PURPOSE.test(`${want} `)) return { subject: told.slice(0, at), want, must: false };
  }
  return undefined;
}

/** "Learning to ride a bike" is what they do; "sharing toys" is what they learn. */
function asDeed(typed: string): string {
  const [, ing = '', rest = ''] = /^(\p{L}+ing) (.+)$/iu.exec(typed) ?? [];
  const base = baseOfIng(ing);
  if (!base || NO_DEED.test(`${base} ${rest} `)) return typed;
  return `They want to ${base} ${rest}`;
}

function subjectOf(typed: string, to: Listening): string | undefined {
  if (ALL.test(typed)) return 'they';
  if (/^(?:he|she)$/iu.test(typed)) return to.owner(/^he$/iu.test(typed) ? 'his' : 'her').replace(/[’']s?$/u, '');
  const names = typed.split(/\s+and\s+/u);
  return names.every((name) => to.isName(name)) ? names.map((name) => to.properName(name)).join(' and ') : undefined;
}
