// The bedtime voice (5-8): whole sentences that were asked for, each told as it was meant: what nobody expects has not been known for long, and what they do themselves surprises nobody.
import { answersOf } from '../answers-of.ts';
import type { Beats } from '../voice.ts';

const SURPRISE = [
  '{w.told}. Yes, you heard right. {w.told}! Nobody had thought of that, and the cat least of all. {H} opened {his} mouth, and shut it again. “Well,” {he} said at last, “that changes everything.” They had to sit down and think it all out again from the start.',
  'Of all the things in the world, this was the one that nobody had thought of. {w.told}. Somebody laughed, and somebody dropped a spoon. “Say that again,” said {H}. So they said it again. It was just as true the second time.',
];

const HELP = [
  'Then they heard that somebody was in trouble. {w.told}. You cannot hear a thing like that and just walk on. “What can we do?” asked {H}. Nobody knew yet. “Then we’ll find out on the way,” {he} said, “and do it as soon as we can.”',
  '“Have you heard?” somebody asked. {w.told}. {H} stopped at once. {He} had a good deal to do already. But some things do not wait until you have time. “We’ll see to that, too,” said {H}, and everybody nodded.',
];

const WRONG = [
  'It is always the thing that you do not think of. {w.told}. “Oh no,” said {H}. And after that one thing led to another, as it does when you pull at the end of a bit of wool. They looked at each other. It had been such a good plan, up to then.',
  'Up to then it had all gone well. Then it went wrong, all at once. {w.told}! Somebody said a word that you do not say. “It’s all right,” said {H}, though it was not. “Nobody panic.” And then they all ran about for a bit, and bumped into each other.',
];

const KIND = [
  'You do not often see it coming, when somebody is kind. {w.told}. There were no big words about it. There was a cup of something hot, and a place to sit down. “Thank you,” somebody said, and had to say it twice, because the first time it did not come out.',
];

const DOOR = [
  'There was a door, and {H} opened it, very slowly. {w.told}. They all stood and looked, over one another’s heads. “I never knew that this was here,” said {H}. Nobody had. They went in one by one, on tiptoe.',
];

export const ANSWERED: Beats = {
  /** What they do of their own accord, at their own wish or an instruction’s. */
  'ours:happening': [
    'But one thing came first. {w.told}. It took as long as it took, and nobody looked at a clock. “Was that the right time for it?” somebody asked. “There isn’t a right time,” said {H}. “There’s only now.” And it did them good.',
    '{w.told}. You may say that there were other things to do just then, and you would be right. It was done all the same. Afterwards it was like a warm stone in the pocket, for when it gets cold. “I’m glad about that,” said {H}.',
  ],
  ...answersOf({ surprise: SURPRISE, help: HELP, wrong: WRONG, kind: KIND, door: DOOR }),
  // What happens behind a door is a surprise; a room is looked at.
  'door:happening': SURPRISE,
  'choice:fact': [
    '{w.told}. {H} thought about it one way, and then {he} thought about it the other way. It came out different each time. “Can’t I do both?” {he} asked. You could not do both. That is what makes it hard. {He} sat there until the tea was cold.',
    '{w.told}. That was a hard one. “Toss a button for it,” somebody said. So {H} tossed a button. And while it was up in the air, {he} knew. {He} did not even look how it came down. “I’ll say when the time comes,” said {H}.',
  ],
};
