// Whoever does somebody harm in what a family asked for, and comes along all the same: a wolf that chases them, pirates who capture them.
import type { Wish } from '../brief.ts';

const HARM = /^(?:an?|the|some|two|three|\p{Lu}\p{L}+s) ?.*?\b(?:chased|hunted|kidnapped|captured|caught|attacked|invaded|swallowed|ate|robbed|frightened|scared|trapped|imprisoned|threatened|bit|cursed|poisoned|destroyed|smashed|wrecked|ruined|tricked|locked|hypnotised|bewitched|enchanted)\b/iu;

/** They are made up with before they come along. Answers to a question are heard as what they answer. */
export const isMenace = ({ kind, words, asked, from }: Pick<Wish, 'kind' | 'words' | 'asked' | 'from'>): boolean =>
  kind === 'happening' && from === 'prompt' && !asked && HARM.test(words) && !/^(?:they|he|she|it|we)\b/iu.test(words);
