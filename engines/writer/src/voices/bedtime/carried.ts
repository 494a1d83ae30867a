// The bedtime voice (5-8): what somebody wants to be one day, and what happened and is told again.
import type { Beats } from '../voice.ts';

export const CARRIED_ASKED: Beats = {
  dream: [
    '{w.told}. {H} had known it for a long time, since last Tuesday. “When you’re big,” people said. So {H} went and stood against the door, where the pencil marks are. There was not so very much left to grow.',
    '{w.told}. It was not a thing that {H} said to everybody. {He} had said it to the cat, and the cat had not laughed. {He} had been practising in secret, too, behind the coats. “Only a few more birthdays,” said {H}.',
  ],
  // Whoever did them harm is made up with, and comes along.
  'menace:happening': [
    '{w.told}. {H} was so cross that {he} forgot to be afraid. {He} went and said, “That’s not how you do it!” It was very quiet. “Nobody ever says ‘come in’,” said {w.subject}. “So how can anybody learn it?” “Come in,” said {H}. And what could be put right was put right, that same day.',
    '{w.harm}{w.told}. It sounds bad, and it was. But when {H} had shouted long enough, {he} heard somebody cry. It was {w.subject}. “Sorry. It was meant to be a joke.” It had been a very bad one. {H} explained how jokes go, from the beginning. After that nobody wanted to go home alone, so they all stayed together.',
    '{w.mean}{w.told}. {H} said good day. There was no answer. The next time {H} said it again, and the time after that, and by then it was a sort of game. At the ninth good day {w.subject} said something back. It was only “hm”. But it was a friendly “hm”, and it had half a smile on it.',
  ],
};

export const CARRIED_DEVELOPMENT: Beats = {
  'thread:dream': [
    'What does {t.a} do on a day like this? “Keep going,” thought {H}, “and not grumble.” So {he} kept going and did not grumble, for quite a while. Then {he} forgot, and grumbled. But up to there it had been very good, and everybody had seen it.',
    '“Let’s pretend,” said {H}. “I’ll be {t.a}, and you need me.” So they all needed {him}, very loudly, and fell over. {H} had to see to each of them in turn. It was hard work. When it was done they had come quite a long way, and nobody had noticed.',
  ],
  'thread:tale': [
    '“Tell it again,” said somebody, because it was good to have something to talk about. So {H} told again {t.how}. It had got a bit longer since the last time, and a bit better, too. “And then?” they asked. “That’s all, so far,” said {H}.',
    '“What’s new with you?” somebody asked them. People always ask that. {H} had to think. Then {he} told {t.how}. “Well, I never!” said whoever it was, and wanted to hear it again. So they told it, every one of them, all at the same time.',
  ],
};

export const CARRIED_CLIMAX: Beats = {
  'thread:dream': ['“And what would {t.a} do now?” thought {H}. At first it was only a game. But {he} stood as {t.a} stands, and talked as {t.a} talks, slowly and not very loud. The others noticed, and were a bit less afraid. {H} was still scared. It did not show on the outside.'],
  'thread:tale': [
    'All at once {H} had to think of {t.how}. It is funny what comes into your head when there is no time for it. “I’ll want to tell about this one day, too,” {he} thought. And {he} had a good look round, so as to leave nothing out.',
    'It had been quite a day already. {t.told}. And now this! {H} nearly laughed. “One thing after another,” {he} said. “And this one comes first.” It sounded like something that you can do.',
  ],
};

export const CARRIED_RESOLUTION: Beats = {
  'thread:dream': ['“When I grow up,” said {H}, “I’ll be {t.a}.” They all knew that. But this time nobody said, “We’ll see.” “You’ll have to wait for the boots,” somebody said. “They don’t make them that small.” {H} did not mind. It was only the boots that were missing.'],
  'image:dream': ['{p.after} That night {H} drew a picture with a thick pencil. It is {H}, only bigger. You can see at once that it is {t.a}, because it says so underneath. ^It hangs over the bed, a little crooked, and is the last thing that {he} sees.'],
  'thread:tale': [
    'There was one more thing that they wanted to hear, and that was {t.how}. “And what did you do?” they asked. {H} told them. “And what did you say?” {H} told them that as well. It took a whole pot of tea, and nobody looked at the clock.',
    'There was something else to tell, and they nearly forgot it. So {H} told {t.how}. “Did you make that up?” somebody asked. “No,” said {H}. “That’s just what happened.” It is hard to believe, sometimes, how much goes into one small day.',
  ],
  'image:tale': [
    '{p.after} There is one bit that {H} has to tell again and again, and that is {t.how}. By now they all know it, and say it along with {him}. ^And when it is over, somebody in the dark says, “Once more.”',
    '{p.after} {H} lay in bed and went through it all from the beginning: {t.how}, and what came then, and what came after that. ^{He} never got to the end, because {he} was asleep.',
  ],
};
