/** What a clause says that somebody does, and what ends it: read from what is told, not from what is said aloud, denied or only wished. */
import type { Climbed } from '../character/climbing.ts';
import type { PoseName } from '../character/figure.ts';
import { presentText } from '../words/told.ts';
import { PAST } from './verbs.ts';

/** “Got down on his knees”; what lies on the knees of who sits kneels nowhere. */
const KNEELS = /\b(?:(?:went|got|goes|gets|fell|was|were|is|are|right) (?:right )?(?:down )?on (?:to )?(?:one|both|his|her|their|its|hands and) knees?|kn(?:elt|eels?|eeling)|crouch(?:ed|es|ing)?|squat(?:s|ted|ting)?|stoop(?:s|ed|ing)?|(?:bent|bends|bending) (?:right )?(?:down|over)(?! backwards))\b/i;

/** Towers of blocks and castles of sand are built on one’s knees. */
const BUILDS = /\b(?:built|builds|building|made|making) (?:[a-z]+ )?(?:an?|the|their|his|her|another|one) (?:[a-z]+,? ){0,2}(?:sand ?-?castles?|castle of sand|(?:tower|castle|house|wall) of (?:\w+ )?(?:blocks|bricks)|snowman)\b|\bplay(?:ed|s|ing) with (?:the |their |some )?(?:building )?(?:blocks|bricks)\b/i;

/** “Pulled and pulled”, “hauled on the rope”; who pulls on a boot or at a sleeve pulls nothing that has to be leaned against. */
const PULLS = /\b(?:pull|tugg?|haul)(?:ed|s|ing) (?:and (?:(?:he|she|they) )?(?:pull|tugg?|haul)(?:ed|s|ing)\b|hard(?:er)?\b|together\b|with (?:all|both)\b|(?:away )?(?:(?:at|on) )?(?:the|an?|one|his|her|their|that|both) (?:[a-z]+ ){0,2}?(?:ropes?|lines?|chains?|handles?|nets?|carts?|wagons?|sledges?|sleds?|turnips?|carrots?|roots?|weeds?|boats?|anchor|lever)\b(?! (?:out of|from) (?:his|her|their|the) (?:\w+ )?(?:bag|pocket|basket|rucksack))(?! out\b))|\btug[- ]of[- ]war\b/i;

