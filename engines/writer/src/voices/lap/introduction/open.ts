// The lap voice (3-4): `open` in the introduction.
import type { Beats } from '../../voice.ts';

export const OPEN: Beats = {
  open: [
    'Here is {H}. {H} is {at-home}. [Good morning, {H}.|Good day, {H}!] What will happen today?',
    'Knock, knock! Who is there, {at-home}? Is it a cow? No! It is {H}. [Come in, {H}!|Hello, {H}!]',
    'Here is a door. It is a red door, {at-home}. And who comes out? {H}!',
    'Look! [Two eyes. A nose. A grin.|A grin. A nose. Two eyes.] It is {H}, {at-home}! Hello!',
    'Shh. Listen. [Tap, tap, tap.|Hum, hum, hum.] Who is that, {at-home}? It is {H}.',
    '{earth}The sun came up {at-home}. [A bird sang.|A dog barked.] And {H} woke up. Yawn!',
    'This is a story. It is all about {H}. It begins {at-home}. [Ready? Go!|Are you ready?]',
    'Where is {H}, {at-home}? Not in bed. Not in the tub. There! There is {H}!',
    '{daylight}“Is it day yet?” said {H}. It was day {at-home}! Out of bed, {H}!',
    'Hop! Skip! Jump! Here comes {H}, {at-home}. [{H} has big plans today.|{H} is in a hurry. Mind the cat!]',
    'Crunch, crunch. {H} is having toast, {at-home}. [It is good toast. Can you smell it?|Butter goes drip, and jam goes drop!]',
    'Up, up, up! {H} is on top of the wall, {at-home}. “I see you!” says {H}. Do you see {H}?',
    '{earth}{village}Splash! Who is in the puddle {at-home}? It is {H}. Splash again! Oh, that is fun.',
    '{H.clothed}{H} had one sock on. Where was the other? It was {time}, {at-home}, and {H} had to hop.',
    'Peep! Who is that under the hat? It is {H}, {at-home}. The hat is too big. [Flop!|Peep, peep!]',
    'Here is a red cup. Here is a blue cup. And here is {H}, {at-home}. Good day to you!',
    '{H.young}“One, two, three,” said {H}, {at-home}. {He} could count to three. And four? Not yet! “One, two, three!”',
    '{earth}{village}Dig, dig, dig. {H} has a spade. What will {he} find, {at-home}? A worm! Hello, worm.',
    '{earth}Look out of the window. What do you see {at-home}? A tree, a bird, and {H}. Wave to {H}!',
  ],
};
