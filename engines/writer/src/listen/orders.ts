// Orders about the telling: what is done, what is heard as something else, and what cannot be done, each with its reason.

import type { Phase } from '../brief.ts';
import type { IsName } from './clause.ts';
import { isOnlyManner } from './manner.ts';
import type { Manner } from './manner.ts';
import { isBase } from './verbs.ts';
import { isLoath } from './quest.ts';

/** An order that is followed (there is nothing left to hear), one that means something else, or one that cannot be followed. */
export type Order = { is: 'done' } | { is: 'heard'; as: string; but?: string } | { is: 'refused'; why: string };

export interface OrderedIn {
  from: 'prompt' | 'instruction';
  phase: Phase;
  isName: IsName;
  hero: string;
  /** Sentences are joined at this age, and need not be. */
  joins: boolean;
  manner: Manner;
}

const WHY = {
  language: 'the built-in storyteller reads and writes English only',
  form: 'the built-in storyteller tells in prose, in the past, and never as “I”',
  words: 'the built-in storyteller cannot be told which words or sentences to use',
  level: 'its words and sentences follow the age range of the story',
  cast: 'who somebody is and what they are called is changed where the character is made, not in a story',
  stays: 'everybody who was chosen is in every part',
  passages: 'single passages cannot be moved, swapped or rewritten; say what is to happen, and it does',
  teaches: 'the built-in storyteller tells what happens and explains nothing',
  mood: 'it can be told funnier, calmer, more exciting, shorter, longer or with more talking, and in no other mood',
  less: 'the built-in storyteller cannot tell it with less of that',
  theme: 'what a story is about is its theme; say what is to happen, and it does',
  twist: 'say what the surprise is, and it comes',
  where: 'where a story is told is chosen with its places and its theme',
  chosen: 'who is in the story, and as what, is chosen with its characters',
  ending: 'how the story ends is told in its last part',
  not: 'say what happens instead, and it does',
  last: 'every story is told anew; what is named comes into this one',
} as const;

const refused = (why: keyof typeof WHY): Order => ({ is: 'refused', why: WHY[why] });
const done: Order = { is: 'done' };
const heard = (as: string, but?: keyof typeof WHY): Order => ({ is: 'heard', as, ...(but ? { but: WHY[but] } : {}) });

