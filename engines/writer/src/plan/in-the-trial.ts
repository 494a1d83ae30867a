// What cannot be seen, heard or done while the trial lasts: a face in the dark, a ticking watch in a storm, a crumb on the floor where there is water.

import type { AgeRange } from '../brief.ts';
import type { Rule } from './rule.ts';

/** The climax behind the onset; what somebody remembers there is somewhere else, and what was asked for may stand before it. */
const LASTS: ReadonlySet<string> = new Set(['worse', 'cameo', 'try', 'friendacts', 'foil', 'last', 'low', 'still', 'glimmer', 'reach', 'wish']);
const whileItLasts: Rule['holds'] = (phase, beat) => (phase === 'climax' && LASTS.has(beat)) || (phase === 'resolution' && beat === 'newWish');
/** A scene of the onset is told whole: what stands before it still happens in the light. */
const atItsOnset: Rule['holds'] = (phase, beat) => phase === 'climax' && beat === 'onset';
const untilItEnds: Rule['holds'] = (phase, beat) => phase === 'resolution' && beat === 'solve';

const LOOKS = '(?:looked|looks?|looking|stared?|staring|glanced|glancing|gazed|peered|squinted)';
const SIGHT = new RegExp([
  // One may look at the dark itself, and look for something in it.
  `\\b${LOOKS} (?:at (?!\\{k\\.the\\}|nothing|the dark)|round|about(?: them)?[,.;]|from|over at|both ways|up[,.;]|up at (?!\\{k\\.the\\}|nothing|the dark)|down[,.;]|back(?! at \\{k)|across|to see|with one eye|in one direction|on[,;])`,
  '(?:\\b(?:he|she|they|you|one|anybody|everybody|somebody|everyone|(?:the|all of the) (?:others|rest))|\\{he\\}|\\{H\\}|\\{They\\}|\\{[FVC](?:\\.he)?\\}) (?:could )?(?:saw|see|watched)(?! (?:nothing|no\\b|that\\b|how\\b|what\\b|neither))', '\\b(?:began|started|sat down) to (?:write|draw)\\b', '\\bcould be seen\\b', '\\b(?:was|were) to be seen\\b', '\\bcame into sight\\b', '\\bin (?:full |plain )?sight\\b', '\\bin the sight of\\b', '\\bwhere \\{k\\.the\\} could see\\b',
  '\\b(?:smiled|grinned|winked|nodded|frowned|pointed|waved|blushed)\\b', '\\bpull(?:ed|ing) (?:a )?faces?\\b', '\\b(?:went|gone|go|turned|had gone|was) (?:quite |very |as )?(?:white|pale|red|pink|green|scarlet)\\b', '\\b(?:as white as|pale as)\\b', '\\beyes (?:were|was) (?:shining|wet|wide|red)\\b', '(?<!\\b(?:wiped|washed|rubbed) )\\b(?:her|his|\\{his\\}|their|the|whose) faces?\\b(?! to face)',
  '\\bread (?:it|out|them|through|the)\\b', '\\bwrote\\b', '\\b(?:far|other|farther|further) side of \\{k\\.the\\}', '\\bbetween (?:him|her|\\{him\\}|\\{himself\\}|them|themselves) and \\{k\\.the\\}', '\\bacross at \\{k\\.the\\}', '\\bin the sun\\b', '(?<!\\b(?:into|to) )\\bthe sky\\b', '\\bbutterfl\\w+', '\\bshadows?\\b',
].join('|'), 'iu');
/** Seen whatever it is compared with: how they all look, and what is looked at in astonishment. */
const PLAIN_SIGHT = /(?:\b(?:they|everybody|everyone|the (?:others|rest))|\{[FVC](?:\.he)?\}) (?:all )?looked as (?:if|though)\b|\blooked at \{the-tool\} as (?:if|though)\b/iu;
const UNSEEN = /\b(?:not|nobody|no one|nothing|never|without|could no longer|if|as though|as you look|the way (?:that )?you look|like|imagin\w*|remember\w*|would|used to|once|felt (?:their|his|her)|hid|hide|shut|closed)\b|n’t\b/iu;

/** What is only heard where it is quiet. */
const QUIET = new RegExp([
  '\\bwhisper(?:ed|s|ing)?\\b', '\\b(?:was|were|fell|lay|grew|so|very|quite) (?:so |very |quite |all |perfectly )?(?:quiet|silent|still and quiet)\\b', '\\bsilence\\b', '\\b(?:a lot of|in the) quiet\\b', '\\bthe quiet (?:lay|came|got)\\b', '\\bticking\\b', '\\btick(?:ed)?\\b(?=[ ,.])', '\\bcockerel crowed\\b', '\\bdripping\\b',
  '\\bhear (?:it now|the oddest)', '\\bso hard that you could hear', '\\bfar (?:off|away)\\b[^.;]{0,30}\\b(?:heard|hear|rang|barked|crowed)\\b', '\\bunder (?:\\{his\\}|his|her|their) breath\\b', '\\bNobody breathed\\b', '\\bhold(?:ing)? (?:its|their) breath\\b', '\\bhum(?:med|ming) (?:softly|quietly|under)\\b', '\\bvery (?:softly|quietly|low)\\b', '\\ba small sound\\b', '\\bin a (?:small|low|thin|quiet) voice\\b',
].join('|'), 'iu');
const UNHEARD = /\b(?:not|nobody|no one|nothing|never|as if|as though|if|would|used to|once|remember\w*|part of|near enough to hear|through everything|on reaching|a firm hold of|in (?:his|her|\{his\}) head)\b|n’t\b/iu;

