// The bedtime voice (5-8): `rest` in the development.
import type { Beats } from '../../voice.ts';

export const REST: Beats = {
  rest: [
    '{H.feet}{weight}They sat down to tip the sand out of their boots, and had a good look at each other. {also} You can walk beside somebody all day long, and only notice it when you sit down. Then the boots were empty, and it was time to go on.',
    'There was nothing to look at just there, so they talked about each other instead. {also} “Is that true?” asked a fly, or perhaps it only buzzed. It was quite true.',
    '{earth}{no-hurry}A man with a cart had stopped to share his plums. “Tell me something that I don’t know,” he said. {also} {H} told him how old the baby next door was, too. “Well, well,” said the man. “I didn’t know that.” And he gave them the last plum as well.',
    '{away}{long}{march}When it got too dark to see, {they} made a little camp. There was soup with bits in. {H} lay on {his} back and looked up. “There are a lot of stars,” {he} said, “for one sky.”',
    '{away}{earth}{march}{daylight}{All} stopped by a stream and put {their} feet in. Nobody said much. A leaf went by with an ant on it. “He’s got a boat,” said {H}. It was good just to watch somebody else go somewhere.',
    '{away}{earth}It rained so hard that they had to stop in a barn. They lay in the hay, and the rain went drum, drum, drum. Somebody told a story about a very small giant. [{H} {H.act}.|Everyone’s socks hung in a row, and dripped.] They did not find out anything. But when it stopped, nobody was glad.',
    '{weight}They sat down in a row and stretched. From there they could see {far}. There was one toffee, and they all had a lick. [Nobody said “hurry”. That was nice.|“I like this bit,” said {H}.] And when they got up, their feet had forgotten to be sore.',
    '{weight}{hush}They sat down for a minute. You could hear nothing but {sound}. Somebody had one biscuit left, and somebody had a knife, and everybody had an eye on the knife. “All the same size,” said {H}. After that it was mostly crumbs. They ate them very slowly, with their eyes shut.',
    '“Let’s not talk about it,” said {H}, “just until we’ve had our drink.” So they talked about whether fish sneeze. Nobody knew, and everybody had an opinion. It was so nice to have an opinion about something that did not matter.',
    '{no-hurry}They stopped to see how much was left to eat. It was a bun, a pear, and something in paper that nobody would own up to. They ate the bun, and then the pear, and then they all looked at the paper. “After you,” said {H}. It moved.',
    '{no-hurry}“Two minutes,” said {H}, and they all lay down flat. Somebody counted the minutes out loud, and fell asleep at one and a half. It was the longest two minutes that anybody had ever had, and they all felt much better for it.',
    '{houses}{sets-off}{no-hurry}{weight}They found a wall that was just the right height. That is rarer than you think. Most walls are too high, or have a cat on. They sat on it in a row, and for a while nobody had to be anywhere.',
    '{no-hurry}“Who’s got the sandwiches?” asked {H}. Everybody looked. Everybody had got the sandwiches. There were forty-one. “Then who’s got the rope?” Nobody had got the rope. They ate until they felt better about it.',
  ],
};
