// The chapter-book voice (9-12): one of them cannot stop, from the first part to the last picture.
import type { Beats } from '../voice.ts';

export const HABIT_ASKED: Beats = {
  'habit:said': [
    '{w.told}. It had begun that morning, between the second piece of toast and the third, without any reason that anybody could discover, and since then they had tried all that people generally try: holding one’s breath, drinking from the wrong side of the glass, thinking of cows. “{w.noise}!” A very old neighbour, who was consulted over the fence, said that as a rule it went away by itself, in a week or in a year. It was astonishing how much of what one does in a day turned out to need silence. “{w.noise}!” went {w.whose}, in the middle of whatever it was, and looked every single time as though it had been somebody else.',
  ],
};

export const HABIT_DEVELOPMENT: Beats = {
  'thread:habit': [
    'There was one stretch where it was most important not to be heard, and they went along it in single file and on the tips of their toes. “You won’t, will you?” they whispered to {t.whose}; and {t.whose}, who did not dare to answer, nodded a head that was swelling by the minute. They could see it travel. It went up as far as the ears and down as far as the knees, and back again, and somebody put a hat on it. They were all but past. “{t.noise}!” It flew from one side to the other, and came back, as if to ask whether anyone had called. Nobody ever found out what would have happened if there had been somebody there to hear it. There was not a soul.',
    '“Sixty-two,” somebody said, and made a stroke on the back of the list. They had begun to keep count of it, at first because it was annoying, and then because a number makes a thing so much more interesting. Bets were laid. It was noticed that it came oftener uphill, and never once while anybody was explaining something dull; and it turned out that {t.whose}, who had been so ashamed of it all morning, was secretly hoping for a hundred. They were so taken up with it that they covered the worst part of the way without noticing that it was the worst. “{t.noise}!” “Sixty-three,” said everybody.',
  ],
};

export const HABIT_CLIMAX: Beats = {
  'thread:habit': [
    '“{t.noise}!” One could not have chosen a worse moment if one had been given a list. All the heads that had been looking in front of them turned round, and looked at {t.whose} instead. “I can’t help it,” said {t.whose}, in a small voice. “I’ve been holding it since the corner.” It ought to have made everything worse; and so it did, in a way. But it is impossible to be frightened out of one’s wits and to wait for the next one at the same time, and they had been waiting for the next one all day, and discovered that they could not leave off. It steadied them wonderfully.',
  ],
  'reach:habit': [
    '{t.whose} had felt it coming for some time. All day long it had been “Shh”, and “Not here”, and “Couldn’t you do that somewhere else?”; and so, from mere custom, half a dozen people were already drawing in their breath in order to say it again. None of them did. It had struck them all at the same instant, and they stood there with their mouths open. “What,” said somebody very slowly, “if for once we *let* it?” {t.whose} stared at them, with so much hope, and so much alarm, that one or two had to look away. ^“Stand back,” they told each other, “and give it room.”',
  ],
};

export const HABIT_RESOLUTION: Beats = {
  'solve:habit': [
    '“{t.noise}!” It had been kept in for so long that it came out with everything else that had been kept in with it. {deed} {k.clear} “Was that all right?” asked {t.whose}. Nobody could answer; they were all shaking hands. So much water had been drunk the wrong way round, and the only thing the matter with it, from first to last, had been that it was early.',
    'Nobody counted to three, and nobody could have. “{t.noise}!” went {t.whose}, with both eyes shut. {deed} {k.clear} “I did say that it would be of use one day,” said somebody, who had said nothing of the kind. {t.whose} opened one eye, and then the other. Everyone was smiling; and that had not happened once since breakfast.',
  ],
  'thread:habit': [
    'It stopped on the way home. Nobody could say exactly when, because one does not hear a thing stop; but shortly before they arrived they noticed that they had all been walking along with their shoulders up, waiting, and that nothing came. “Well,” they said to {t.whose}, “what a relief.” It was odd how little it felt like one. They sat down at the table, where every spoon could be heard. Somebody remembered the morning, and drank, quite without meaning to, over the far edge of the cup. “{t.noise}!” It was a small one, hardly worth the name, and it was cheered to the ceiling.',
  ],
  'image:habit': [
    '{p.after} {t.whose} is asked for it nowadays, at parties, by people who have merely heard of it; and of course it will not come, for it never did come when it was wanted, except once. But late in the evening, when the visitors have gone home disappointed, and the last lamp has been put out, there is a moment when the whole house seems to be holding its breath. They lie in the dark and listen. ^“{t.noise}!” goes somebody, rather quietly; and one after another all the rest turn over, and are asleep.',
  ],
};
