// The bedtime voice (5-8): `attempt` in the development.
import type { Beats } from '../../voice.ts';

export const ATTEMPT: Beats = {
  attempt: [
    'So {they} {p.attempt}. That was the plan, and it might have worked. But {H} {H.flaw}. {p.fail} [Nobody said anything for a bit.|{H} could have crept into a mouse hole.]',
    'First {they} {p.attempt}. That took a good while. And {H}, being {H}, {H.flaw}. {p.fail} “Oh,” said {H}. [It was a very small “oh”.|“That was me, wasn’t it?”]',
    '“Now!” said {H}, and {they} {p.attempt}. It went well for about as long as it takes to say so. Then {H} {H.flaw}. [{H.cost}|] {p.fail} [{weight}{H} sat down, just where {he} was.|“Oh dear,” said {H}, and there was nothing to add.]',
    'What {they} did was this. {They} {p.attempt}. But half way {H} {H.flaw}, and after that nothing went right. {p.fail} {H} gave the ground a poke, but not a hard one.',
    'Ready, steady, go! They {p.attempt}. For one whole minute it all went right. Then {H} {H.flaw}. [{H.cost}|] {p.fail} “Oh, bother,” said {H}. [Somebody had lost a hat. Somebody else was wearing it.|They all looked at anything but {H}.]',
    'They had made a plan with arrows on it. So they {p.attempt}, just like it said. But at the last arrow {H} {H.flaw}. {p.fail} They all bent over the plan. “There’s no arrow for that,” somebody said. [They looked on the back. There was no arrow there, either.|“I know,” said {H}, and nobody was cross, and that was worse.]',
    '“I’ll count to three,” said {H}. “One, two...” And at two {he} {H.flaw}. [{H.cost}|{He} never did get to three.] So they {p.attempt}, without any three at all. {p.fail} Nobody knew where to look. Then somebody gave a small giggle, and somebody else began to cry, and it was nearly the same noise.',
    'It should have worked. They {p.attempt}, and everybody helped. {p.fail} {H} looked at {his} {H.hand}s. You see, just when it mattered {he} {H.flaw}. [{H.cost}|] “Sorry,” {he} said, to the ground. [“Never mind,” said the others. But they minded a bit.|The ground did not seem to mind.]',
    'They rolled up their sleeves for it. They {p.attempt}. A crow sat on a post and watched the whole thing with its head on one side. It saw how {H} {H.flaw}. {p.fail} “Caw,” said the crow. It did not have to say any more.',
    '“This time tomorrow,” said {H}, “we’ll be laughing.” They {p.attempt}. And {H} {H.flaw}. [{H.cost}|] {p.fail} Nobody was laughing. It was not yet tomorrow, of course. But it did not look likely.',
    'I would like to tell you that it worked. They {p.attempt}, with all their might. {p.fail} It was nobody’s fault, or perhaps it was a bit {H’s}, who {H.flaw}. {He} gave {himself} a good talking-to, in a whisper.',
    '{H.face}It took much longer than they had thought. They {p.attempt}. Then, at the very end, {H} {H.flaw}. [{H.cost}|] {p.fail} Somebody handed {him} a bun without a word. {He} could not eat it. Well, half of it.',
    'They {p.attempt}. “Is it working?” called {H}. “I think so,” somebody called back. “Is it working *now*?” There was a pause. {p.fail} “No,” they called. {H} knew why, and said nothing for a bit. {He} {H.flaw}, you see, and now {he} wished that {he} had not.',
    'To begin with it had all looked so simple. They {p.attempt}. But a plan does not have wind, or mud, or {H} in it, who {H.flaw}. {p.fail} They went on in a line, and no one whistled. “It was good on paper,” said somebody.',
    'So {they} {p.attempt}. {p.fail} For a while there was just {sound}. “It could have been worse,” somebody said. They tried to think how. At the worst moment {H} {H.flaw}. Nobody said a word about it. But {he} kept going back to it, like a tongue to a loose tooth.',
    'They {p.attempt}. You can ask {H} what came next, but {he} will only hum. {He} {H.flaw}, and that was that. {p.fail} [{H.cost}|] “We could tell people that we did it on purpose,” said {H}. Nobody thought that they would be believed.',
    'There was a moment when everything was going right at once. Hold on to it; it will not last. They {p.attempt}. And {H} {H.flaw}. [{H.cost}|] {p.fail} “It was a *lovely* moment, though,” said somebody, and they all had to agree.',
    'They did it on a {day}, in case {day}s were lucky. They {p.attempt}. {p.fail} {day}s were not lucky. Or else it was because {H} {H.flaw}, and the day had nothing to do with it. {He} felt rather sorry for the day.',
    '“This will do it,” said {H}. You know what happens when someone says that. They {p.attempt}, as pleased as anything. Then {H} {H.flaw}. {p.fail} Nobody laughed, and that was nice of them. But somebody had to go away and cough.',
    'They spat on their hands, for luck. They {p.attempt}. It looked so good! {p.fail} “How much chocolate is left?” asked {H}. There was a bit about as big as a ladybird. They all had a lick.',
    '{weight}“One, two, three, and *go*,” said {H}. Somebody went on “three”, and somebody went on “go”, so they began in a heap. Then they {p.attempt}. {p.fail} “Next time,” said the one who had been at the bottom, “let’s just have one number.”',
    '{earth}A parrot told them how. You should never ask a parrot. They {p.attempt}. {p.fail} “Ha, ha, ha!” said the parrot. It had been waiting to say that since the spring. {H} said a word to it that parrots like to learn.',
    'It was a splendid idea, and it lasted for about as long as a sneeze. They {p.attempt}. {p.fail} {H} did not say a word. {He} just took off {his} hat, and looked inside it, in case there was another idea in there.',
    '“Quietly,” said {H}, “and all together.” They {p.attempt}, and it was all together. It was the quietly that went wrong. {H} {H.flaw}. {p.fail} Nobody asked who it had been. They all looked at their toes, the way you do.',
  ],
};
