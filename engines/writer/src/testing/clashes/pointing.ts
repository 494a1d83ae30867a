// “It”, “that”, “they” or “there” at the front of a paragraph or of a filling, where nothing stands that it could mean.

import { pointsBack } from '../../tell/points-back.ts';
import { ownWords } from '../../plan/own-words.ts';
import { clash } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldParagraph, ToldStory } from './told-story.ts';

/** A word that points back. */
const POINTS = /^(?:“?)(?:It|That|This|These|Those|Such|There)\b/u;
/** Says itself what it is about: “It was Monday”, “It took”, “That morning”, “There was a …”, “This is how”. */
const SAYS_IT = new RegExp([
  '^There (?:was|were|is|are|had|still was|still were|came|has|have|comes|stood|remained?|followed|would|might|must|may|can|could|seemed|’s|should|lay|hung|went|will|sat|ought|exists?|being|never|used)\\b', '^(?:That|This|These|Those) (?:very |same |first |last |one )?(?:morning|evening|afternoon|night|day|time|week|year|summer|winter|spring|autumn|minute|moment|hour|afternoon’s)\\b',
  '^It (?:rained|snowed|took|is|was|had|would|must|may|might|could|can|will|has|seem\\w*|began|grew|turned|got|became|happen\\w*|came|cost|did|does|never|went|all|looked|struck|occurred|fell|must|need\\w*|want\\w*|only|even|soon|helps?|pays?|made|makes|says|said|follow\\w*|should|appear\\w*|so|felt|matters?)\\b',
  '^There existed\\b', '^That (?:they|it|he|she|there|\\p{Lu})', '^Those who\\b', '^(?:This|That|It) is (?:a|the|\\p{Lu})', '^This was (?:on|in|at|where|what|when|how|why)\\b',
  '^This is (?:how|what|where|the)\\b', '^This was the (?:moment|hour)\\b', '^There (?:it|they|he|she) (?:was|were|stood|lay|sat)\\b[^.]*(?::|, (?:an? |that |the )?\\p{Lu}|, (?:an?|that) )', '^That is (?:how|what|where|why|the)\\b', '^That was (?:how|what|when|where|why)\\b',
].join('|'), 'u');
/** What “it” is comes next, by the way in which it is said. */
const EXPLAINED = /^It (?:began|started|happened|all began|requires?|is (?:always|remarkable|curious|odd|strange|known|well known|said|a|an|one|hard|easy)|ought|should|might|was (?:lovely|everybody’s|a (?:very )?\p{L}+ (?:idea|plan)|the (?:last|first) thing|while|by)|concern\w*|takes (?:two|three|courage|a)|was nobody’s fault about|did cross|came out (?:by|on|in|at|when|that)|had been [^.:]*: an?|had stopped being|was too much \p{L}+|was the (?:second|third|fourth|fifth) \p{L}+|was (?!there|here|gone|back|away|out|up|down|in|on)\p{L}+ again|was (?:never |always )?(?:white|wet|dry) (?:in|on|up|down)\b|is (?:never |always )?(?:white|wet|dry) (?:in|on|up|down)\b|was a simple matter of|was the very)\b/u;
const TOLD_NEXT = /^It (?:was nobody’s fault,|was done\b[^.:]*:)/u;
/** “It was on the hook”: of such a beginning only a time, a weather or a sentence with “that” or “to” behind it says what “it” is. */
const IT_WAS = /^It (?:is|was|had been|has been|would be|seem\w*|became|grew|got|turned|looked|took|felt|happen\w*|made|cost|struck|occurred|must have been|could have been|might have been|came|began|went|follow\w*|had|did|does|never|would|will|could|can|only|all|fell|even|soon|needs?|needed|wanted|says|said|helps?|pays?|makes?|should|appear\w*|so|may|might|must|matters?)\b/u;
const WITH_ITS_CLAUSE = /\b(?:that|who|to|when|which|if|whether|how|what|before|until|since|than|ago|later|late|early|o’clock|dark|light|quiet|still|cold|warm|hot|raining|snowing|windy|spring|summer|autumn|winter|January|February|March|April|May|June|July|August|September|October|November|December|morning|evening|night|noon|midnight|time|day|way|no good|no use|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|as if|as though|like this|so quiet|why|where)\b/iu;

