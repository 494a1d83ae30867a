// The chapter-book voice (9-12): whole sentences that were asked for, each told as it was meant: what nobody expects has not been known for long, and what they do themselves surprises nobody.
import { answersOf } from '../answers-of.ts';
import type { Beats } from '../voice.ts';

const SURPRISE = [
  'Everyone had been getting ready for something. They had thought of floods, and of robbers, and of running out of string; and that was why it took them so completely by surprise. {w.told}. There was not one of them who had had that on the list. “Could you say it again, please?” asked {H}, to nobody, as politely as {he} knew how; and it was just as true as it had been before. They threw the list away. If that was possible there was no knowing what else might be.',
];

const HELP = [
  'It was then that they heard of it. {w.told}. They had quite enough to do already, and nobody would have blamed them if they had said that they were sorry and gone on. {H} did go on; {he} went on for eleven steps, and each of them was harder than the last. Then {he} stopped. “It’s no use,” {he} said. “I shall only think of it the whole time.” So that was put on the list as well, near the top, and it was remarkable how much easier the walking was after that.',
];

const WRONG = [
  'There is a first thing that goes wrong, and afterwards people always know which it was. {w.told}. By itself it would not have mattered. But the first thing has a way of leaning on the second, and the second falls against the third; and before anyone had finished saying “Oh well” there was hardly a piece of the plan left standing. “Who could have known?” said somebody. {H} thought about it honestly. They could have, {he} decided; it was only that they had not asked.',
];

const KIND = [
  'People remember the large things, and they are generally wrong to. What came of that day in the end, when the rest had been told too often, was this. {w.told}. There were no speeches; there was a place in the warm, and something hot in a mug with a chip in it, and no questions until the mug was empty. It is not easy to be kind to somebody who does not expect it; you have to do it sideways, as you would with a cat. It had been done so well that it was some time before anyone noticed.',
];

const DOOR = [
  'It took some time to open the door, because it did not want to. And then? {w.told}. They looked over each other’s shoulders. It must have been like that for years, a few steps away from where people came and went and worried about their umbrellas; and nobody had ever thought of trying the handle. “After you,” said somebody, in rather a high voice. {H} straightened {himself}, because it seemed the sort of place where one ought to, and went in.',
];

export const ANSWERED: Beats = {
  /** What they do of their own accord, at their own wish or an instruction’s. */
  'ours:happening': [
    'There is always something that you would put off if you were sensible. They were not sensible. {w.told}. It was not in the plan, and it took a good ten minutes which nobody could spare; but there are minutes that you get back, later on, and with interest, and {H} had an idea that these were going to be some of them. “Right,” {he} said, when it was done. Everyone was breathing more easily. “Where were we?” It took them a little while to remember, and when they did it looked about a size smaller than before.',
    '{w.told}. It is put down here because everybody who was there remembers it, each for a different reason, and would write in to complain if it were left out. Nothing was changed by it that you could have measured. The trouble was exactly where it had been, and just as big. But they had moved; they were standing somewhere else now, closer together, and from there, as {H} noticed, you could see a little way round the side of it.',
  ],
  ...answersOf({ surprise: SURPRISE, help: HELP, wrong: WRONG, kind: KIND, door: DOOR }),
  // What happens behind a door is a surprise; a room is looked at.
  'door:happening': SURPRISE,
  'choice:fact': [
    '{w.told}. {H} had always been rather good at choosing; with cakes, for instance, {he} had never needed more than a second. This was no cake. {He} made a list of what spoke for the one and what spoke for the other, and both of them came out the same length; and when {he} read it over {he} saw that nothing which really counted was on it. “What would you do?” {he} asked. “I’d be glad that it wasn’t me,” somebody said, and that was honest, at least. It would have to be chosen all the same, and there was nobody else to do it.',
    '{w.told}. Everyone had an opinion about it, and they gave it to {H}, one after another, until {he} was holding five opinions and none of them was {his}. So {he} went and sat where it was quiet. It is a curious thing about a hard choice: you go round and round it, looking for the easy side, and there is not one; and just when you have made quite certain of that you find that you have known for some time what you are going to do, and have only been hoping that it would be something else.',
  ],
};
