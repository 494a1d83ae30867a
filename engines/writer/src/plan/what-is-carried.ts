// What may be taken along in a hand or a bag, and what may not: lists of words, each with its reason.

/** A part of one, an illness, an hour: no thing. */
export const BODY = /^(?:argument|quarrel|fight|row|fever|cold|cough|tantrum|nightmare|accident|operation|problem|trouble|worry|headache|talk|chat|conversation|divorce|feeling|temper|summer|winter|spring|autumn|week|weekend|month|year|morning|evening|night|birthday|job|work|place|voice|balance|patience|interest|game|match|race|fight|weight|arm|leg|foot|feet|hand|head|finger|toe|nose|knee|ankle|eye|ear|tummy|heart|mind|way|temper|day|time|name|turn|colou?r|size|age|hair|food|ache|tummy ache|pain|hiccup|power|electricity|wifi|internet|light)s?$/iu;
/** Nobody carries a hug in a bag, or a funeral. */
export const FELT = /^(?:growl|noise|sound|knock|whisper|shadow|smell|light|darkness|scream|giggle|sneeze|hug|cuddle|kiss|smile|laugh|apology|friendship|courage|love|grief|sorrow|tear|loss|death|funeral|goodbye|illness|disease|sickness|stress|debt|separation)e?s?$/iu;

/** Words that end like a thing and are none: “the forgotten”, “the middle”, “the others”. */
export const NO_THING = /^(?:forgotten|written|broken|stolen|hidden|gone|taken|eaten|given|known|fallen|frozen|chosen|woken|wanted|want|wants|like|likes|middle|end|top|side|bottom|front|back|edge|rest|half|floor|ground|air|sky|world|family|secret|secrets|trip|journey|walk|hike|holiday|excursion|outing|visit|promise|wish|dream|idea|question|answer|inside|outside|others?|ones?|same|way|cold|driving|maths|riddle|problem|sign|sign language|language|team|class|town|kids|children|plan|rule|list|band|choir|club|lesson|first|second|last|next|chickenpox|measles|mumps|flu|thorn|splinter|rash|lice|nits|temperature|hiccups|bruise|bump|scar|conscience|guilt|fright|stage fright|money|job|war|language|country|homesickness|allergy|home|nursing home|stitch|stitches|software|test|exam|case|clue|agency|power cut|cut|crush|mark|grade|result|score|point|points|match|turn|bill|debt|rent|deal|bet|lie|truth|fault|mistake|habit|nap|shelf|shelves|shop|till|queue|price)$|(?<!po|lo|inven|sta|ra|cau)(?:tion|sion)s?$|(?<!instru|orna|docu|gar|ce|monu|pave)ments?$|(?<!har)ness$|(?:ism|ance|ence)s?$/iu;
/** Nobody wraps a bed in a towel and carries it through a storm. */
export const isTooBig = (head: string): boolean => /^(?:sun|moon|bed|cot|bunk bed|bicycle|bike|scooter|piano|sofa|couch|table|wardrobe|cupboard|window|wall|fence|roof|house|building|tree|oak|tower|swing|slide|trampoline|treehouse|sandcastle|snowman|hall|clock tower|statue|mountain|hill|cloud|rainbow|planet|star|volcano|whale|ship|raft|submarine|tent|vacuum cleaner|fridge|oven|washing machine|bath|bathtub|sink|stage|den|hut|igloo|dam|river|puddle|mud|pool|spaceship|time machine|merry-go-round|carousel|ferris wheel|roundabout|wheelchair)s?$/iu.test(head);

/** Too big to carry, and one can go there. */
export const SPOTS = /^(?:treehouse|sandcastle|tower|house|tree|oak|hut|igloo|den|tent|hill|mountain|volcano|river|roof|stage|merry-go-round|carousel|ferris wheel|trampoline|statue|clock tower|raft|ship|submarine|spaceship)$/iu;

/** Nothing to hold in a hand: it is done. */
export const DONE = /^(?:hug|cuddle|kiss|smile|laugh|song|tune|lullaby|joke|story|poem|rhyme|dance|idea|plan|trick|prank|wish|promise|word|secret|sneeze|burp|fart|yawn|apology|thank|friendship|courage|voice|memory|dream)s?$/iu;
