// The bedtime voice (5-8): `friend` in the introduction.
import type { Beats } from '../../voice.ts';

export const FRIEND: Beats = {
  friend: [
    'Then there was {F}. {F} was {F.a-kind} with {F.look}, and {F.he} was {H’s} {r.label}. {r.show} [{F.power}|{F.habit}] [{H} and {F} got on like soup and spoon.|Everybody was used to it.] {also}',
    'Nobody said “{H}” without saying “and {F}”. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} [{F.power}|{F.habit}] {also}',
    '“{F.say},” said somebody at the door. It was {F}, of course, {H’s} {r.label}. {F} was {F.a-kind} with {F.look}. [{F.power}|{F.habit}] {r.show} {also}',
    '{no-kin}{F} lived near by. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. They had known each other for ever. {r.show} [{F.power}|{F.habit}] {also} You could not have one without the other.',
    '{r.show} {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] {also} When {H} was up a tree, {F} was generally underneath, [just in case.|looking up, and holding the other shoe.]',
    '{H} would not have swapped {F} for a pony, not even for one day. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} [{F.habit}|“{F.say},” {F.he} said at least once a day.] {also} When one of them laughed, the other one did too, even without knowing why.',
    'And here came {F}, right on time. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] {r.show} {also} [“{F.say},” said {F}, out of breath.|They did their special handshake. It has a sneeze in it.] Now the day could start.',
    '{F} and {H} did everything together. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}, and somebody who always had one more biscuit than you thought. {r.show} {also} [{F.habit}|“{F.say},” {F} {F.tag}, and {H} said just the same.]',
    'You never saw {H} without {F}. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} If {H} was the bread, then {F} was the butter. [{F.habit}|Sometimes they swapped.] “{F.say},” said {F}, and {H} knew just what {F.he} meant.',
    '{no-kin}On the other side of the wall lived {F}. There was a hole in the wall, just as big as a bun. That is how you make a friend. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} [{F.power}|{F.habit}|“{F.say},” said the hole, every morning.]',
    'The first thing {F} ever said to {H} was, “{F.say}.” The second thing was, “Is that your frog?” After that they never really stopped talking. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{r.show}] {also}',
    '{no-kin}{houses}{F.face}{H} could tell {F’s} steps from two streets off. [{F.power}|{F.habit}] {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}, and {F.he} was always early. {also} [{r.show}|“{F.say}!” {F.he} called through the letter box.] {H} put out a second chair.',
    '{H} was good at beginning things. {F} was good at finding the other shoe. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} [{F.power}|{F.habit}] {also} Between them they got nearly everything done, and most of it by supper.',
    'Do you have somebody you can be quiet with? {H} had {F}. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} They could sit on a log for a whole afternoon. [“{F.say},” {F} might say, at about four.|{F.habit}]',
    '{no-kin}{F} had moved in on a rainy day, with a lamp under one arm. “I’m {H},” said {H}. “I can carry that.” They have carried things together ever since. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} [{F.power}|{F.habit}]',
    '“Is {F} coming?” people always asked. {F} was always coming. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] [{r.show}|] {also} Once {F} had been ill, and {H} had gone out alone, and even the cat had looked behind {him} to see where the other one was.',
    '{no-kin}{F.clothed}{F} could be heard before {F.he} was seen, because of the wellingtons. Flop, flop, flop! {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] [{r.show}|] {also} “{F.say},” {F} {F.tag}, at the door. {H} had {his} own boots on before the second flop.',
    '{H} and {F} had one pencil, and took turns to have ideas. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} [{F.power}|{F.habit}] {also} At the moment it was {F’s} turn with the pencil. It was the idea with the biscuits.',
    '“Two, please,” {H} always said, whatever it was. One was for {F}. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} [{F.habit}|“{F.say},” said {F}, and took the bigger of the two, since it was nearest.]',
    'You could tell the time by {F}. When there was a thump, and then a bump, and then somebody laughing, it was just after breakfast. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} [{F.power}|{F.habit}] “{F.say},” said {F}, and by then it was nearly lunch.',
  ],
};
