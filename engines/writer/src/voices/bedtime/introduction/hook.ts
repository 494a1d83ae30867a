// The bedtime voice (5-8): `hook` in the introduction.
import type { Beats } from '../../voice.ts';

export const HOOK: Beats = {
  hook: [
    '{sets-off}{houses}“Right,” said {H}. “Somebody has to {p.want}.” {They} went out by the back gate, past the bins and the last lamp. ^And behind {them}, though nobody turned round to see it, a curtain moved.',
    '{sets-off}So that was the plan: to {p.want}. It was not much of a plan. It was only a handful of words. But {H} said it over, and with each step it sounded more like something a person could do. ^[The gate clicked shut.|The road went up and over the hill, and so did {they}.]',
    '{decides}{sets-off}“I’m going,” said {H}. “I’m going to {p.want}.” Saying it made it true. {They} set off at once, before anyone could think of a reason not to. ^[Nobody had even asked what was for supper.|A hen in the yard began to say something, and then thought better of it.]',
    'Nobody asked {H} to go and {p.want}. That is worth knowing. {He} could have stayed where {he} was and had jam. But {he} was half way to the door already. ^“{H.say},” {he} told the door, and went through it.',
    '{sets-off}{away}At last everything was ready. There was a loaf, and a lamp, and a list that said “{p.want}”. [“{H.say},” said {H}.|{H} looked back, just once.] The gate went *creak*. The road went up and over and out of sight. “Well,” {he} said, “it won’t come to us.”',
    '{sets-off}Everybody came to the gate to wave. Somebody gave {H} cheese. Somebody gave {him} a hat. By the end {he} had so much on that {he} could hardly see out. [You cannot change your mind when you are wearing someone’s best hat.|“Goodbye!” they called. “Mind the corners!”] {He} had to {p.want}, and now it was really true.',
    '{decides}{sets-off}{H} left a note on the table. “Gone to {p.want},” it said. “Back soon. Please feed the fish.” {He} thought for a bit, and drew a smile. [Then {he} patted the door, like you pat a dog, and off {he} went.|{long}It was so early that the kettle was still yawning.]',
    '{sets-off}{H.feet}“Left foot first,” said {H}, “for luck.” And {he} stepped out on to the road. Somebody had to {p.want}. It might take an hour, and it might take all day, and nobody knew which. [A window opened, and a hand put a lamp in it.|At the first corner {he} remembered the sandwiches. So it all began again: left foot first.]',
    '{sets-off}At the gate there was a lot of hugging. Somebody’s scarf got caught in it, and for a while nobody could tell whose. “I’m only going to {p.want},” said {H}, from the middle of it. ^“Be back by supper,” everybody said, and nobody said which supper.',
    '{decides}{H} knocked on the table with a spoon. “I’m off to {p.want},” {he} said. Everybody looked up. Nobody laughed, although {he} had half hoped they would. ^So that was that. {He} licked the spoon, and went to look for {his} other boot.',
    '{sets-off}It is a funny thing about doors. You go through one every day and it is just a door. Then one day you go through it to {p.want}, and it is a beginning. ^{H} wiped {his} feet on the way out. {He} had never done that before.',
    '{decides}{hush}“Who’ll feed the hens?” “I will.” “Who’ll water the beans?” “Me.” “And who,” said the oldest of them, “will {p.want}?” It went quiet. You could hear the beans. ^“I will,” said {H}. “I’ve packed.”',
    '{earth}{away}The milk cart was going up the road, so {H} got up beside the milk. “How far?” asked the milkman. “I don’t know,” said {H}. “I have to {p.want}.” The milkman whistled. ^“Then you’d better hold on,” he said, and shook the reins.',
    '{H} packed. {He} took things out again. {He} packed the other way round. You cannot {p.want} with a bag that you cannot lift. ^In the end {he} took what you can carry in one hand, and kept the other one free for waving.',
    '{decides}Somebody had to {p.want}. So the neighbours all drew straws, and {H} got the short one. Then {he} saw that all the rest were short as well. {He} did not say anything. ^Sometimes you want to go, and only need a straw to tell you so.',
    '{away}{village}{earth}At the last lamp post {H} stopped. As far as here {he} knew every stone. From here on {he} knew none. “I’m going to {p.want},” {he} told the lamp post, in case anybody asked. ^It flickered. {He} took that for good luck.',
    '{sets-off}“Be back by supper,” said the ones who were staying. “I’ll try,” said {H}. But how long does it take to {p.want}? Longer than supper. Everyone knew, and no one said so. ^They had put four extra sandwiches in, and tied up the bag with a bow.',
    '{sets-off}The cat would not get off the bag. {H} lifted one end, and it slid to the other. “I have to {p.want},” {he} told it. “It can’t be done from under a cat.” The cat thought about that for quite a while. ^Then it got up and went to sit at the gate, to see {him} off.',
    '{sets-off}There was a lot of kissing. Then there was a lot of counting: one bag, one stick, one {H}. “Have you got a hanky?” “Yes.” “What have you got to do?” “I’ve got to {p.want},” said {H}. ^{His} voice went up at the end, as if it was a question. It was, a bit.',
    '“Has anybody seen my plan?” said {H}. It was under the butter. TO DO, it said: {p.want}. There was nothing else on it, and {he} had never had a list that was so short and so big. ^{He} licked off the butter, and started.',
    '{H} asked everybody who was coming to stand up. Then {he} asked everybody who knew how to {p.want} to sit down again. Nobody sat down. “Good,” said {H}. “Then we all know the same.” ^And that is how they left, all at once, and all in the wrong order.',
    '{sets-off}Everybody said goodbye, and then {H} came back for {his} spoon. They said goodbye again, and {he} came back to tell them what the spoon was for. “You want to {p.want},” they said, “with a *spoon*?” “I might get hungry,” said {H}. ^The third goodbye was the real one.',
    '“On three,” said {H}. “One. Two.” They had to {p.want}, and they had to begin some time. ^“Two and a half,” said {H}.',
    '{H} finished {his} bun, right down to the very last crumb. “Now,” {he} said, “we’ll {p.want}.” ^{He} had jam on {his} chin, and nobody told {him}.',
    '“Who’s for it?” said {H}, and put up {his} own {H.hand}, to start things off. They had to {p.want}. ^One after the other all the rest went up as well.',
    '{decides}{H} got up on a chair, so as to be a bit more important. “Somebody has to {p.want},” {he} said, from up there. Everybody looked at {him}. Nobody looked at anybody else. ^“I see,” said {H}. “It’s me.” And {he} got down, and it was rather a long way.',
    '“How do you begin?” asked {H}. “At the beginning,” said the oldest of them, who liked to be right. But if you have to {p.want}, where is that? {H} looked down. {He} was standing on it. ^So {he} took one step, and then it was behind {him}.',
  ],  // Where it begins a long way from home: told alone there.
  'hook:afar': [
    '{decides}When you set out from home there are things to pack and people to kiss. Here there was nothing to pack and nobody to kiss. “I’m going to {p.want},” said {H} all the same, out loud. It was a big thing to say to nobody in particular. [But now it had been said.|But somebody had to say it.]',
    '{decides}Can you begin a day again from the start? {H} would have liked to. But a day goes only one way. “Then I’ll begin from here,” {he} said, “because here is where I am.” And {he} did up {his} bag. “I’m going to {p.want}.” It sounded better than {he} had expected.',
  ],
};