const TONGUES = 'french|german|spanish|italian|dutch|portuguese|polish|turkish|arabic|chinese|mandarin|japanese|korean|russian|ukrainian|greek|hebrew|hindi|swedish|norwegian|danish|finnish|latin|welsh|irish|deutsch|français|español|another language|two languages|my language|our language';
const LANGUAGE = new RegExp(`\\b(?:in|into|to|use|using|add|some|with) (?:some |a few |more |simple )?(?:${TONGUES})\\b|\\btranslat(?:e|ed|ion)\\b|\\bbilingual\\b`, 'iu');
const FORM = /\b(?:in|make|should|must|that|all|it|story|to|as|into|a|with|please)\s+(?:a\s+|in\s+)?rhym|^rhym|\brhyming\b|\bin verse\b|\b(?:as|like|into) an? (?:poem|song|play|diary|letter|script|comic|fairy ?tale|newspaper|film|movie)\b|\bhaiku\b|\blimerick\b|\b(?:first|second|third)[- ]person\b|\b(?:present|past|future) tense\b|\bpoint of view\b|\bperspective\b|\bpov\b|\bnarrat(?:or|ed|ion)\b|\bin the style of\b|\b(?:write|told|tell|written|sound|sounds)\b.* like [^ ]/iu;
const LEVEL = /\b(?:simpler|easier|harder|bigger|smaller|simple|easy|difficult|hard|fancier|fancy|better|richer|short|long|shorter|longer|younger|older)\s+(?:words?|sentences?|language|vocabulary|english)\b|\b(?:easier|simpler|harder) to (?:read|understand|follow)\b|^(?:(?:please|make|keep|it|this|the story|a bit|much|more|less|too|so|not)\s+)*(?:simple|simpler|easier|harder|complex|complicated|advanced|mature|grown[- ]up|babyish|childish|difficult)$/iu;
const SHORT_SENTENCES = /\b(?:shorter|short|simpler|simple|easier|easy) sentences?\b|\b(?:easier|simpler) to (?:read|understand|follow)\b/iu;
const WORDS = /\b(?:words?|sentences?|phrases?|paragraphs?|vocabulary|adjectives?|adverbs?|alliteration|punctuation|emojis?|capital letters|metaphors?|similes?|grammar|spelling|writing|style|titles?|chapters?|headings?)\b/iu;
const MOOD = /^(?:sad(?:der)?|serious|emotional|romantic|realistic|magical|mysterious|dark(?:er)?|happy|happier|cheerful|educational|moving|touching|poetic|dreamy|deep(?:er)?|darker|lighter|weird(?:er)?|crazy|crazier|cute(?:r)?|sweet(?:er)?|nice(?:r)?|warm(?:er)?|dramatic|colou?rful|imaginative|fast(?:er)?|slow(?:er)?|faster paced|modern|old[- ]fashioned|relatable|inspiring|uplifting|heart-?warming|spiritual|christian|scientific|personal)$/iu;
const STIRRING = /^(?:interesting|lively|livelier|action-packed|dramatic|adventurous|boring)$/iu;
const STUFF = /^(?:the |some |any |of )*(?:magic|feelings?|emotions?|love|energy|depth|colou?rs?|imagination|creativity|warmth|heart|facts?|science|descriptions?|characters?|plot|senses|wonder|mystery|romance|tension|pace|pacing|background|context|meaning|moral|lessons?)\b/iu;
const ABOUT = /^(?:(?:make (?:it|this|the story)|it (?:should|must) be|it(?: is|’s)(?: all)?|a story|the story|tell (?:me|us)|something)\s+)?(?:be )?about (?:the (?:value|power|importance|meaning) of )?(?:true )?(?:friendship|love|kindness|sharing|courage|bravery|honesty|trust|family|families|feelings|emotions|bullying|respect|patience|teamwork|helping(?: others)?|being (?:kind|brave|honest|different|yourself|patient|polite|good|nice)|diversity|growing up|gratitude|forgiveness|hope|loss|grief|peace|freedom|confidence|self-confidence|good manners|manners)(?: and \p{L}+)?$/iu;
const SAYS_OVER = /^(?:(?:do|try|tell|write) (?:it|this|that)? ?(?:all )?(?:over )?again|again|another (?:one|version|try|story)|(?:a )?(?:new|different|better) (?:one|version|story)?|something (?:else|different|new|better)|(?:make it |be )?(?:more )?(?:different|better|creative|original|surprising|unique)|surprise (?:me|us)|rewrite (?:it|this|the story|this part)?|try again|retry|regenerate)$/iu;
const SEASONS = 'winter|summer|spring|autumn|christmas(?: eve| day)?|easter|hallowe’?en|midnight|night|evening|morning|bedtime|sunday|monday|tuesday|wednesday|thursday|friday|saturday|new year’s eve|hanukkah|diwali|eid|ramadan|the holidays';

/** Nothing here for answers: they are never about the telling. */
export function hearOrder(typed: string, to: OrderedIn): Order | undefined {
  const text = typed.trim().replace(/^(?:please|pls|also|and|but|then|maybe|oh|ok|well|can you|could you|would you|i want you to|you should|try to|make sure (?:that )?(?:you )?)[\s,]+/iu, '').replace(/[\s,]*(?:please|pls|thanks?(?: you)?)$/iu, '').replace(/[\s.!?]+$/u, '');
  const first = aboutLastNight(text) ?? aboutLanguage(text, to) ?? aboutTime(text) ?? aboutWhere(text) ?? aboutLess(text, to);
  if (first || isOnlyManner(text)) return first;
  return aboutTheWhole(text, to) ?? aboutTheCast(text, to) ?? aboutPassages(text, to);
}

/** “Like last night but with the dog”, “the same story again”: earlier stories are not known. */
function aboutLastNight(text: string): Order | undefined {
  const [, rest = ''] = /^(?:(?:can it be |make it |tell |it should be |i want )?(?:(?:just |exactly )?like |the )?(?:the |our |my )?(?:same|last|yesterday|one from)(?:’s)?(?: (?:night|time|yesterday|week))?(?:’s)?(?: (?:one|story|stories|thing|as (?:last night|yesterday|last time|before)|again|as))*)(?:$|,? (?:but |only |and )?(?:this time |now )?(?:with |about )?(.*)$)/iu.exec(text) ?? [];
  if (!/^(?:can it be |make it |tell |it should be |i want )?(?:(?:just |exactly )?like |the )?(?:the |our |my )?(?:same|last (?:night|time|week)|yesterday|one from)/iu.test(text)) return undefined;
  if (!/\b(?:story|one|thing|like|again|as|same)\b/iu.test(text) || / (?:was|is|were|went|had) /iu.test(text)) return undefined;
  return rest ? heard(rest.replace(/^(?:but |with )+/iu, ''), 'last') : refused('last');
}