/** Words begin where they begin: a brush does not rush, who is ready does not read. */
const POSE_WORDS: readonly (readonly [PoseName, RegExp])[] = [
  ['standing', /\b(?:standing|stood)\b[^.;:!?]*\basleep\b|\basleep\b[^.;:!?]*\bon (?:his|her|its|their) feet\b/i],
  ['ears covered', /\b(?:hands?|paws?|wings?|fingers?|palms) (?:flat |tight(?:ly)? |hard )?(?:over|to|against|in|on) (?:his|her|its|their|both|the) (?:own )?ears\b|\b(?:covered|covers|covering|stopped|blocked|held|holds|holding|plugged) (?:up )?(?:his|her|its|their|both) (?:\w+ )?ears\b/i],
  ['eyes covered', /\b(?:hands?|paws?|wings?|fingers|palms) (?:flat |tight(?:ly)? )?(?:over|before|in front of|across) (?:his|her|its|their|both) (?:own )?(?:eyes|face)\b|\b(?:covered|covers|covering|hid|hides) (?:his|her|its|their|both) (?:\w+ )?(?:eyes|face|faces)\b(?! (?:in|behind|with|under|against) (?!(?:his|her|its|their|both) (?:hands|paws|wings)\b))|\b(?:face|head|eyes) in (?:his|her|its|their|both) (?:hands|paws|wings)\b/i],
  ['swimming', /\b(?:swam|swims?|swimming|paddl(?:es|ed|ing)|div(?:es|ed|ing)(?! (?:for|behind|under|at|on|into (?:the|a|his|her|their) (?:bag|box|bed|bushes|hedge|crowd|pockets?|cupboard|doorway)))|splash(?:es|ed|ing) about|float(?:s|ed|ing) on (?:his|her|their) back)\b/i],
  ['flying', /\b(?:(?:(?<!\b(?:an?|the|every|one) )fl(?:y|ies)|fl(?:ew|ying))(?! (?:an?|the|his|her|their|its|that|this) (?:[\w-]+ ){0,2}?(?:kites?|flags?|planes?|paper \w+)\b)|soar\w*|glid(?:e|es|ed|ing)|hover\w*)\b/i],
  ['jumping', /\b(?:jump(?:s|ed|ing)?(?! the queue)|leap(?:s|ed|ing|t)?|hop(?:s|ped|ping)?|bounc(?:e|es|ed|ing)|skip(?:s|ped|ping)?(?! (?:this|that|the|an?|one|it|lunch|dinner|supper|breakfast|school|over (?:the|that|this|a) (?:\w+ )?(?:part|words?|bit|page|chapter|lines?))\b))\b/i],
  ['cheering', /\b(?:won|wins|winning) (?:(?:the|a|their|his|her) (?:[a-z-]+ )?(?:race|prize|game|match|cup|medal|tournament|contest|competition)|first)\b/i],
  ['running', /\b(?:(?<!\b(?:an?|the|long|chicken|dry|dummy) )run|run(?:s|ning)|ran|(?<!\b(?:an?|the|that|this|his|her|their|its|every|each|big|great|boat|sack|spoon|three-legged|last|first|no|of) )race|rac(?:ed|ing)|chas(?:e|es|ed|ing)|(?<!\b(?:his|her|their|its|no|great|an?|terrible) )hurr(?:y|ies|ied|ying)|(?<!\b(?:an?|the|such an?|sudden) )dash|dash(?:es|ed|ing)|(?<!\b(?:an?|the|no|such an?|sudden) )rush|rush(?:es|ed|ing)|escap(?:e|es|ed|ing)|gallop\w*|pelt(?:ed|ing))\b/i],
  ['dancing', /\b(?:(?<!\b(?:an?|the|that|this|his|her|their|its|first|last|next|no) (?:\w+ )?)dance|danc(?:es|ed|ing)(?! (?:lessons?|shoes?|class|bear|teacher|floor)))\b/i],
  ['cheering', /\b(?:cheer(?:s|ed|ing)?|celebrat(?:es?|ing|ed(?= (?:with|by|all|until|that|the|and|it)\b|[.,;!]|$))|hooray|hurra[yh]|clap(?:s|ped|ping)?|arms up|victor(?:y|ious))\b/i],
  ['embracing', /\b(?:hug(?:s|ged|ging)?|cuddl\w*|(?:put|threw|flung|wrapped|puts|throws) (?:his|her|their|its|both|an) arms? (?:tightly )?(?:a?round))\b(?! (?:(?:his|her|its|their|the|an?) (?:\w+ )?(?:knees|teddy|toy|bear|pillow|bag|book|blanket|bundle|parcel|basket|box|tree|lantern|coat|cushion|jar|cup|mug)|himself|herself|itself|themselves)\b)/i],
  ['embracing', /\b(?:carri(?:ed|es)|carrying|held|holds|took|takes|rock(?:ed|s)|cradl(?:ed|es)|lifted|caught) (?:\p{Lu}\p{L}+|him|her|them|each other) (?:[a-z]+ )?(?:up )?in(?:to)? (?:his|her|their|its|both) (?:\w+ )?(?:arms|paws|wings)\b/u],
  ['hugging', /\b(?:hug(?:s|ged|ging)?|trembl\w*|shiver\w*|cower\w*|huddl\w*|snuggl\w*|held on (?:so |very )?tight(?:ly)?)\b/i],
  ['sitting', /\basleep\b[^.;:!?]*\b(?:upright|sitting)\b|\b(?:sitting|upright),? (?:fast |sound )?asleep\b|\basleep\b[^.;:!?]*\b(?:at|on|over|in) (?:the|a|his|her|their|its) (?:\w+ )?(?:table|desk|chair|armchair|bench|step|stool|book|wheel)\b/i],
  ['lying', /\b(?:(?:lay|lies|lying) (?:side by side|next to|with|under|among|between|beside|where|looking|staring|listening|thinking|gazing|there|quite|very|panting|down|awake|asleep|still|flat|back|on (?:his|her|their|its) \w+|in (?:bed|the (?:grass|hay|sun|shade)|(?:his|her|their|its|an?|the) (?:\w+ )?(?:blankets?|hammock|tent|sleeping bag|cot|bunk|nest)))|slept|(?<!\b(?:the|an?|his|her|their|its|my|your|of|no|some|more|deep|much|from|his own|in) )sleeps?|sleeping|(?:fell|fast|was|were|is|are) (?:still |already |soon |fast |sound )?asleep|curl(?:ed|s) (?:himself |herself |itself |themselves )?up (?:on|in|under|by|beside|next to|before|to sleep|at)\b|doz(?:ed|es|ing)|nap(?:ped|ping)?|(?:got|went|climbed|crept|tucked) (?:\w+ )?into bed|shared (?:one|an?|the) (?:[a-z]+ )?bed(?! of\b)|in (?:one|the same) (?:[a-z]+ )?bed(?! of\b)|in bed|tucked (?:[\w’]+ ){1,3}(?:in|up)(?= *(?:$|[.,;!?]|and\b|for\b|with\b|under\b|tight\w*)))\b/i],
  ['sitting', /\b(?:fell|falls|tumbled|landed) (?:down|over|flat|in a heap|on (?:his|her|their|its) (?!knees|feet)\w+)\b/i],
  ['sitting', /\b(?:sits?|sitting|sat|(?<!\bthe )rests|(?<!\b(?:was|were|well) )rest(?:ed|ing)(?! (?:up)?on\b)|camp ?fire|perch(?:ed|es|ing)?)\b/i],
  ['sitting', /\b(?:swung|swings|swinging)\b[^.;!?]{0,40} on (?:an?|the|his|her|their|one|two) (?:[a-z]+ )?swings?\b|\b(?:was|were|is) on (?:the|a) swings?\b/i],
  ['kneeling', KNEELS],
  ['kneeling', BUILDS],
  ['pushing', /\b(?:(?<!\b(?:was|were|been|being|got) (?:\w+ )?)push(?:ed|es|ing)?(?! (?:open|shut|aside|away|back|up|through|past|the button|it (?:right |all the way |back )?(?:down|back|in|into|under)|(?:his|her|their) (?:\w+ )?(?:hair|hat|glasses|cap|sleeves?|spectacles|plate|hands?|fingers?|nose))\b)|heav(?:ed|es|ing)(?! (?:an?|another) )|shov(?:ed|es|ing)(?! (?:it|them) (?:in|into|under)\b))\b/i],
  ['pulling', PULLS],
  ['digging', /\b(?:dug|digs|digging)\b(?! (?:in|into) (?:his|her|their|its|the|[A-Za-z]+[’']s) (?:\w+ )?(?:pockets?|heels|ribs?|sides?|backs?|bags?))(?! (?:it|them|him|her|out|up) (?:up|out)?)/i],
  ['climbing', /\b(?:was|were|is|sat) (?:still )?(?:half-?way )?up (?:an?|the) (?:\w+ )?(?:tree|ladder|rope|mast|pole)\b|\b(?:climb(?:s|ed|ing)?|clamber(?:s|ed|ing)?|scrambl(?:es|ed|ing) up)\b(?! (?:in|into|out|aboard|inside|through|back|under|off|on to (?:his|her)|frames?|ropes?|boots|plants?|roses?|up (?:in|on)to (?:his|her|the) (?:lap|knee|shoulders?|bed|chair|sofa|seat))\b)/i],
  ['pointing', /\b(?:(?<!\b(?:the|an?|that|this|no|some|one|any|each|every|its|whole) (?:\w+ )?)points?(?! of)|point(?:ed|ing)(?! (?:out (?:to|that|since|by)\b|out(?:[,.;]|$)|hat|nose|ears?|roof|end|toes?|shoes?|chin|beard))|(?:showed|shows)(?! (?:off|up|through|signs?)\b)|led the way)\b|(?<!\b(?:stay|stayed|wait|stop|sit|stand|hello|hullo|hi|from|over|up|in|out|down|under|get|got|be|not|who[’']?s|is|are|was|almost|nearly|still|right) )(?<!\b(?:you|he|she|they|we|I|it)(?:[’']re|[’']s|[’']m| are| is| was| were)? )\bthere!|\blook!/i],
  ['thinking', /\b(?:think(?:s|ing)?|(?<!\b(?:an?|the|no|that|any|this|his|her|second|first|next) )thought|chin in (?:his|her|their|its) (?:hands?|paws?)|wonder(?:s|ed|ing)?|ponder\w*|puzzl(?!ed (?:people|every\w+|him|her|them|us|the)\b)\w*|scratch(?:es|ed|ing)? (?:(?:his|her|its|their) )(?:own )?(?:heads?|chins?|ears?|necks?|noses?)(?! for\b))\b/i],
  ['reaching', /\b(?:held|holds|put|puts|stretched|stretches|reached) out (?:one|an?|both|his|her|their|its)(?: own)? (?:hands?|paws?|wings?|arms?|claws?|flippers?|branch(?:es)?|fingers?)\b/i],
  ['reaching', /\bknock(?:ed|s|ing) (?:\w+ )?(?:on|at) (?:the|an?|his|her|their|its|\p{Lu}\p{L}+[’']s) (?:\w+ )?(?:doors?|gate|window|shutters?|lid|wall)\b/iu],
  ['holding', /\b(?:h[eo]ld(?:s|ing)?|carr(?:y|ies|ied|ying)|pick(?:s|ed)? up|found|took|takes|lift(?:s|ed|ing)?|grab(?:s|bed|bing)?|clutch\w*|reads?|reading|gave|gives|brought|raised|play(?:s|ed) the)\b/i],
  ['waving', /\b(?:(?<!\b(?:an?|the|big|great|one|every|next|each|last|first) )waves?|wav(?:ed|ing)|greet\w*|hello(?! to (?:an?|the)\b)|(?<!\bsay )goodbye(?! to\b))\b/i],
  ['walking', /\boff (?:they|he|she|[A-Z]\w+) (?:all |both )?(?:went|go|goes|set)\b|\b(?:he|she|they|we|[A-Z]\w+|all|both|once|and) (?:all )?set (?:off|out)\b(?! the\b)|\b(?:went|set) off,? (?:one|two|both|each) (?:\w+ )?ways?\b|\b(?:walk(?:s|ed|ing)?|march(?:es|ed|ing)?|(?<!\bon )tiptoe(?:s|d|ing)?|crept|creep(?:s|ing)?|stroll\w*|wander\w*|trudg\w*|tramp(?:ed|ing)|limp(?:s|ed|ing))\b/i],
  ['whispering', /\bwhisper(?:s|ed|ing)\b/i],
];
/** What runs without legs, and “ran a small bakery”, “flew into a rage”: nobody runs or flies because of it. */
const FLOWS = /\b(?:run|runs|ran|running) (?:an?|the|his|her|their|its|our) (?!(?:[\w’-]+ ){0,3}?(?:race|races|relay|marathon|miles?|metres?|laps?|ways?|distance|steps?|length|rest|course|gauntlet|fast\w*|quick\w*|hard\w*)\b)|\b(?:fl(?:y|ies|ew|ying)|jump(?:s|ed)?|leapt) (?:in|into|off|at|to|out of) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:rage|temper|fury|passion|panic|handle|chance|conclusions?|skin)\b|\bhopping mad\b|\bjump(?:s|ed|ing)? to conclusions\b|\ball (?:that|this|of it)\b[^.;!?]*\bran together\b|\beverything (?:that )?(?:he|she|they) [^.;!?]*|\b(?:hearts?|minds?|thoughts?|talk|rumou?rs?|stor(?:y|ies)|news|tempers?|time|sparks|crumbs|feathers|tears?|rivers?|streams?|brooks?|waters?|rain|roads?|paths?|noses?|blood|colou?rs?|paint|juice|honey|a (?:shiver|crack|line)|steps?|stairs|ivy|smoke|the (?:sun|moon))\s+(?:that\s+)?(?:ran|runs|was running|were running|flew|raced|leapt|jumped|danced|hopped|climbed|climbs)\b|\b(?:run|runs|ran|running) (?:(?:a|his|her|its|their|one) (?:finger|hand|paw|thumb|eye|tongue|claw|comb|shop|errand|caf[eé]|school|bath)s?|in the family|into (?:trouble|difficulties|debt)|low|dry)\b|\b(?:run|runs|ran|running) out of (?!the\b|an?\b|his\b|her\b|their\b|its\b|it\b|there\b|here\b|school\b|bed\b|sight\b)/gi;
/** What is hardly done, could be done or is only wanted. */
export const NOT_DONE =
  /\b[a-z]+s that (?:can )?(?:fly|run|jump|swim|dance|hop|sing|walk|sleep)\b|\b(?:would|could|might|should)\s+(?:rather|sooner|always|often|never|usually|gladly)\s+\w+|\b(?:can|could|would|might|will)\s+(?:make|let)\s+(?:the |an? |his |her )?\w+\s+\w+\b|\bstop(?:ped|s)? \w+ing\b|\b(?:made|makes?|making) (?:him|her|them|it) \w+\b|\b(?:made|makes?|making|lets?) (?:the |an? )?\w+ (?:dance|jump|leap|run|fly|hop|sleep|laugh|float|swim|sit|walk|wave|climb|spin)\b|\bcheers for\b|\bwaited for \w+ to \w+|\bwhere\s+(?:the|an?|two|three|some|people|everybody|somebody)\s+(?:[\w’-]+\s+){0,3}?(?:sat|sits|lay|lies|stood|slept|sleeps|ran|flew|swam|climbed|danced|jumped)\b|\b(?:saw|sees|heard|watched|noticed|felt)\s+(?:an?|the|two|three|some|such|another|it|them|him|her|somebody|someone|people|[A-Z]\w+)\b[^,.;:!?]*|\b(?:at|past|over|round|for|of)\s+(?:an?|the|two|three|some|his|her|their|those|these|all)\s+(?:[\w’-]+\s+){1,3}(?:lying|sitting|standing|sleeping|running|flying|swimming|climbing|waving|dancing|jumping|hanging)\b|\bhad\s+(?:\w+\s+){0,2}(?:hurried|raced|rushed|galloped|walked|hugged|danced|run|jumped|leapt|flown|swum|cheered|climbed)\b|\bhad\s+(?:\w+\s+){0,2}(?:sat|lain|slept|crouched|knelt)\b(?=[^.;]*\b(?:once|as children|ago|yesterday|the (?:day|night|year) before|last)\b)|\b(?:would|could|might|should)\s+(?:\w+\s+)?(?:think|thought|say|said|know|known|believe|guess|swear)\b[^,.;:!?]*|\b(?:hardly|scarcely|nearly|almost)\s+(?:ever\s+)?\w+|\b(?:with(?:out)?|of|from|about|against|than|for)\s+\w+ing\b|\btoo\s+\w+\s+to\s+(?:go\s+to\s+|fall\s+|go\s+)?\w+|\b(?:come|came|gone|went|go|set out|sent|way)\s+(?:\w+\s+){0,3}to\s+\w+|\bhad been (?:\w+ )?\w+ing\b|\blet(?:s|ting)?\s+(?:the|it|his|her|their|them)\s+(?:\w+\s+){0,3}(?:run|fly|hop|jump|float)\b|\b(?:would|could|might|should|may|can|must)\s+(?:have\s+|be\s+|just\s+|ever\s+)*\w+|\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed)|long(?:s|ed)|learn(?:s|ed|t)?|how|where|when|what|which way|whether|nowhere|nothing|time|chance|reason|going|refused|afraid|about|ready|able|meant|forgot|obliged|forced|made|told|asked|allowed|supposed|expected|inclined|sorry|enough|easy|hard|pleased|glad)\s+to\s+\w+|\byou (?:had to|have to|can|could|must)\s+\w+|\b(?:asked|told|begged|ordered|wanted) (?:every(?:body|one)|anybody|anyone|all of them|them all|those)\b[^.;!?“]*? to (?:sit|stand|lie|jump|run|come|go|climb|swim|fly|hide|push|wave|clap|dance|sing)\b/gi;

/** Who thought nothing of it did not think, and who thinks of it lying there does not lie. */
const NOT_THOUGHT = /\bhappen(?:s|ed)? to be \w+ing\b|\bran down\b(?! (?:the|to|an?|his|her|their|towards?|into|from)\b)|\bth(?:inks?|ought) so\b|\bth(?:ought|inks?) (?:nothing|no more|little|better|the world) of\b|(?<=\b(?:of|see|found|find|upon|across)\s+(?:it|them|him|her)\s+(?:all\s+)?)(?:lying|sitting|sleeping|running|flying|asleep)\b/gi;

export const readPose = (clause: string): PoseName | undefined => {
  const text = presentText(clause.replace(NOT_THOUGHT, ' ')).replace(FLOWS, ' ').replace(NOT_DONE, ' ');
  return POSE_WORDS.find(([, words]) => words.test(text))?.[0];
};

/** What somebody says aloud tells of the one who says it only when it greets, cheers, shows, or says "I am flying". */
const TELLING = /\b(?:(?:push|heave)(?=[ !,])|hello|goodbye|hooray|hurra[yh]|(?:\w+[’']?\w* )?there!|look!)|(?<=\bI(?:[’']m| am) )\w+ing\b|\bI(?:[’']m| am) (?:so |very |quite |more |still |a bit |rather )?(?:cross|scared|sad|angry|afraid|frightened|glad|happy|tired|sleepy|worried|surprised|proud)\b(?! of)/gi;
export const hushed = (text: string): string => text.replace(/“([^”]*)”|"([^"]*)"/g, (_, ...said: string[]) => `“${((said[0] ?? said[1] ?? '').match(TELLING) ?? ['…']).join(' ')}”`);

const GOING_ON = new RegExp(`^[”"]?\\s*(?!(?:morning|evening|nothing|something|everything|anything|king|thing|spring|string|ring|wing)\\b)(?:(?:and|so|yet|but|then)\\s+)*(?:\\w+ly\\s+)?(?:${PAST})\\b`, 'i');
/** “That’s that,” and sat down: who said it sits. */
const AFTER_SPEECH = /^“[^”]*”\s+(?=(?:and|but|then)\s)/;
/** "…, and ran right out": the same one does something more. */
export const isGoingOn = (clause: string): boolean => GOING_ON.test(clause.replace(AFTER_SPEECH, '')) || /^with (?:an?|the|his|her|their) /i.test(clause);

/** "Bo’s hat flew off", "his legs ran": what a thing of somebody does. */
const OF_A_THING = new RegExp(`^[“”"…\\s]*(?:(?:[Aa]nd|[Tt]hen|[Bb]ut|[Ee]ven|[Ss]o)\\s+)?(?:[A-Z]\\w+[’']s|[Hh]is|[Hh]er|[Tt]heir)\\s+(?:[a-z-]+\\s+){1,2}?(?:did|${PAST})\\b`);
export const isOfAThing = (clause: string): boolean => OF_A_THING.test(clause);

const VERB = new RegExp(`\\b(?:${PAST})\\b`, 'i');
/** "Rusty ran to Maya": the words before what is done; two who hug, dance or play do it together. */
export const doersIn = (clause: string): string => (/\b(?:arms? a?round|hug|cuddl|snuggl|danc|with|beside|together)/i.test(clause) ? clause : clause.slice(0, VERB.exec(clause)?.index ?? clause.length));

/** Who gets up lies and sits no more. */
export const endsRest = (clause: string): boolean =>
  /\b(?:(?:got|gets|stood|stands|jumped|sprang|hopped|leapt|sat) (?:straight |right )?up|looked (?:up|round|about)|woke|wakes|woken|got out of bed|climbed out of)\b/i.test(presentText(clause).replace(/\b(?:nobody|no one|none of them)\b[^,.;:!?]*/gi, ' '));

const RESTS: ReadonlySet<PoseName> = new Set(['lying', 'sitting', 'kneeling']);
const GOES: ReadonlySet<PoseName> = new Set(['running', 'jumping', 'flying', 'swimming', 'walking', 'dancing']);
/** Whoever runs on, or falls asleep, no longer does what was told before. */
export const overtakes = (now: PoseName, before: PoseName): boolean =>
  (RESTS.has(before) && (GOES.has(now) || now === 'cheering')) || (now === 'lying' && before !== 'lying') || before === 'holding' || before === 'whispering' || (before === 'waving' && GOES.has(now)) || (before === 'walking' && now !== 'holding') || ((before === 'climbing' || before === 'pushing' || before === 'pulling' || before === 'digging' || before === 'dancing') && now === 'sitting');

/** Who lies there to look at the clouds has no blanket. */
const UNDER_THE_SKY = /\b(?:(?:on|in|under) the (?:\w+ )?(?:grass|hay|sun|shade|meadow|sand|beach|moss|snow|clouds|sky|stars|tree|floor|carpet|rug|bench|table|desk|sofa)|(?:flat |down )?on (?:his|her|their|its) (?:back|belly|tummy|stomach))\b|\bas flat as\b|\bflat (?:on|out on|down on)\b/i;
export const liesUncovered = (clause: string): boolean => UNDER_THE_SKY.test(clause);

/** “Papa tucked Finn in”: the words for who lies in bed then, and not who tucks. */
export const tuckedIn = (clause: string): string | undefined => /\btucks? ?(?:ed)? ((?:[\w’]+ ){1,3})(?:in|up|into bed)\b/i.exec(clause)?.[1];

/** What a passage says is climbed; otherwise what the ground offers. */
const CLIMBED: readonly (readonly [Climbed, RegExp])[] = [
  ['tree', /\b(?:trees?|branch(?:es)?|trunk|oak|birch|apple|boughs?)\b/i],
  ['ladder', /\b(?:ladders?|roof|attic|loft|shelf|shelves|cupboard|wardrobe|bunk|steps|stairs|mast|tower|beanstalk|ropes?)\b/i],
  ['box', /\b(?:box(?:es)?|crates?|chest)\b/i],
  ['table', /\b(?:tables?|desks?|benches|bench|chairs?|stools?)\b/i],
  ['rock', /\b(?:rocks?|hills?|mountains?|cliffs?|stones?|walls?|dunes?|boulders?|slopes?|peak|fence|gate|heap|pile|bank)\b/i],
];
export const climbedIn = (clause: string): Climbed | undefined => CLIMBED.find(([, words]) => words.test(clause))?.[0];

const HIDES = /(?<!\bhad been |\bwhere \w+ (?:was|were|is) )\b(?:hid|hides|hiding|hidden)\b\s*(?:$|[.,;!?…]|(?:away|themselves|himself|herself|together|there)\b|(?:behind|under|in|inside|among|between|beneath|from|with)\b)/i;
/** “Fen was just behind that bush” */
const IS_BEHIND = /\b(?:was|is|were|sat|sits|stood|lay|crouched|knelt|waited|went|goes|ran|crept|got|jumped|slipped|ducked|dived) (?:just |right |still |there |down )?(?:behind|inside|under) (?:an?|the|that|this|his|her|their) (?:[a-z]+ )?(?:bush|(?<=behind [a-z ]{0,24})tree|hedge|curtains?|sofa|barrel|haystack|haycock|ferns?|blanket|bedclothes|reeds|thicket|bramble)\b/i;
export const hidesIn = (clause: string): boolean => [HIDES, IS_BEHIND].some((words) => words.test(presentText(clause).replace(NOT_DONE, ' ')));

/** What the hand holds that does it, though no word names the thing. */
const TOOLS: readonly (readonly [prop: string, words: RegExp])[] = [
  ['spade', /\b(?:dug|digs?|digging)\b(?! (?:in|into) (?:his|her|their|its|the|[A-Za-z]+[’']s) (?:\w+ )?(?:pockets?|heels|ribs?|sides?|backs?|bags?))/i],
  ['broom', /\b(?:swept|sweeps|sweeping)\b(?! (?:past|away|over|through|off|into|by))/i],
  ['paintbrush', /\b(?:painting|paints|painted) (?:the|an?|his|her|their|it|them|on|all)\b/i],
  ['can', /\bwater(?:ed|ing|s) (?:the|his|her|their|it|them)\b/i],
  ['pencil', /\b(?:(?<!\bwho (?:had )?)wrote|writes|(?<!\bin )writing|drawing(?! (?:\w+ )?with| (?:off|near|up|back|in|on|away|breath|himself|herself)\b)|(?:drew|draws) (?:(?:an?|the|his|her|their) (?:\w+ )?(?:picture|map|line|circle|face|house|plan)|(?:it|them|this) on (?:an?|the|some)))\b/i],
  ['book', /\b(?:reads?|reading) (?:aloud|out loud|to (?:him|her|them|each other)|on|and)\b/i],
  ['cup', /\b(?:drank|drinks|drinking|sipped|sips|sipping) (?:(?:up|from) )?(?:tea|cocoa|milk|juice|soup|lemonade|coffee|chocolate|his|her|their|some|an?|the|it)\b/i],
  ['ladle', /\b(?:stirred|stirs|stirring) (?:the|it|his|her|their)\b/i],
  ['drum', /\b(?:drummed|drumming)\b(?! (?:on|his|her) (?:fingers|the (?:roof|window|table)))/i],
];
export const toolIn = (clause: string): string | undefined => {
  const done = presentText(clause).replace(NOT_DONE, ' ');
  return TOOLS.find(([, words]) => words.test(done))?.[0];
};
