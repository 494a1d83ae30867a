// The bedtime voice (5-8): `notice` in the introduction.
import type { Beats } from '../../voice.ts';

export const NOTICE: Beats = {
  notice: [
    '{H} asked the cat, who had been there. The cat washed one paw. {He} asked the hens, and each of them told it differently. By then {he} had {number} answers, and no two of them fitted together.',
    '{village}{H} asked nine people. Three said that it was the wind. Three said that it was their cousin. Two said, “What?” And the last one said, “Yes, please,” because she had thought that it was about cake. {H} wrote it all down, also the cake.',
    '{public-sign}Everybody looked up, so {H} looked down. Things look different from down there, like a table when you are under it. [All {he} saw was shoes, and they were pointing every way at once.|{He} saw an ant, and the ant had stopped, too.] {He} did not tell anyone yet. {He} wanted to have a think first.',
    '{public-sign}“Who was here first?” asked {H}. “Not me,” they all said. “Not me.” So nobody had seen how it began. [{H} wrote it down: NOBODY.|It is odd how often Nobody is there first.] Now that was very, very interesting.',
    '{sign-there}{sign-seen}{public-sign}{H} went to look three times. The first time {he} looked at what had happened. The second time {he} looked at the people who were looking at it. The third time {he} looked at what nobody was looking at. “Hm,” {he} said, and went once more.',
    '“When did it begin?” asked {H}. “Just now,” said one. “Ages ago,” said one. “I was having my hair cut,” said a third. {H} put the three answers side by side. There was only one of them that {he} could do anything with.',
    'Somebody had to write it down, and {H} had the pencil. {He} wrote: “First it had not happened, and then it had.” {He} read it out. They all agreed that it was true, and that it did not help.',
    '{sign-there}{H} looked for clues. That is what you do. {He} found a button, half a peg and a very old raisin. “What do they tell us?” somebody asked. {H} laid them in a row. They did not tell anybody anything. But it was a nice row.',
    '“Tell me everything,” said {H}, “from the beginning.” “Well,” said an old man, “I was born in a barn.” He had got as far as Tuesday, and through most of a pie, when it turned out that he had not even been there.',
  ],
};