function aboutLanguage(text: string, { joins, manner, from, isName }: OrderedIn): Order | undefined {
  if (LANGUAGE.test(text) || isForeign(text)) return refused('language');
  if (FORM.test(text)) return refused('form');
  if (joins && SHORT_SENTENCES.test(text) && !/\bwords?\b/iu.test(text)) {
    manner.plain = true;
    return done;
  }
  if (LEVEL.test(text)) return refused('level');
  const isTold = isName(text.split(' ')[0] ?? '') || /^(?:they|he|she|we|everybody|everyone|there)\b/iu.test(text);
  const isOrder = from === 'instruction' || /^(?:use|write|no|avoid|with|include|add|repeat|in)\b/iu.test(text);
  return WORDS.test(text) && isOrder && !isTold && !/\b(?:magic|secret|kind|last|first|password|code) words?\b|\bword search\b/iu.test(text) ? refused('words') : undefined;
}

const FOREIGN = /^(?:eine?[nmrs]?|der|das|und|mit|nicht|bitte|geschichte|ist|une?|le|les|avec|histoire|est|et|pour|dans|el|los|las|una|con|historia|por|favor|il|gli|storia|che|een|het|met|verhaal|og|och|en)$/iu;
const ENGLISH = /^(?:the|and|with|of|is|are|was|they|he|she|it|to|a|an|my|our|not|for|about|who|that)$/iu;

function isForeign(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => FOREIGN.test(word)).length > (words.length < 5 && /\b(?:und|mit|ist|der|das|eine?|avec|pour|het|og|och)\b/iu.test(text) ? 0 : 1) && !words.some((word) => ENGLISH.test(word));
}

/** “Set in a castle”, “it takes place at school”: where it is told, as far as it can be one of its places. */
function aboutWhere(text: string): Order | undefined {
  const [, setting = '', where = ''] = /^((?:it|this|the story|everything) (?:should |must |could |has to )?(?:takes? place|plays?|happens?|is set|be set|starts?|begins?) |(?:let it|make it) (?:take place|play|happen) |(?:all )?set (?:it |this |the story )?)?(?:in|at|on|under|inside) (.+)$/iu.exec(text) ?? [];
  if (!where || IN_TIME.test(where)) return undefined;
  const told = where.replace(/^(?:school|home|kindergarten|nursery|church)$/iu, (place) => `the ${place.toLowerCase()}`);
  if (/^(?:an?|the|my|our|his|her|their)\s\p{L}+(?: \p{L}+){0,3}$/iu.test(told) && (setting !== '' || told.split(' ').length < 6)) return heard(told);
  return /^(?:outer )?space$|^(?:under ?)?water$/iu.test(where) || (setting !== '' && /^\p{Lu}/u.test(where)) ? refused('where') : undefined;
}

const IN_TIME = /\b(?:who|which|that|is|are|was|were|has|have|they|he|she|we|it|i|end|ending|way|beginning|middle|start|morning|evening|afternoon|night|day|story|moment|time)\b/iu;

/** “Set it in winter”, “it should snow”: what the day is like. */
function aboutTime(text: string): Order | undefined {
  const [, when = ''] = new RegExp(`^(?:(?:set|make|let|have) (?:it|this|the story) |it (?:should|must|could|has to) )?(?:be |happen |take place |play )?(?:in |at |on |during )?(?:the )?(${SEASONS})$`, 'iu').exec(text) ?? [];
  if (when) return heard(`it was ${/^(?:night|winter|summer|spring|autumn|evening|morning|midnight|bedtime)$/iu.test(when) ? when.toLowerCase() : when.replace(/^\p{Ll}/u, (first) => first.toUpperCase())}`);
  const [, falls = ''] = /^(?:let it|make it|have it|it should|it must|it has to|it starts to|it is|it’s|(?:change|make|turn|set) the weather(?: to| into| be)?) (snow|rain|thunder|storm|hail)(?:ing|s)?(?: all day)?$/iu.exec(text) ?? [];
  return falls ? heard(/^(?:storm|thunder)$/iu.test(falls) ? 'there was a thunderstorm' : `it ${falls.toLowerCase()}ed all day`) : undefined;
}

