// The bedtime voice (5-8): `turn` in the development.
import type { Beats } from '../../voice.ts';

export const TURN: Beats = {
  turn: [
    'And just when it looked hopeless, everything turned round. {p.turn} {H} held up one {H.hand}. “Wait,” {he} said. “Wait, wait, wait. That changes it.”',
    '{p.turn} Nobody had expected that. [{H’s} mouth fell open, and a fly looked in.|{H} said a word that {he} was not allowed to say.] All the old ideas were no good now. They would have to have a new one.',
    'What came next, nobody could have guessed. Could you? {p.turn} {H} stood quite still. It was like finding a door in a wall that you have walked past all your life.',
    'Now came the strangest part. {p.turn} “I think,” said {H} slowly, “that we have had this the wrong way up.” And {he} said nothing more for a bit, to turn it over in {his} head.',
    'Then {H} stopped dead, and everybody bumped into {him}, [bump, bump, bump|and into each other]. {p.turn} “Is everyone thinking,” said {H}, “or is it only me?” It was everyone. And the more they thought, the surer they were that they had got it all back to front.',
    '{H.face}{p.turn} {H} had been eating an apple, and {he} ate it all up, with the core and the pips. That is how surprised {he} was. [“We’ve been so silly!” {he} said, and {he} laughed out loud.|“But then,” {he} said. “But *then*...”] Now everything looked different.',
    '{turn-there}They had walked right past it. {H} ran back. {p.turn} [“That’s funny,” {he} said.|{He} got down on {his} knees to look.] When you find out that you were wrong, your tummy feels like the top of a slide. {H} sat very still, until it had gone down. Then {he} began to smile.',
    'What do you think happened next? No, not that. {p.turn} You see? Nobody would have thought of it. [{weight}Everybody sat down, just where they were.|Somebody said “Oooh”, and it went on for a long time.] “I believe,” said {H}, “we need a new plan.”',
    'For a while nobody had said anything. {p.turn} {H} kept very still. “It’s not what we thought,” {he} said. “It’s not even *nearly* what we thought!” They all moved closer, and somebody passed the biscuits.',
    '“Nobody move,” said {H}. They stopped with their feet in the air[{hush}, and it was so quiet that you could hear a beetle think|, and one of them had to be propped up with a stick]. {p.turn} Then the feet came down, one after the other. “So *that’s* how it is,” said {H}.',
    '{H.face}{weight}They were just about to give up. They had even started on the last of the cheese. {p.turn} {H} dropped {his} bit. {He} did not pick it up. If you knew how {H} felt about cheese, you would know how big this was.',
    '{turn-seen}It was the smallest one of them who found it out. Small ones look where others do not. {p.turn} “Look,” said the small one, and pulled {H} along. {H} looked. Then {he} made the small one a bow, right down to the ground.',
    '{p.turn} Well! That was like finding out that your left shoe has been on your right foot all day. No wonder it had hurt. {H} went over it all again from the start. It fitted. It fitted much better than before.',
    '[{away}Wait, said the wind. Wait, said the grass.|{near}{rooms}Wait, said the clock. Wait, said the door.] {H} waited. {p.turn} “Oh,” {he} said. “*Oh*.” It is a small word, but there was a whole new day in it. [They packed up their things in no time at all.|Everybody wanted to know what {he} was oh-ing about.]',
    'Some things only come to you when you are busy with something else. {H} was shaking a stone out of {his} boot. {p.turn} {He} stayed like that, on one leg, for quite a time. You cannot think a thing like that quickly. Then {he} put the boot back on, the wrong way round, and never noticed.',
    'What would you have done? {p.turn} {H} scratched {his} head, first on the one side, then on the other. It had all made sense before, in a way, and now it made a different sort of sense. [It was a better sort.|{He} knew which of them {he} liked more.] “Stop,” {he} told the others. “We’ve been doing it the wrong way round.”',
    '{turn-there}{H} was drawing on the back of the list. {He} drew all that they knew. Then {he} tipped {his} head on one side. {p.turn} {He} rubbed out a bit of {his} drawing, and drew it the other way. “*Look*,” {he} said. “It fits!”',
    '{turn-told}{daylight}The smallest one had been saying something all day. Now, at last, they listened. {p.turn} “Why didn’t you tell us?” they cried. “I did,” said the smallest. “I said it at breakfast, I said it at lunch, and I said it with my mouth full.”',
    '{turn-told}{no-hurry}{weight}They were too tired to go on, so they all lay down, and nobody thought of anything. That is when it comes. {p.turn} {H} sat up so fast that they all jumped. “Say that again!” {he} said. But it was {he} who had said it.',
    '{H} was just going to say something clever. {He} never did. {p.turn} It is hard to say what that felt like. It was a bit like missing a step, and a bit like finding one. “So that’s it,” said {H}, instead of the clever thing.',
  ],
};
