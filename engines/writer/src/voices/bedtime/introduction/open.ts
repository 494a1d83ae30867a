// The bedtime voice (5-8): `open` in the introduction.
import type { Beats } from '../../voice.ts';

export const OPEN: Beats = {
  open: [
    'On {day} mornings nothing much happened {at-home}. [The milk came. The cat yawned.|Somebody swept a step. Somebody’s kettle sang.] And {H}, who was wide awake, held quite still and listened for something better.',
    'If you had looked {at-home} that {time}, you would have seen somebody hanging upside down over [{village}a wall|the back of a chair]. That was {H}. {He} was not stuck. {He} was only [looking at things from the other side|seeing how long {he} could do it].',
    '{H} had a list. It had {number} things on it, and [most of them were crossed out|the first was “Get up”]. {He} sat {at-home}, sucked {his} pencil, and wondered what came next. Then something did.',
    'There are loud days and quiet days. This {day} had begun as quite a quiet one. {at-home} you could hear {sound}, and, under that, {H}, [{H.face}eating toast|counting to a hundred].',
    '“Something is going to happen today,” said {H}. {He} said so most days. [Usually it was only soup.|Usually it was only a parcel.] “There,” {he} would say, “I told you so.” But {at-home}, on that one {day}, {he} was right.',
    'Everybody {at-home} knew {H}. First you saw the crumbs. Then you saw {him}, coming round the corner with [something large under {his} arm|jam all over {his} chin|{H.clothed}only one shoe on]. Then, as a rule, you counted the buns.',
    'The day began with a smell of {smell}, and that was a good sign. {H} put one toe out of bed. [All was as it should be {at-home}.|There lay everything in its place {at-home}.] Or nearly all.',
    'Long after, people asked {H} when it started. “On a {day},” {he} always said, “{at-home}, just after [breakfast|I had lost my other sock].” Then {he} asked if there was any cake, and {he} told it, like this.',
    'Have you ever had the feeling that a day is holding its breath? {H} had it on {day}, {at-home}, while [blowing on the soup|peeling an egg|feeding the neighbour’s hens]. {He} stood quite still. Then somebody dropped a saucepan, and the day breathed out, and so did {H}. But it had been going to say something. {He} was sure of that.',
    '{H} was busy. {He} was always busy. That {time}, {at-home}, {he} was [teaching a beetle to turn left|building a tower out of everything|making a very long sandwich], and it was going rather better than anybody had expected.',
    '{earth}{village}There was once somebody called {H}, who was always the first one up. {at-home} that is not easy, because there is a rooster. But on that {day} even the rooster was still asleep. [{H} tiptoed past it.|{H} put a hat on it, gently.] Then {he} had the whole world to {himself}.',
    '“Are we there yet?” asked {H}. Nobody was going anywhere. {He} just liked to ask. It was a long, warm {time} {at-home}, and you could hear {sound}. [“Not yet,” said everybody, all together.|“Nearly,” said the cat’s face. The cat was fond of {him}.]',
    '{earth}{village}If you want to find {H}, look up. {He} will be on a wall, or in a tree, or on top of a pile of something. That {time} it was a pile of turnips, {at-home}. From up there {he} could see {far}. [“I can see tomorrow!” {he} shouted.|{He} could also see {his} supper being cooked, and it was turnips.]',
    '{earth}{village}{H} was busy. {He} was digging a hole, and it was going to come out in China. So far it had come out in the neighbour’s beans. That is how things were {at-home}, on a plain old {day}, with the smell of {smell} coming in over the fence. [{H} dug a bit more.|“Not far now,” said {H} to a worm.]',
    '{H.face}Do you know what {H} had for breakfast? A pancake, and half of somebody else’s. It is good to start a story with a full tummy. It was a bright {day} {at-home}, and the jam was on the table. [“Is there any more?” {H} asked, and there was.|“What shall I do today?” {he} asked the spoon.]',
    '{earth}{village}The rain had stopped, and everything {at-home} was dripping. {H} ran outside to see which puddle was the best. {He} tried them all. [The best one was by the gate. You could see the sky in it, upside down.|The best one came over the top of {his} boots.] And that was how the day began: wet.',
    '{village}There was a good wall {at-home}, and on the wall sat {H}, with {his} legs hanging down. {He} was thinking about cheese. [{H} did a lot of thinking, and most of it was about cheese.|If you sit still for long enough, something always comes along.] You could hear {sound}. Then something came along.',
    '“One, two, three...” {H} was counting. It was hide-and-seek, and {he} had got to eleven, and {he} was not sure what came next. So {he} peeped. [At first there was nobody to be seen.|There was a hat. There was a snail. There was nobody else.] They had hidden very well. Or else something had happened.',
  ],
};
