// What lies on a heart: a bad day, a friend who does not talk, a mother who is always tired. It is no riddle and no tool: it is thought of, told to somebody, and grows lighter.
import type { Wish } from '../brief.ts';

const FEELS = /\b(?:felt|feels|was|were|got|became|is) (?:(?:so|very|really|a bit|a little|always|often|still|just|quite|all|feeling|secretly) )*(?:lonely|sad|unhappy|left out|alone|jealous|homesick|worried|anxious|nervous|upset|angry|cross|furious|embarrassed|ashamed|disappointed|heartbroken|overwhelmed|stressed|shy|exhausted|different|ugly|stupid|excluded|bullied|teased|picked on|laughed at|in trouble|grounded|being (?:bullied|teased|picked on))\b/iu;
const WORN = /\b(?:was|were|is) (?:always|so|very|too|often) (?:tired|busy|cross|grumpy|bored|angry|late)\b/iu;
const NOBODY = /\b(?:nobody|no one|no-one|none of (?:them|the \p{L}+)) (?:(?:else|ever|at school|wanted to|would|really) )*(?:plays?|played|play|talks?|talked|talk|listens?|listened|listen|likes?|liked|helps?|helped|looked|looks?|understood|understands?|believed|believes?|cared|cares?|noticed|came|invited|invites?|sat|sits)\b/iu;
const UNKIND = /\b(?:(?:the )?(?:other )?(?:kids|children|girls|boys)|everyone|everybody|they all|somebody|someone) (?:(?:else|only|always|just|at school|kept) )*(?:looked at (?:the|his|her)|looks at (?:the|his|her)|laugh(?:s|ed|ing)? at|(?:was|were|is|are) (?:so |very )?(?:mean|unkind|nasty)|teas(?:es|ed|ing)|bull(?:ies|ied|ying)|excluded|made fun|makes fun|hit|pushed)\b/iu;
const NOT_TALKING = /\b(?:(?:was|were|is|are) ?(?:not|n’t) (?:talking|speaking|friends)|(?:wasn’t|weren’t|isn’t|aren’t) (?:talking|speaking|friends)|(?:did not|didn’t|would not|wouldn’t) (?:talk|speak|play) (?:to|with)|stopped (?:talking|playing)|found (?:a )?(?:new|another) (?:best )?friend|had (?:a (?:big )?)?(?:fight|argument|quarrel) with (?:his|her|their) (?:best )?friend|(?:had|has) no friends|(?:had|has) no one to)\b/iu;
const BAD_DAY = /\bhad (?:had )?(?:a|such a) (?:very |really |so |terrible,? )*(?:bad|hard|rough|horrible|terrible|awful|sad|long|difficult) (?:day|week|time|morning)\b|\b(?:got|had|gets) (?:a )?(?:bad|poor) (?:mark|grade|report|test)s?\b|\bdid(?: not|n’t) (?:dare|make the team|get picked|get (?:the|a) part)\b|\b(?:failed|lost) (?:the|his|her|their|a) (?:test|exam|match|game|race)\b/iu;
const PUT_UP = /\b(?:had to|has to|must) (?:wear|share a|move|leave|stay (?:in|at)|sleep (?:in|at|alone)|get up|wait|take (?:medicine|pills))\b|\b(?:wore|got|had|has) (?:new )?(?:glasses|braces|hearing aids?|an? eye patch)\b|\b(?:works?|worked|had to work) (?:a lot|so much|too much|late|at night)\b|\bhated (?:it|school|himself|herself|(?:his|her) (?:glasses|hair|freckles|name))\b/iu;
const IS_NEW = /\b(?:was|were|is) (?:the |a )?new (?:kid|boy|girl|child|pupil|one)\b|\b(?:did not|didn’t|doesn’t|does not) know (?:anyone|anybody|a soul)\b|\bknew (?:nobody|no one)\b/iu;
const WANTS_NOT = /\b(?:did not|didn’t) want (?:\p{L}+ )?to (?:leave|move|lose|say (?:goodbye|bye)|grow up|go away|stay|be (?:alone|different|the)|talk|speak|play with)\b/iu;
const HARD = /\b(?:broke (?:his|her|an?) (?!toy|\p{L}+[’']s)(?:arm|leg|foot|wrist|ankle|finger|toe|nose|collarbone)|in a cast|on crutches|in a wheelchair|diabetes|asthma|allerg\p{L}+|stutter\p{L}*|autis\p{L}+|adhd|dyslex\p{L}+|bullied|teased|left out|had no friends|no friends|bad dreams|nightmares|could not sleep|couldn’t sleep|cannot sleep|cried (?:a lot|all|every)|often angry|worried a lot|missed out)\b/iu;

const ALL = [FEELS, WORN, NOBODY, UNKIND, NOT_TALKING, BAD_DAY, PUT_UP, IS_NEW, WANTS_NOT, HARD];
/** Who is happy or surprised carries nothing, and an ogre who is sad comes along and is asked. */
const NOT_THEIRS = /^(?:an?|two|three|four|some|the (?!other|children|kids|class|boys|girls|parents)) |\b(?:until|but in the end|in the end)\b/iu;

/** Is it something that weighs on somebody of the story? Answers to a question are heard as what they answer. */
export const isHeart = ({ kind, words, asked }: Pick<Wish, 'kind' | 'words' | 'asked'>): boolean =>
  (kind === 'fact' || kind === 'happening') && !asked && !NOT_THEIRS.test(words) && ALL.some((pattern) => pattern.test(words));
