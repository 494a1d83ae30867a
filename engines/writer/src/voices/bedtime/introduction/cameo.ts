// The bedtime voice (5-8): `cameo` in the introduction.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    '{C} was there, too, and {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C} {C.tag}, and nobody was surprised. [Good old {C}.|And that was that.]',
    'You simply must meet {C}. {C} was {C.a-kind}, and {C.he} [had a place of {C.his} own by the fire|always came in without knocking]. {C.habit} “{C.say},” {C.he} {C.tag}.',
    'There were {C} and {D} as well. {C} was {C.a-kind}, and {D} was {D.a-kind}. {also} “{C.say},” said {C}. “{D.say},” said {D}. [They hardly ever agreed.|They said so nearly every day.]',
    '{C} came by to say hello, with {D}. {C.habit} {D.habit} One was {C.a-kind} and the other {D.a-kind}, and [they got on like jam and bread|between them they missed nothing]. {also}',
    'And who else was there? {cameos}! They came in one after another, wiping their feet or not. [Soon every chair was full.|Somebody put the big kettle on.] Each of them had something to say, and said it.',
    '{cameos}: that was everybody. It was a good many, for one table. But when there was trouble, {H} thought, it was better to have too many friends than one too few.',
    '{C} and {D} were there, too. {C} was {C.a-kind}, and {D} was {D.a-kind}. {also} “{C.say},” said {C}. “{D.say},” said {D}. They always said that, and it always did {H} good to hear it.',
    'And here came {C}, {C.a-kind} with a great deal to say. {also} “{C.say},” {C.he} {C.tag}, before the door was even shut. Everyone moved up, and {C} sat down in the middle.',
    '{C.fingers}Now shake hands with {C}. {C} was {C.a-kind}, and had a firm grip. {also} {C.habit} “{C.say},” {C.he} told {H}, and did not let go until somebody mentioned cake.',
    'In the corner sat {C}. {C} was {C.a-kind}. {also} “{C.say},” {C.he} {C.tag}, and then {C.he} said it again, for luck. [It always made the baby laugh.|You felt better if {C} was in the corner.]',
    '{C} was {C.a-kind}, and {D} was {D.a-kind}. {also} “{C.say},” said {C}. “{D.say},” said {D}. They shared one umbrella, and they put it up indoors as well. So nobody ever got wet, and they were very pleased with it.',
    'First came a cough, and that was {C}. Then came a thump, and that was {D}. {C} was {C.a-kind}. {D} was {D.a-kind}. {also} [{C.habit}|{D.habit}] “Mind the step,” said {H}, one moment too late.',
    'Nobody knew where {C} went on Thursdays, and {C.he} was not telling. {C} was {C.a-kind}. {also} {C.habit} {H} liked to sit next to {C.him}. You heard things there that you did not hear anywhere else.',
    '{C} had brought a basket, and {D} had brought a drum. {C} was {C.a-kind}. {D} was {D.a-kind}. {also} “{D.say}!” said {D}, and hit the drum. “{C.say},” said {C}, as loudly as {C.he} could.',
    '{C.face}Who ate the last bun? It was {C}. It was nearly always {C}. {C.he} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and wiped {C.his} mouth. But {C.he} had cut it in two first, and left the big half on a plate.',
    '{C.clothed}{C} had a hat for each day of the week. Today it was the one with the feather. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and the feather nodded. You can tell a lot about a day from {C’s} hat.',
    'In the big chair sat {C}. {C.he} was {C.a-kind}, and {C.he} was telling a story about {C.self}. {C.habit} “{C.say},” {C.he} {C.tag}. It got a little bigger each time. {H} had it from the very start, when there was only one wolf.',
    '{C.fingers}Up in the tree sat {C}. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, down through the leaves. {C.he} only came down for meals, and today it was pancakes, so {C.he} was half way down already.',
    'Who left all the doors open? That was {C}. It made the house rather windy, but you could always tell which way {C.he} had gone. {C.he} was {C.a-kind}, and {C.he} never meant to stay away for long. {C.habit} “{C.say},” {C.he} {C.tag}, coming back.',
    '{C} collected things. Last week it was buttons, and this week it was string. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and held up a very good bit of string. {H} was allowed to feel it.',
    'If anybody laughed in the wrong place, it was {C}. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and then {C.he} had to go outside until it was over. {H} generally went out with {C.him}, just to be kind.',
    '“Is there room for one more?” There was always room for {C}. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and sat down on two laps at once. It took a bit of moving before everybody could reach the jam.',
    '{C} and {D} were having an argument about who was older. {C} was {C.a-kind}. {D} was {D.a-kind}. {also} “{C.say},” said {C}. “{D.say},” said {D}. They had been at it since breakfast, and neither of them had ever looked so happy.',
    'You smelled {C} before you saw {C.him}, and it was toast. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and handed round the toast. That is the best thing about {C}. There is always enough toast.',
  ],
};
