/** What a passage comes to: “On the step stood a basket”, “it was the left-hand glove!”, “There it was: the ball of wool!”. It is what a child would point at. */

const COMES_TO = new RegExp([
  String.raw`^\W*(?:[Oo]n|[Ii]n|[Aa]t|[Uu]nder|[Bb]eside|[Bb]ehind|[Bb]y|[Bb]efore|[Tt]here) [^.!?“]{0,60}?\b(?:stood|lay|hung|sat|was|were) (?:an?|the|two|three|one) `,
  // “…, and what had been jamming it flew across the room; it was a broken umbrella.”
  String.raw`(?:^\W*|[;:] )(?:[Ii]t|[Tt]here it) was:? (?:an?|the|his|her) (?:[a-z-]+ ){0,4}[a-z]+[.!]`,
  String.raw`^\W*(?:And )?(?:[Tt]he|[Aa]n?) (?:[a-z-]+ ){1,4}?[a-z]+!`,
  String.raw`^\W*(?:\p{Lu}\p{L}+|[Hh]e|[Ss]he|[Tt]hey) won an? `,
].join('|'), 'u');
const NOT_THERE = /\b(?:gone|missing|lost|empty|nobody|no|had (?:been|once))\b/i;

/** @param sentence one, without what is said aloud */
export const isComeTo = (sentence: string): boolean => COMES_TO.test(sentence) && !NOT_THERE.test(sentence);
