// The lap voice (3-4): `friend` in the introduction.
import type { Beats } from '../../voice.ts';

export const FRIEND: Beats = {
  friend: [
    'And here is {F}. {F} was {F.a-kind}. {also} [{r.small}|“{F.say}!” said {F}.] {H} ran to say hello.',
    '{F} was {F.a-kind}. {r.small} {also} [Hello, {F}! Come in!|“Hi!” said {F}. “Hi!” said {H}.]',
    'Then came {F}. [Hip, hip, hooray!|Hello, hello, hello!] {F} was {F.a-kind}. {also} {r.small}',
    'Who is that with {H}? It is {F}. {F} is {F.a-kind}. {also} [{r.small}|“{F.say}!” says {F}.]',
    '“Wait for me!” Who was that? It was {F}. {F} was {F.a-kind}. {also} {r.small}',
    'One was {H}. And one was {F}, {F.a-kind}. That made two! {also}',
    'Here is {F}, {F.a-kind}! {also} That is {H’s} {r.label}. [You see them together a lot.|“{F.say}!” says {F}.]',
    'Knock, knock! It is {F}. {F} is {F.a-kind}. {also} “Come and play!” said {F} to {H}.',
    '{F} was {F.a-kind}. {also} {H} had one bun. {F} had one bun. They swapped! Yum.',
    '{F} is {F.a-kind}. {also} {H} likes {F}. {F} likes {H}. That is how it is, all day long.',
    'Here is a big hat. Who is in the hat? {F}! {F} is {F.a-kind}. {also} Hello!',
    '“Guess who!” said {F}, from behind. And {H}? {H} always knew! {F} is {F.a-kind}. {also}',
    '{F} is {F.a-kind}. {also} {H} can not find the jam. {F} can! That is a help.',
    '{F} came down the lane. {F} is {F.a-kind}. {also} {H} ran. {F} ran. Bump!',
    'What does {F} say? “{F.say}!” {F} is {F.a-kind}. {also} {H} likes {F} a lot.',
    'Here is {F}, {F.a-kind}! {also} {F} has two buns. One is for {H}. Which one? The big one!',
    '{H.clothed}{F.clothed}{F} was {F.a-kind}. {also} {H} and {F} had one big coat. {F} had the left arm. {H} had the right.',
    'Rap, tap! Who was that? It was {F}, {F.a-kind}! “{F.say}!” said {F}, and came in. {also}',
    '{F} is {F.a-kind}. {also} Two spoons, and one jam pot! One was for {H}. And one was for {F}.',
    '“Boo!” Who was that? It was {F}. {F} is {F.a-kind}. {also} “Boo, you!” said {H}.',
    '{F} is {F.a-kind}. {also} {H} had half a song. {F} had the other half of it.',
  ],
};
