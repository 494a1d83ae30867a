// The bedtime voice (5-8): `guess` in the development.
import type { Beats } from '../../voice.ts';

export const GUESS: Beats = {
  guess: [
    '{p.guess} It seemed so plain that no one stopped to ask if it was true. Most mistakes are like that. They come in smiling and sit down, and you give them a cup of tea.',
    '“I’ve got it,” said {H}. {p.guess} {He} was so sure of it that {he} did a little dance. [It is best not to dance too early.|The dance was good. The idea was not.]',
    '“It’s easy!” said {H}. {p.guess} And once {he} had said it, it sounded quite true. [“But what if it’s not?” said a little voice at the back. Nobody listened. Nobody ever does.|They all nodded so hard that their hats slipped.] So everybody stopped thinking, and started running.',
    '{p.guess} That was {H’s} idea, and {he} was proud of it. It was a shiny sort of idea. [It was so shiny that nobody noticed the hole in the middle.|“Are you sure?” they asked. “*Quite* sure,” said {H}.] And that is just when you should look again.',
    'They all thought as hard as they could. It made a sort of hum. “Got it!” said {H}. {p.guess} The hum stopped at once, because everybody was so relieved. It should have gone on a bit longer.',
    '“What do you all think?” asked {H}. {p.guess} That was what everyone thought. When everyone thinks the same, they shake hands on it, and nobody asks what it looks like from behind.',
    '{p.guess} It was not {H} who thought of that. It was a very tall man in a good coat, and he said it in a very deep voice. That was the trouble. If somebody small had said it, they would have asked why.',
    '“I’ve got an idea,” said {H}, “and it’s a round one.” {p.guess} It rolled along beautifully. That is the trouble with round ideas. They do not stop where you want them to.',
  ],
};