/** Less of something, none of something, or not that something happens. */
function aboutLess(text: string, { manner, isName, from }: OrderedIn): Order | undefined {
  const low = text.toLowerCase();
  if (/\b(?:less|not so|not too|too|not) (?:exciting|scary|frightening|wild|violent|creepy|spooky|intense)\b|\b(?:less|too much) (?:action|suspense|excitement|drama|danger|fighting|violence)\b/u.test(low)) {
    manner.calm = true;
    return done;
  }
  if (/\b(?:less|fewer|not so (?:much|many)|too (?:much|many)|no(?: more)?) (?:\p{L}+ )?(?:dialogue|talking|speech|conversations?|jokes?|humou?r|silliness|descriptions?|details?|repetitions?|repeating)\b|\b(?:less|not so|not|too) (?:funny|silly)\b/u.test(low)) {
    if (!/\bdetails?|descriptions?\b/u.test(low)) return refused('less');
    manner.size = 'shorter';
    return done;
  }
  if (/^(?:do not|don’t) make (?:it|this|the story|that) (?:so|too|that) (?:scary|frightening|creepy|spooky|exciting|sad)\b/u.test(low)) {
    manner.calm = true;
    return done;
  }
  if (/^(?:do not|don’t|never) (?:let|make|have) (?:anyone|anybody|somebody|someone|them|any of them|him|her|us) (?:die|dies|get hurt|be hurt|be sad|be left out|cry|get lost)\b/u.test(low)) {
    manner.calm = true;
    return done;
  }
  if (/^(?:nobody|no one|no-one|none of them|they) (?:should |must |may |can |will |do |does )?(?:not )?(?:ever )?(?:die|dies|get hurt|gets hurt|is hurt|be hurt|is sad|be sad|is left out|be left out|gets lost)\b/u.test(low)) {
    manner.calm = true;
    return done;
  }
  if (/^(?:with )?(?:no|without(?: any)?) (?:sad|scary|boring|bad|violent|creepy|frightening|dark|nasty) (?:parts?|bits?|things?|scenes?|stuff|moments?|endings?)$/u.test(low)) {
    manner.calm = true;
    return done;
  }
  if (from === 'instruction' && /^(?:do not|don’t|never) (?:let|make|have) (?!it\b)/u.test(low)) return refused('not');
  // In a prompt, “he can not sleep” and “a man who will not say his name” are told, and no order.
  if ((from === 'prompt' ? /^(?:(?!\b(?:who|that|which|because)\b).)*\b(?:must|should|shall) (?:not|never)\b|^(?:(?!\b(?:who|that|which|because)\b).)*\b(?:mustn’t|shouldn’t)\b/u : /\b(?:must|should|may|can|shall|will) (?:not|never)\b|\b(?:mustn’t|shouldn’t)\b/u).test(low)) return refused('not');
  const [, out = ''] = /^(?:remove|delete|cut(?: out)?|drop|leave out|leave|take out|skip|avoid|get rid of|lose|stop (?:using|mentioning)|(?:i|we|she|he) (?:really )?(?:did not|didn’t|do not|don’t|does not|doesn’t) (?:really )?(?:like|want|enjoy|need))\s+(?:any more of )?(.+?)(?: out)?$/u.exec(text.replace(/^\p{Lu}/u, (first) => (text.startsWith('I ') ? first.toLowerCase() : first.toLowerCase()))) ?? [];
  if (!out || isLoath(text) || (/^(?:s?he)\b/iu.test(text) && out.startsWith('to '))) return undefined;
  const what = out.replace(/^(?:the |that |this )?(?:whole )?(?:part|bit|scene|paragraph|thing)s? (?:with|about|where|of|in which) /iu, '').replace(/^(?:the|a|an|any|that|this|all|those|these)\s+/iu, '');
  if (isName(what.split(' ')[0] ?? '')) return refused('stays');
  if (/^(?:it|this|that|story|beginning|start|end|ending|text|part|rest|last part|plot)\b/iu.test(what)) return /^(?:it|this|that|story)$/iu.test(what) && /^(?:i|we|she|he)\b/iu.test(text) ? done : refused('passages');
  return what.split(' ').length < 4 ? heard(`no ${what}`) : refused('not');
}

