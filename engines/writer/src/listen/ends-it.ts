// What ends a story, wherever it is typed: it is told in the last part.

const ENDING = /^In the end\b|\b(?:won|saved|rescued|solved|became friends|became best friends|made friends|ever after|in the end|at the end|finally|had a (?:party|picnic|feast)|celebrated|bake[ds]? (?:\p{L}+ ){1,3}cakes?|(?:brought|gave|got|carried|took) (?:it|him|her|them) (?:back|home)|turned out (?:fine|well|all right|ok)|(?:everything|all) (?:was|got) (?:fine|well|good|all right|okay|ok)|made up(?: again)?|(?:they|he|she|\p{Lu}\p{L}+) (?:all )?(?:went|came) (?:back )?home(?: to bed)?$|fell asleep$)\b/iu;

export const endsIt = (words: string): boolean => ENDING.test(words);
