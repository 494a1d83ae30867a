// The lap voice (3-4): `hero` in the introduction.
import type { Beats } from '../../voice.ts';

export const HERO: Beats = {
  hero: [
    '{H} was {H.a-kind}. {also} {He} had {H.look}. [{H.power}|Can you see {him}? Give {him} a wave!]',
    'What was {H}? {H} was {H.a-kind}! {also} [{He} had {H.look}.|{H.power}] Hello, hello, {H}!',
    '{H} was {H.a-kind}. {also} {H.power} [Isn’t that fun?|What a thing!]',
    '{H} was {H.a-kind}. {also} All day long {he} said, “{H.say}!” The cat could say it, too.',
    '{H} was {H.a-kind}. Not too big. Not too small. Just as big as {H}! {also}',
    'Who is {H.a-kind}? {H} is! {also} And who has {H.look}? {H} has! Yes, {H} again!',
    'Not a bean. Not a boot. {H} was {H.a-kind}. Just right! Just as {he} should be. {also}',
    '“I am {H.a-kind},” said {H}. “{H.say}!” And what did the cat say? “Meow.” {also}',
    '{H} was {H.a-kind}. {also} {He} had {H.look}. And {he} had jam on both ears. Hm!',
    'Do you know {H}? {H} is {H.a-kind}. {also} {He} says, “{H.say}!” [That is {H} all over.|{He} says it a lot.]',
    'Tap, tap. Here came {H}, {H.a-kind}, with {H.look}. [{H.power}|{He} liked jam best of all.] {also}',
    'Who has {H.look}? {H} has! {H} is {H.a-kind}. {also} “{H.say}!” says {H}.',
    'Is {H} a bun? No! Is {H} a boat? No! {H} is {H.a-kind}. {also} [Can you say hello?|Hello, {H}!]',
    'How do you know it is {H}? {He} is {H.a-kind}. {also} And {he} has {H.look}. That is how!',
    '{H} is {H.a-kind}. {also} {He} can hop. {He} can hum. {He} can do both at once!',
    'First comes {H’s} nose. Then comes the rest. {H} is {H.a-kind}! {also} Hello, nose! Hello, rest!',
    'Once there was @a {H.kind}. That was {H}. And this is what {he} said: “{H.say}!” {also}',
    '{H} has a bag. What is in it? A stone and a crumb. {H} is {H.a-kind}. {also}',
    'Is {H} big? Ask an ant. Is {H} small? Ask a cow! {H} is {H.a-kind}. {also}',
    '{earth}“Who are you?” said a bee. “I am {H},” said {H}. “I am {H.a-kind}. You are a bee.” {also}',
    '{H} is {H.a-kind}. {also} {He} has a bed, and a cup, and a very good stick.',
  ],
};
