// The bedtime voice (5-8): `foil` in the introduction.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
    'Now for {V}. {V} was {V.a-kind} with {V.look}, and {V.he} did not like {H} at all. {V.habit} {also} “{V.say},” {V} {V.tag}, and [a flower shut|the milk went off]. ',
    'Not everyone waved at {H}. {V} never did. {V.he} was {V.a-kind} with a long memory. {V.habit} {also} “{V.say},” {V.he} said that {time}, to nobody, and smiled.',
    'There is one in every story, and in this one it was {V}. {V} was {V.a-kind}. {V.habit} {also} “{V.say},” {V.he} {V.tag}, whenever {H} went by. {H} tried not to mind.',
    'Then there was {V}. {V} was {V.a-kind} with {V.look}, and {V.he} did not like {H} one bit. {V.habit} {also} “{V.say},” {V.he} {V.tag}, with {V.his} nose in the air. [Nobody knew why.|It had begun with a bucket, a long time ago.]',
    'Shh, here comes {V}. {V} was {V.a-kind} with {V.look}. {V.habit} {also} Whatever {H} had, {V} had a bigger one. “{V.say},” said {V}. [And {V.he} kicked over a sandcastle. Well, a bit of it.|{H} put out {his} tongue, but only when {V} had gone round the corner.]',
    'Somebody was looking over the fence. It was {V}. {V} was {V.a-kind} with {V.look}. {V.habit} {also} “{V.say},” {V.he} called. [{H} pretended not to hear.|You would think that {V.he} might want to come in and play. You would think so.]',
    'There was a house with all its curtains shut, and in it lived {V}. {V} was {V.a-kind} with {V.look}. {V.habit} {also} Balls that flew over the hedge there did not come back. “{V.say},” said {V}, and put them in a row.',
    '“Don’t touch that,” said a voice. It was {V}, naturally. {V} was {V.a-kind} with {V.look}, and {V.he} said it so often that the parrot had learned it. {V.habit} {also} [{H} had not even been touching it.|“Touch that, touch that,” said the parrot.]',
    'Last year {H} had won the egg race, and {V} had come second. {V} was {V.a-kind} with {V.look}. {V.habit} {also} {V.he} had not forgotten the egg race. “{V.say},” {V} {V.tag}, each time they met, and looked hard at {H’s} spoon.',
    '{earth}When {V} walked by, the ducks got out of the pond. {V} was {V.a-kind} with {V.look}. {V.habit} {also} Perhaps nobody had ever asked {V.him} to a party. Perhaps somebody had, and had told {V.him} the wrong day.',
    '{V} had a whistle. When {V.he} blew it, everyone was to stand still. {V} was {V.a-kind} and loved rules, as long as they were for others. {V.habit} {also} “{V.say},” {V.he} {V.tag}. {H} always did stand still, all but one toe.',
    'You could tell where {V} had been, because the gates were locked. {V} was {V.a-kind} with {V.look}. {V.habit} {also} “{V.say},” said {V}, to a daisy. [The daisy shut.|{H} saw it, and was sorry for the daisy.]',
    'Nobody ever asked {V} to tea. Maybe that was it. {V} was {V.a-kind}, and {V.he} walked up and down in {V.his} best hat, by {V.self}. {V.habit} {also} “{V.say},” {V.he} told {H}, over the fence.',
    '{V} lived across the way. {V.he} was {V.a-kind}, and {V.he} had to be first. First up, first out, first to the swing! {V.habit} {also} “{V.say},” {V.he} {V.tag}. [{H} had once been first by mistake, and had said sorry.|Nobody ever swung with {V.him}. It is hard to swing next to somebody who counts.]',
    'There was a snail race each {day}, and {V} always won it. Nobody knew what {V.he} fed that snail. {V} was {V.a-kind}. {V.habit} {also} “{V.say},” {V.he} {V.tag}, to {H’s} snail, and the snail pulled in its horns. It knew that voice.',
  ],
};
