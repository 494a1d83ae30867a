// The bedtime voice (5-8): a tenth book, of what every child knows: the last potato, a stair that creaks, a bath that somebody else is having.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_TENTH_BOOK: Beats = {
  habit: [
    '{also} {H.habit} “There ought to be a prize for that,” somebody said. So they gave {him} one. It was a cork on a ribbon. {H} wore it until the ribbon wore out, and after that {he} kept the cork.',
    '{also} {H.habit} “Why do you do that?” asked a small boy. “Do what?” said {H}. The small boy tried to show {him}, and could not do it half so well. He had to go home and practise.',
    '{also} {H.habit} “Is it catching?” asked a lady with a pram, and moved the pram a bit further off. But the baby had seen it all, and it was already too late.',
    '{also} There was a rhyme about {H}, for skipping. It was very long, and mostly about jam, but it had this in it as well. {H.habit} {H} could skip to the rhyme {himself}, as far as the jam.',
  ],
  talk: [
    '“You’ll need somebody to carry the sandwiches,” said {F}. “I can carry them,” said {H}. “And somebody to eat them,” said {F}, “so that they don’t get heavy.” {H} had not thought of that. So that was that.',
    '“Is it dangerous?” asked {F}. “I don’t know,” said {H}. “Is it far?” “I don’t know that, either.” “Is there anything that you do know?” {H} had a think. “I know who I want to go with,” {he} said. And then there was nothing more to ask.',
    '“No,” said {F}. {H} had not asked anything yet. “No, I won’t let you go alone,” said {F}, “if that’s what you were going to say.” “I was going to say, do you want the crust?” said {H}. {F} wanted the crust as well.',
    '“If it gets bad,” said {F}, “we’ll say a word. And when one of us says it, we both go home.” They thought of a good word. It was “porridge”. “And if we only want porridge?” asked {H}. They had to think of another word.',
  ],
  notice: [
    '{H} looked for clues. That is what you do. {He} found a button, half a peg and a very old raisin. “What do they tell us?” somebody asked. {H} laid them in a row. They did not tell anybody anything. But it was a nice row.',
    '“Tell me everything,” said {H}, “from the beginning.” “Well,” said an old man, “I was born in a barn.” It took them until tea to get him as far as Tuesday. By then he had a pie in front of him, and it turned out that he had not been there.',
  ],
};

export const DEVELOPMENT_TENTH_BOOK: Beats = {
  rest: [
    '{houses}{sets-off}{weight}They found a wall that was just the right height. That is rarer than you think. Most walls are too high, or have a cat on. They sat on it in a row, and for a while nobody had to be anywhere.',
    '“Who’s got the sandwiches?” asked {H}. Everybody looked. Everybody had got the sandwiches. There were forty-one. “Then who’s got the rope?” Nobody had got the rope. They ate until they felt better about it.',
  ],
  laugh: [
    '“What’s your favourite word?” somebody asked. “Wobble,” said {H}. They all tried it. Wobble. Wobble. If you say it for long enough it stops being a word, and then you have to sit down.',
    '“What did we come here for?” said {H}. Nobody knew. They had all known it only just now. “Back three steps,” said {H}, “to where we last had it.” So they all went back three steps. And there it was, right where they had left it.',
  ],
  resolve: [
    '“Think where you would go,” said {H}, “if you were the trouble.” They all tried to think like trouble. It took a bit of practice. “I’d go to {spot},” said somebody, rather quietly. And they knew at once that it was so.',
    '{first-there}“Where haven’t we been?” asked {H}. They went through all the places, one by one, and there was one left over. Nobody wanted to be the one to say it. “{spot},” said {H}, very fast, so as to have it over with.',
    '{first-there}“I know where we have to go,” said {H}. “It’s where we don’t want to go. It always is.” So each of them whispered in {his} ear where that was. {H} listened to one after the other. It was the same every time: {spot}.',
  ],
  ache: [
    '{H} was not sad. {He} only had to look at the ground for a bit. “I’m not sad, either,” said somebody, and looked at the ground next to {him}. There was a beetle on it, going somewhere. It took them quite a while to see it home.',
    'Somewhere, just then, somebody was having a bath. {H} thought of it, and could not stop. There would be bubbles. There would be a towel on the stove. It is very hard to go on when somebody, somewhere, is having a bath.',
  ],
};

