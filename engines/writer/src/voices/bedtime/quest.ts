// The bedtime voice (5-8): what is to be done, which stands behind the plot from the start and is done at the end.
import type { Beats } from '../voice.ts';

export const QUEST_ASKED: Beats = {
  'wish:quest': [
    'There was something else that they had to do. {w.they} {w.meant} {w.want}, and that was enough for anybody. “We can’t do two things at once,” somebody said. “Then we’ll do the one, and then the other,” said {H}, and put two buttons side by side to show how it went.',
    'And that was not all. {w.they} {w.meant} {w.want}. {H} had made a list that morning, and there was only that one thing on it. Now {he} put the new thing above it. “First this,” {he} said, “and then that.” It looked quite easy, on a list.',
    '“And who is going to {w.say}?” somebody asked. In all the fuss nobody had thought of that. Nobody put up a hand. “We are,” said {H}. “This first, and then that.” And {he} tied two knots in a bit of string, so as not to forget.',
  ],
  'loath:quest': [
    'There was just one thing. {w.they} did not want to {w.want}. Not today, and not tomorrow, and not for a hundred buns. They had tried it nicely, at home, and they had tried it the other way. “But why not?” somebody asked. There was no why. There was just not.',
    'Some people do not like thunder. {w.they} did not want to {w.want}. It was as simple as that. Each day somebody said, “But you have to.” Each day there was a fuss, and a door, and a long quiet bit afterwards. Nobody liked the fuss. But nobody knew how to get out of it.',
  ],
};

export const QUEST_DEVELOPMENT: Beats = {
  'thread:quest': [
    '“Two things?” said a man on a ladder, when {H} had told him. He very nearly fell off. “First that, and then you mean to {t.say}? The few of you?” “The few of us,” said {H}. The man came down and shook hands with every one of them. “I’d like to see it,” he said, “when you do.”',
    'How do you {t.say}? {H} tried it out with buttons. The big one was the hard part. The little ones were all of them. Three times it went well. The fourth time the big one rolled right over the little ones. “We’ll do it one of the other three ways,” said {H}.',
    '{t.they} still {t.meant} {t.want}. Nobody said so, because this had to be done first. But you could see them think it. Now and then somebody sighed. “I know,” {H} said each time. “We’ll get there.” [{seen two knots}{He} felt for the string. Both knots were still in it.|Then they all went a bit faster.]',
  ],
  'thread:loath': [
    'They talked of this and that, and in the end they talked about the one thing. {t.they} still did not want to {t.want}. “I used to be just like that,” said an old man, who had been listening. “What did you do?” they asked. “I found something worse,” he said, “and did that first.” They thought about it for quite a while.',
    '“When I was little,” said the next person they met, “I would not get my ears wet. Not for a year.” {H} was glad to hear it. {t.they} did not want to {t.want}, and that had not been a year yet. “And now?” asked {H}. “Now,” said the next person, “I’m a diver.”',
  ],
};

export const QUEST_CLIMAX: Beats = {
  'thread:quest': [
    '“And after this we’ll {t.say},” a small voice said. “You said so.” It seemed a very long way off now, like your own bed when you are at the dentist’s. But {H} nodded. “We’ll get out of this,” {he} said, “and then we’ll do that.” It helped to have something to come next.',
    '{t.they} {t.meant} {t.want}. It came into {H’s} head just then, all by itself. You would think that it made things worse. It did not! It was like a lit window when you are out in the cold. “I’m not stopping here,” {he} said. “There’s something that we haven’t done yet.”',
  ],
  'thread:loath': [
    'It is funny what you think of. All at once {H} thought of home, and of all the fuss there had been. {t.they} did not want to {t.want}! Was that really so bad? Next to {k.the} it was a very small thing indeed. You could have put it in a matchbox.',
  ],
};

export const QUEST_RESOLUTION: Beats = {
  'thread:quest': [
    'Now there was only the second thing left. Did you think that they had forgotten? {t.done}! How it went would make a whole story. It had a bad bit in the middle, and then it all came right. “Easy,” said {H} afterwards. “Well, not easy. But we’d had some practice.”',
    '“And now the other one,” said {H}. They were tired, and somebody was asleep standing up. But after all that, who could have stopped them? {t.done}. Everybody who saw it told everybody who had not. By the end of the week they had done it twice as well.',
    '{t.done}. There! That was the end of the second thing, and everyone had a part in it. “How did you know that you could?” somebody asked {H}. “I didn’t,” {he} said. “But I’d just done one thing that I couldn’t do. So I thought that I’d try two.”',
  ],
  'image:quest': [
    '{p.after} Over {H’s} bed there is a list with two things on it. Both of them are crossed out, in red. ^{He} likes to look at it before {he} goes to sleep.',
    '{p.after} “Which was better,” they ask {H}, “the one thing, or the other?” {He} thinks about it. “The bit in between,” {he} says, “when we’d done the first one, and knew that we could.” ^And {he} turns over, and is asleep.',
  ],
  'thread:loath': [
    'Nobody said a word about it. Nobody had to. {t.done}, that very same day, without any fuss at all. Everybody looked at the ceiling, and pretended not to see. “What?” said {H}. “It’s not so bad. It’s only something that you do.”',
    'And then there was the one thing. There it was, waiting, as it did each day. But either it had got smaller or they had got bigger. {t.done}. It took no longer than a song with two verses. “Is that all?” said somebody. That was all.',
  ],
  'image:loath': [
    '{p.after} And the fuss? There is still a little one now and then, on Mondays. ^But it is a very small fuss, and it is over before the kettle sings.',
    '{p.after} {H} lay in bed and thought about all the hard things that had been done. One of them was the smallest, and it had taken the longest. ^{He} laughed about that until {he} fell asleep.',
  ],
};
