// The bedtime voice (5-8): `hush` in the climax.
import type { Beats } from '../../voice.ts';

export const HUSH: Beats = {
  hush: [
    '{H} listened so hard that {he} could hear {his} own ears. Far off you could hear {sound}. {He} wanted to say something funny, but nothing came. [So {he} took one more step.|“{H.say},” {he} said at last. It came out as a squeak.]',
    'Nothing happened. That was the worst of it. If something had happened, {H} could have run. {He} counted to {number}, and then {he} counted back down again, in case there was something at the bottom.',
'A bit of fluff came by. They all watched it. It took a very long time, and changed its mind twice. [In the end it took {H’s} nose.|In the end it sat down on {H’s} boot.] “Now,” somebody breathed. But nobody went.',
    '{hush}{weight}Somebody dropped a pin. I know it sounds silly. But somebody did. It had been holding up a sock, and they all heard it land. Then there was nothing again. {H} had not known that there was so much of it.',
    'A moth flew by, and stopped, and flew the other way. “Why did it do that?” whispered {H}. No one wanted to say. They had all begun to breathe through their mouths, so as to make less noise.',
    'It was the moment before something. There is one before you blow out the candles, and that is a nice one. This was the other one. {H} could feel it on the back of {his} neck, like a very cold hand that is being polite.',
    '{hush}Nobody coughed. Nobody even wanted to. {H} had an itch right in the middle of {his} back, and {he} let it itch. It was the kind of quiet that you could have cut up and put in tins.',
    '“Is it always like this here?” whispered {H}. Nobody answered, and that was an answer. {He} could feel {his} own eyebrows. {He} had never felt {his} eyebrows before.',
    'Somebody had a wobbly tooth, and just now it wobbled, and you could hear it. “Stop it,” whispered {H}. “I can’t,” whispered somebody. “It’s nearly out.” They all held their breath, and it was not only because of the tooth.',
  ],
};
