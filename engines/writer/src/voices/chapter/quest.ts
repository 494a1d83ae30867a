// The chapter-book voice (9-12): what is to be done, which stands behind the plot from the start and is done at the end.
import type { Beats } from '../voice.ts';

export const QUEST_ASKED: Beats = {
  'wish:quest': [
    'It could hardly have come at a worse time, because they were busy already. {w.they} {w.meant} {w.want}; it was the one thing that they had got up for, and there was a plan of it over the sink, with arrows. {H} looked at the plan, and then at what had happened, and it was plain that there was not room for both. “We shall have to do this first,” {he} said, “and then do that all the same.” “Is there time?” somebody asked. “No,” said {H}. “That’s why we’d better begin.”',
    '“What about the other thing?” asked a voice, and they all looked at the floor, since every one of them had forgotten it for nearly a minute. {w.they} {w.meant} {w.want}. Nobody had said that this would be easy, but it had at least been only one thing, and one thing can be managed by most people if they are left in peace. Now there were two. {H} took a pencil, and wrote a large 1 in front of the new one and a large 2 in front of the other. “There,” {he} said, “that’s not so bad. It’s only a list.”',
    '{H} had always believed that troubles came one at a time, out of politeness; they did not. {w.they} {w.meant} {w.want}, and that would have been quite enough to be getting on with; and now there was this as well, and it could not wait. “We can’t be in two places,” someone pointed out. “No,” said {H}, “but we can be in one place and then in the other, if we’re quick.” It was said with such confidence that for a moment even {H} believed it.',
  ],
};

export const QUEST_DEVELOPMENT: Beats = {
  'thread:quest': [
    '“And when that’s done?” asked an old lady on a bench, who had made them sit down and tell her everything; so {H} told her. The old lady took off her glasses. “You mean to {t.say}?” she said. “You?” She did not mean it unkindly; she only wanted to be certain that she had heard it correctly. Then she looked at them, one after another, for about as long as it takes to choose a melon. “I shouldn’t wonder,” she said, and gave each of them a peppermint, for when they got to the hard part.',
    'Whenever they stopped to get their breath they went over the other thing, because it was more comfortable to worry about than this one. How do you {t.say}? Everybody had an opinion. They laid it out with buttons, and the buttons did very well; it came out right every time, apart from once, when somebody sneezed. “Then we must simply make sure that nobody sneezes,” said {H}, lightly enough. But {he} collected the buttons one by one, and counted them, and put away the largest where it could be found again.',
    'There were times when {H} could not help doing the sum. So much had to be done here; only so much time was left; and after that {t.they} {t.meant} {t.want}. However {he} added it up there was something missing at the end, about the size of an afternoon. “We could leave this,” somebody said, not very loudly. They considered it, and they knew, by the way that nobody answered, that they were not going to. “We’ll be quick,” said {H}, “and after that we’ll be quicker.”',
  ],
};

export const QUEST_CLIMAX: Beats = {
  'thread:quest': [
    'It is odd what comes into your head at such a time. {t.they} {t.meant} {t.want}: that was what came into {H’s}, as clearly as if it had been read out. It ought to have made matters worse. There they were, not even through with the first thing, and on the other side of it the second was waiting with its arms folded. But what it did was to make {him} cross, and there is considerably more strength in that than in being frightened. “I’m not stopping *here*,” said {H}. “I’ve got something to do.”',
    '“We’ll never {t.say} now,” said somebody, and sat down. It was precisely what each of them had been thinking, and that was why it made them so angry. {H} had meant to say something comforting. “Get up,” {he} said instead. “If we get through this we can get through anything; and if we don’t, at least we’ll have had the practice.” It did not make a great deal of sense. But it had been said in the right sort of voice, and whoever had sat down stood up again.',
  ],
};

export const QUEST_RESOLUTION: Beats = {
  'thread:quest': [
    'That left the second thing. There are people who, when they have done what nobody expected of them, go home and put their feet up, and they had all fully intended to be people like that. Instead of it they looked at one another. {t.done}. It was not done neatly, or in the order that had been planned, and at one point it hung by a single thread; but they had been in a worse place quite recently, all of them together, and had found out who holds what. “How on earth did you manage it?” they were asked. “We were warmed up,” said {H}.',
    'As for the other matter, it is quickly told. {t.done}. You would have thought, to hear the noise, that nothing like it had ever been done before; and {H}, in the middle of it, had somebody’s elbow in {his} ear and could not stop laughing. {He} had imagined it so often, beforehand, and in all those pictures {he} had been by {himself}, and a little above everybody else. It was much better like this. You could not have said where one of them left off and the next one began.',
    'Nobody had dared to mention it until now, in case it should be too late: {t.they} {t.meant} {t.want}. “Well?” said {H}. They were tired, and one of them was asleep standing up, and not a single person said no. {t.done}. Whoever saw it says that it looked easy. That is how it is with things that are done second: all the mistakes had been made already, over the first, by the very same people, and there was nothing left to do but to get it right.',
  ],
  'image:quest': [
    '{p.after} There is a list pinned up over the sink. It has only two things on it, with a large 1 and a large 2, and both have been crossed out by somebody who pressed so hard that the pencil went through. It could have been thrown away long ago. But now and then, when something has to be done that cannot be done, {H} goes and stands in front of it for a bit. ^“Two,” {he} says, and goes and starts.',
    '{p.after} People ask which of the two was the harder, and they have never been able to agree. Some of them say the first, because they did not know yet that they could; some say the second, because by that time they were so tired. {H} has a different opinion. The hardest part, {he} says, came in between, and lasted about as long as a yawn: the one was done, and the other was not begun, and somebody had to be the first to say, “Well?” ^It was {H} who said it.',
  ],
};
