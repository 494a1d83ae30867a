// The lap voice (3-4): two or three words at the head of a page that say how it hangs on the one before.
import type { Phase } from '../../brief.ts';

const ONWARD: readonly string[] = ['On {they} went.', 'And on {they} went.', 'A bit on, look!', 'Further on, look!', 'So on {they} went.', '{sets-off}On the way, look!'];

export const PAGE_LINKS: Readonly<Record<Phase, Readonly<Partial<Record<string, readonly string[]>>>>> = {
  introduction: {
    spark: ['Now listen!', 'And now listen!', 'But one day!', 'Now it begins!', 'And all at once!'],
    doubt: ['But oh, dear me!', 'Then came a wobble.'],
    plant: ['And one more thing!', 'One thing more!', 'But wait, wait!', 'Now look here!'],
    pack: ['Now for the bag!', 'Quick, the bag!'],
  },
  development: {
    problem: ['Oh, but it was hard!', 'But it was not easy!'],
    attempt: ['So, up {they} got.', 'All right, then!', 'So, here goes!'],
    meet: ONWARD, meet2: ONWARD,
    trail: ['Bit by bit {they} went.', 'And there was more.', 'And you know what?'],
    cameo: ['On {they} went.', 'And on {they} went.', 'Now for a small thing.', 'Then a funny thing!'],
    laugh: ['This was funny.', 'Now this is silly!', 'And then? Ha!'],
    foil: ['But oh dear!', 'Then, oh no!'],
    danger: ['Step by step {they} went.', 'And on {they} went.', 'Further on {they} went.'],
    ache: ['{sets-off}On and on.', '{sets-off}What a long way!', 'But oh, dear me!'],
    strain: ['But then, oh dear!', 'But oh dear!', 'Then it went wrong.'],
    rest: ['Puff, puff, puff!', 'Phew! Time to stop!'],
    turn: ['And then, look!', 'Then, at last!', 'But what was this?'],
  },
  climax: {
    onset: ['But oh no!', 'Then it came.', 'Uh-oh, what now?'],
    try: ['What to do?', 'Now what?', 'So, have a go!'],
    near: ['But listen!', 'And so near!', 'It was so close!'],
    friendacts: ['But look at that!', 'Then see what came!', 'But not for long!'],
    cameo: ['But look!', 'And do you see?', 'See that?'],
    foil: ['And look there!', 'And who comes now?'],
    low: ['Oh dear, oh dear.', 'And now what?'],
    memory: ['Now think, think!', 'But wait a bit!'],
    reach: ['But wait!', 'But hold on!', 'There was one thing!', 'But it was not over.'],
  },
  resolution: {
    prize: ['And now!', 'Then it came!', 'At last, at last!'],
    theirs: ['And the rest?', 'And all of them?'],
    wonder: ['And one big wonder!', 'And you know what?'],
    pay: ['Then, look!', 'And one more thing!'],
    pay2: ['And who else came?', 'One more came!', 'And there was more!'],
    mend: ['And {H} and {F}?', 'But one thing more.', 'Now one good thing.'],
    company: ['And {H} and {F}?'],
    foil: ['And now?', 'And who was left?'],
    cameo: ['And look!', 'Now, see here!', 'What a good day!'],
    table: ['Who was hungry now?', 'And then they ate!'],
    telling: ['And you know what?', 'Then they told it.'],
    night: ['So it was night.', 'Then it got late.'],
    image: ['And after that?', 'So, after that?'],
  },
};