/** What needs a floor under it that is dry. */
const ON_THE_FLOOR = new RegExp([
  '\\b(?:sat|sit|sitting|lay|lying|knelt|flopped|lain)(?: \\w+)? (?:down|flat|on|in (?:a|the) (?:row|heap|circle|middle)|back to back|like|close|still)\\b', '\\bflat on (?:\\{his\\}|his|her|its|their|the)\\b', '\\b(?:on|from|to|at) the (?:floor|ground)\\b', '\\bdust\\b', '\\bcrumbs?\\b', '\\brolled\\b', '\\bput (?:it|the bag|them) down\\b', '\\bwalk(?:ed|ing) up and down\\b', '\\bsand\\b', '\\bin a heap\\b',
].join('|'), 'iu');
const NOT_ON_IT = /\b(?:as if|as though|like (?:an?|the) \w+ (?:in|on)|would|used to|once|remember\w*|had (?:been|sat|lain)|wanted|wish\w*)\b/iu;

/** What comes of its own accord, or lasts for a while and draws breath: no door does, and no hole in the ground. */
const MOVES = new RegExp([
  '(?:\\{k\\.the\\}|\\{K\\.the\\})(?:, [^,.;]{3,60},)? (?:came|drew|went|turned|rushed|had rushed|ran|hesitated|seemed? to hesitate|[^.,;]{0,20}(?:resting on its oars|getting its breath|getting back its breath))\\b', '\\{k\\.the\\} overhead\\b', '\\b(?:fled|ran|run) from \\{k\\.the\\}',
].join('|'), 'u');
const COMES: ReadonlySet<string> = new Set(['storm', 'creature', 'flood', 'crowd']);

const NEVER = /(?!)/u;

/** Against a scene that tells such a thing behind the words with which the trial begins, or before those with which it ends. */
const behindOnset = (words: RegExp): RegExp => new RegExp(`\\{k\\.onset\\}[^“]*?(?:${words.source})`, 'isu');
const beforeDeed = (words: RegExp): RegExp => new RegExp(`^(?:(?!\\{deed\\}|\\{k\\.(?:give|clear)\\}|“).)*?(?:${words.source})`, 'isu');

function lasting(why: string, words: RegExp, unless: RegExp): Rule[] {
  const of = { is: 'trial', why, mayOwn: false } as const;
  return [
    { ...of, words, unless, holds: whileItLasts },
    { ...of, words: behindOnset(words), unless: NEVER, whole: true, holds: atItsOnset },
    { ...of, words: beforeDeed(words), unless: NEVER, whole: true, holds: untilItEnds },
  ];
}

const IN_THE_DARK = [...lasting('seen in the dark', SIGHT, UNSEEN), ...lasting('a look on faces in the dark', PLAIN_SIGHT, NEVER)];
const IN_THE_NOISE = lasting('heard where nothing can be heard', QUIET, UNHEARD);
const IN_THE_WATER = lasting('sitting and lying where there is water', ON_THE_FLOOR, NOT_ON_IT);
const OF_THE_MOVING: readonly Rule[] = [{ is: 'trial', why: 'a trial that only stands there comes and goes', words: MOVES, unless: NEVER, mayOwn: false, holds: whileItLasts }];

/** Behind the onset stands what it is in the way of: “it” and “that” would mean the lantern. */
const TIED = new RegExp('\\{k\\.onset\\} \\[?[“*]*(?:That\\b|And the something|After that|They knew (?:it|then)|They had not thought of that|They were almost|Not one of them had come near it|It (?:did not|happened|was felt))', 'u');
const OF_THE_TIE: Rule = { is: 'trial', why: 'something stands between the onset and what means it', words: TIED, unless: NEVER, mayOwn: false, whole: true, holds: atItsOnset };

/** What is out of place in the climax because of what it is that stands in the way. */
export function trialRules(trial: string, age: AgeRange): Rule[] {
  return [
    // The youngest hear of the tie where their scenes have a place for it.
    ...(age === '3-4' ? [] : [OF_THE_TIE]),
    ...(trial === 'dark' ? IN_THE_DARK : []),
    ...(trial === 'storm' || trial === 'crowd' ? IN_THE_NOISE : []),
    ...(trial === 'flood' ? IN_THE_WATER : []),
    ...(COMES.has(trial) ? [] : OF_THE_MOVING),
  ];
}
