// What a turn of the talk is: something for the story, or an answer to what was offered.

import { asMeant, smallTalkIn, withoutTwist } from './small-talk.ts';
import type { SmallTalk } from './small-talk.ts';

export type Reply =
  /** One of those that were offered, counted from 0; -1 is the last. */
  | { is: 'choice'; at: number }
  | { is: 'choice'; called: string }
  /** To the question that was asked last. */
  /** More of it is asked for: of which, where that was said. */
  | { is: 'tell'; at?: number; called?: string }
  /** `instead`: what was chosen is not wanted any more. */
  | { is: 'idea'; instead?: true }
  | { is: 'answer' | 'agreed' | 'more' | 'surprise' | 'unsure' | 'thanks' | SmallTalk };

export interface Turn {
  reply: Reply;
  /** What is left of it for the story: “the second one, but with a cat” → “with a cat”. */
  rest: string;
  /** “No wait, a wolf”: what it names stands instead of what was named before. */
  corrects?: true;
  /** A twist is asked for besides. */
  twist?: true;
}

/** “5”, asked nothing of the kind: for whom it is. */
const AGE_ALONE = /^(?:(?:for|an?|age) )*(\d|1[0-7])[\s.!]*$/iu;

const LEAD = '(?:(?:ok(?:ay)?|actually|wait|sorry|oh|rather|yes|yeah|so|then|please|maybe|let’s (?:do|take|go with|have)|(?:i|we)(?:’d| would| will|’ll)? (?:like|choose|pick|want|take|love|prefer)|go with|take|option|idea|story|number|no\\.?|nr\\.?|#|the)[\\s,]*)*';
const TAIL = '(?: (?:one|1|idea|story|option))?(?:[,.]? (?:please|then|it is|(?:sounds|is|looks) (?:so )?(?:good|great|nice|fun|funny|perfect|lovely)))*';
const BEHIND = '(?:[,.!]* (?<rest>(?:but|and|with|only|in|at|please make)\\b.+))?';
const ORDINAL = new RegExp(`^${LEAD}(?<word>1|2|3|first|second|third|last|middle)(?:st|nd|rd)?\\)?${TAIL}${BEHIND}[\\s.!]*$`, 'iu');
const COUNTED = new RegExp(`^${LEAD}(?<word>one|two|three)${TAIL}[\\s.!]*$`, 'iu');
const AT: Readonly<Record<string, number>> = { 1: 0, one: 0, first: 0, 2: 1, two: 1, second: 1, middle: 1, 3: 2, three: 2, third: 2, last: -1 };

const TELL = /^(?:(?:ok(?:ay)?|yes|please|and|hmm+|can you|could you|would you|will you)[\s,]*)*(?:(?:tell|show) (?:me|us) (?:(?:a (?:bit|little)|some|something) )?(?:more(?! (?:ideas|stories|options|plots)\b)|about (?:it|that|this|(?:the|number|no\.?) ?(?:first|second|third|last|middle|[123]))\b)|(?:a (?:bit|little) )?more (?:about|on|of) |say more|describe |explain |what(?: is|’s|s)? (?:it|that|this|(?:the |number |no\.? ?)?(?:first|second|third|last|middle|[123])(?: one| story| idea)?) about\b|what happens in (?:it|that|this|the|number)\b)/iu;

