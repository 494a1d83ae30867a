// Other first ideas, for a family that knows the theme already: they go wrong in their own way, whatever is wanted.

import type { Skeleton } from './premise.ts';

export interface Detour {
  /** Sentence: the first idea, which is wrong. */
  guess: string;
  /** What they did about it, after “they”. */
  attempt: string;
  /** Sentence: how that failed. */
  fail: string;
  /** The same for the youngest. */
  small: { attempt: string; fail: string };
  /** Which plots it can be tried in; all of them when left out. */
  only?: readonly Skeleton[];
}

export const DETOURS: Readonly<Record<string, Detour>> = {
  doors: {
    guess: 'Somebody in the next street was bound to know; it was only a matter of knocking.',
    attempt: 'knocked at every door on both sides of the road, and wrote down what was said',
    fail: 'By evening there were forty-one answers in the book, and no two of them went together.',
    small: { attempt: 'asked at all the doors', fail: 'One said yes. One said no. One said, “Baa.”' },
    only: ['search', 'mystery', 'quarrel', 'guest', 'mistake', 'rescue'],
  },
  loud: {
    guess: 'A man on a barrel seemed to know all about it, and he said so in a very big voice.',
    attempt: 'did exactly as the man on the barrel told them',
    fail: 'It was noon before anybody noticed that the man was only loud.',
    small: { attempt: 'did as a loud man said', fail: 'But he was just loud. He did not know!' },
  },
  machine: {
    guess: 'What they needed, they thought, was a machine, and there was nothing for it but to build one.',
    attempt: 'built a contraption out of a pram, two bells and a great deal of string',
    fail: 'It ran beautifully, and rang both bells, and did nothing about it whatever.',
    small: { attempt: 'made a thing with string and a bell', fail: 'Ding, ding! But that was all it did.' },
    only: ['making', 'guard', 'rescue', 'contest', 'search', 'mistake'],
  },
  list: {
    guess: 'If you only planned it properly, they reckoned, nothing could go wrong.',
    attempt: 'made a list of everything that might go wrong, and saw to each point in turn',
    fail: 'It was a very good list. What went wrong was not on it.',
    small: { attempt: 'made a big, long list', fail: '“Whoosh,” went the wind. No more list.' },
  },
  shortcut: {
    guess: 'There had to be a quicker way round, and the path behind the nettles looked just like one.',
    attempt: 'took the path behind the nettles, since it looked so much shorter',
    fail: 'It was shorter. It ended at a pond, on the far side of which they could see the place where they had started.',
    small: { attempt: 'took the quick way', fail: 'Splosh! It went right into a pond.' },
    only: ['journey', 'search', 'rescue', 'contest'],
  },
  older: {
    guess: 'It was surely a thing for somebody older, and somebody older was sure to come along.',
    attempt: 'sat down on the wall and waited for somebody older to come and see to it',
    fail: 'Somebody older came at last, and asked whether they had seen anybody older.',
    small: { attempt: 'sat down to wait for help', fail: 'But nobody came. Just a very old snail.' },
  },
  pretend: {
    guess: 'They would only have to look as though they belonged there, and no one would ask them anything.',
    attempt: 'borrowed three long coats and two false beards, and walked in as if they were expected',
    fail: 'They were expected, as it turned out, to sing; and one of the beards came off in the second verse.',
    small: { attempt: 'put on big beards', fail: 'Flop! The beards fell off in the soup.' },
    only: ['guest', 'mystery', 'contest', 'search', 'journey', 'quarrel'],
  },
  bait: {
    guess: 'Nothing in the world, they were certain, could resist a warm plum cake.',
    attempt: 'put a warm plum cake in the middle of it all, and hid, and watched',
    fail: 'The cake was gone in a minute, and so was the very polite hedgehog who had come for it.',
    small: { attempt: 'put out a cake, and hid', fail: 'Munch! A hedgehog ate it all up.' },
    only: ['search', 'mystery', 'guest', 'guard', 'rescue'],
  },
  night: {
    guess: 'By night, with nobody about, the whole thing would be as easy as pie.',
    attempt: 'waited until midnight, and went on tiptoe, with socks over their shoes',
    fail: 'Everyone else had had the same idea, and in the dark they all fell over one another.',
    small: { attempt: 'went on tiptoe in the night', fail: 'Bump! Bump! It was too dark to see.' },
  },
  letter: {
    guess: 'A really good letter, with no blots on it, ought to settle the matter.',
    attempt: 'wrote a letter, the best that any of them had ever written, and waited for an answer',
    fail: 'The answer came in the afternoon. It said that the office was closed for answering letters.',
    small: { attempt: 'sent a letter, and sat, and sat', fail: 'It came back! The wind had brought it.' },
    only: ['quarrel', 'guest', 'mystery', 'mistake', 'contest', 'search'],
  },
  expert: {
    guess: 'There was a book about that sort of thing, somebody remembered, in eleven parts.',
    attempt: 'read it up in a big brown book, and followed what it said from the first page to the last',
    fail: 'On the very last page it said: “The above is true of Norway.”',
    small: { attempt: 'did as a big book said', fail: 'But the book was the wrong way up!' },
  },
  crowd: {
    guess: 'Many hands make light work, people say, so the more that came, the better.',
    attempt: 'fetched everybody who had two arms, gave each of them a rope, and shouted “Pull!”',
    fail: 'Half of them pulled one way and half the other, and it stayed exactly where it was.',
    small: { attempt: 'all pulled and pulled', fail: 'Half went this way. Half went that way. Oof!' },
    only: ['guard', 'making', 'rescue'],
  },
  dream: {
    guess: 'Whoever sleeps on a thing wakes up with the answer; everybody says so.',
    attempt: 'went to bed at six, all in a row, with pencils under their pillows',
    fail: 'All of them dreamed of cheese, and one of them had written it down.',
    small: { attempt: 'went to bed to dream of it', fail: 'They all dreamed of cheese. Just cheese!' },
  },
  vote: {
    guess: 'If everyone voted, they reasoned, it could not be wrong.',
    attempt: 'put it to the vote, with beans, in a hat',
    fail: 'There were eleven beans for and eleven against, and then somebody ate one.',
    small: { attempt: 'asked a hen what to do', fail: '“Cluck,” said the hen. That was all.' },
  },
  drawing: {
    guess: 'It only needed drawing, they felt: once a thing is on paper, you can see what to do.',
    attempt: 'drew it all on one enormous sheet of paper, in four colours',
    fail: 'It was a beautiful drawing; and they were sitting in the middle of it, and could not get out without stepping on the blue.',
    small: { attempt: 'drew it on a big, big sheet', fail: 'Oh no! Now they sat in wet paint.' },
  },
  coin: {
    guess: 'There were only two ways to go about it, so a coin would settle the matter.',
    attempt: 'threw a coin, the best of three, and then the best of nine',
    fail: 'On the ninth throw the coin rolled off down a drain, and took the matter with it.',
    small: { attempt: 'threw up a coin: this way or that', fail: 'Plink! It rolled down a drain.' },
  },
  polite: {
    guess: 'Perhaps, somebody said, it would do to ask nicely.',
    attempt: 'asked nicely, one after another, with their hats off',
    fail: 'It was some time before they found out whom they had been asking, and it was a pump.',
    small: { attempt: 'said please, please, please', fail: 'But they had said it to a pump!' },
  },
  song: {
    guess: 'A good loud song, with a chorus, had been known to shift almost anything.',
    attempt: 'sang about it, in four parts, with a drum',
    fail: 'Somebody at a window called for more, and that was all that came of it.',
    small: { attempt: 'sang a song, very loud', fail: '“More!” said a cow. But that was all.' },
  },
  shoulders: {
    guess: 'From higher up one would see at once how to do it.',
    attempt: 'stood on one another’s shoulders, five high',
    fail: 'The one at the top could see a very nice windmill, and talked of nothing else for an hour.',
    small: { attempt: 'stood on top of each other', fail: 'Wobble, wobble, flop! They saw a cow.' },
  },
};

/** Those that can be tried in such a plot: nobody pulls with ropes at a letter. */
export const detoursFor = (skeleton: Skeleton): string[] => Object.entries(DETOURS).flatMap(([id, { only }]) => (!only || only.includes(skeleton) ? [id] : []));

export const detourOf = (id: string | undefined): Detour | undefined => (id ? DETOURS[id] : undefined);
