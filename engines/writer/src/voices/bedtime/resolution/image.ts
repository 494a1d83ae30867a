// The bedtime voice (5-8): `image` in the resolution.
import type { Beats } from '../../voice.ts';

export const IMAGE: Beats = {
  image: [
    '{p.after} [If you go there on a {day}, you can see for yourself.|Ask anyone.] And {H}? {He} is up already, I expect. ^{He} has a list, and there is only one thing on it so far. It says: “Get up.”',
    '{hush}That night {H} lay in bed and listened. There was not one sound in the whole world. The moon came in and looked at {his} boots. ^{p.after}',
    '{p.after} {H} likes to think of that just before {he} goes to sleep. {He} thinks of it once, all the way through. ^{He} has never yet got to the end.',
    'And what came of it all? {p.after} People still point at {H} in the street. “{H.say},” says {H}, and walks on. ^But if you look closely, {he} is walking a little bit on tiptoe.',
    '{p.after} That is the whole story. I have left out nothing, except a few biscuits. ^And now somebody really ought to put out the light.',
    '{prize-there}{p.after} {H} goes by there when {he} has time. {He} does not stay for long. {He} sits on the wall and swings {his} legs. [Sometimes somebody comes and sits next to {him}, and they both swing.|If the wind is right you can hear {sound}.] And then it is time for tea.',
    '{p.after} On the shelf next to {H’s} bed there is a button and a stone. They are just a button and a stone. [But if you hold the stone to your ear, {he} says, it tells you the whole story.|{He} will let you hold them, if your hands are clean.] Good night, button. Good night, stone.',
    '{p.after} “And after that?” {H} was asked. {He} thought about it. “There’s a bit more,” {he} said, “but it’s only us going to bed.” [So they went to bed.|“Tell that, too,” they said. So {he} yawned, and that was it.] And the bag stood by the door, with the crumbs still in it.',
    '{p.after} If you go by there in the evening, you may see {H}. {He} will be on top of something. “I can see tomorrow!” {he} will shout. [Wave to {him}. {He} likes that.|“What’s it like?” you can ask. “It’s got cake in,” {he} will say.] And if you stay until the stars are out, {he} will show you the way home.',
    '{p.after} That was a long time ago now, or maybe it was last week. {H} has nearly the same bag, and nearly the same nose. [{seen neighbour’s beans}There is a new hole in the neighbour’s beans.|And when somebody asks, “Who’s coming?”, {he} is the first to put up a hand.] [{seen feed the fish}The fish, by the way, is very well.|{His} bed, by the way, was very pleased to see {him}.]',
    'And so it all came right. {p.after} {H} yawned, and it was such a big yawn that it went all round the room. [The cat had it last.|Even the lamp had it.] One by one they fell asleep. And who was the very last? I think it was you.',
    'And if you should ever pass that way, stop and look. {p.after} There is a stool there now. {H} made it, and it wobbles. ^If somebody with crumbs on the chin moves up to make room for you, that will be {him}.',
    '{p.after} The bag is on its nail again, and there are still some crumbs in it. ^And every so often, when nobody is near, {H} puts in {his} nose, and smells the whole of it again.',
    '{p.after} But that was later. On the day after it was all over, {H} slept until noon. The cat sat on {his} feet, to make sure that {he} stayed. ^Outside somebody went by on tiptoe, and somebody else said “Shh!”, a good deal louder. {H} did not wake up.',
    '“Is that the end?” you ask. Nearly. {p.after} ^And just before {he} fell asleep, {H} said one more thing. It was so quiet that only the pillow heard. But I think that it was “{H.say}.”',
    '{p.after} Everybody tells the story differently, and they are all right. In one there is a bear. ^{H} only smiles, and passes the jam. {He} knows how it was, and now so do you.',
    '{p.after} Turn down the lamp. Listen. The whole house is breathing out. ^{H} has one foot out of the blanket, to feel if it is tomorrow. Not yet. {He} pulls it in again.',
    '{H.clothed}{p.after} And now it is late, and you should be asleep. So should {H}. {He} has one sock on. {He} meant to take off the other one, but {he} thought of something nice half way. ^Hush. You can hear {him} breathing, in and out, like the sea.',
    '{p.after} If you go by there tonight, go softly. There is a lamp in the window, and a bear on the sill, looking out. [{H} put him there to keep watch.|He sits there every night.] ^He will wave, if you wave first. You have to look very hard.',
    '{p.after} {H} fell asleep in the middle of a sentence. It was a good one, too. It went: “And do you know what was the very best thing of all? It was when...” ^Nobody woke {him}. They could always ask in the morning.',
    '{p.after} At bedtime somebody asked for just one more story. So {H} told them about a Tuesday on which nothing had happened at all. ^They were asleep before it was lunch time.',
    '{p.after} The bag hangs on its hook again. It swung to and fro for a bit, that night, the way you do when you are nearly asleep on your feet. {H} gave it a pat. “Next time,” {he} told it. ^It stopped swinging.',
  ],
};