export const CLIMAX_TENTH_BOOK: Beats = {
  arrive: [
    '“Let’s wait for the slow ones,” said {H}, when they came to {spot}. So they waited. Nobody came. They were all there already. They had all been slow ones. “Well, then,” said {H}, and could not think of anyone else to wait for.',
    '{H.feet}Nobody said, “Here we are.” Nobody had to. This was {spot}, and it said so without a word. {H} looked down at {his} own two feet, to see if they were still pointing the right way. One of them was.',
  ],
  hush: [
    'Somebody had a wobbly tooth, and just now it wobbled, and you could hear it. “Stop it,” whispered {H}. “I can’t,” whispered somebody. “It’s nearly out.” They all held their breath, and it was not only because of the tooth.',
  ],
  memory: [
    'At home there was a stair that creaked, and you must not step on it at night. {H} had stepped over it a hundred times, in the dark, with a biscuit. “I’m good at that,” {he} thought. “I’m good at going softly when I’m scared.” {He} had not known that it counted.',
    '{H} had once been stuck at the top of a slide. There was a queue behind {him}, and only one way to go. So {he} had shut {his} eyes, and sat down, and let go. It had been the best slide in the world. {He} thought about that now, the letting go.',
  ],
  last: [
    '“I need a wee,” said somebody. It was the worst moment that you can think of. “Can you hold it?” asked {H}. “I think so,” said whoever it was. Now they all needed one. But it is a hard thing to be *only* frightened when you need a wee.',
  ],
};

export const RESOLUTION_TENTH_BOOK: Beats = {
  image: [
    '{p.after} {H} fell asleep in the middle of a sentence. It was a good one, too. It went: “And do you know what was the very best thing of all? It was when...” ^Nobody woke {him}. They could always ask in the morning.',
    '{p.after} At bedtime somebody asked for just one more story. So {H} told them about a Tuesday on which nothing had happened at all. ^They were asleep before it was lunch time.',
    '{p.after} The bag hangs on its hook again. It swung to and fro for a bit, that night, the way you do when you are nearly asleep on your feet. {H} gave it a pat. “Next time,” {he} told it. ^It stopped swinging.',
  ],
  home: [
    '{sets-off}{H.feet}“Who’s there?” called a voice behind the door. “Me,” said {H}. “Me can’t come in,” said the voice, “until me has wiped its feet.” Then the door flew open, and nobody gave a thought to the feet.',
  ],
  table: [
    'There was one potato left, and everybody was too polite. “You have it.” “No, you.” It went round the table three times, and got cold. Then somebody laughed, and out went the lamp. When it was lit again there was no potato. Nobody ever found out who it was. {H} was chewing.',
  ],
  telling: [
    'Each of them told it, one after the other. In the first story there was a wolf. In the next there were nine. “Were you all in the same one?” asked an aunt. {H} thought about it. “Yes,” {he} said, “but it was a big one, and we each stood in a different bit.”',
  ],
  wonder: [
    'A very small girl walked round {H}, all the way round. “Where do you keep it?” she asked. “Keep what?” said {H}. “The brave bit,” said the girl. {H} pointed to the middle of {his} tummy. She put one ear to it. “It’s rumbling,” she said, and seemed quite content.',
  ],
  night: [
    '{H} could not go to sleep, for being so happy. It kept on poking {him}. {He} lay on the one side, and {he} lay on the other. “That’s enough now,” {he} told it. “You can come back in the morning.” And it did.',
  ],
};
