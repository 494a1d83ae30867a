// The bedtime voice (5-8): the hero and the friend on the way, in the thick of it, and when it is over.
import type { Beats } from '../voice.ts';

export const COMPANY_DEVELOPMENT: Beats = {
  company: [
    '{H} and {F} had a game for when it got long. One of them said a word, and the other had to say one that went with it. “Bread.” “Butter.” “Butter.” “Butterfly.” “Butterfly.” That was a hard one. It was a good long while before {F} thought of anything. “{F.say},” said {F}. They agreed that it counted.',
    '“It’s my turn to carry the bag,” said {F}. “You’ve only just put it down,” said {H}. They both took hold of it. In the end each of them had one handle, and the bag swung in between, as pleased as a baby. It had never been so light.',
    '{F} was quiet, so {H} was quiet, too. They went on like that for a good long while. “What were you thinking of?” {H} asked in the end. “Pancakes,” said {F}. “So was I!” said {H}. You can share nearly anything, if you keep still enough.',
    'There was one sore foot between them, and it was {F’s}. “Lean on me,” said {H}. So {F} leaned. “Why are you going up and down?” asked {F}. “I’m hopping,” said {H}, “so that we match.” And they hopped until they were both out of breath.',
    '“If I got lost,” said {H}, “what would you do?” {F} did not have to think. “Come and look,” said {F}. “And if you couldn’t find me?” “Come and look some more.” {H} nodded. {He} would have done just the same, and {he} said so.',
    '{F} had saved something for the worst bit of the way. “Is this it?” asked {H}. “Not yet,” said {F}. They went on, and they puffed. “Now?” “Now,” said {F}, and held it out. It was one peppermint, with a bit of fluff on. They bit it in two.',
    '“I spy,” said {F}, “somebody with a smudge on the nose.” {H} looked in front, and {he} looked behind. Nobody had a smudge. “I give up,” {he} said. “Who is it?” {F} got out a hanky. “Hold still,” said {F}.',
    'Just when it was getting too much for {H}, {F} took the bag and carried it. “How did you know?” asked {H}. “I can tell by your shoulders,” said {F}. {H} tried to look at {his} own shoulders. It made {him} go round in a ring, and after that they both felt better.',
    'They made up a song about the two of them. “Left foot, {H}, right foot, {F},” it went, “and who has got the cheese?” It did not rhyme. They sang it until it seemed to rhyme after all, and then they ate the cheese.',
    '“What are we going to say,” asked {F}, “when they ask us how it was?” They tried it out. In {H’s} story there was a lion. In {F’s} story there were two lions, and one of them could knit. They laughed so much that they had to hold on to each other.',
  ],
};

export const COMPANY_CLIMAX: Beats = {
  friendacts: [
    '{can-see}{sudden}“Shut your eyes,” said {F}, “and I’ll tell you what I see.” {F} told it bit by bit, quite calmly, and left out the worst. {H} knew that {F} was leaving it out. It was the kindest thing that anybody had done yet.',
    '{F} put something into {H’s} {H.hand}. It was only a button. “It’s my lucky one,” said {F}. “You can’t give me that,” said {H}. “I’m not giving it. I’m lending it. So now you have to come out of this, and give it back.” {H} held it tight.',
    '“Are you frightened?” asked {H}. “Yes,” said {F}. “Good,” said {H}. “I mean, so am I.” Then {F} {F.act}. It was not much use, but it was so very like {F} that {H} could think again.',
    '{fierce}{F} came and stood on the side where it was worst. Nobody had asked {F.him} to. {H} noticed it all the same, because on that side of {him} it had got a bit quieter. “{F.say},” said {F}.',
    '“I’ve counted,” said {F}. “There’s all of you, and there’s me, and that’s one more.” “I know that,” said {H}. “Well,” said {F}, “it was one less before I came.” And {H} had to laugh. It is not easy to be as frightened as that and to laugh.',
    'Something tugged at {H}. It was {F}, tying the end of a long scarf to {H’s} bag. The other end was tied to {F}. “What’s that for?” asked {H}. “So that wherever you go,” said {F}, “somebody else has to come as well.”',
  ],
};

export const COMPANY_RESOLUTION: Beats = {
  company: [
    '“You were brave,” said {H}. “I had my eyes shut,” said {F}. “So did I,” said {H}. They thought about that. “Then who was it that was being brave?” asked {F}. They looked at each other, and laughed until somebody came to see what the matter was.',
    'Somebody had made {H} a medal out of gold paper. There was only the one. So {H} borrowed the big scissors, and after that there were two. They were not very round. But if {H} and {F} stand side by side and hold them up, you can see that they fit.',
    '{F} had not said one word since it was over. “What is it?” asked {H}. “{F.say},” said {F}, in an odd little voice. Then {F} took hold of {H’s} sleeve, and did not let go of it till supper. {H} ate with the other {H.hand}.',
    '“Tell the bit where you fell over,” said {H}. “I didn’t fall over,” said {F}. “I lay down quickly.” They told it together after that, {H} from the front and {F} from the back, and met in the middle, at the best part.',
    '{F} could not get the lid off the jam, and {H} could not get it off, either. So {H} held the jar, and {F} held the lid, and they turned in different directions, round and round, until they both fell over. “It’s open,” said {F}, from underneath.',
    '“Which bit did you like best?” asked {F}. {H} thought of the end, and {he} thought of the beginning. “The boring bits,” {he} said. “I mean, the boring bits with you.” {F} did not say anything. {F} had been going to say just that.',
    '{sets-off}On the step {F} stopped. “So now it’s over,” said {F}, a bit sadly. “Only this one,” said {H}. “There’ll be others.” “When?” “After breakfast,” said {H}. That made {F} feel a good deal better, and {F} {F.act}, right there on the step.',
    '“Do you want your scarf back?” asked {F}. {H} had quite forgotten who was wearing it. It had been to and fro so often that day that it fitted them both. “Half and half,” {he} said. So they wore it like that, one at each end, and went in sideways.',
    '{H} did a drawing of it all. {F} was in every corner. “I wasn’t up there,” said {F}, “and I wasn’t down there, and I’m not as big as that.” “It’s not how it was,” said {H}. “It’s how it felt.” {F} hung it over the stove.',
    '“There’s only one thing I’m sorry about,” said {F}. “What’s that?” asked {H}. “That I can’t tell you about it,” said {F}. “You were there.” So {H} put {his} {H.hand}s over {his} ears, and took them off again. “Tell me,” {he} said. “What happened?” And {F} told {him}.',
  ],
};
