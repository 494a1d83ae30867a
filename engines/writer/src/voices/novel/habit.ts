// The novel voice (12-17): one of them cannot stop, from the first part to the last picture.
import type { Beats } from '../voice.ts';

export const HABIT_ASKED: Beats = {
  'habit:said': [
    '{w.told}. It had started without a cause and went on without a pattern, and by noon there was a theory for everyone in the house. One of them held that it was nerves. Another held that it was attention, and would stop as soon as it was not given any; and so for an hour it was given none, in a silence that grew more and more theatrical. “{w.noise}!” There is little dignity in being interrupted by yourself. {w.whose} bore it, on the whole, with a weary politeness, and had given up beginning any sentence that could not be left in the middle. What nobody had foreseen was how soon the rest would arrange themselves around it: they talked in the gaps, as people do who live beside a railway, and were a little put out whenever a train was late.',
  ],
};

export const HABIT_DEVELOPMENT: Beats = {
  'thread:habit': [
    'They had agreed to be inconspicuous, and for a quarter of an hour they were. Then it began to be noticeable that {t.whose} had fallen silent, in the manner of somebody who is carrying a full tray; and one after another they lost the thread of what they were saying, and watched. “It isn’t going to happen,” {t.whose} said, with infinite care. It happened. “{t.noise}!” Within the minute a perfect stranger had come up to enquire whether anybody was ill, and out of that there grew a conversation which was more use to them than a morning of discreet questions had been. “I should like it to be put on record,” said {t.whose}, “that I was against it.” It was put on record. Nobody went so far as to suggest that it should be employed as a method.',
  ],
};

export const HABIT_CLIMAX: Beats = {
  'thread:habit': [
    '“{t.noise}!” In the ordinary way it would have been funny, and later it was. Just then it fell into the middle of everything like a spoon into the works of an organ. “I’m sorry,” said {t.whose}; “I did try.” There are apologies that make it quite impossible to go on being afraid for oneself. Somebody began to laugh, very softly, out of sheer helplessness, and it ran from one of them to the next. They were in no less danger than before. But up to that moment they had been frightened singly, and now they were frightened together, and had among them one person who was having, if anything, an even more ridiculous day; and for as long as that laugh lasted it was not to be told apart from courage.',
  ],
  'reach:habit': [
    'It was on its way again. They had learned by this time to read the signs, and there was, from long practice, a general movement to prevent it: one of them reached for water, another for a sleeve. Then they stopped, all of them, with their arms out. It had not occurred to anybody in the course of that whole day to ask what it might be *good* for; you do not ask that of a nuisance. {t.whose} looked from one face to the next, could not read what was written there, and understood only that for the first time since the morning nobody was going to say “Not now”. “Are you sure?” said {t.whose}. ^“We’ve been wrong all day,” somebody said. “Go on. As hard as you like.”',
  ],
};

export const HABIT_RESOLUTION: Beats = {
  'solve:habit': [
    '“{t.noise}!” It was not, as such things go, the greatest of its kind; it has grown since then, in the telling. But it came at the one instant, and upon the one spot, at which there was something for it to do. {deed} {k.clear} No one moved for a while. “Excuse me,” said {t.whose}, from habit; and the sound of that entirely ordinary courtesy, in such a place, undid them altogether. They laughed until they wept, and held on to each other, and could not have told you which of the two it was. It had been apologised for since breakfast. It had never once been thanked.',
    'There are people who maintain that it was skill. “{t.noise}!” It was nothing of the sort; it had merely, for the first time that day, been left alone. {deed} {k.clear} In the stillness afterwards {t.whose} was seen to be waiting, with lowered head, to be told off. It took a moment before anyone grasped what the matter was, and then they were all ashamed together, and talked at once, and did not know where to put their hands. One thinks so readily of what somebody might be cured of. It had not entered their minds that they might have been travelling the whole time with the cure.',
  ],
  'thread:habit': [
    'It departed as it had come, without a reason. There was an evening when they noticed that they had all been finishing their sentences; and {t.whose}, on being asked, thought back, and was unable to say when the last one had been. There ought to be some ceremony, it was felt, for the end of a thing that one has cursed by the hour and cannot now remember without a pang. They drank its health in what there was. No one would have admitted to listening for it. But for some time after that there were gaps in what they said to each other, left open from habit, and of just about the right length; and now and then somebody looked up in the middle of one, expectantly, and then went on.',
  ],
  'image:habit': [
    '{p.after} If you should ever hear it told, there is a place near the end at which whoever is telling it stops, for no reason that you could see. Cups are put down. Those who were there look at the table, and take care not to look at {t.whose}. It is only a pause, and it lasts about as long as you can hold your breath. ^“{t.noise},” says somebody at last, very softly, out of a corner of the room; and then the story can go on, to where it is over and everybody is home.',
  ],
};
