// The bedtime voice (5-8): a digger or a train that comes along and is driven, and more of whoever comes along on feet. It is the hero who thinks of it.
import type { Beats } from '../voice.ts';

export const ALONG_DEVELOPMENT: Beats = {
  'thread:helper': [
    '{t.engine}{t.the} would not start. {H} looked under it, and behind it, and told it that it was doing very well. Nothing. Then somebody found a biscuit that had got into the works. {t.the} coughed, and hooted, and off they went. {H} ate the biscuit. It tasted of oil.',
    '{t.engine}{away}At the steep bit everybody had to get out and push {t.the}. After that everybody had to run after it. “It’s good exercise,” puffed {H}. There it stood, a long way on, with its lamp lit, as if it had been waiting for ages.',
    '{t.engine}{H} did not like to leave {t.the} alone. So at every stop somebody had to sit in it and say comfortable things. When it was {his} own turn, {H} told it about a cake. You cannot tell with an engine, but it sounded happier after that.',
    '{t.being}“My turn to go in front,” said {H}. But {t.the} had gone in front already. It turned out that nobody minded being second, if that was who was first. They went twice as fast like that, and only got lost once.',
    '{t.being}Somebody asked why {t.the} had to come. {H} thought about it. There were good reasons, and {he} could not think of one of them. “Because it’s more fun,” {he} said in the end. Nobody could say that it was not.',
  ],
};

export const ALONG_CLIMAX: Beats = {
  'thread:helper': [
    '{t.engine}The lamp on {t.the} had begun to flicker. {H} gave it a rub. “Not now,” {he} told it. “Later you may go out as often as you like.” The lamp seemed to think about it. Then it stayed on. One thing at least had listened.',
    '{t.engine}{can-see}And {t.the}? It stood where they had left it, and shook at every bump. {H} could see it from here. It would have been quite easy to run back, and climb in, and go home. {He} looked at it once more. Then {he} looked the other way.',
    '{t.being}Nobody had told {t.the} what to do. So {H} did. “Stay behind me,” {he} said, and {his} voice only wobbled at the end. It is a funny thing. As soon as there is somebody behind you, you are a little bit bigger.',
    '{t.being}{can-see}Where {t.was} {t.the}? {H} looked round, and {his} tummy went cold. There! Right at the back, all alone. {He} went and got {t.the}. That was three steps there and three steps back, and they were the longest steps of the day.',
  ],
  'reach:helper': [
    '{t.engine}What had they got that was big, and strong, and never tired? {H} turned round. There it stood. “We’ve been silly,” {he} said. “We’ve been trying to do it with our hands.” ^And {he} ran to {t.the}.',
    '{t.engine}“What’s it for?” asked a very small one, and patted {t.the}. {H} opened {his} mouth to explain. Then {he} shut it again, and looked, and looked. ^“You clever thing,” said {H}. “*That’s* what it’s for!”',
    '{t.long}{t.being}All day {H} had been looking after {t.the}. Nobody had asked what {t.the} could *do*. It seemed rude, now that {he} thought of it. So {H} asked, very quietly. ^And then {he} began to smile.',
    '{t.being}{H} had a plan, and it needed two. {He} drew it in the air with one {H.hand}. “I go here, and you go *there*.” {He} was looking at {t.the}. Nobody else knew what {he} meant. ^But {t.the} did.',
    '{t.being}“I can’t do it alone,” said {H}. That is hard to say, and it is even harder to say it to somebody’s face. {He} said it to {t.the}. ^“But with you,” said {H}, “I think I could.”',
    '{t.being}There was a place for {H} in the plan. Next to it was another place, and that was empty. {He} looked along the row. Too big. Too loud. Asleep. ^Then {he} came to {t.the}. “There you are,” said {H}.',
  ],
};

export const ALONG_RESOLUTION: Beats = {
  'solve:helper': [
    '{t.engine}“Mind your toes!” cried {H}. {deed} {k.clear} And {H}? {He} gave {t.the} a kiss, right on the mud, and had a black nose for the rest of the day.',
    '{t.engine}{H} had only ever watched how it was done. Now {he} did it. {deed} {k.clear} {H} patted {t.the} on its warm side. “Good old thing,” {he} said.',
    '{t.being}“On three,” said {H}. {His} knees were knocking. “One, two...” {deed} {k.clear} {H} looked at {t.the}, and had to laugh. Neither of them had waited for three.',
    '{t.being}{H} had made the plan, and it was a good one. {deed} {k.clear} They had practised it for exactly as long as it takes to nod. “We should do this more often,” said {H}.',
    '{t.being}{H} told everybody when to breathe, and when not to. {deed} {k.clear} Plans do not often work. This one was so surprised at itself that it took a moment before anybody cheered.',
    '{t.being}{H.fingers}{H} gave {t.the} a little push, and held up both thumbs. {deed} {k.clear} “How did you know?” they asked {H}. “I didn’t,” {he} said. “I asked.”',
  ],
  'thread:helper': [
    '{t.engine}They all washed {t.the}. {H} did the lamp, and somebody small did the back, twice. When it was clean you could see that it had a scratch. “That’s from *then*,” said {H}, and would not let anybody paint over it.',
    '{t.engine}Everybody wanted a ride. {H} took them round and round in {t.the}, four at a time, and rang a saucepan lid at every stop. The oldest of them went three times, and said that it was the second.',
    '{t.being}There was one slice of cake left, and everybody looked at it. {H} pushed the plate across to {t.the}. “You stayed to the very end,” {he} said. And nobody said that it was not fair, although somebody sighed.',
    '{t.being}“Did you know that you were so brave?” {H} asked {t.the}. It is hard to tell, with some people. But {t.the} looked rather taller than before. {H} felt a bit taller as well, and that made two.',
    '{t.being}They put {H} on one chair and {t.the} on the other, and sang. {H} did not know where to look, so {he} looked at {t.the}, and that was a mistake, because then {he} had to laugh right through the second verse.',
  ],
  'image:helper': [
    '{t.engine}{p.after} And {t.the}? It stands outside under a blanket, with its lamp just showing. {H} goes out to it every evening, in {his} socks. ^“Good night,” {he} says, “and don’t go without me.”',
    '{t.engine}{p.after} {H} has still got oil from {t.the} behind one ear. It will not come off, and nobody has really tried. ^If you say “toot” to {him}, even when {he} is nearly asleep, {he} smiles.',
    '{t.being}{p.after} There is a new peg by the door, rather low down, and nobody has to ask whose it is. ^“Good night,” says {H} to {t.the}, every night, and then the house goes quiet.',
  ],
};