/** How all of it is told. */
function aboutTheWhole(text: string, { manner, phase, from }: OrderedIn): Order | undefined {
  const low = text.toLowerCase();
  if (/^keep (?:everything|the rest|all(?: of it)?|it)(?: (?:else|as it is|the same))?$/u.test(low) || SAYS_OVER.test(low)) return done;
  if (ABOUT.test(low)) return refused('theme');
  if (/\b(?:plot twist|a twist|some twist|twist ending)\b|^(?:add |include )?(?:a |some |more )?(?:big )?surprises?$/u.test(low)) return refused('twist');
  if (/cliff-?hanger/u.test(low)) return phase === 'resolution' ? refused('ending') : phase === 'introduction' ? done : refused('passages');
  const [, it = ''] = /^(?:(?:make|let|keep|have) (?:it|this|the story|that|this part|everything|things|the plot|the tone|the mood)\s+(?:be\s+)?|(?:it|this|the story) (?:should|must|could|has to|needs to) (?:be|feel|sound)\s+)(.+)$/u.exec(low) ?? [];
  const how = (it || low).replace(/^(?:(?:a|much|more|very|really|so|bit|little|lot|too|less|way|even|extra)\s+)+/u, '').replace(/\s+(?:story|one|tone|mood|again)$/u, '');
  if (STIRRING.test(how)) {
    manner.exciting = true;
    return done;
  }
  if (MOOD.test(how) && (it !== '' || low.split(' ').length < 4)) return refused('mood');
  const [, stuff = ''] = /^(?:add |use |with |include |put in |give (?:it|us) )?(?:more|some more|lots of|a lot of|lots more|extra|a bit more|a little more) (.+)$/u.exec(low) ?? [];
  if (/^(?:fun|laughs?)$/u.test(stuff)) {
    manner.funny = true;
    return done;
  }
  if (/^(?:action|adventures?|drama|danger|excitement)$/u.test(stuff)) {
    manner.exciting = true;
    return done;
  }
  if (STUFF.test(stuff)) return refused('mood');
  if (/^(?:make|let) (?:it|this|the story) (?!about|with|on|in|be about)/u.test(low) && from === 'instruction') return refused('mood');
  if (/^the (?:moral|lesson|message)\b/u.test(low)) return refused('teaches');
  if (/^(?:why|how) (?:is|are|do|does|did|can|come)\b/u.test(low)) return refused('teaches');
  if (/^(?:learn(?:ing)?|find(?:ing)? out|facts?|teach(?:ing)?(?: (?:him|her|them|us|me))?) (?:something |more |all |lots )?(?:about|on) /u.test(low)) return refused('teaches');
  return /\b(?:moral|lesson|educational|teach(?:es)?|learn(?:s|ing)? (?:about|that|how)|facts about|explain(?:s)?)\b/u.test(low) && !/^(?:they|he|she|the|a|an|my|our|his|her)\b/u.test(low) && /^(?:with|add|include|teach|explain|make|it|the story|a story|should|have|about)\b/u.test(low) ? refused('teaches') : undefined;
}

