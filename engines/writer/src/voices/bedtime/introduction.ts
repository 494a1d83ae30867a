// The bedtime voice (5-8), introduction: a warm storyteller who looks closely and likes a joke.
import type { Beats } from '../voice.ts';

export const INTRODUCTION: Beats = {
  open: [
    'On {day} mornings nothing much happened {at-home}. [The milk came. The cat yawned.|Somebody swept a step. Somebody’s kettle sang.] And {H}, who was wide awake, lay with the blanket up to {his} nose, listening for something better.',
    'If you had looked {at-home} that {time}, you would have seen somebody hanging upside down over [{village}a wall|the back of a chair]. That was {H}. {He} was not stuck. {He} was only [looking at things from the other side|seeing how long {he} could do it].',
    '{H} had a list. It had {number} things on it, and [most of them were crossed out|the first was “Get up”]. {He} sat {at-home}, sucked {his} pencil, and wondered what came next. Then something did.',
    'There are loud days and quiet days. This {day} had begun as quite a quiet one. {at-home} you could hear {sound}, and, under that, {H}, [{H.face}eating toast|counting to a hundred].',
    '“Something is going to happen today,” said {H}. {He} said so most days. [Usually it was only soup.|Usually it was rain.] “There,” {he} would say, “I told you so.” But {at-home}, on that one {day}, {he} was right.',
    'Everybody {at-home} knew {H}. You heard {him} first. Then you saw {him}, coming round the corner with [something large under {his} arm|crumbs all over {his} chin|{H.clothed}only one shoe on]. Then, as a rule, you stood back.',
    'The day began with a smell of {smell}, and that was a good sign. {H} put {his} nose out of the window. [All was as it should be {at-home}.|There lay everything in its place {at-home}.] Or nearly all.',
    'Long after, people asked {H} when it started. “On a {day},” {he} always said, “{at-home}, just after [breakfast|the rain stopped|I had lost my other sock].” Then {he} asked if there was any cake, and {he} told it, like this.',
    'Have you ever had the feeling that a day is holding its breath? {H} had it on {day}, {at-home}, while [blowing on the soup|peeling an egg|feeding the neighbour’s hens]. {He} stood quite still. Then somebody dropped a saucepan, and the day breathed out, and so did {H}. But it had been going to say something. {He} was sure of that.',
    '{H} was busy. {He} was always busy. That {time}, {at-home}, {he} was [teaching a beetle to turn left|building a tower out of everything|making a very long sandwich], and it was going rather better than anybody had expected.',
  ],
  place: [
    'You should know about {l.name} before we go on. {l.prop} {l.folk} [{l.climate}|] {also} {H} thought there was no better place, and {he} had [looked at four|seen a good many].',
    '{l.name} was not like other places. {l.prop} [{l.prop2}|] {l.climate} {also} When visitors stared, {H} said, “Oh, that,” and pretended to be used to it.',
    'This was {l.at}, and I wish you could see it. {l.climate} {l.folk} {l.prop} {also} You got used to it, people said. {H} never had.',
    'This is how it was {l.at}. {l.folk} {l.climate} {l.prop} {also} If you came on a good day, somebody gave you [a bun|a plum|a chair].',
  ],
  hero: [
    '{H} was {H.a-kind}, with {H.look}. {H.habit} [“{H.say},” {he} liked to say.|People said it was just like {him}.] {H.power} {also}',
    '{H} was {H.a-kind}. {H.habit} {H.power} [It was handy, mostly.|It is not as easy as it sounds.] {also} {He} had {H.look}, too, and {he} was rather proud of that.',
    'What can I tell you about {H}? {He} was {H.a-kind} with {H.look}. {H.habit} {H.habit} {also} And what {he} said most in the whole world was “{H.say}.”',
    'For {H.a-kind}, {H} was quite ordinary, [except in three ways|apart from one or two things]. {H.habit} {H.power} {also} And wherever {he} went, there was generally a bit of noise.',
    '{H} was {H.a-kind}, with {H.look}. {H.habit} {also} “{H.say}!” {he} said, ten times a day, to anyone who would listen.',
    '{H.habit} That was {H} all over. {He} was {H.a-kind} with {H.look}, and {he} would not have known how to be anybody else. {H.power} [Nobody had taught {him} that.|It had come all by itself.]',
  ],
  friend: [
    'Then there was {F}. {F} was {F.a-kind} with {F.look}, and {F.he} was {H’s} {r.label}. {r.show} [{F.power}|{F.habit}] [Between them it worked out very well.|Everybody was used to it.] {also}',
    'Nobody said “{H}” without saying “and {F}”. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} [{F.power}|{F.habit}] {also}',
    '“{F.say},” said somebody at the door. It was {F}, of course, {H’s} {r.label}. {F} was {F.a-kind} with {F.look}. [{F.power}|{F.habit}] {r.show} {also}',
    '{no-kin}{F} lived near by. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. They had known each other for ever. {r.show} [{F.power}|{F.habit}] {also} You could not have one without the other.',
    '{r.show} {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] {also} When {H} was up a tree, {F} was generally underneath, [in case {F.he} was needed.|looking up, and holding the other shoe.]',
  ],
  habit: [
    '{H.habit} {also} “You’re a funny one,” somebody told {him} once. {H} thought about it for a whole bath. “Am I?” {he} said in the end, and pulled out the plug.',
    '{H.habit} {H.habit} [Grown-ups shook their heads.|The neighbours had stopped asking.] But when something went wrong, it was {H’s} door they knocked on, and generally before breakfast. {also}',
  ],
  foil: [
    'Now for {V}. {V} was {V.a-kind} with {V.look}, and {V.he} did not like {H} at all. {V.habit} {also} “{V.say},” {V} {V.tag}, and [a flower shut|the milk went off]. ',
    'Not everyone waved at {H}. {V} never did. {V} was {V.a-kind} with a long memory. {V.habit} {also} “{V.say},” {V.he} said that {time}, to nobody, and smiled.',
    'There is one in every story, and in this one it was {V}. {V} was {V.a-kind}. {V.habit} {also} “{V.say},” {V.he} {V.tag}, whenever {H} went by. {H} tried not to mind.',
  ],
  cameo: [
    '{C} was there, too, and {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C} {C.tag}, and nobody was surprised. [Good old {C}.|And that was that.]',
    'You simply must meet {C}. {C} was {C.a-kind}, and {C.he} [had a place of {C.his} own by the fire|always came in without knocking]. {C.habit} “{C.say},” {C.he} {C.tag}.',
    'There were {C} and {D} as well. {C} was {C.a-kind}, and {D} was {D.a-kind}. {also} “{C.say},” said {C}. “{D.say},” said {D}. [They hardly ever agreed.|They said so nearly every day.]',
    '{C} came by to say hello, with {D}. {C.habit} {D.habit} One was {C.a-kind} and the other {D.a-kind}, and [they got on like jam and bread|between them they missed nothing]. {also}',
    'And who else was there? {cameos}! They came in one after another, wiping their feet or not. [Soon every chair was full.|Somebody put the big kettle on.] Each of them had something to say, and said it.',
    '{cameos}: that was everybody. It was a good many, for one table. But when there was trouble, {H} thought, it was better to have too many friends than one too few.',
    '{C} and {D} were there, too. {C} was {C.a-kind}, and {D} was {D.a-kind}. {also} “{C.say},” said {C}. “{D.say},” said {D}. They always said that, and it always did {H} good to hear it.',
    'And here came {C}, {C.a-kind} with a great deal to say. {also} “{C.say},” {C.he} {C.tag}, before the door was even shut. Everyone moved up, and {C} sat down in the middle.',
  ],
  bond: [
    '{H} could have picked out {F} in a crowd of a hundred. {also} “How did you know that it was me?” {F} always asked. “You were the only one who was looking for me,” said {H}. And that was true, every time.',
    '{F.face}Once {H} drew a picture of {F}, and began with the nose, and ran out of paper. {also} “Is that me?” asked {F}. “That’s you from close up,” said {H}. {F} was so pleased that the picture had to be hung over the door.',
    'Somebody once asked {H} and {F} to stand still for a photograph. {also} In the photograph there is half of {F}, and the back of {H’s} head. They both think that it is a very good likeness.',
    'If you saw {H}, you looked round for {F}, who was never far. {also} That {time} they were watching a row of ants carry off a crumb, and neither of them had said a word for ages. They were not going to miss the corner.',
    'That {time} {H} and {F} were playing a game with no name. {F} {F.act}. {H} {H.act}. The rules changed every minute, and they both thought that they were winning.',
    '“Do you ever think,” said {H}, “that something big is just about to happen?” “Every day,” said {F}. “At about four o’clock.” They sat side by side, and kept a good look out for it.',
    'Whenever {F} told a joke, {F.he} laughed first, and {H} laughed until {he} had to hold on to the gate. That was the thing about {F}. [It was never dull.|Hardly anybody had ever heard the end of one.] {r.show}',
  ],
  day: [
    'So it might have gone on. There was soup at one, and {sound} at two. {H} ate an apple from the outside to the pips. The sun went over the roof as slowly as a snail with a suitcase.',
    'There was a smell of {smell}, and nobody was in a hurry. {H} had just [sat down|found a good place to sit]. That is always when it happens, isn’t it? You sit down, and then...',
    'Far off you could see {far}. {H} looked at that for a while. Then {he} looked at {his} {H.hand}, and then at nothing. It was the last quiet minute for quite a long time.',
  ],
  spark: [
    'And then it happened. {p.sign} {H} [pinched {his} own arm, and then somebody else’s|went away, and counted to ten, and came back]. It was still so. “Well!” said {H}.',
    '{p.sign} Nobody had expected that. [“It’ll be the weather,” said somebody.|“It was better before,” said somebody.] Soon {H} had told everyone {he} knew, and no one had anything useful to say.',
    'It began with a shout. {H} turned round so fast that {he} nearly fell over. {p.sign} [{hush}For a moment it was so quiet that you could hear {sound}.|“Well, I never!” said somebody behind {him}, and then said it twice more.]',
    'But something was wrong. {H} felt it before {he} knew it, like a stone in a sock. {p.sign} “Oh,” said {H}, very quietly. “Oh, no.”',
    'Do you know how a whole day can turn round in one minute? Here is the minute. {p.sign} {H} stood there until {his} nose went cold.',
    '“Come quick!” somebody called. {H} came quick. {p.sign} There they stood, and scratched their heads. [{weight}A dog sat down and howled.|A baby laughed.] Nobody knew whom to ask.',
  ],
  notice: [
    '{H} asked the cat, who had been there. The cat washed one paw. {He} asked the hens, and each of them told it differently. By then {he} had {number} answers, and no two of them fitted together.',
    '{village}{H} asked nine people. Three said that it was the wind. Three said that it was their cousin. Two said, “What?” And the last one said, “Yes, please,” because she had thought that it was about cake. {H} wrote it all down, also the cake.',
  ],
  'wish:object': [
    'There was one more thing, and it was a strange one. [On the step|Under the hedge|At the bottom of a drawer] lay {w.a}. “Whose is that?” said {H}. It was nobody’s. So {he} took good care of it.',
    'That was the day {H} found {w.a}. {He} had not been looking for it. It was simply there, as if it had been waiting. {He} turned it over twice, and then {he} put it in {his} bag.',
  ],
  'wish:place': [
    'Everyone knew about {w.a}, and hardly anyone had been there. It was said that whatever was lost or secret came there in the end. {H} looked out that way, and {his} heart went bump.',
    'If you climbed on the roof you could see {w.a}. {H} climbed up now. “That is where we have to go,” {he} said, and the more {he} looked the surer {he} was.',
  ],
  'wish:event': [
    'And all this on the day of {w.the}! It could not have come at a worse time. There was so much rushing about that nobody listened. “We will have to manage,” said {H}, and put {his} hat on.',
    'To make things worse, or better, there was {w.a}. [Everybody ran to see.|Nobody had been told.] It turned the whole place upside down, and {H} was somewhere in the middle of it, with a bun.',
  ],
  'wish:feeling': [
    'If you want to know how {H} felt, {he} felt {w.head}. It sat just under {his} ribs and it would not move over. {He} told nobody, but {he} breathed round it, and that helped.',
    '{H} was {w.head}, and it was no use saying {he} was not. {He} was {w.head} from top to toe. Feelings are like weather, {he} thought. You can go out in them if you have the right boots.',
  ],
  stakes: [
    '“Does it matter so much?” somebody asked. It did. {p.stakes} When {H} thought of that, even jam stopped tasting of anything. Someone would have to do something.',
    'Here is why it mattered. {p.stakes} There, now you know as much as {H} did. {He} [{weight}sat on the bottom stair|stood there] with {his} chin in {his} {H.hand}, and thought.',
    '{p.stakes} Nobody said it out loud. Everybody thought it. [You could see them thinking it.|Even the cat thought it.] And {H} thought it hardest of all.',
  ],
  talk: [
    '“We could do nothing,” said {F}. “That is what everyone else is doing.” “Then we wouldn’t be lonely,” said {H}. “But it wouldn’t be much use.” “I thought you would say that,” said {F}, and [began to count on {F.his} {F.hand} what they would need|looked as if {F.he} had been thinking it all along].',
    '“Are you thinking what I am thinking?” said {H}. “I am thinking about lunch,” said {F}. “After lunch, then.” “I’ve finished,” said {F}, and stood up, just in case.',
  ],
  doubt: [
    '{weight}{H} lay down on the floor to think. “There’s only one of me,” {he} told the ceiling, and turned over. It was the same on the other side. There was only one of {him} there as well, and it had fluff on.',
    '“I can’t do anything about it,” thought {H}. “Somebody braver should.” {He} waited for somebody braver. {He} looked up the road and down the road. [The road was quite empty.|There was only a hen.] “Bother,” said {H}.',
  ],
  'plant:power': [
    '{H.power} Did I tell you that? [{H.limit}|But there was a catch. {H.limit}] So {H} did not think of it just now. That is a pity, because it would have saved a lot of bother. But keep it in mind.',
    'There was one thing that {H} could do and others could not. {H.power} {H.limit} “It’s no good for this, though,” said {H}. {He} was wrong, but it took {him} a long time to find out.',
  ],
  'plant:gift': [
    '“Wait,” said old Mrs Fig from next door, and she held out {a-gift}. “You will want this.” {gift.odd} “What for?” asked {H}. But old Mrs Fig had gone in to see to her pie.',
    '{G} was at the gate. “I have something for you,” {G} said, and gave {H} {a-gift}. {gift.odd} {H} said thank you, all the same, and put it in the bag. [It stuck out at the side.|It took up half the room.]',
    'In the bag went a loaf and a blanket. At the very bottom lay {a-gift}, which had been there since last year. {gift.odd} {H} nearly took it out again. Then somebody called, and {he} forgot.',
  ],
  'plant:treasure': [
    '{told l.treasure}{H} went to have a look at {the-tool}. {He} only meant to look. But the old woman who had sat beside it for forty years got up and stretched. “Take it for a walk,” she said. “It never gets out.” So {he} put it into {his} bag.',
    '{told l.treasure}You may be wondering who looked after {the-tool}. It was a very small man with a very big feather duster. “Do you need it?” he asked {H}. “I don’t know yet,” said {H}. “That’s the right answer,” said the man, and wrapped it in his second-best duster.',
    '{told l.treasure}There was a card beside {the-tool}. DO NOT TOUCH, it said. On the back, where nobody ever looked, it said: UNLESS YOU REALLY NEED TO. {H} read both sides. {He} thought about it. Then {he} put the card back, and {the-tool} into {his} bag.',
    '{far-treasure}An uncle had come home from his travels with {a-tool}, and nobody had dared to ask him how. “Look after it for me,” he told {H}. “It gets seasick in my pocket.” So {H} took it along, wrapped in an old jumper.',
    '{far-treasure}A visitor who owed {H} for six eggs had paid with {a-tool}. “It’s a bit much for six eggs,” said {H}. “They were very good eggs,” said the visitor. It had been on the window sill ever since. That {time} {he} put it in {his} bag.',
    'Have I told you about the treasure? {l.treasure} That day, for once, there was nobody to guard it. “Borrow it,” said a voice like dry leaves. “Bring it back.” So {he} took {the-tool} along.',
    '{l.treasure} Nobody ever touched it. But that {time} a note lay beside it, and on the note was one word: “{H}”. {He} looked round. Then {he} put {the-tool} into {his} bag, very carefully.',
  ],
  'plant:wish': [
    '{H} would not go anywhere without {the-tool} now. “It’s only {a-tool},” somebody said. “It is not only anything,” said {H}. {He} did not know yet how right {he} was.',
    'Before {they} left, {H} went back for {the-tool}. {He} could not have said why. It was just a feeling, of the kind that pulls at your sleeve. Into the bag it went.',
  ],
  plant: [
    '“And what are you good at?” an old woman asked {H}. {He} did not know. {H.habit} Was that being good at something? “Hm,” said the old woman. “It may be. You wait.”',
    '{H.habit} It did not seem much use. {H} said so to the cat. The cat looked at {him} for a long time, as cats do when they know how the story ends.',
  ],
  pack: [
    'Packing took no time. {H} put in a loaf, a blanket and a ball. {He} took the ball out. {He} looked at it. {He} put it back in. You never know.',
  ],
  hook: [
    '{sets-off}{houses}“Right,” said {H}. “Somebody has to {p.want}.” {They} went out by the back gate, past the bins and the last lamp. ^And behind {them}, though nobody turned round to see it, a curtain moved.',
    '{sets-off}So that was the plan: to {p.want}. It was not much of a plan. It was only a handful of words. But {H} said it over, and with each step it sounded more like something a person could do. ^[The gate clicked shut.|The road went up and over the hill, and so did {they}.]',
    '{decides}{sets-off}“I’m going,” said {H}. “I’m going to {p.want}.” Saying it made it true. {They} set off at once, before anyone could think of a reason not to. ^[It was just starting to rain.|A hen in the yard began to say something, and then thought better of it.]',
    'Nobody asked {H} to go and {p.want}. That is worth knowing. {He} could have stayed in and had jam. But {he} was half way to the door already. ^“{H.say},” {he} told the door, and opened it.',
  ],
  eve: [
    '{away}The last evening was very ordinary. Somebody darned a sock. Somebody burned the milk. {H} looked hard at everything, so as to be able to take it along: the lamp, the crack in the jug, the cat.',
    'That night {H} laid out {his} things in a row. There was a spoon, and there was another spoon. It did not look like much. “It will have to do,” {he} told the spoons, and put out the light.',
  ],
};
