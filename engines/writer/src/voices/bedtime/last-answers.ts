// The bedtime voice (5-8): what a family asked for last. How it ends is for the last page; who comes late helps, and does not do it all.
import type { Beats } from '../voice.ts';

export const LAST_CLIMAX: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'All they wanted was to {p.want}. Was that too much to ask?',
    'How were they ever going to {p.want} now?',
    '“And I said that we would {p.want},” said {H}.',
    'To {p.want}! It had sounded so easy, back at the start.',
  ],
  'hope:ending': [
    '{H} shut {his} eyes, just for one breath, and thought of how it ought to end. {w.told}. {He} could see it as plain as a picture in a book. Then {he} opened {his} eyes again. It was not the end yet.',
    'There was a picture in {H’s} head, and {he} held on to it. In the picture it was all over. {w.told}. It was a good picture. “But first,” said {H} out loud, “there’s *this*.”',
  ],
  'late:helper': [
    'Somebody had wondered where they had got to. {t.came}. “I thought so,” said {t.the}. “You could do with one more.” {H} had never been so glad to see anybody. “I know what to do,” {he} said. “But stay close.”',
    'Word gets about. Somebody whom they had met had told somebody else, and so it had gone on, from one to the next. And now look! {t.came}. “Tell me where to stand,” said {t.the}. So {H} did.',
  ],
  'late:tool': [
    'And then {H} thought of something. It had been there the whole time, right under their noses, and nobody had given it a thought. It was {t.a}! “That?” they said. “Yes, that,” said {H}. [“Why didn’t we think of it before?”|And {his} eyes began to shine.]',
    '{H} counted up all that they still had. It did not take long. But right at the end of the list, where you put the things that are no use, was {t.a}. {H} stopped counting. “Oh!” {he} said. “Of course!”',
  ],
};

export const LAST_RESOLUTION: Beats = {
  lent: [
    'And {t.the}? {helped} Nobody had asked for that. But {H} had seen it. “That was just when I needed it,” {he} said. “I couldn’t have done my bit if you hadn’t done yours.”',
    'It was not {H} alone who had done it. {helped} “So I could keep my mind on the other thing,” said {H}, and shook hands with {t.the}, up and down, for a long time.',
  ],
  'image:ending-meal': [
    '{p.after} But that was later. This is how the day itself ended. {t.told}. {H} had two helpings of everything. ^[“Best day ever,” {he} said with {his} mouth full.|Nobody told {him} to slow down.]',
    '{t.told}. It was noisy, and it was sticky, and it went on much too long. {p.after} {H} looked round at all the faces. ^“Can we do this again tomorrow?” {he} asked.',
    'So now there was only the best bit left. {t.told}. {p.after} ^When the lamp went out there was still one crumb on {H’s} chin.',
  ],
  'image:ending-home': [
    '{t.told}. Nobody ran, and nobody looked behind them. {p.after} {H} was so tired that {his} boots walked by themselves. ^“There,” {he} said, when the door was shut. “Here we are.”',
    '{p.after} But that was later. That evening there was just one thing left to do. {t.told}. The light in the window had been left on. ^[It had never looked so yellow.|“You’re late,” it seemed to say. “Come in.”]',
    '{t.told}. The road was much shorter now than it had been in the morning. They all said so. {p.after} ^And {H’s} own bed was just where {he} had left it.',
  ],
  'image:ending-trip': [
    '{p.after} And after all that? {t.told}. They took the long way, because there was no hurry now. ^“Are we nearly there?” asked {H}, and everybody laughed.',
    '{t.told}. It was not an adventure, and nothing went wrong. That was what was so nice about it. {p.after} ^“Next time we’ll stay longer,” said {H}.',
  ],
  'image:ending-sleep': [
    '{p.after} By and by it grew dark. The moon looked in to see how they all were. {t.told}. ^[The moon went on, on tiptoe.|“Shh,” said the moon to the stars.]',
    'It had been such a long day that even the road looked tired. {p.after} {t.told}. ^Good night, {H}.',
    '“I’m not a bit tired,” said {H}, and yawned from one ear to the other. {p.after} But soon it was quite still. {t.told}. ^And if nobody has made a noise, it is still now.',
  ],
  'image:ending-close': [
    '{p.after} And {H}, and all the others? {t.told}. You could see it from the other side of the road. ^You could still see it when the lamp was out.',
    'There is not much left to tell. {t.told}. {p.after} ^And whenever it rains, and they have to stay in, they tell each other the whole story again.',
    '{p.after} But the best thing was not a thing at all. {t.told}. {H} wanted to say something about it, and could not think what. ^“Well!” {he} said. And that was just right.',
  ],
};
