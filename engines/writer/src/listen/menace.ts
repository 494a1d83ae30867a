// Whoever does somebody harm in what a family asked for, and comes along all the same: a wolf that chases them, pirates who capture them.
import type { Wish } from '../brief.ts';

const HARM = /^(?:an?|the|some|two|three|\p{Lu}\p{L}+s) ?.*?\b(?:chased|hunted|kidnapped|captured|caught|attacked|invaded|swallowed|ate|robbed|frightened|scared|trapped|imprisoned|threatened|bit|cursed|poisoned|destroyed|smashed|wrecked|ruined|tricked|locked|hypnotised|bewitched|enchanted)\b/iu;

/** “The shop lady was mean at first”: how somebody was, who is another by the end. */
const MEAN = /^(?:an?|the) .*?\b(?:was|were) (?:very |really |so |quite |always |a bit )?(?:mean|nasty|unkind|unfriendly|rude|horrid|horrible|cross|grumpy)\b(?: (?:at first|to|with)\b.*)?$/iu;

/** They are made up with before they come along. Answers to a question are heard as what they answer. */
export const isMenace = ({ kind, words, asked, from }: Pick<Wish, 'kind' | 'words' | 'asked' | 'from'>): boolean =>
  (kind === 'happening' ? HARM : MEAN).test(words) && /^(?:happening|fact)$/u.test(kind) && from === 'prompt' && !asked && !/^(?:they|he|she|it|we)\b/iu.test(words);
