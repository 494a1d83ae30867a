// What a family types, in the words in which it can be heard: of whoever does it, of what happens, and of whom they meet.

import { withArticle } from '../tell/tidy.ts';

const PAST: Readonly<Record<string, string>> = { eaten: 'ate', woken: 'woke', stolen: 'stole', taken: 'took', bitten: 'bit', hidden: 'hid' };

const DONE = /^(they|we|he|she|(?:(?:an?|the|my|our|his|her|their) )?[\p{L}’-]+(?: [\p{L}’-]+)?) (?:is|are|was|were|gets?|got|ha(?:s|ve|d) been) (captured|caught|kidnapped|chased|followed|attacked|robbed|swallowed|saved|rescued|helped|tricked|visited|surprised|frightened|scared|trapped|imprisoned|arrested|adopted|eaten|woken|stolen|taken|bitten|hidden) by ((?:(?:an?|the|some|two|three|four|five|six|seven|many|my|our|his|her|their) )?[\p{L}’-]+(?: [\p{L}’-]+){0,3})$/iu;

const OBJECTS: Readonly<Record<string, string>> = { they: 'them', we: 'them', he: 'him', she: 'her' };

/** “Pirates captured them”. */
export const saidOfWhoDoesIt = (typed: string): string =>
  typed.replace(DONE, (whole, whom: string, did: string, by: string) => (/^(?:accident|mistake|chance|surprise|himself|herself|themselves|magic)$/iu.test(by) ? whole : `${by} ${PAST[did.toLowerCase()] ?? did.toLowerCase()} ${OBJECTS[whom.toLowerCase()] ?? whom}`));

const KIND = 'friendly|nice|kind|gentle|shy|lonely|harmless|sweet|good|sad|funny|tiny|very small|scared of everything';

/** “A whale should help them” is a whale, and nobody is called “a whale should”. */
const SHOULD_BE_THERE = /^((?:an?|the|my|our|his|her|their) [^,.]+?) (?:should|must|shall|ought to) (?:also |please )?(help|join|appear)(?= (?:them|her|him|us|everyone|everybody|out|in|too|as well)\b|[.!]*$)/iu;
const WHO_HELPS = /^(an? [^,.]+?) (?:who|that) helps (?:them|her|him|us)(?: out)?[.!]*$/iu;

/** “He has lost his first tooth” is told as what happened: of what somebody *has* they would take along “the lost his first tooth”. */
const DID: Readonly<Record<string, string>> = { lost: 'lost', forgotten: 'forgot', won: 'won', found: 'found', died: 'died', eaten: 'ate', hidden: 'hid', caught: 'caught', drawn: 'drew', made: 'made', hurt: 'hurt' };
const HAS_DONE = new RegExp(`\\b(?:has|have) (?:just |already |finally |recently )?(${Object.keys(DID).join('|')})\\b(?! to\\b)`, 'giu');

/** “There is a mean kid in her class”: somebody is told of who was mean, and is another by the end. “The cat Minka” is theirs. */
const MEAN_ONE = /^(?:there(?: is|[’']s| was) )?an? (?:really |very )?(mean|nasty|unkind|unfriendly|rude|horrid|horrible|grumpy) ((?:\p{L}+ ){0,2}?\p{L}+(?: (?:in|at|from|on) (?:(?:my|our|his|her|their|the) )?\p{L}+)?)$/iu;
const NAMED_PET = /\bthe (cat|dog|rabbit|bunny|hamster|pony|horse|guinea pig|parrot|budgie|tortoise|goat|donkey|puppy|kitten) (?=\p{Lu}\p{Ll}+)/gu;

/** “There’s a monster but he is friendly”, “the day the internet stopped”, “make friends with a giant”, “she discovers she can fly”. */
export const saidPlainly = (typed: string): string => saidOfWhoDoesIt(typed)
  .replace(MEAN_ONE, (_, how: string, who: string) => `a ${who}${/ (?:in|at|from|on) /u.test(who) ? '' : ' who came by'} was ${how.toLowerCase()} at first`)
  .replace(NAMED_PET, 'their $1 ')
  .replace(HAS_DONE, (_, done: string) => DID[done.toLowerCase()] ?? done)
  .replace(new RegExp(`^(?:there(?: is|’s) )?an? (.+?),? but (?:he|she|it)(?: is|’s) (?:very |really |actually |quite |secretly )?(${KIND})$`, 'iu'), (_, who: string, how: string) => withArticle(`${how.toLowerCase()} ${who}`))
  .replace(SHOULD_BE_THERE, '$1 $2s')
  .replace(WHO_HELPS, '$1 helps them')
  .replace(/^the day (?:when |that |on which )?(?=(?:the|an?|my|our|his|her|their|it|they|everything|everybody|everyone|nobody|all)\b.* \p{L}+)/iu, '')
  .replace(/^(?:let (?:them|him|her) )?(?:they |we |he |she |\p{Lu}\p{L}+ (?:and [\p{L} ]{2,30} )?)?(?:make|makes|made|become|becomes|became) (?:best |good )?friends with (?=an? \p{L})/u, 'they meet ')
  .replace(/\b(?:discovers?|finds? out|realises?|realizes?) (?:that )?(?:he|she|they|\p{Lu}\p{L}+) (?=can |could )/u, '')
  .replace(/^(?:there is )?an? (?:big |strange |great )?mystery (?=(?:at|in|on|under|behind) )/iu, 'Something strange happens ');
