// "They must win the match", "They save the bees", "She wants to fly to the moon": something to be done, which is not done before the end.

import type { Wish } from '../brief.ts';
import { capitalise } from '../tell/tidy.ts';
import { inThePast, isToDo, readClause } from './clause.ts';
import { inThirdPerson } from './in-third-person.ts';
import { fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { baseOfIng, baseOfThird, ingOf, isBase } from './verbs.ts';

const ALL = /^(?:they|we|the (?:children|kids|friends|siblings|family|heroes|animals|two(?: of them)?|three(?: of them)?))$/iu;

const HAS_TO = String.raw`must|(?:has|have|had) (?:got )?to|needs? to|(?:are|is) supposed to|(?:need|has|have) to try to`;
const WANTS_TO = String.raw`(?:really |both |all )?wants? to|would like to|hopes? to|plans? to|(?:are|is) (?:going|trying|planning|hoping) to|tr(?:y|ies) to|decides? to|sets? (?:out|off) to|go(?:es)? on an? (?:quest|mission|journey|adventure|trip) to`;
const AIM = new RegExp(`^(.{2,40}?) (?:(${HAS_TO})|(${WANTS_TO})) (?!not\\b|never\\b)(\\p{L}+)(.*)$`, 'iu');

/** Nothing that one could come home from having done. */
const NO_DEED = /^(?:be(?! (?:back|home|there|on time|in time|ready|at the)\b)|become|have|stay|know|feel|like|love|hate|want|need|sleep|rest|see (?!the |a )|watch|marry|die|kill|choose|decide|share|listen|behave|apologi[sz]e|say|tell|ask|think|wait|hear|live|eat|drink|cry|laugh|wake|look (?!for |after )|fall|lose|forget|hurt|fight|hide|play(?! in | hide| peek| musical| tag| catch| hopscotch| chess| board| cards| dress)|help(?! \S.* (?:find|get|build|reach|learn|win|make|catch|fix|return|escape|save|become|cross|carry|move|sell|plant|clean|wash|pack|cook|bake|paint|decorate|open|harvest|feed|dig|unload|repair|mend|tidy|knit|sew)\b)|cuddle|hug|go(?! to the (?:moon|stars|north pole|top)\b)|come|keep|give up|wear|take (?:medicine|pills|turns)|share an? |leave|meet|let|get (?!to the|.*\b(?:home|back)\b)|make (?:friends|up|peace|sure|fun)|move (?:house|to|into|away)|start (?:school|kindergarten|nursery|at)|learn (?!(?:how )?to (?:swim|ride|skate|ski|read|write|fly|cook|bake|play|whistle|tie|dance|sing|juggle|climb|dive|sail|drive|count|draw|sew|knit|surf)\b))\b/iu;

/** What is done on purpose, and takes a while: told in the present it is what the story is to be about. */
const ON_PURPOSE = /^(?:stand up (?:to|for) |play (?:hide|peek|musical|tag|catch|hopscotch|chess|board|cards|dress)|(?:brush|wash|clean|tidy up|put away|pick up|pack|do) (?=their )|help (?=\S.* (?:find|get|build|reach|learn|win|make|catch|fix|return|escape|save|become|cross|carry|move|sell|plant|clean|wash|pack|cook|bake|paint|decorate|open|harvest|feed|dig|unload|repair|mend|tidy|knit|sew)\b)|save|rescue|win|score (?=an? |the )|stop|defeat|outwit|trick|deliver|build|rebuild|plant|grow|bake|cook|open (?=an? |the |their )(?!(?:the |a |an )?(?:\p{L}+ )?(?:door|box|book|gate|window|chest|letter|lid|present|jar|bottle)\b)|put on (?=an? |the )|solve|free|protect|repair|fix|mend|invent|paint|organi[sz]e|throw (?=a )|climb (?=the |a )|cross (?=the |a )|sail (?=to|round|around|across)|fly (?=to|round|around|across)|travel (?=to|round|around|across|back)|race|escape|bring (?=.+ (?:home|back|to)\b)|dig (?=a )|sew|knit|make (?=an? )|start (?=an? )|join (?=the |a )|perform|return|reach|collect|search for|teach (?=an? |the |their |his |her )|look for|look after|hunt for|decorate|explore|hike (?=to|up)|swim (?=to|across)|visit|learn (?:how )?to)\b/iu;

/** What a child does for the first time, or gives up. */
const MILESTONE = /^(?:(?:take|ride|go by|walk|go to|cross|cook|swim|climb) .*\b(?:alone|by (?:himself|herself|themselves)|on (?:his|her|their) own)\b|give up (?:his|her|their|the) (?:dumm(?:y|ies)|pacifier|soother|bottle|napp(?:y|ies)|diapers?|thumb)|say (?:goodbye|bye|bye-bye) to (?:his|her|their|the) (?:dummy|pacifier|nappy|bottle|cot)|sleep (?:in (?:his|her|their) own|(?:in|under) (?:an?|the) |alone|through|all by|without (?:his|her|the|a|their))|use the (?:potty|toilet)|go to the (?:potty|toilet)|(?:eat|drink|do everything|get dressed|dress|tie|put on) .*\b(?:by (?:himself|herself|themselves)|alone|all by)\b|get dressed (?:by|alone)|walk to (?:school|nursery|kindergarten) (?:alone|by)|stay (?:at .+ )?alone)\b/iu;

/** Undefined where nothing is to be done that could wait for the end. */
export function questIn(typed: string, to: Listening, isPromised = false): Wish[] | undefined {
  if (to.asked || to.from !== 'prompt' || to.phase !== 'introduction') return undefined;
  const told = inThirdPerson(against(asDeed(learning(everyday(typed)))), to.hero).replace(/^(?:they|we)[’']re\b/iu, 'they are').replace(/\b(?:are|is) (?:looking|searching|hunting) for\b/u, 'want to find')
    .replace(/\bdreams? of (\p{L}+ing)\b/u, (whole, ing: string) => (baseOfIng(ing) ? `wants to ${baseOfIng(ing)}` : whole));
  const loath = loathIn(told, to);
  if (loath) return loath;
  const [, whoAims = '', must, , verb = '', tail = ''] = AIM.exec(told) ?? [];
  const aimed = whoAims ? { subject: whoAims, want: `${verb}${tail}`, must: must !== undefined } : doneIn(told);
  const who = aimed && subjectOf(aimed.subject, to);
  if (!aimed || !who) return undefined;
  // “… because Mum is making lasagne”: why is said when it is done, and not each time that it is thought of.
  const [, task = '', why = ''] = aimed.must && !isPromised ? (/^(.+?),? because (.+)$/iu.exec(aimed.want) ?? []) : [];
  const reason = why && readClause(why, to.isName);
  if (reason) aimed.want = task;
  const want = (who === 'they' ? withOwners(aimed.want, to) : aimed.want).replace(/[\s,:;.!]+$/u, '');
  const isMeant = isPromised || LEARNS.test(want) || MILESTONE.test(want);
  if ((!isMeant && (NO_DEED.test(`${want} `) || (!ON_PURPOSE.test(`${want} `) && !isToDo(want, to.isName)))) || /,|\b(?:because|but|until|if)\b/u.test(want) || saysMore(want, to) || /\b(?:about it|that|this|some|something)$/u.test(want)) return undefined;
  const did = inThePast(`They ${want}`.split(' '), to.isName).slice(1).join(' ').replace(/^(?:be|was)\b/u, who === 'they' || who.includes(' and ') ? 'were' : 'was');
  const words = `${capitalise(who)} ${did}`;
  const wish = make(to, 'quest', words, want.replace(/(?<!\bfind out) (?:that|which|who) .+$/u, ''), { who, ...(aimed.must ? { must: true } : {}), ...(isPromised ? { promised: true } : {}) });
  const withReason = reason ? `${words}, because ${reason.subject} ${reason.predicate}` : words;
  return fits(words, to) ? [{ ...wish, words: fits(withReason, to) ? withReason : words }] : undefined;
}

/** “Find her map” is Wren’s map; “help Ravi find his way” says already whose. */
const withOwners = (want: string, to: Listening): string =>
  want.replace(/\b(?:his|her)\b/gu, (word, at: number) => (want.slice(0, at).includes(to.owner(word).replace(/[’']s?$/u, '')) ? word : to.owner(word)));

/** “They learn to share”, “she is learning to wait”: not known at the beginning, and known at the end. */
const LEARNS = /^learn to \p{L}/iu;
const IS_LEARNING = /^(.{2,40}?)(?<! to) (?:(?:is|are) learning|learns?|(?:should|must|has to|have to|needs? to) learn) (?:how )?to (\p{L}+.*)$/iu;

/** What a child is learning to do with its body is done at the end; what it learns for life is learnt. */
function learning(typed: string): string {
  const [, who = '', what = ''] = IS_LEARNING.exec(typed) ?? [];
  const they = /^(?:they|we)$| and /iu.test(who);
  return !who ? typed : NO_DEED.test(`learn to ${what} `) ? `${who} ${they ? 'have' : 'has'} to learn to ${what}` : `${who} ${they ? 'want' : 'wants'} to learn to ${what}`;
}

/** Games that have a name, as they are typed: “hide and seek”. */
const GAMES = /^(?:a game of |playing |play )?(hide[- ]and[- ]seek|peek[- ]?a[- ]?boo|musical chairs|tag|catch|football|soccer|hopscotch|chess|board games?|cards|dress[- ]up|hide and go seek)$/iu;

/** What is asked of a child every evening. */
const CHORES = /^(?:to )?(brush(?:ing)?|wash(?:ing)?|tidy(?:ing)?|clean(?:ing)?|pack(?:ing)?|put(?:ting)? away|pick(?:ing)? up|do(?:ing)?) (?:up )?((?:(?:his|her|their|my|our|the) )?(?:teeth|hands|hair|room|bedroom|toys|homework|shoes|clothes))(?: (?:up|away))?$/iu;

function everyday(typed: string): string {
  const game = GAMES.exec(typed)?.[1];
  if (game) return `They want to play ${game.toLowerCase()}`;
  const [, does = '', what = ''] = CHORES.exec(typed) ?? [];
  const verb = does.toLowerCase();
  const base = baseOfIng(verb) ?? verb;
  return base && what ? `They must ${base === 'tidy' ? 'tidy up' : base === 'putting' ? 'put away' : base} ${what.replace(/^(?:(?:his|her|their|my|our|the) )?/iu, 'their ').toLowerCase()}` : typed;
}

const WILL_NOT = /^(.{2,40}?) (?:(?:does not|doesn[’']t|do not|don[’']t|never) (?:really |ever )?(?:want|wants|like|likes) to|(?:never|always) refuses? to|refuses? to|hates? to|will not|won[’']t|will never) (?:ever )?(?!be\b|have\b|stop\b|know\b|die\b|give up\b|leave\b|move\b|lose\b|say (?:goodbye|bye)\b|grow\b|talk\b|speak\b|play with\b|marry\b|fight\b|stay\b|miss\b|go (?:away|without)\b)(.+)$/iu;
/** “He never listens”, “she never tidies up”. */
const NEVER = /^(.{2,40}?) never ((?:listen|share|help|tid(?:y|ie)|say|wait|clean|wash|brushe?|eat|do(?:e)?)s?\b.*)$/iu;

const HATES = /^(.{2,40}?) (?:does not|doesn[’']t|do not|don[’']t|never|hates?|refuses?) ?(?:really |ever )?(?:likes?|wants?|eats?)? (\p{L}+ing\b.*|(?:an? |the |his |her |their )?(?:\p{L}+ )?(?:baths?|showers?|vegetables|veggies|greens|broccoli|spinach|carrots|peas|sprouts|soup|fruit|breakfast|lunch|dinner|medicine|naps?))$/iu;

/** What somebody will not do, which is to happen all the same: no order to leave it out of the story. */
export const isLoath = (text: string): boolean => !/^(?:i|we)\b/iu.test(text) && [WILL_NOT, HATES, NEVER].some((pattern) => pattern.test(text));

/** "He does not want to brush his teeth": in the end he does, and nobody has to ask. */
function loathIn(told: string, to: Listening): Wish[] | undefined {
  const [, subject = '', does = ''] = WILL_NOT.exec(told) ?? HATES.exec(told) ?? NEVER.exec(told) ?? [];
  const who = subject && subjectOf(subject, to);
  if (!who) return undefined;
  const [first = '', ...rest] = does.replace(/,? because .*$/u, '').replace(/[\s,:;.!]+$/u, '').split(' ');
  const base = baseOfIng(first) ?? (NEVER.test(told) ? baseOfThird(first) : undefined);
  const thing = /(?:bath|shower|nap)s?$/iu.test(does) ? 'have' : /medicine$/iu.test(does) ? 'take' : 'eat';
  const want = base ? [base, ...rest].join(' ') : WILL_NOT.test(told) || NEVER.test(told) ? does.replace(/,? because .*$/u, '') : `${thing} ${does.replace(/^(bath|shower|nap)s?$/iu, 'a $1')}`;
  if (!isBase(want.split(' ')[0] ?? '') || /,|\b(?:because|but|until|if|unless)\b/u.test(want)) return undefined;
  const words = `${capitalise(who)} ${inThePast(`They ${want}`.split(' '), to.isName).slice(1).join(' ')}`;
  return fits(words, to) ? [make(to, 'quest', words, want, { who, loath: true })] : undefined;
}

/** "They save the bees", "Amara builds a boat". */
function doneIn(told: string): { subject: string; want: string; must: boolean } | undefined {
  for (let at = told.indexOf(' '); at > 0 && at < 40; at = told.indexOf(' ', at + 1)) {
    const [verb = '', ...rest] = told.slice(at + 1).split(' ');
    const several = ALL.test(told.slice(0, at)) || / and /u.test(told.slice(0, at));
    const want = [several ? verb : (baseOfThird(verb) ?? ''), ...rest].join(' ');
    if (ON_PURPOSE.test(`${want} `) || MILESTONE.test(want)) return { subject: told.slice(0, at), want, must: false };
  }
  return undefined;
}

/** “Amara wants to win and Finn wants to help her”, “he gives a talk and stutters”: two things are said. */
const saysMore = (want: string, to: Listening): boolean => want.split(/\s+and\s+/u).slice(1).some((part) => readClause(capitalise(part), to.isName) !== undefined || baseOfThird(part.split(' ')[0] ?? '') !== undefined);

/** “The witch wants to steal the stars”: that is to be stopped. */
function against(typed: string): string {
  const [, who = '', verb = '', rest = ''] = /^((?:the|an?) (?:[\p{L}’-]+ ){1,4}?)(?:wants?|tr(?:y|ies)|plans?|is (?:going|trying|planning)|are (?:going|trying|planning)) to (steal|destroy|eat|kidnap|capture|catch|freeze|ruin|wreck|poison|ban|cut down|tear down|knock down|take over|blow up) (.+)$/iu.exec(typed) ?? [];
  const [does = '', ...how] = verb.toLowerCase().split(' ');
  return who ? `They must stop ${who.trim().replace(/^an?\b/iu, 'the').toLowerCase()} from ${[ingOf(does), ...how].join(' ')} ${rest}` : typed;
}

/** “Save the whales” and “learning to ride a bike” are what they do; “sharing toys” is what they learn. */
function asDeed(typed: string): string {
  if (ON_PURPOSE.test(typed) || /^find (?:the|their|his|her|a lost|a way|out)\b/iu.test(typed)) return `They want to ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`;
  const [, ing = '', rest = ''] = /^(\p{L}+ing) (.+)$/iu.exec(typed) ?? [];
  const base = baseOfIng(ing);
  if (/^learn$/iu.test(base ?? '') && /^(?:how )?to /iu.test(rest)) return learning(`They learn ${rest.replace(/^how /iu, '')}`);
  if (!base || NO_DEED.test(`${base} ${rest} `)) return typed;
  return `They want to ${base} ${rest}`;
}

function subjectOf(typed: string, to: Listening): string | undefined {
  if (ALL.test(typed)) return 'they';
  if (/^(?:he|she)$/iu.test(typed)) return to.owner(/^he$/iu.test(typed) ? 'his' : 'her').replace(/[’']s?$/u, '');
  const names = typed.split(/\s+and\s+/u);
  return names.every((name) => to.isName(name)) ? names.map((name) => to.properName(name)).join(' and ') : undefined;
}
