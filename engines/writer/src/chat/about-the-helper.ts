// What families ask the helper about itself and about the stories; each answer is true of the built-in one.

const ANSWERS: readonly [RegExp, string][] = [
  [/\b(?:what|how) (?:can|do) you (?:do|know|work|help)|^(?:help|what is this|how does (?:this|it) work|what do i (?:do|write|say))\b/iu, 'I know 120 plots that I can really write. Tell me who the story is for, what they love or fear just now, or where it could happen, and I look for the plots that suit. Then you choose one, and “Get started” takes it along.'],
  [/\b(?:who|what) are you\b|\bare you (?:an? |really )?(?:ai|robot|bot|human|real|person|chat ?gpt|alive)\b|\byour name\b/iu, 'I am a small program inside Fableloom, and no person. I work without a network, I understand words about stories and little else, and I say so where I did not understand.'],
  [/\bhow (?:does|do|will) (?:it|this|that|they|the (?:story|first|second|third)(?: one)?) end\b|\bwhat(?:’s| is) the end(?:ing)?\b|\bwhat happens (?:at|in) the end\b|\b(?:happy|good|sad) end(?:ing)?\b.*\?|\bdoes it end (?:well|badly)\b/iu, 'It comes out well, and what saves the day was there from the beginning. More I do not tell: between the parts your family is asked what happens, and your answers change it.'],
  [/\b(?:is|are|will) (?:it|this|that|they|the (?:story|first|second|third)(?: one)?) (?:be )?(?:too |very |really )?(?:scary|frightening|sad|exciting)\b.*\?/iu, 'There is one hard moment in each story, before it comes out well. How hard it is follows the age that you choose; write “not scary” into your own words, and it stays quiet.'],
  [/\bhow (?:long|many (?:words|pages|minutes|parts))\b/iu, 'A story has four parts. How long they are you choose in the next step: standard, extended or epic. Standard is right for a bedtime.'],
  [/\b(?:pictures?|illustrations?|illustrated|drawings?|images?)\b.*\?|\bwill (?:it|there) (?:have|be) (?:pictures?|illustrations?|images?)/iu, 'Each part gets a picture, with your characters and your place in it.'],
  [/\b(?:read (?:it |the story )?(?:aloud|out|to (?:me|us|him|her|them))|narrat\p{L}+|voice|audio|listen to it)\b.*\?/iu, 'Each part can be read aloud: the word that is being said is lit.'],
  [/\b(?:german|french|spanish|italian|dutch|turkish|arabic|polish|russian|chinese|deutsch|español|français|another language|other languages)\b/iu, 'The built-in storyteller writes in English only.'],
  [/\b(?:my|our) own characters?\b|\b(?:can|could) (?:i|we|you) (?:use|add|make|put in|create) (?:my |our |an? |the )?(?:own )?(?:characters?|children|kids|family|pets?)\b/iu, 'Yes: make them under Characters, and they can be in every story, always looking the same. Call them by name here, and they are chosen already in the next step.'],
  [/\b(?:what|which) ages?\b|\bfor (?:what|which) age\b|\bhow old\b.*\?/iu, 'There are four ages: 3–4, 5–8, 9–12 and 12–17. The story is written differently for each. Tell me how old your child is, and it is chosen already in the next step.'],
  [/\b(?:cost|costs|price|free|pay|money)\b.*\?/iu, 'What each plan holds stands under Subscription.'],
  [/\b(?:private|privacy|who (?:can )?(?:see|read)s?|is it safe|store|saved?|keep (?:this|my))\b.*\?/iu, 'What you write here goes to this Fableloom only, to find ideas. A story is seen by nobody else until you share it.'],
];

/** @returns undefined where the turn asks nothing of the kind */
export const aboutTheHelper = (message: string): string | undefined => ANSWERS.find(([pattern]) => pattern.test(message.replace(/['`´‘]/gu, '’')))?.[1];
