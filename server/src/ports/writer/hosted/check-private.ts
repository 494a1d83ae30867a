/** Finds a question for what is private, which no helper may ask a family. Of somebody in a story it may be asked. */
import { withoutSpeech } from './check-talk.ts';

/** Of those who are really there; a hero's address is none of theirs. */
const THEIRS = "your (?:(?:own|real|full|home|first|last|mum|mummy|mom|mommy|mother|dad|daddy|father|parent|family|brother|sister|grandma|grandpa|teacher)(?:s?['’]s?)? )*";
/** 'Your school adventure' is a story. */
const NO_STORY = '(?! (?:story|stories|adventure|tale|play|idea|book|one\\b))';
const TELL = "(?:tell|give|send|write) (?:me|us)|share(?: with (?:me|us))?|(?:can|could|may) (?:i|we) (?:have|know|ask(?: for)?)|type(?: in)?";
const ASKS = `(?:what(?:['’]s| is| are)|which is|name of|${TELL})`;

const PRIVATE = new RegExp([
  `\\byour (?:real|full|last) name\\b`,
  `\\b(?:${TELL})(?: also)? ${THEIRS}(?:name|age|town|city|village|street|birthday)\\b${NO_STORY}`,
  `\\b${ASKS}(?: also)? ${THEIRS}(?:address|phone|telephone|mobile|number|e-?mail|password|school|surname)\\b${NO_STORY}`,
  "\\byour (?:home )?address\\b|\\byour (?:phone|telephone|mobile) number\\b|\\byour e-?mail address\\b|\\byour (?:password|surname)\\b",
  '\\bwhere (?:do|are) you (?:live|living)\\b|\\bhow old are you\\b(?! in (?:the|your|this) (?:story|tale))',
  "\\b(?:which|what) (?:school|class|street|town|city|village) (?:do you (?:go|live|attend|come)|are you (?:from|in)|is your (?:house|home|school|family|flat))\\b",
  '\\bsend (?:me|us) (?:a |your )?(?:photo|picture|selfie)\\b|\\b(?:share|upload) (?:a |your )(?:photo|selfie)\\b',
].join('|'), 'i');

export const asksForPrivateData = (text: string): boolean => PRIVATE.test(withoutSpeech(text));