const NICE = '(?:good|great|nice|cool|perfect|lovely|wonderful|awesome|super|fine|brilliant|amazing|right|enough|all)';
const AGREED = new RegExp(`^(?:(?:ok(?:ay)?|oki|yes|yeah|yep|yup|sure|al ?right|${NICE}|sounds? (?:so |very |really )?(?:fun|funny|${NICE})|(?:that|it|this)(?:’?s| is| sounds?| will do|’ll do)(?: (?:it|the one|very|so|really|all|${NICE}))*|(?:that|this)(?: one)?|(?:(?:i|we)(?:’d| would|’ll)? )?(?:like |want |take |choose |pick |have )+(?:it|that|this)(?: one)?|start|begin|continue|go on|i(?:’m| am) (?:done|finished|ready)|finished|exactly|definitely|of course|why not|y|k|(?:i|we|he|she|they)(?:’d| would)? (?:really )?(?:like|love)s? (?:it|that|this)(?: one)?|let’s (?:go|start|begin|do (?:it|that|this))|do (?:it|that)|go(?: ahead)?|done|ready|nothing(?: else)?|no,? (?:that’?s|thats) (?:it|all)|(?:write|make|tell|build|start) it|please|thank you|thanks|thx|ty)(?=$|[\\s,.!])[\\s,.!]*)+$`, 'iu');
const NONE = '(?:it|these|those|them|that(?: one)?|this(?: one)?|any(?: of (?:these|those|them))?)';
const MORE = new RegExp(`^(?:(?:no|nope|nah|hmm+|ok|but|please|maybe|and|not really|rather|actually|sorry|wait|oh|well)[\\s,.!]*)*(?:(?:some|any)(?:thing|body|one) (?:else|different|other)|(?:(?:any|some|have you(?: got)?|(?:show|give|tell) (?:me|us)|(?:can|could) (?:i|we) have|three|3|a few|what about)\\s)*(?:more|others?|another|new|different|next)(?: (?:one|ones|ideas?|three|3|options?|stor(?:y|ies)))?|none(?: of (?:these|those|them))?|not ${NONE}|(?:(?:i|we|he|she|they) (?:don’?t|do not|doesn’t|does not) (?:really )?(?:like|want)|(?:i|we|he|she|they) (?:really )?(?:hates?|dislikes?)) ${NONE}|(?:so )?what else(?: (?:have you(?: got)?|is there|do you (?:have|know)|can you (?:do|offer|write)))?|again|try again|no+|nope|nah)(?:,? please)?[\\s,.!?]*$`, 'iu');
const SURPRISE = /\bsurprise (?:me|us|him|her|them)\b|^(?:(?:ok|please|just)[\s,]*)*(?:you (?:can )?(?:choose|pick|decide)|anything|whatever|random|(?:i|we) (?:don’?t|do not) (?:care|mind)|(?:pick|choose) (?:one|for (?:me|us))|up to you|your choice)(?:,? please)?[\s.!]*$/iu;
const POOR = /^(?:(?:this|that|it|they|these|those|all)(?:’s|’re| is| are)? )?(?:all |so |too |very |really |a bit )*(?:boring|stupid|dumb|rubbish|lame|bad|awful|yuck|meh|for babies|babyish|not (?:good|nice|fun|funny)|sucks?)[\s.!]*$/iu;
const UNSURE = /^(?:(?:i|we) )?(?:maybe|perhaps|(?:really |still )?(?:don’?t|do not) (?:know(?: yet| what)?|understand|get it)|huh|dunno|idk|not sure(?: yet)?|no (?:idea|clue)|hmm+|um+|er+|help(?: me| us)?|\?+)[\s.!?…]*$/iu;
const THANKS = /^(?:(?:thanks?(?: you)?|thx|ty|cheers|bye|goodbye|good ?night|see you|(?:so |very )much|a lot)[\s,.!]*)+$/iu;

const THUMBS_UP = /^(?:👍|👌|✅|💯|🎉|🥰|😍|❤|🙏|😀|😁|😊|\p{Emoji_Modifier}|\u{FE0F}|[\s!])+$/u;
const LAUGHTER = /\b(?:(?:ha){2,}h?|lol|hihi|hehe)\b/giu;

