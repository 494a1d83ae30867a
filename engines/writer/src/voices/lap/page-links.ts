// The lap voice (3-4): two or three words at the head of a page that say how it hangs on the one before.
import type { Phase } from '../../brief.ts';

const ONWARD: readonly string[] = ['On {they} went.', 'And on {they} went.', 'A bit on, look!', 'Further on, look!', 'So on {they} went.', '{sets-off}On the way, look!'];

export const PAGE_LINKS: Readonly<Record<Phase, Readonly<Partial<Record<string, readonly string[]>>>>> = {
  introduction: {
    spark: ['And then!', 'But then!', 'Now listen!', 'And now listen!'],
    doubt: ['But oh, dear me!', 'Then came a wobble.'],
    plant: ['And one more thing!', 'One thing more!', 'But wait, wait!', 'And you know what?'],
    pack: ['Now for the bag!', 'Quick, the bag!'],
  },
  development: {
    problem: ['Oh, but it was hard!', 'But it was not easy!'],
    attempt: ['So, up {they} got.', 'All right, then!', 'So, here goes!'],
    meet: ONWARD, meet2: ONWARD,
    trail: ['And then?', 'But look!', 'And you know what?'],
    cameo: ['On {they} went.', 'And on {they} went.', 'Guess what!'],
    laugh: ['Guess what!', 'On {they} went.', 'And then? Ha!'],
    foil: ['But oh dear!', 'Then, oh no!'],
    danger: ['On {they} went.', 'And on {they} went.', 'Further on {they} went.'],
    ache: ['{sets-off}On and on.', '{sets-off}What a long way!', 'But oh, dear me!'],
    strain: ['But then, oh dear!', 'But oh dear!', 'Then it went wrong.'],
    rest: ['Puff, puff, puff!', 'Phew! Time to stop!'],
    turn: ['But then!', 'And then, look!'],
  },
  climax: {
    onset: ['But then!', 'But oh no!'],
    try: ['What to do?', 'Now what?', 'So, have a go!'],
    near: ['But wait!', 'And then?', 'But listen!'],
    friendacts: ['But look!', 'And look!'],
    cameo: ['But look!', 'And look!'],
    foil: ['And look!', 'And then?'],
    low: ['Oh dear, oh dear.', 'And now what?'],
    memory: ['And you know what?', 'But wait!'],
    reach: ['But wait!', 'And then!', 'But hold on!'],
  },
  resolution: {
    prize: ['And now!', 'And then!'],
    theirs: ['And then?', 'And look!'],
    wonder: ['And then!', 'And you know what?'],
    pay: ['And look!', 'And who was there?', 'Then, look!'],
    pay2: ['And look!', 'And who else came?', 'Then, look!'],
    mend: ['And {H} and {F}?', 'But one thing more.'],
    company: ['And {H} and {F}?'],
    foil: ['And now?', 'And then?'],
    cameo: ['And look!', 'And then?'],
    table: ['Who was hungry now?', 'And then they ate!'],
    telling: ['And you know what?', 'And then?'],
    night: ['So it was night.', 'Then it got late.'],
    image: ['And after that?', 'So, after that?'],
  },
};
