// The lap voice (3-4): the hero and the friend on the way, in the thick of it, and when it is over.
import type { Beats } from '../voice.ts';

export const COMPANY_DEVELOPMENT: Beats = {
  company: [
    '{F} had a map. {H} had a bun. “Swap?” said {F}. They swapped. Then they swapped back. Ha ha!',
    '{sets-off}“Are we there?” said {F}. “Not yet,” said {H}. “Are we there now?” “No!” “And now?” “No, no, no!”',
    '{H} was tired. So was {F}. They sat down, back to back. That was as good as a chair.',
    'One plum for {H}, one plum for {F}. One more for {H}, one more for {F}. Then the plums were all gone.',
    '{F} {F.act}. That is just like {F}. Then {H} did it, too. That is not like {H}!',
    '“Tell me a story,” said {F}. “Once there was a bun,” said {H}. “And then?” “And then there was no bun.”',
    '{F} went in front, and {H} went behind. Then {H} went in front. It was more fun like that.',
    '{H} fell down. Bump! Who came back to help? {F} did. “Up you get,” said {F}. And up got {H}.',
    '{F} was cold. {H} had a long, long scarf. Round {F} it went, and round {H}. Now they were warm.',
    '“Who is that?” said {F}. It was long and thin and dark. It was {H’s} own shadow! Wave, wave!',
    '“I can hop,” said {F}. “I can hop more,” said {H}. Hop, hop, hop! They went a lot quicker like that.',
    '{F} did not say a thing. {H} did not say a thing. They just went on, side by side. It was nice.',
    '“Look, {H}!” said {F}. There was a very small door. It opened. A mouse looked out. “Good day!” it said.',
    '{earth}{sets-off}{F} gave {H} a daisy. {H} gave {F} a daisy. They put them on. How fine they were!',
    '{earth}{sets-off}“I see a cow,” said {F}. “I see a bush,” said {H}. “Moo,” said the bush. “Told you,” said {F}.',
    '“{F.say},” said {F}. “I was just going to say that!” said {H}. So they said it again, both at once.',
  ],
};

export const COMPANY_CLIMAX: Beats = {
  friendacts: [
    '{can-see}“Do not look over there,” said {F}. “Look at me.” So {H} did. {F} had a bun on {F.his} head. That helped a lot.',
    '{H} slipped. Oh! Who got hold of {H’s} {H.hand}? {F} did. And {F} did not let go. Not {F}!',
    '“One,” said {F}. “Two,” said {H}. “Three,” they both said, and held on. They could still count to three!',
    '{F} was scared as well. You could see it. But {F} came and stood close. Close, close, close.',
    '“We can do it!” said {F}. It was just a squeak. But {H} heard it, and felt a bit less small.',
    'Where {H} went, {F} went. One step. Two steps. “I am right here behind you,” said {F}.',
    '{F} made a small noise. {H} made it back. “Now I know where you are,” said {F}.',
    '“What if I was not here?” said {F}. “I would cry,” said {H}. “Then I am here,” said {F}.',
    '“Are you there?” said {H}. “I am here,” said {F}. “Good,” said {H}. “Stay there!” And {F} did.',
  ],
};

export const COMPANY_RESOLUTION: Beats = {
  company: [
    '“We did it,” said {F}. “You and I!” said {H}. And they had a big, big hug. Squeeze!',
    '“And this is {F}!” said {H}. So they all clapped for {F}, too. {F} {F.act}. Clap, clap, clap!',
    'Who had helped the most? “{F} did,” said {H}. “{H} did,” said {F}. And so it went on and on.',
    '{H} and {F} marched round the table. Boom, boom, boom! {F} had a pan. {H} had a lid.',
    '“Shall we do it again?” said {F}. “Not now,” said {H}. “A bun first.” So they had a bun.',
    '{F} was so tired. So {H} took {his} bag, and {F} took a bun. The bun had not so far to go!',
    '“Were you scared?” said {F}. “A bit,” said {H}. “Me, too,” said {F}. Now they could both say it.',
    'There was one big cup, and there were two straws. One for {H}, one for {F}. Slurp, slurp! All gone.',
    '{F} fell asleep on {H}. Right on {H}! And {H} sat very still, for a very long time.',
    'They had one blanket. {F} had one end, and {H} had the other. It was warm in the middle.',
    '{H} told it all. {F} did the noises. Boom! Whoosh! Splat! Nobody could do them as well as {F}.',
    '“What was the best bit?” said {F}. “You,” said {H}. “Oh!” said {F}. “Mine was the buns.”',
    '“What do we do now?” said {F}. “We sit,” said {H}. So they sat, side by side. Ahh!',
  ],
};
