// The lap voice (3-4): `cameo` in the introduction.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    'Here is {C}, {C.a-kind}. {also} “{C.say}!” said {C}. [“Come in!” said {H}.|{H} gave {C} a wave.]',
    'Say hello to {cameos}! Hello, hello! They all came in at once. It was a squeeze.',
    '{cameos}: they all came. [What a lot!|So many!] One had a drum. Bom!',
    '{cameos}. What a lot of friends! They all waved.',
    '{C} is {C.a-kind}. {D} is {D.a-kind}. {also} They both like {H} a lot.',
    'Who else is there? {C} is, and {D}. One is {C.a-kind}. One is {D.a-kind}. {also}',
    'Hello, {C}! {C} is {C.a-kind}. Hello, {D}! {D} is {D.a-kind}. {also} What a lot of friends!',
    'Here comes {C}. {C} is {C.a-kind}. Here comes {D}. {D} is {D.a-kind}. {also} Hooray!',
    '{C} and {D} came to play. {C} is {C.a-kind}, and {D} is {D.a-kind}. {also}',
    'And here is {C}, {C.a-kind}. {also} “{C.say}!” said {C}. Come and join in, {C}!',
    'Look, {C} is here, too! {C} is {C.a-kind}. {also} {H} gave {C} a wave.',
    'Who is that with the big bun? It is {C}. {C} is {C.a-kind}. {also} Good day, {C}!',
    'Knock, knock. “May I come?” said {C}. {C} was {C.a-kind}. {also} “Yes!” said {H}.',
    'Knock, knock! Who is it? It is {C}, {C.a-kind}. {also} “{C.say}!” said {C}.',
    'And who is that? {C}, {C.a-kind}! {also} {C.habit} Hello, {C}!',
    '“Make room!” Who is that? It is {C}. {C} is {C.a-kind}. {also} Come and sit with us, {C}!',
    'Here is {C}, {C.a-kind}. {also} “Who has my spoon?” said {C}. {C} had it all the time!',
    'Sniff, sniff! Who can smell buns? It is {C}, {C.a-kind}. {also} “Is there one for me?” Yes, there is!',
    'Hop, skip, jump! And in came {C}. {C} is {C.a-kind}. {also} “{C.say}!” said {C}, and sat down.',
    'Who is that, humming? It is {C}! {C} is {C.a-kind}. {also} {H} hummed, too. Hum, hum, hum.',
  ],
};
