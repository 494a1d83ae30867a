// The chapter-book voice (9-12), resolution.
import type { Beats } from '../voice.ts';

export const RESOLUTION: Beats = {
  'solve:power': [
    '{deed} It did not feel like a great deed while it was going on. It felt, if anything, like doing a very small sum with an unnecessarily large pencil. {k.clear} When it was over {H} stood there, swaying, with {his} ears ringing. “I always said that it didn’t work on this sort of thing,” {he} told the others, rather faintly. “I never asked what sort of thing it was.”',
    'All {his} life {he} had kept it small. {He} had used it for small things, and for showing off. Now {he} stopped being careful. {deed} Nobody cheered. It was not that kind of moment. {k.clear} Only when somebody, quite a long way back, began to laugh for no particular reason, did anyone understand that it had worked.',
  ],
  'solve:gift': [
    '{deed} It was laughable. It was a thing that a child might have thought of, and in fact, thinking it over afterwards, {H} was fairly sure that a child had. {k.clear} {He} looked down at what was left in {his} hands, and supposed that {he} would have to give it to somebody one day, and not tell them what it was for.',
  ],
  'solve:treasure': [
    '{deed} For as long as a held breath nothing moved at all. {k.clear} Three hundred years it had lain there being guarded, and all that time it had been meant for somebody with a use for it. {H} felt it cool in {his} hands. It had done what it was for. It seemed, if such a thing can be, content.',
    'It was not heavy, and yet {H} needed both {H.hand}s. {deed} You could have counted to five. {k.clear} Then everybody let go of whatever they had been holding on to, and it was mostly each other. [“I dusted that,” somebody said in a hushed voice. “Every Saturday. I had no idea.”|Somebody started to clap, and it seemed wrong, so they stopped, and then it seemed right, so they all did.] The strange thing was how pleased it looked. {H} knew quite well that things cannot look pleased. All the same {he} carried it at the very top of the bag for the rest of the way, where it could get some air.',
    '{deed} Nobody had been looking at it, if the truth were told; they had all been looking at what it was up against, and so not one of them could say afterwards at what point things had begun to go the other way. {k.clear} Then it was an ordinary thing again, a little dusty at one edge, with half a label on it. “Is it always like that?” somebody asked, rather faintly. “No,” said {H}. “I think it was saving up.”'],
  'solve:wish': ['{deed} It looked every bit as ridiculous as {he} had said it would. {k.clear} Nobody laughed, though. They were looking at {the-tool} as people look at a mouse that has just moved a piano. “Well,” said {H}. {His} voice came out as a croak. “That’s what that was for, then.”'],
  solve: [
    '{H} {H.virtue}. That was all. There was no flash, and nobody watching from outside would have known that anything remarkable had been done. But something in {k.the} seemed to hesitate. {k.give} {k.clear} {He} breathed out. It had taken everything that {he} was best at, and to anybody who was watching it must have looked like nothing in particular.',
    'So, with {his} heart going like a rabbit’s, {he} {H.virtue}. It was the very thing {he} had been scolded for since {he} was small. {k.give} Somebody gasped. {k.clear} It is odd to be saved by a thing that has always been in the way. {H} thought that {he} would need some time to get used to it.',
  ],
  'wish:object': ['As for {w.the}, {H} offered to give it back, but there was nobody to give it to. So it stands on the windowsill now. Visitors pick it up and ask what it does. {H} says that it does nothing; it has already done it. And they put it down again, quite gently, and look at {him} out of the corners of their eyes. “It’s retired,” {he} explains.'],
  'wish:place': ['People go to {w.the} nowadays. They take sandwiches. There is even a sign, which {H} painted, and which somebody else spelled. It is not at all frightening any more. {H} is the only one who still stops for a moment at the door, and touches the frame, and goes in a little more quietly than there is any need to. “What are you doing?” the little ones ask. “Saying hello,” {he} tells them.'],
  'wish:event': ['They held {w.the} over again, from the beginning, because hardly anyone had had any of the first one. It was noisy and it went on much too long. Two people fell in love, and one fell in the punch. {H} was asked to make a speech, got up, said, “{H.say},” and sat down again to thunderous applause, which went on for so long that {he} had to get up once more and say that that was all.'],
  'wish:feeling': ['Only later, washing {his} hands, did {H} think to look for it. Was {he} still {w.head}? {He} felt about inside, as you feel with your tongue for a sore tooth. It was there, just. But it had moved over, and there was somebody else sitting next to it now. {He} was not sure of the name. It felt a bit like being tall. {He} made room for them both, and dried {himself}, and went in to supper.'],
  after: [
    'Afterwards there was a time when nobody did anything at all. They sat where they had dropped. Somewhere there was still {sound}, the same as ever; it had probably been going on the whole time. {H} found half a biscuit in {his} pocket and looked at it with wonder. {He} broke it into crumbs, so that everyone could have some, and it was the best meal of {his} life.',
  ],
  prize: [
    'Then it all came out. {p.truth} {H} had to hear it twice. So much shouting, and so much running about, and the answer had been as quiet as that the whole time. {p.prize} {He} had thought that {he} would feel like cheering. It was more like the feeling when a noise stops to which you had become so accustomed that you no longer heard it.',
    '{p.prize} Nobody could have said how long they stood and looked. {p.truth} “You mean,” somebody began, and then did not finish, because that was what it meant, all of it. [{seen perhaps it wanted to}{H} was thinking of the small boy. “Perhaps it wanted to,” he had said, and they had laughed at him. {He} would have to tell him.|{H} thought that {he} would have to tell the very small ones first. They had been asking “why” the whole time, and they had been sent to bed.]',
    'It was {H} who went forward, because someone had to, and because by now it had become a habit. {p.prize} It was over so simply. {p.truth} {He} was to turn that over in {his} mind a good deal in the time that followed, in the bath, and in the middle of conversations, and while {he} was supposed to be peeling things. [Each time it came out the same, and each time {he} had to laugh.|It was like a pebble that turns out to have another colour on the back.]',
  ],
  wonder: [
    'By the time they got home the story had already got there, and it had grown so much in between that in one version there were wolves. {H} tried at first to put people right, and then {he} gave it up. The real story was much stranger than wolves. It was also, {he} thought, mostly about socks, and being sorry, and nobody would ever put that in a song.',
  ],
  mend: [
    'That left one thing. It is easier to face {k.the}, {H} discovered, than to walk the four steps to someone you have hurt. {He} walked them. {r.mend} That was really all there was to it. It took considerably less than a minute, after all the time that they had been carrying it about with them. {F} blew {F.his} nose. “{F.say},” {F.he} said, and things were as they should be.',
    '{F} was sitting on the wall, and {H} climbed up and sat there, too, and for a while they looked at {far}. There were any number of suitable things to say, and {H} had been practising several of them, with gestures. {r.mend} So in the end none of the practised ones was needed. “You had jam on your chin,” said {F}. “The whole time. I wasn’t going to tell you.”',
  ],
  'mend:solo': [
    'When {H} got back to the place where {he} had quarrelled with {himself}, {he} stopped. It was just a bit of grass. {He} had half expected to find the other one still there, the one who had wanted to go home. “You were right to be scared,” {he} said. “You just weren’t right about the rest.” Then {he} picked up {his} bag, which was lighter now, and went on, and neither of them got left behind.',
  ],
  'mend:foil': [
    '{r.mend} It was not in the least like the end of a story. Nobody embraced. {V} looked as awkward as a cat in a hat, and {H} was probably no better. But when the others set off for home, {V} was walking along behind, some way back, and not one of them told {V.him} to go away. By the second mile {V.he} was only a little way back.',
  ],
  foil: [
    'And {V}? Nobody knew what to do about {V}, and {V} least of all, who stood at the edge of things with {V.his} arms hanging. In the end it was {H} who went over, although {he} had no speech ready. “There’s some soup left,” {he} said. {V} looked at the ground for so long that {H} thought {V.he} had not heard. “What kind?” {V.he} asked at last. It was leek, and {V.he} had always said that {V.he} could not bear it; {V.he} had two bowls.',
  ],
  cameo: [
    'They made {C} tell {C.his} part of it three times. {C.he} did not tell it well. {C.he} kept leaving out the bit where {C.he} had been brave, and someone else would have to put it in. “{C.say},” {C.he} {C.tag}, scarlet, and hoped that somebody would talk of something else. {H} saw it, and thought: I shall never again in my life not notice {C}. Then {he} told that bit {himself}, from beginning to end, and did it justice.',
    '{C} fell asleep in the middle of a sentence, upright, with a spoon in {C.his} {C.hand}. They let {C.him} be. {C.habit} Even now, even in {C.his} sleep, you could tell. Somebody fetched a blanket, and for a moment they all stood round and looked, the way people look at a fire which has been hard to light, and of which they are not yet entirely certain.',
    '“{C.say},” {C} was saying, to anyone who would listen. “{D.say},” {D} was saying, to everybody else. {C} climbed on the table, by way of showing how it had been, and knocked over the milk. {D} corrected the details. It was exactly like any other evening, only louder, and with more people standing on the furniture. {H} leaned against the doorpost and could not get enough of it.',
    'There was not a chair left in the house. {cameos} had got there first, and were sitting on all of them, and on the stairs, and on the coal box. Each was telling a different story about the same day. {H} listened to first one and then another. They were all true, {he} decided. It had simply been a bigger day than would fit into one person. So {he} sat down on the floor, where there was still room, and put in {his} own piece.',
    '{C} and {D} had to be told twice that it was over. They were still holding on. “{C.say},” said {C}, opening one eye. “{D.say},” said {D}, opening the other, or so it looked from the side. People had to unhook their fingers for them, one at a time, and then nobody could get them to let go of each other, and nobody, after the first few minutes, had the heart to try.',
  ],
  home: [
    '{long}They came over the last rise at the hour when lamps are lit. There it lay, {home}, looking just as it always had, as though nothing had happened. {H} had been afraid that it would seem small. It did. But it seemed small like something that you could pick up, and put into your pocket, and keep. [{seen shut the gate}The gate was open. {He} had forgotten to shut it, after all.|The gate was open, and somebody had propped it with a brick, so that it should stay open.]',
  ],
  table: [
    'Supper went on for three hours, with a considerable number of interruptions, and nobody could remember afterwards what it had consisted of, only that there was more of it, and then more. There was a cake that had been made for somebody else’s birthday, and somebody else, on the whole, was being generous about it. At some point somebody’s grandmother looked in at the door and counted them, moving her lips, and then she nodded at {H}. “Busy?” she said. “A bit,” said {H}.',
  ],
  treasure: [
    'On the way back they stopped once, and no one had to say why. {l.treasure} They stood before it in a row. {H} had thought of it all {his} life as something a person might win. It looked quite different to {him} now, and more like something which a person might look after. {He} wiped the dust off with {his} sleeve, and they went on.',
  ],
  image: [
    '{seen cleared its throat}{p.after} Most people have forgotten how it came about, and that is all right; one cannot go round being astonished for ever. {H} has not forgotten. {He} still sits on that wall on a {day}, when {he} can get away. There are {number} interesting things to be seen from there, and {he} has started to count again. ^So far {he} has got to two hundred and six.',
    '{seen are going to be busy}It was long past midnight when {H} finally lay down. The window was open. There was {sound}. {He} went over it all once more, to be sure of having it. {p.after} That would be the end of it, {he} supposed. Then {he} thought of what the old woman had said, and of how she had pointed. ^She had not said “once”.',
    '{seen crossed out “soon”}{p.after} There are people who will tell you that it was always so. Do not argue with them. {H} never does. {He} just smiles, and puts one hand in {his} pocket, where there is a bit of string, and a crumb or two, and a note. On the note it says “Back soon”. ^The “soon” has been crossed out, and somebody, in a different hand, has written it in again.',
    '{seen walk across the ceiling}And in the morning? In the morning it was {day}, or near enough, and somebody had to see to the hens. {H} saw to them. The fly was back on the ceiling, walking from one side to the other, just as if the middle were not any different from the edges. {p.after} ^{He} watched till it got there. Then {he} clapped, quietly, so as not to wake anybody.',
  ],
};
