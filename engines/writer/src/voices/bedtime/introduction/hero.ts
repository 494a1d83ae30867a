// The bedtime voice (5-8): `hero` in the introduction.
import type { Beats } from '../../voice.ts';

export const HERO: Beats = {
  hero: [
    '{H} was {H.a-kind}, with {H.look}. {H.habit} [“{H.say},” {he} liked to say.|People said it was just like {him}.] {H.power} {also}',
    '{H} was {H.a-kind}. {H.habit} {H.power} [It was handy, mostly.|It is not as easy as it sounds.] {also} {He} had {H.look}, too, and {he} was rather proud of that.',
    'What can I tell you about {H}? {He} was {H.a-kind}, with {H.look}. {H.habit} {H.habit} {also} And what {he} said most in the whole world was “{H.say}.”',
    'For {H.a-kind}, {H} was quite ordinary, [except in three ways|apart from one or two things]. {H.habit} {H.power} {also} And wherever {he} went, there was generally a bit of noise.',
    '{H} was {H.a-kind}, with {H.look}. {H.habit} {also} “{H.say}!” {he} said, ten times a day, to anyone who would listen.',
    '{H.habit} That was {H} all over. {He} was {H.a-kind}, with {H.look}, and {he} would not have known how to be anybody else. {H.power} [Nobody had taught {him} that.|It had come all by itself.]',
    'There was only one {H}. {He} was {H.a-kind}, and {he} had {H.look}. [{H.habit}|{H.power}] {also} “{H.say},” {he} always said. And when {H} came into a room, the room knew about it.',
    '{H} was {H.a-kind}, with {H.look}, and you could tell that it was {him} from a long way off. [{H.habit}|{H.power}] {also} If something fell over with a crash, people called “{H}?” first, and looked afterwards.',
    'What was {H} like? Well, {he} was {H.a-kind}, with {H.look}. {H.habit} [{H.power}|] {also} Under {his} pillow there were nine conkers, a bit of string, and a biscuit for later.',
    '“Who has been on my roof?” people asked, and it was {H}. {He} was {H.a-kind}. {He} had {H.look}. {H.habit} [{H.power}|{He} could hop on one leg all the way to the shop.] {also}',
    '“I’m good at three things,” {H} told anyone who asked. “Getting up. Biscuits. Counting to three.” {He} was {H.a-kind}, with {H.look}. [{H.habit}|{H.power}] {also}',
    '{H.habit} You cannot draw that. But the rest is easy. Start [{H.face}with the nose|at the top], and go on until you have {H.a-kind}. And do not forget the grin. It goes right up to the edge of the paper. {also}',
    '{H.face}When {H} was born, they say, {he} looked round and asked for toast. I do not believe it. But {he} is {H.a-kind}, and {he} certainly likes toast. {H.habit} [{H.power}|] {also}',
    '{H.face}On the kitchen door there was a mark for every pancake that {H} had ever eaten. There were a lot of marks, and one was upside down. {He} was {H.a-kind}, with {H.look}. [{H.habit}|{H.power}] {also} “{H.say},” {he} told the frying pan.',
    'Three people were talking over a fence. “Somebody has been in my tree.” “Somebody has told my hens a joke.” “That will be {H},” said the third, and it was. {He} was {H.a-kind}. {H.habit} [{H.power}|]',
    'If you lost a mitten, you asked {H}. If you found one, you asked {H}, too. {He} was {H.a-kind}, and {he} noticed things. {H.habit} {also} [{H.power}|And {he} had {H.look}, if you still could not tell which one {he} was.]',
    '{H} always told everything to the teapot first. {He} was {H.a-kind}, with {H.look}. {H.habit} [{H.power}|] {also} “{H.say},” {he} told the teapot, and the lid went clink. No teapot has ever listened better.',
    'There is a chair with one short leg, and that was {H’s} chair. When {he} got excited it went *tock, tock, tock*. They could have mended it. But then how would they have known what {he} was thinking? {He} was {H.a-kind}, with {H.look}. {H.habit} [{H.power}|] {also}',
    '{H} had once got lost in a shop, and had been handed in with the umbrellas. {He} was {H.a-kind}, with {H.look}, so it did not take long to find {him}. {H.habit} [{H.power}|] {also} “{H.say},” {he} still says to umbrellas.',
    '{H.feet}{H.face}{H} had a plaster on one knee and jam on the other. Nobody knew how the jam had got there. {He} was {H.a-kind}, with {H.look}. {H.habit} [{H.power}|] {also} “{H.say},” {he} {H.tag}, and went to find some more jam.',
    'If you needed somebody to hold the ladder, you asked {H}. {He} was {H.a-kind}, and {he} had {H.look}. {H.habit} [{H.power}|] {also} {He} held a ladder very tight. {He} also asked you what was up there, and could {he} come?',
    '{H.young}The bed by the window was {H’s}. Under it lived a train, a bear, and one brave biscuit. {H} was {H.a-kind}, with {H.look}. {H.habit} [{H.power}|] {also} “{H.say},” {he} told the bear every evening, and the bear agreed.',
  ],
};
