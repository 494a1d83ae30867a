// The chapter-book voice (9-12): what is to be done, which stands behind the plot from the start and is done at the end.
import type { Beats } from '../voice.ts';

export const QUEST_ASKED: Beats = {
  'wish:quest': [
    'It could hardly have come at a worse time, because they were busy already. {w.they} {w.meant} {w.want}; it was the one thing that they had got up for, and there was a plan of it over the sink, with arrows. {H} looked at the plan, and then at what had happened, and it was plain that there was not room for both. “We shall have to do this first,” {he} said, “and then do that all the same.” “Is there time?” somebody asked. “No,” said {H}. “That’s why we’d better begin.”',
    '“What about the other thing?” asked a voice, and they all looked at the floor, since every one of them had forgotten it for nearly a minute. {w.they} {w.meant} {w.want}. Nobody had said that this would be easy, but it had at least been only one thing, and one thing can be managed by most people if they are left in peace. Now there were two. {H} took a pencil, and wrote a large 1 in front of the new one and a large 2 in front of the other. “There,” {he} said, “that’s not so bad. It’s only a list.”',
    '{H} had always believed that troubles came one at a time, out of politeness; they did not. {w.they} {w.meant} {w.want}, and that would have been quite enough to be getting on with; and now there was this as well, and it could not wait. “We can’t be in two places,” someone pointed out. “No,” said {H}, “but we can be in one place and then in the other, if we’re quick.” It was said with such confidence that for a moment even {H} believed it.',
  ],
  'loath:quest': [
    'It ought to be said, since it mattered later, that {w.they} did not want to {w.want}. It was not a question of reasons. Reasons had been tried; so had bribes, and sayings, and a chart on the wall with room for stars, which had been looked at politely. Every day it came round again, like the postman, and every day there was the same conversation, with the same pauses in it, and it ended with the same door. “One of these days,” somebody always said at the end of it, rather tired, “something will have to happen.”',
    'Everyone has something. With some people it is spiders, or soup with bits in it. {w.they} did not want to {w.want}, and had become so good at not wanting to that it took up a considerable part of the day; there were excuses for the morning, and excuses for the evening, and a special one for when there were visitors. There was a chart on the wall, without a single star. It was tiring for everybody. It was tiring, if the truth be told, even for whoever did it, but nobody had ever found out how to stop.',
  ],
};

export const QUEST_DEVELOPMENT: Beats = {
  'thread:quest': [
    '“And when that’s done?” asked an old lady on a bench, who had made them sit down and tell her everything; so {H} told her. The old lady took off her glasses. “You mean to {t.say}?” she said. “You?” She did not mean it unkindly; she only wanted to be certain that she had heard it correctly. Then she looked at them, one after another, for about as long as it takes to choose a melon. “I shouldn’t wonder,” she said, and gave each of them a peppermint, for when they got to the hard part.',
    'Whenever they stopped to get their breath they went over the other thing, because it was more comfortable to worry about than this one. How do you {t.say}? Everybody had an opinion. They laid it out with buttons, and the buttons did very well; it came out right every time, apart from once, when somebody sneezed. “Then we must simply make sure that nobody sneezes,” said {H}, lightly enough. But {he} collected the buttons one by one, and counted them, and put away the largest where it could be found again.',
    'There were times when {H} could not help doing the sum. So much had to be done here; only so much time was left; and after that {t.they} {t.meant} {t.want}. However {he} added it up there was something missing at the end, about the size of an afternoon. “We could leave this,” somebody said, not very loudly. They considered it, and they knew, by the way that nobody answered, that they were not going to. “We’ll be quick,” said {H}, “and after that we’ll be quicker.”',
  ],
  'thread:loath': [
    'It is easier to talk about such things while you are going along, because nobody has to look at anybody. So it came up in the end: {t.they} did not want to {t.want}, and never had, and that was that. Nobody argued. “I was like that about stairs,” said an old man who was going the same way. “What happened?” asked {H}. “There was a cat at the top,” the old man said, “and it was crying.” They went on for a bit. “So it wasn’t about the stairs at all,” said {H}. “No,” he said. “It hardly ever is.”',
  ],
};

export const QUEST_CLIMAX: Beats = {
  'thread:quest': [
    'It is odd what comes into your head at such a time. {t.they} {t.meant} {t.want}: that was what came into {H’s}, as clearly as if it had been read out. It ought to have made matters worse. There they were, not even through with the first thing, and on the other side of it the second was waiting with its arms folded. But what it did was to make {him} cross, and there is considerably more strength in that than in being frightened. “I’m not stopping *here*,” said {H}. “I’ve got something to do.”',
    '{no-flood}“We’ll never {t.say} now,” said somebody, and sat down. It was precisely what each of them had been thinking, and that was why it made them so angry. {H} had meant to say something comforting. “Get up,” {he} said instead. “If we get through this we can get through anything; and if we don’t, at least we’ll have had the practice.” It did not make a great deal of sense. But it had been said in the right sort of voice, and whoever had sat down stood up again.',
  ],
  'thread:loath': [
    'And in the middle of it all {H} very nearly laughed; for what came into {his} head was the fuss at home. {t.they} did not want to {t.want}. It had filled the whole house, that fuss. There had been days when there was no room in the kitchen for anything else; and from here, with {k.the} in front of them, you could have put it into a matchbox, and lost the matchbox. If they ever got out of this, {he} thought, somebody ought to be told.',
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
  'thread:loath': [
    'Nobody had mentioned it. That was the cleverest thing that they did all day, and it was hard, because they were all of them thinking of it. {t.done}. It was done quickly, and a little crossly, by somebody who looked at nobody, and when it was over there was a silence in which you could have heard a pin drop off a chart. “Well, it isn’t *interesting*,” they were told. “It’s just a thing. You do it, and then you’ve done it.” Everyone agreed that this was so; and somebody went out on to the stairs, and danced.',
    'It was some time before anybody noticed. They had been so busy being glad, and finding their things, that it had simply gone by them; and then {H} stopped in the middle of a word. “Wait,” {he} said. “Did I see that?” {He} had. {t.done}, just like that, in between two other things, and had made no more of it than of scratching an ear. Nobody said “Well done”, for fear that it might break. They only went on looking for their things, a little more quietly than before.',
  ],
  'image:loath': [
    '{p.after} The chart is still on the wall. There is one star on it, for that one day, rather crooked; nobody ever asked for a second, because by then it had stopped being the sort of thing that people get stars for. It would be wrong to say that there was never any fuss again. There is some, now and then, mostly on Mondays. ^But it is a short one, and nobody bothers to shut the door.',
  ],
};