/** Who somebody is. */
function aboutTheCast(text: string, { isName, hero, phase }: OrderedIn): Order | undefined {
  if (/\b(?:swap|change|switch|rename)\b.*\bnames?\b|^rename\b|^(?:swap|switch)\b.*\b(?:names?|roles?|heroes|characters?|personalit\p{L}+|powers?|genders?|the (?:hero|villain|friend)s?)\b|\bchange (?:his|her|their|\p{L}+[’']s) (?:name|age|gender|looks?|hair|personality|power|character)\b/iu.test(text)) return refused('cast');
  // “Swap shoes and dance”: what they all are to do.
  if (/^(?:swap|switch) (?!\p{Lu})/u.test(text) && !/\b(?:passages?|paragraphs?|sentences?|words?|scenes?|parts?|places?|orders?|the (?:beginning|ending|end|start))\b/iu.test(text)) return heard(`they ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  if (/^only\b|^the (?:hero|villain|main character|star|baddie|bad guy) (?:is|should be|must be)\b/iu.test(text)) return refused('chosen');
  const [, put = ''] = /^(?:put|bring|get|have|include|add) (.+?) (?:in(?:to)?(?: (?:it|this|the story|there|too))?|in it too)$/iu.exec(text) ?? [];
  if (put && !isName(put.split(' ')[0] ?? '')) return heard(put);
  const [, bigger = ''] = /^(?:make|give) (.+?) (?:an? )?(?:bigger|larger|more important) (?:part|role)(?: .*)?$/iu.exec(text) ?? [];
  if (bigger && !isName(bigger.split(' ')[0] ?? '')) return heard(bigger);
  const [, more = ''] = /^(?:a bit |a lot |much )?more (?:about |of |with )?((?:an?|the|my|our|his|her) .+)$/iu.exec(text) ?? [];
  if (more && !/\b(?:story|plot|end|ending|beginning|part)\b/iu.test(more)) return heard(more);
  const [, message = ''] = /^tell (?:him|her|them) (?:that )?(.+)$/iu.exec(text) ?? [];
  if (message) return heard(message.replace(/\b(?:him|her|them)$/iu, hero));
  const [, does = ''] = /^(?:let|have|make) (?:them|everybody|everyone|all of them|us) (?:all )?(.+)$/iu.exec(text) ?? [];
  if (isBase(does.split(' ')[0] ?? '')) return heard(`they ${does}`);
  const words = text.split(' ');
  const at = words.findIndex((word) => isName(word.replace(/[’']s?$/u, '')));
  if (at < 0 || at > 2) return undefined;
  const before = words.slice(0, at).join(' ').toLowerCase();
  const after = words.slice(at + 1);
  const rest = after.join(' ').toLowerCase();
  // “Make Finn angry”: that is how Finn feels, and no other Finn.
  if (/^(?:make|let)$/u.test(before) && FEELING.test(rest)) return heard(`${words[at] ?? ''} was ${rest.replace(/^(?:be|feel|get) /u, '')}`);
  if (/^(?:make|turn|let|have)$/u.test(before) && !(isBase(after[0] ?? '') && !/^(?:calm|fear|own|light)$/u.test(after[0] ?? ''))) return refused('cast');
  if (before === 'give' && /\b(?:part|role|names?|voice|lines?|personality|character|chance|turn|job|say|power)s?$/u.test(rest)) return refused('cast');
  if (before === 'give') return heard([words[at], 'gets', ...after].join(' '));
  if (before === 'call') return refused('cast');
  if (before === '' && /^(?:should|must|has to|needs to|could|can|is|was) (?:be |become )?(?:(?:much|a bit|more|less|the) )*(?:older|younger|taller|smaller|bigger|nicer|braver|kinder|meaner|funnier|hero|villain|main character|star|leader|boy|girl|man|woman|called|named)\b/u.test(rest)) return refused('cast');
  if (/^(?:should |must |has to |can )?(?:save|saves) the day$/u.test(rest) && before === '') return words[at] === hero ? done : phase === 'resolution' || phase === 'climax' ? undefined : refused('ending');
  return undefined;
}

const FEELING = /^(?:(?:be|feel|get|very|really|so|a bit|a little) )*(?:angry|cross|furious|mad|grumpy|annoyed|sad|unhappy|upset|miserable|scared|afraid|frightened|nervous|worried|happy|glad|cheerful|excited|delighted|jealous)$/u;

const IMPERATIVE = /^(?:rewrite|change|swap|replace|move|redo|undo|repeat|shorten|lengthen|expand|extend|continue|start|begin|open|explain|describe|teach|slow|speed|focus|remember|improve|fix|correct|check|switch|reduce|increase|split|combine|merge|write|use|stop)\b/iu;

/** What stands where, and how it begins and ends. */
function aboutPassages(text: string, { phase, from }: OrderedIn): Order | undefined {
  const [, end = ''] = /^(?:(?:it|the story|that|this) )?(?:should |must )?(?:end|finish|close)s? (?:it |the story |this part |this |up )?(?:with|on|when|by|in) (.+)$/iu.exec(text) ?? [];
  if (end) return phase === 'resolution' || from === 'prompt' ? heard(`it ends with ${end}`) : refused('ending');
  if (/^(?:change|rewrite|give us|make) (?:the|a|another|a different|a new) (?:different |new |other )?end(?:ing)?$/iu.test(text)) return phase === 'resolution' ? done : refused('ending');
  if (/^(?:the )?(?:introduction|beginning|start|opening|ending|end|middle|first part|last part|text|plot) (?:is|was|should|must|needs|has)\b/iu.test(text)) return refused('passages');
  if (/^(?:explain|teach|describe)\b/iu.test(text)) return refused('teaches');
  return from === 'instruction' && IMPERATIVE.test(text) && !/^(?:write|use) (?:about|an?|the|some|in|my|our)\b/iu.test(text) ? refused('passages') : undefined;
}
