// The bedtime voice (5-8): `laugh` in the development.
import type { Beats } from '../../voice.ts';

export const LAUGH: Beats = {
  laugh: [
    '{no-hurry}{H} told a joke. It was about a door, and it was so long that they all fell asleep, {H} too. When they woke up, nobody could remember the end. So they made up eleven new ones, and the door came out of it very well.',
    'Somebody’s tummy made a noise like a gate. “Come in!” called {H}. Then somebody else’s tummy answered. It went on like that, to and fro, and it was very nearly a tune.',
    '{earth}{away}{march}It was time to sit down, and {H} sat down on what {he} thought was a stump. The stump said, “Do you mind?” It was a badger, and it was having its nap. {All} said sorry {number} times, and then laughed for a mile.',
    '{earth}A hen came along and took charge of {them}. Nobody had asked it to. It marched in front and clucked at anyone who stopped. When {they} gave it a crust it saluted, or perhaps it sneezed.',
    '{away}{earth}{march}Then the bag came undone. The loaf rolled down the hill, and {H} rolled after it. They both got to the bottom at the same time. “I won,” said {H}, out of a bush.',
    '{away}{long}{earth}{march}In the night a goat got in and ate all the trousers. In the morning somebody had to go and ask for help, and it was {H}, in a curtain. “Good morning,” {he} said, very politely. [The lady laughed so much that she had to hold on to the door.|They were lent six pairs, all much too big.]',
    '{away}{earth}{march}They tried to cook a pancake on a stone. {H} tossed it. It went up, and up, and it did not come down. [They all looked at the tree. The tree had a pancake on.|A crow flew off with it, looking very pleased.] So they had bread. But they laughed all the way to bedtime.',
    '{H.clothed}{H} had put {his} jumper on in the dark, and now there was something wrong with it. There was a sleeve where the neck should be. “Has anyone seen my head?” said a voice from inside. It took three of them to get {him} out, and they were no use at all, because they were laughing so much.',
    '“Knock, knock,” said somebody. “Who’s there?” said {H}. “I’ve forgotten,” said whoever it was. It was not even a joke. But from then on, whenever it got too quiet, somebody only had to say, “I’ve forgotten,” and off they went again.',
    '{no-hurry}{weight}They had a competition for the longest yawn. {H} won it by a mile. The prize was to be the next one who was allowed to sit on the bag. {He} sat down, and there was a crunch. It had been the biscuits.',
    '{H} was trying to whistle with {his} mouth full. It is a thing that you should only do alone. When they had all wiped their faces, there was still a bit of biscuit on {H’s} nose, and for the rest of the day nobody told {him}.',
    'Somebody said “Well!”, and somebody else said “Well, well!”, and then each of them had to say it with one more “well”. {H} got as far as nine. By then {he} could not remember what the matter had been, and nor could anyone.',
    '{no-hurry}A button had come off the bag, and {H} sewed it on again. {He} did it very neatly, with {his} tongue between {his} teeth. Then {he} stood up, and the bag came, too. {He} had sewn it on to {himself}.',
    '{no-hurry}“What’s your favourite word?” somebody asked. “Wobble,” said {H}. They all tried it. Wobble. Wobble. If you say it for long enough it stops being a word, and then you have to sit down.',
    '“What did we come here for?” said {H}. Nobody knew. They had all known it only just now. “Back three steps,” said {H}, “to where we last had it.” So they all went back three steps. And there it was, right where they had left it.',
  ],
};
