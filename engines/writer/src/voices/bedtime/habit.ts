// The bedtime voice (5-8): one of them cannot stop, from the first part to the last picture.
import type { Beats } from '../voice.ts';

export const HABIT_ASKED: Beats = {
  'habit:said': [
    'There was one more thing about that day. {w.told}. It had begun at breakfast, and nobody knew why. “{w.noise}!” They tried a glass of water. “{w.noise}!” They tried a fright, and a cold spoon. All that it did was to make everybody else want to join in.',
    '“{w.noise}!” “Who was that?” somebody asked, but they all knew. {w.told}. It came in the middle of sentences, and once in the soup. The cat had gone to live behind the stove until it was over. “{w.noise}!” said the stove. But no, it was only {w.whose} again.',
  ],
};

export const HABIT_DEVELOPMENT: Beats = {
  'thread:habit': [
    'They had to be very quiet for a bit, and they all looked at {t.whose}. {t.whose} held it in. You could see it go up, and you could see it go down, and then it went round the back. On tiptoe they went, and they were nearly past. “{t.noise}!” went {t.whose}, and somebody’s hat fell off. Luckily there was nobody there to hear it.',
    '“{t.noise}!” That made nine, and somebody was keeping count. “If you counted our steps instead,” somebody else said, “it would be more use.” But it was nice to have something to count. Soon they were all waiting for the next one. “Now,” they said. “Now!” Nothing came. “{t.noise}!” went {t.whose}, as soon as nobody was looking.',
  ],
};

export const HABIT_CLIMAX: Beats = {
  'thread:habit': [
    'Nobody could have picked a worse moment. “{t.noise}!” It went all the way round, and came back. “Not now!” they all hissed. “I’m not doing it on purpose!” said {t.whose}. And they could not even be cross. It is hard to be cross with anybody who looks so surprised.',
  ],
  'reach:habit': [
    '{t.whose} could feel it coming. All day they had said “Shh!”, and “Not here!”, and “Can’t you stop?” Now they opened their mouths to say it again, and shut them. “Wait,” somebody said slowly. “What if we don’t stop it?” They all turned round to look at {t.whose}. ^“Go on,” they said. “As big as you can.”',
  ],
};

export const HABIT_RESOLUTION: Beats = {
  'solve:habit': [
    '“{t.noise}!” It was the biggest one of all, and it had been saved up the whole day. {deed} {k.clear} And for once nobody said “Shh”.',
    'Nobody held it in any more. “{t.noise}!” went {t.whose}. {deed} {k.clear} “And I thought that it was no use at all,” said {t.whose}.',
  ],
  'thread:habit': [
    'At home they sat down and waited for it. They waited all through the soup, and they waited all through the pudding. {t.whose} sat quite still. Nothing came. “It’s over,” somebody said, and they were all a bit sad, because you get used to a thing. Then it came, very small, from under the table. “{t.noise}!”',
    'The neighbours had heard about it by now. They stood at the door with their best hats on, and they wanted to hear it as well. “It doesn’t come when you ask for it,” said {t.whose}. So they all had to sit down and have tea. And just as they were going home again: “{t.noise}!” They clapped, and said that it had been well worth it.',
  ],
  'image:habit': [
    '{p.after} That night, when the lamp was out, it was so still that you could hear the curtains. They all lay there and listened. ^“{t.noise}!” said the dark. “Good night, {t.whose},” said everybody else.',
    '{p.after} It hardly ever happens now. But whenever it does, they all stop what they are doing, and clap. ^“{t.noise}!” goes {t.whose}, and takes a bow.',
  ],
};
