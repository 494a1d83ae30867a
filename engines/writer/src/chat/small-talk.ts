// What families type to the helper besides ideas: they have had enough, are cross, are kind, begin again, ask for its favourite, for a twist, for all of them, or who the hero is.

import { wellSpelled } from '../listen/everyday-spelling.ts';

export type SmallTalk = 'declined' | 'unkind' | 'kind' | 'anew' | 'best' | 'back' | 'twist' | 'several' | 'who';

const OPEN = '^(?:(?:ugh|oh|ok|no|and|but|so|well|hey|wait|please|actually|sorry|(?:can|could|may) (?:we|i|you)|let’s|(?:i|we) (?:want|would like) to)[\\s,.!]+)*';
const CLOSE = '(?:[\\s,]+(?:please|thanks?|thank you|now|today|tonight|any ?more|too|so much))*[\\s.!?]*$';
const whole = (words: string): RegExp => new RegExp(`${OPEN}(?:${words})${CLOSE}`, 'iu');

const POOR = '(?:stupid|dumb|useless|mean|ugly|horrible|awful|rubbish|crap|silly|boring|bad|lame|annoying|idiot|moron|loser|poo|poop|poo ?head|fart)';
const SAID: readonly [SmallTalk, RegExp][] = [
  ['declined', new RegExp(`^(?:(?:no|nope|nah)[\\s,.!]+(?:thanks?(?: you)?|ta|not (?:now|today|tonight))|(?:no[\\s,.!]+|ok[\\s,.!]+|please[\\s,]+)*(?:stop(?: it)?|cancel|quit|exit|(?:that’s )?enough|never ?mind|forget it|not (?:now|today|tonight)|(?:maybe )?(?:later|tomorrow)|(?:i|we|he|she) (?:don’t|do not|doesn’t) want (?:to|(?:a|any|the) stor(?:y|ies)|anything)|leave me alone))${CLOSE}`, 'iu')],
  ['unkind', whole(`(?:i|we) (?:really )?hate you|(?:you|u)(?:’re| are| r)? (?:so |really |very |just |all |such )*(?:an? )?(?:${POOR}(?: (?:robot|bot|helper|thing|computer))?|sucks?|stink|don’t understand(?: anything)?)|(?:stupid|dumb|idiot|moron|loser)(?: (?:robot|bot|helper|thing|computer|app))?|shut up|go away|screw you|f(?:u|\\*)(?:c|\\*)(?:k|\\*)(?: (?:you|off|this))?`)],
  ['kind', whole('(?:i|we) (?:really )?(?:love|like) you|(?:you|u)(?:’re| are) (?:so |really |very )*(?:nice|great|cool|sweet|kind|cute|clever|smart|amazing|awesome|the best)|(?:i am |i’m )?(?:so |very )?sorry')],
  ['anew', whole('(?:start|begin|try) (?:over|anew|from (?:the )?(?:beginning|start|scratch))|(?:start|begin) again|reset|restart|from scratch|(?:delete|forget|scrap) (?:that|this|all|all (?:of )?(?:it|that)|everything)')],
  ['best', whole('(?:which|what)(?: one| of (?:them|these|those|the three))?(?:’s|s| is| would be| do| would)? (?:the |your )?(?:best|favou?rite|nicest|you (?:like|recommend|suggest|choose|pick|take|prefer|think is best))(?: (?:one|best|most|for (?:us|him|her|me)))*|the (?:best|nicest)(?: one)?|your favou?rite(?: one)?|what do you (?:think|suggest|recommend|like best)')],
  ['several', whole('both(?: of (?:them|these|those))?|all(?: (?:three|of (?:them|these|those)))?|(?:i|we) (?:want|like|take|love) (?:them all|all(?: (?:three|of (?:them|these|those)))?|both(?: of (?:them|these|those))?)|(?:the )?(?:first|1|one) and (?:the )?(?:second|third|2|3|two|three)')],
  ['who', whole('(?:so )?(?:who|which(?: one)?|which of (?:them|the two))(?:’s| is| will be) (?:the|our|my) hero(?: (?:then|now))?|who is it about')],
  ['back', whole('(?:not that(?: one)?,? )?the other (?:one|ones|two|ideas)|(?:go )?back|change (?:it|that|my mind|the (?:story|idea|plot))|(?:i|we)(?:’ve| have)? changed (?:my|our) minds?|(?:show|say|tell me|list) (?:them|these|those|the (?:ideas|three)) again')],
];

const SURPRISING = '(?:surprise|surprising|unexpected) (?:end(?:ing)?|turn)';
const TWIST = new RegExp(`(?:,? (?:and|but))?(?:^|\\s)(?:(?:with|give it|make it|add|has|having) )?(?:(?:an?|the|any|some|more|another|big|little|real|good|funny|nice|cool) )*(?:(?:plot )?twists?(?: ending)?(?: (?:at the end|in it|to it))?|${SURPRISING}|twisted ending)(?=$|[\\s,.!?])`, 'giu');
const ROUND_A_TWIST = /\b(?:give|it|them|with|has|have|add|make|want|can|could|you|i|we|is|are|there|would|like|please|does|do|needs?|and|ok|yes|but|put|in|the|a|an|story|idea|that|one|maybe|more|some|should|be|get|what|which|will|end|at|’s|tell|me|’d)\b|[^\p{L}’]/giu;

/** “A dragon with a twist” → “A dragon”, and that a twist was asked for. */
export function withoutTwist(text: string): { rest: string; isTwist: boolean } {
  const left = text.replace(TWIST, ' ');
  return left === text ? { rest: text, isTwist: false } : { rest: left.replace(/\s+/gu, ' ').replace(/[\s,]+$/u, '').trim(), isTwist: true };
}

/** @param text one line, well spelled */
export function smallTalkIn(text: string): SmallTalk | undefined {
  const { rest, isTwist } = withoutTwist(text);
  if (isTwist && rest.replace(ROUND_A_TWIST, '') === '') return 'twist';
  return SAID.find(([, pattern]) => pattern.test(text))?.[0];
}

const THUMBS: readonly [RegExp, string][] = [
  [/\bno{2,}\b/giu, 'no'], [/\bteh\b/giu, 'the'], [/\b(?:secnd|secod|seccond|secon)\b/giu, 'second'], [/\bfrist\b|\bfisrt\b/giu, 'first'], [/\bthrid\b|\btird\b/giu, 'third'], [/\b(?:wht|waht|wat)\b/giu, 'what'], [/\babt\b/giu, 'about'],
  [/\bsmth(?:ing)?\b|\bsomthing\b|\bsomethin\b/giu, 'something'], [/\bsuprise\b|\bsurpise\b/giu, 'surprise'], [/\bunicron\b|\bunicor\b/giu, 'unicorn'], [/\bprincces{1,2}\b|\bpricess\b/giu, 'princess'], [/\bdino(?=s?\b)/giu, 'dinosaur'], [/\byes{2,}\b|\bye\b/giu, 'yes'],
];

/** As it was meant: what thumbs leave out of the words that steer a talk. */
export const asMeant = (text: string): string => THUMBS.reduce((told, [pattern, right]) => told.replace(pattern, right), wellSpelled(text));
