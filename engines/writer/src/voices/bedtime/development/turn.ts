// The bedtime voice (5-8): `turn` in the development.
import type { Beats } from '../../voice.ts';

export const TURN: Beats = {
  turn: [
    'And just when it looked hopeless, everything turned round. {p.turn} {H} held up one {H.hand}. “Wait,” {he} said. “Wait, wait, wait. {p.so}”',
    '{p.turn} Nobody had expected that. [{H’s} mouth fell open, and a fly looked in. Then it shut.|{H} said a word that {he} was not allowed to say. Then {he} said some others.] “{p.so}”',
    'What came next, nobody could have guessed. Could you? {p.turn} {H} stood quite still. It was like finding a door in a very old wall. “{p.so}”',
    'Now came the strangest part. {p.turn} {H} said nothing for a bit, and turned it over in {his} head. Then it was the right way up. “{p.so}”',
    'Then {H} stopped dead, and everybody bumped into {him}, [bump, bump, bump|and into each other]. {p.turn} “Don’t you see?” {he} said. “{p.so}” And the more they thought about it, the surer they were.',
    '{H.face}{p.turn} {H} had been eating an apple, and {he} ate it all up, with the core. That is how surprised {he} was. What came out first was a pip. Then came this. “{p.so}”',
    '{turn-there}They had walked right past it. {H} ran back. {p.turn} {H’s} tummy felt like the top of a slide. It does, when you find out that you were wrong. “{p.so}”',
    'What do you think happened next? No, not that. {p.turn} [{weight}Everybody sat down, just where they were.|Somebody said “Oooh”, and it went on for a long time.] {H} was the first who could speak. “{p.so}”',
    'For a while nobody had said anything. {p.turn} “It’s not even *nearly* what we thought!” said {H}. “{p.so}” They all moved closer, and wanted to hear it again.',
    '“Nobody move,” said {H}. They stopped with their feet in the air[{hush}, and it was so quiet that you could hear a beetle think|, and one of them had to be propped up with a stick]. {p.turn} {H} breathed out. “{p.so}” And all the feet came down.',
    '{H.face}{weight}They were just about to give up. They had even started on the last of the cheese. {p.turn} {H} dropped {his} bit, and did not pick it up. “{p.so}”',
    '{turn-seen}It was the smallest one of them who saw it. Small ones look where others do not. {p.turn} {H} looked, too, for a long time. “{p.so}” Then {he} made the small one a bow.',
    '{p.turn} Well! That was like finding out that your shoes have been on the wrong feet all day. {H} went over it once more, from the start. “{p.so}”',
    '[{away}Wait, said the wind. Wait, said the grass.|{near}{rooms}Wait, said the clock. Wait, said the door.] {H} waited. {p.turn} “Oh,” {he} said. “*Oh*. {p.so}” [They packed up their things in no time at all.|“Oh” is a small word, but there was a whole new day in it.]',
    '{H} was shaking a stone out of {his} boot. {p.turn} {He} stayed like that, on one leg, for quite a time. “{p.so}” And {he} put the boot back on the wrong way round.',
    'What would you have done? {p.turn} {H} scratched {his} head, first on the one side, and then on the other. The other side had it. “{p.so}”',
    '{turn-there}{H} was drawing a picture of all that they knew. {p.turn} {He} rubbed out a bit, and drew it the other way. “*Look*,” {he} said. “{p.so}”',
    '{turn-told}{daylight}The smallest one had been saying something all day. Now, at last, they listened. {p.turn} “Oh!” said {H}. “{p.so}” “I did tell you,” said the smallest, “only I had my mouth full.”',
    '{turn-told}{no-hurry}{weight}They were too tired to go on, so they all lay down, and nobody thought of anything. That is when it comes. {p.turn} {H} sat up so fast that they all jumped. “{p.so}”',
    '{H} was just going to say something clever. {p.turn} It was a bit like missing a step, and a bit like finding one. So {he} said something plain. “{p.so}”',
    '{p.turn} You could see it go into {H}, like a coin into a money box. It rolled round, and it fell, and it clinked. “{p.so}”',
    '{p.turn} “Say something,” they told {H}, because {he} had gone so quiet. So {he} did. “{p.so}” It was just what they had all been going to think, any minute now.',
    'Have you ever felt along the wall for a lamp, in a strange room? {p.turn} It was like finding it. You could see it come on in {H}. “{p.so}”',
    '{p.turn} For as long as a hiccup nobody did anything. Then {H} jumped. “{p.so}” {He} had to say it twice, since nobody could believe their ears.',
  ],
};