/** One line with round apostrophes, without pictures and laughter. */
const plain = (message: string): string =>
  asMeant(message.replace(/['`´‘]/gu, '’').replace(LAUGHTER, ' ')).replace(/\p{Extended_Pictographic}|[\u{FE0F}\u{200D}]/gu, ' ').replace(/\s+/gu, ' ').trim();

/** @param offered the titles of the plots that were offered last @param every all that there are */
export function readReply(message: string, offered: readonly string[], every: readonly string[]): Turn {
  if (THUMBS_UP.test(message)) return { reply: { is: 'agreed' }, rest: '' };
  const text = plain(message);
  if (text === '') return { reply: { is: 'unsure' }, rest: '' };
  const age = AGE_ALONE.exec(text)?.[1];
  if (age !== undefined && !(AT[age] !== undefined && offered.length > 0)) return { reply: { is: 'idea' }, rest: `aged ${age}` };
  if (TELL.test(text) && offered.length === 0) return { reply: { is: 'unsure' }, rest: '' };
  if (TELL.test(text)) {
    const which = AT[/\b(?:first|second|third|last|middle|[123])\b/iu.exec(text)?.[0].toLowerCase() ?? ''];
    const title = every.find((one) => text.toLowerCase().includes(one.toLowerCase()));
    return { reply: { is: 'tell', ...(which === undefined ? {} : { at: which }), ...(title === undefined ? {} : { called: title }) }, rest: '' };
  }
  const counted = ORDINAL.exec(text) ?? COUNTED.exec(text);
  const at = AT[counted?.groups?.word?.toLowerCase() ?? ''];
  if (counted && at !== undefined && offered.length > 0) return { reply: { is: 'choice', at }, rest: counted.groups?.rest ?? '' };
  const titled = every.find((title) => text.toLowerCase().includes(title.toLowerCase()));
  const smallTalk = titled === undefined ? smallTalkIn(text) : undefined;
  if (smallTalk !== undefined) return { reply: { is: smallTalk }, rest: '' };
  const called = titled ?? [...offered, ...every].find((title) => isCalled(text, title));
  if (called !== undefined) return { reply: { is: 'choice', called }, rest: '' };
  if (offered.length > 0 && POOR.test(text)) return { reply: { is: 'more' }, rest: '' };
  if (THANKS.test(text)) return { reply: { is: 'thanks' }, rest: '' };
  if (MORE.test(text)) return { reply: { is: 'more' }, rest: '' };
  if (AGREED.test(text)) return { reply: { is: 'agreed' }, rest: '' };
  if (SURPRISE.test(text)) return { reply: { is: 'surprise' }, rest: '' };
  if (UNSURE.test(text)) return { reply: { is: 'unsure' }, rest: '' };
  const { rest: plot, isTwist } = withoutTwist(text);
  const told = withoutReply(plot).replace(WITH_ONE, 'with ');
  const isInstead = told !== plot && letsGo(plot.slice(0, plot.length - told.length).trim());
  const rest = told.replace(CORRECTS, '').replace(DENIES, '').replace(BEHIND_IT, '');
  const corrects = isInstead || CORRECTS.test(told) || DENIES.test(told) || /\binstead[\s.!]*$/iu.test(told);
  return { reply: isInstead ? { is: 'idea', instead: true } : { is: 'idea' }, rest, ...(corrects ? { corrects } : {}), ...(isTwist ? { twist: true } : {}) };
}

const letsGo = (text: string): boolean => MORE.test(text) || smallTalkIn(text) === 'declined';
/** “No wait, a wolf”, “actually a wolf”, “make it a wolf”. */
const CORRECTS = /^(?:(?:oh|no|hmm+|ah|um|ok|sorry|wait|actually|rather|better|i meant?)[\s,.!]+)*(?:wait|actually|sorry|rather|better|i meant?|(?:can|could) it be|make (?:it|that|him|her)(?= an? ))[\s,.!]+(?=\p{L})/iu;
/** “No, Ana is a girl” leaves nothing out. */
const DENIES = /^[Nn]o[\s,.!]+(?=(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey|\p{Lu}\p{Ll}+)(?:’s|’re| is| are) )/u;
/** “We want one with grandpa”. */
const WITH_ONE = /^(?:(?:can|could|may) )?(?:we|i|he|she|they)(?:’d)? (?:wants?|like|would like|need|have) (?:one|it|something|an? (?:story|idea|tale)) with /iu;
const BEHIND_IT = /(?:[\s,]+(?:too|then|please|instead|maybe|as well))+[\s.!]*$/iu;

/** “Ok sounds good, can the cat be in it?” is about the cat. */
const withoutReply = (text: string): string => {
  const [first = '', ...more] = text.split(/(?<=[,.!]) /u);
  return more.length > 0 && (AGREED.test(first) || letsGo(first)) ? more.join(' ') : text;
};

const IDLE = /^(?:the|that|this|with|from|into|over|under|for|who|was|and|one|too|what|like|idea|story|about|please)$/u;
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !IDLE.test(word));

const ABOUT_ONE = /^(?:(?:maybe|yes|ok|i like|i want|we like|we want|let’s (?:do|take)|take)[\s,]+)*(?:the|that) (?:(?:one|story|idea) (?:with|about) (?:the |an? )?(?<about>[\p{L} ]{3,40})|(?<kind>[\p{L} ]{3,40}) (?:one|story|idea))(?:,? please)?[.!]*$/iu;

/** “The one with the bridge”, “the hiccups one”: words of its title and no others. */
function isCalled(text: string, title: string): boolean {
  const { about, kind } = ABOUT_ONE.exec(text)?.groups ?? {};
  const said = wordsOf(about ?? kind ?? '');
  return said.length > 0 && said.every((word) => wordsOf(title).some((own) => own === word || own === `${word}s` || `${own}s` === word));
}