/** Told beside the scene: it may point at nothing that is not in itself. */
const BESIDE = new Set(['filling', 'thought', 'note', 'company']);
const POINTS_INSIDE = /^(?:[^,.;:]{0,40}\b)?(?:this one|that one(?! (?:ought|should|can|must|could|may|has|is|was)\b)|the other one|the others had|of it(?! all)|at it|with it|to it|about it|of them all|there too|as well, then)\b/u;
const NAMES_A_THING = /\b(?:a|an|the|\p{L}+’s|his|her|their|two|three|four|five|no|every|any|some)\s\p{L}{3,}/iu;

export function pointingClashes(story: ToldStory): Clash[] {
  return story.paragraphs.flatMap((paragraph, at) => [...atTheFront(paragraph, story.paragraphs[at - 1], story), ...beside(paragraph, story), ...behindASplice(paragraph, story)]);
}

function atTheFront(paragraph: ToldParagraph, before: ToldParagraph | undefined, story: ToldStory): Clash[] {
  const [first] = paragraph.sentences;
  if (!first || first.text.startsWith('“') || !POINTS.test(first.text) || saysWhat(first.text)) return [];
  const word = /^\p{L}+/u.exec(first.text)?.[0] ?? '';
  if (isOfWhatItTells(first.text, story)) return [];
  // The plot itself, the refrain and what a family asked for may go on.
  if (/^(?:thread|wish|newWish|lent|sights|morePlaces)$/u.test(paragraph.beat)) return [];
  return [clash('pointing', `a paragraph begins with “${word}”${before && before.phase === paragraph.phase ? '' : ' and a part with it'}`, word, first, paragraph, story)];
}

/** “But”, “it” or an answer of the scene, and in front of it something that was put there. */
function behindASplice(paragraph: ToldParagraph, story: ToldStory): Clash[] {
  const isPut = (at: number): boolean => paragraph.sentences[at]?.parts.some(({ is }) => BESIDE.has(is)) ?? false;
  return paragraph.sentences.flatMap((sentence, at) =>
    (at > 0 && isPut(at - 1) && sentence.parts.length > 0 && !isPut(at) && pointsBack(sentence.text) === 'it' ? [clash('pointing', 'something stands between a sentence and what it means', '', sentence, paragraph, story)] : []));
}

function beside(paragraph: ToldParagraph, story: ToldStory): Clash[] {
  return paragraph.sentences.flatMap((sentence, at) => {
    const [part] = sentence.parts;
    if (sentence.text.startsWith('“')) return [];
    const previous = paragraph.sentences[at - 1];
    if (!part || !BESIDE.has(part.is) || sentence.parts.length > 1 || previous?.parts.some(({ source }) => source === part.source)) return [];
    const text = sentence.text;
    const points = (POINTS.test(text) && !saysWhat(text)) || (POINTS_INSIDE.test(text) && !NAMES_A_THING.test(text.slice(0, text.search(/\b(?:it|them|one)\b/u))));
    return points ? [clash('pointing', `a ${part.is} that points at what stands before it`, part.text.slice(0, 12), sentence, paragraph, story)] : [];
  });
}

/** “It was the umbrella’s own weather”: a thing of the plot, called by its name in the same breath. */
function isOfWhatItTells(text: string, { brief, plan }: ToldStory): boolean {
  const called = /^It (?:was|is|had been) (?:an?|the|\p{L}+’s) ((?:[\p{L}’]+ ){0,2}[\p{L}’]+)/u.exec(text)?.[1]?.toLowerCase().split(' ') ?? [];
  const own = ownWords(brief, plan);
  return called.some((word) => word.length > 3 && own.has(word.replace(/’s$/u, '')));
}

const saysWhat = (text: string): boolean => EXPLAINED.test(text) || TOLD_NEXT.test(text) || (SAYS_IT.test(text) && (!IT_WAS.test(text) || WITH_ITS_CLAUSE.test(text)));
