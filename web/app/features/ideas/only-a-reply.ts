/** What a family says to the helper and not for the story: “the second one”, “ok, sounds good”, “something else”, “how long will it be?”. */

const NICE = '(?:good|great|nice|cool|perfect|lovely|wonderful|awesome|super|fine|brilliant|amazing|right|enough|all|fun)';
const PARTS = [
  // A choice: “2”, “the third one please”.
  '(?:(?:i|we)(?:’d| would|’ll)? (?:like|choose|pick|want|take|love) |let’s (?:do|take|go with) |take |option |idea |number |no\\.? ?|#)?(?:the )?(?:1|2|3|one|two|three|first|second|third|last)\\)?(?: (?:one|idea|story))?',
  // Yes.
  `ok(?:ay)?|yes|yeah|yep|sure|al ?right|(?:sounds? )?(?:so |very |really )?${NICE}|(?:that|it|this)(?:’s| is|s)? (?:it|the one|${NICE})|(?:i|we|he|she|they)(?:’d| would)? (?:really )?(?:like|love)s? (?:it|that|this)(?: one)?|let’s (?:go|start)|go(?: ahead)?|done|ready|please`,
  // Another, none of these.
  'no|nope|nah|(?:some|any)(?:thing|body|one) (?:else|different)|(?:(?:show|give|tell) me )?(?:(?:any|some|three|3) )?(?:more|others?|another|new|different)(?: (?:one|ones|ideas?|stor(?:y|ies)))?|none(?: of (?:these|those|them))?|not (?:these|those|that one)|(?:i|we|he|she) (?:don’?t|do not|doesn’t) (?:like|want) (?:it|them|these|those|any(?: of (?:these|them))?)',
  // One that was told of, the others again, enough, and what is said to the helper alone.
  '(?:that|this) one|the other ones?|what else(?: (?:have you(?: got)?|is there))?|change (?:it|that)|go back|actually|sorry|not (?:now|today)|stop|cancel|(?:i|we) (?:hate|love|like) you|you(?:’re| are) (?:so )?(?:stupid|dumb|mean|silly|nice|great|funny)|shut up|(?:which|what)(?: one)?(?: is|’s) (?:the |your )?(?:best|favou?rite)',
  // The helper says how a twist comes in.
  '(?:(?:give it|with|add|i want) )?an? (?:plot )?twist|(?:a |with a )?surprise ending|can (?:it|this|you make it) (?:be )?(?:rhyme|longer|shorter)|can (?:i|we) (?:be the hero|have (?:two|three|more) (?:heroes|characters))',
  // Whatever, nothing, goodbye.
  '(?:just )?surprise (?:me|us|him|her)|you (?:choose|decide|pick)|anything|whatever|(?:i )?(?:don’?t|do not) know|idk|dunno|not sure|no idea|thanks?(?: you)?(?: (?:so|very) much| a lot)?|hi|hello|hey|bye|(?:ha){2,}|lol',
  // About the helper.
  '(?:what can|how (?:do|does|can)) (?:you|this|it) (?:do|help|work)|(?:who|what) are you|are you (?:an? |really )?(?:ai|robot|bot|human|real|person)|how (?:long|many) .{0,40}|(?:is|what does) (?:it|this) (?:free|cost)',
  // More of a plot, and how it ends.
  '(?:(?:can|could|would) you )?(?:tell (?:me|us)|say|describe|explain)(?: (?:a (?:bit|little)|some))? ?(?:more|it|about)?(?: (?:about|on|of))?(?: (?:it|that|this|(?:the |number |no\\.? ?)?(?:first|second|third|last|[123])(?: one| story| idea)?))?|(?:what|how)(?: is|’s|s| happens| does| will)? (?:it|that|this|they|(?:the |number )?(?:first|second|third|last|story|[123])(?: one)?|in the end|at the end|the end(?:ing)?)(?: about| end)?|(?:is|does) (?:it|this|that) (?:end well|have a happy end(?:ing)?|(?:too |very )?(?:scary|sad|frightening))',
];
const REPLY = new RegExp(`^(?:(?:${PARTS.join('|')})(?=$|[\\s,.!?])[\\s,.!?]*)+$`, 'iu');
const NO_WORDS = /^[^\p{L}\p{N}]*$/u;

const oneLine = (content: string): string => content.replace(/['`´‘]/gu, '’').replace(/\s+/gu, ' ').trim();

const BEGINS_AGAIN = /^(?:(?:can|could|let’s|please|ok|no|we|i|you|want to)[\s,]*)*(?:(?:start|begin) (?:over|again|anew|from (?:the )?(?:beginning|start|scratch))|reset|restart|from scratch|forget (?:all of (?:it|that)|everything)|delete (?:all|everything))(?:,? please)?[\s.!?]*$/iu;
/** Whether nothing of what was said before is meant any more. */
export const beginsAgain = (content: string): boolean => BEGINS_AGAIN.test(oneLine(content));

export const isOnlyAReply = (content: string): boolean => {
  const text = oneLine(content);
  return NO_WORDS.test(text) || REPLY.test(text);
};
