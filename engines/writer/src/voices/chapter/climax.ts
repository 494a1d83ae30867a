// The chapter-book voice (9-12), climax.
import type { Beats } from '../voice.ts';

export const CLIMAX: Beats = {
  arrive: [
    '{first-there}Was that all? {spot} did not look like much, {H} thought, for a place about which there had been so much talk. One heard {sound}. The air had a taste of {smell}. {He} had expected a sign, or a guard, or a wall with spikes on it. It is a good deal harder to walk up to something that is not even trying to stop you, because there is nobody to be indignant with. [{l.danger}|{m.danger}|]',
    '{first-there}They reached {spot} sooner than they had expected, and no one spoke. Each of them had pictured it differently, and all of them had pictured it considerably smaller, and a good deal further away. {H} put one foot on {ground}, and waited. When nothing happened {he} put down the other, and after that there was nothing for it but to go on. The rest of them came behind, in a row, in the order in which they had happened to be standing; and every one of them trod, with the greatest care, exactly where the one in front had trodden. ^Somewhere ahead, very softly, something that had been going on stopped going on.',
    '{first-there}{open-air}“There,” said {H}. So that was {spot}. {He} had been saying the words to {himself} the whole way, and now that {he} was looking at it they seemed to belong to something else. {He} noticed the silliest things: a beetle, a bent nail, the way {his} own shadow had gone ahead without {him}, as if it had been told what to do. ^Then {he} noticed that all the birds had stopped.',
  ],
  hush: [
    'For as long as it takes to count to {number}, nothing happened at all. It was a stretched sort of nothing, like the skin on a drum. {H} found that {he} had stopped in the middle of a step, like somebody in a photograph. {He} thought, quite clearly: I shall remember this. I shall remember exactly how this was, and who was standing on one leg. It seemed important that somebody should, and everybody else was looking at everybody else.',
  ],
  onset: [
    '{sudden}{k.onset} There was no time to be frightened; that came afterwards, in instalments, and generally at bedtime. {H} heard {his} own voice shouting something, with a good deal of authority, although {he} never discovered what it had been. {He} saw the others turn, their mouths wide open. It went through {his} head that nobody at home would ever believe this, and then that nobody at home might ever get the chance.',
    '{sudden}There was just one direction in which nobody had been looking. {k.onset} {H} shut {his} eyes and made {himself} as narrow as {he} could. When {he} dared to look again, the way back was gone, the way forward was gone, and what was left of the world was about the size of a tablecloth, with all of them on it. The place where it ended could not be more than thirty steps away, and it might just as well have been on the other side of the world.',
  ],
  worse: [
    '{k.worse} {H} had believed up to then that there was a bottom to this, and that they had reached it. There was not. {He} looked for something to do with {his} hands. It is a terrible thing to be needed by so many people at once, and to have no notion of what for. To {p.want}: it had sounded so possible, at home, with jam.',
    'You get used to nearly anything if it stays the same, but unfortunately this did not stay the same. {k.worse} Somebody was crying and somebody was telling them to stop, in a voice which was not particularly steady either. {H} tried to think, but {his} thoughts had gone off in all directions, like hens. {He} caught one, finally. It was not a helpful one. It said: this was your idea.',
  ],
  'wish:object': [
    'Something hard was pressing into {H’s} ribs. {He} felt for it, meaning to throw it away, and found that {he} was lying on {w.a}. Any sensible person would have thrown it as far as it would go. {H} turned it over in the bad light, and it seemed to turn over something in {him}, too. It was not an answer. But it was a great deal more like an answer than anything else {he} had.',
    'And there, in the worst possible place, lay {w.a}. Nobody had brought it. Nobody could say how long it had been there. {H} went for it on hands and knees, with everyone shouting at {him} to come back. When {he} got hold of it, it fitted, as if it had been lying there for somebody to fall over. “What did you want that for?” they screamed at {him}. {He} could not have told them; {he} only knew that {he} had it.',
  ],
  'wish:place': [
    'There was one way out of it, and it led through {w.a}. {H} saw that at once, and {he} saw, too, why nobody had ever taken it. But what choice was there? {He} pushed the others in front of {him}. As the last of them got through, {he} heard behind {him} a sound like a very large book being shut. Not one of them turned round. There are some books that one would rather not see the cover of.',
  ],
  'wish:event': [
    'Then, with a timing that {H} would still be complaining about in ten years, {w.the} broke over them. It was as though someone had picked up the whole scene and shaken it. People lost hold of each other. Everything that had seemed fixed came loose. And in that one mad minute {H} glimpsed, between one thing and the next, the gap that they had been looking for. It was there for as long as it takes to blink, and {he} had not blinked.',
  ],
  'wish:feeling': [
    '{H} had never in {his} life been so {w.head}. It was almost interesting. It had taken up all the room there was, and {he} was left standing outside {himself}, looking in. And from out there {he} saw something that {he} could never have seen from inside: being {w.head} had not actually stopped {him}. {He} was still here, and {he} was still holding on. It could shout as much as it liked; it had no hands.',
  ],
  cameo: [
    '{sudden}Then {C} did something that nobody forgot. {C.he} began to hum. It was the tune that {C.he} always hummed when {C.he} was busy, and {C.he} got the same note wrong as ever. It was such an ordinary thing to do that for a moment the whole nightmare lost its grip. {C.his} voice shook, but it kept the time. It gave them one minute. In the end one minute was what it came down to.',
    '{fierce}“{C.say}!” {C.tag} {C}, from somewhere in the thick of it, and did not budge an inch. {H} saw it as you see things by lightning. {C}, of all people. {He} had thought {he} knew what {C} could and could not do. It went through {him} like a bell: if {C} could stand there, and shout, then there was no excuse whatever for anybody else, and least of all for {H}.',
    '{sudden}Nobody had told {C} and {D} to keep the others together, and they did it. {C} had the left end of the row, and {D} had the right, and in between hung everybody else. Neither of them looked at the other, and they moved like two hands of one person. “{D.say},” said {D} between {D.his} teeth. “{C.say},” said {C}. It could not last, and they knew that it could not. They were buying time, and paying for it themselves.',
    '{sudden}No one ran. {H} would never forget that. {cameos}: every one of them was there, every one was terrified, and not one of them ran. They had pressed together in one row. They were singing, out of tune, all in different keys, and several of them had obviously forgotten the words. It was not going to be enough. But it was, without any exception, the finest noise that {he} had ever heard.',
    '{fierce}{C} and {D} were somewhere over on the left. {H} could not see them for the confusion, but {he} could hear them. “{C.say}!” {C} was shouting. “{D.say}!” {D} shouted back. They kept it up the whole time, taking turns, so that everyone should know where they were; and it is hard to say why, but as long as it went on nobody gave in, and if either of them was late with it the rest of them turned cold.',
  ],
  try: [
    '{H} did what {he} always did, and that was the shameful part. With everything hanging on it, and all that {he} had been through to learn better, {he} {H.flaw}. It was like watching your own hand reach out and knock over the glass. [{H.cost}|] {He} could feel the others looking. They were not even angry. They had simply stopped expecting anything else, and that was considerably worse.',
    '{fierce}They tried. Let nobody say that they did not try. {H} went at it head on, and was thrown back; {he} went at it from the side, and was thrown back further. “Be reasonable!” {he} yelled, as if {k.the} could be argued with. Then {he} {H.flaw}, and what little they had won was gone. {He} had bruises in places where {he} had not known that there were places, and did not notice them until a good deal later.',
  ],
  'friendacts:gap': [
    '{F’s} foot slipped. {H} saw it go, and did not decide anything; {he} was simply lying on {his} face with both {his} arms over the edge before {he} knew that {he} had moved, and {F’s} weight was dragging at {his} shoulders. “Let go,” said {F}. “You’ll come down, too.” “No,” said {H}. It was the shortest argument they had ever had, and the only one to which neither of them ever referred again.',
  ],
  friendacts: [
    '{fell-out}And {F}, who had kept at the other end of everything since the quarrel, was suddenly there. There was no time to explain anything, and nothing that needed any explanation. {F.his} shoulder was against {H’s} shoulder, as it had been on every other occasion that mattered. “{F.say},” {F} panted. It was the stupidest thing to say just then. {H} could have wept, it was so exactly right, and so exactly like the two of them as they had always been.',
  ],
  foil: [
    '{sudden}It was then that they saw {V}. {V.he} was caught on the wrong side of {k.the}, quite alone, and there was nothing in {V.his} face now but fear. {V.his} eyes met {H’s}. {V.he} did not call out. Perhaps {V.he} thought there was no point. {H} had dreamed of seeing {V} like this. It was nothing like the dream, in which there had been a good deal of music. It was just somebody who was about to be hurt. “Here!” {he} yelled, and held out the only thing that {he} had, which was the other end of what {he} was holding on to {himself}. {V} looked at it as if it must be a trick. Then {V.he} took it.',
    '“I didn’t know that it would be like this,” said {V}. “I only wanted...” There was no more of it. All the cleverness had run out of {V.him}, like water out of a cracked jug. “I know,” said {H}, and found to {his} astonishment that {he} did. “I’ll shout at you later. Take hold of this.” And {V} took hold, like somebody who has been waiting for years to be asked.',
  ],
  last: [
    'Every story {H} had ever been told had skipped this part. In the stories somebody has an idea, and then it is the next day. Nobody mentions the minutes. There were a great many minutes, each with a front and a back, and you had to climb over every one of them before it would let you see the next. {He} climbed. {He} had stopped asking how many more there were.',
  ],
  low: [
    '{seen crossed out “soon”}{seen chipped bowl}{H} stopped. There was nothing left to try. It was almost peaceful, like the moment after you have dropped something and before it hits the floor. {He} thought of the chipped bowl, and of the note leaning on the jam. “Back,” it said. {He} had crossed out the “soon”. It came to {him} that somebody would be reading it by now, over and over, as if there might be more.',
    'So this was how it ended: not with a crash, but with everybody getting quieter. [{p.hard}|It had been so much harder than anybody said.|] That was the truth, and it had got there before them and was waiting. {H} covered {his} eyes. {He} was so tired of being {himself}. {He} would have liked, just for five minutes, to be a person who knew what to do. The trouble was that all the others appeared to be wishing for such a person as well, and that they were all looking in one direction, and that the direction was {his}.',
  ],
  still: [
    'It is a curious thing about giving up that it leaves you with time on your hands. {H} stood in the middle of the end of everything and, since there was nothing else to do, looked at it. {He} had not really looked before. {He} had been too busy being against it. {k.the}: what did it actually do? What did it want? Where, if it had been a person, would it have been hurting?',
  ],
  'reach:power': [
    'And then {he} very nearly laughed. It was too silly. All this time {he} had been looking for the thing that would help, and {he} had had it about {him} from the start, in the place where you never look. Not for this sort of thing, {he} had always said. But who had ever tried? ^{H} got to {his} feet. “Give me some room,” {he} said. “And don’t talk to me.”',
  ],
  'reach:gift': [
    '{H’s} fingers had been turning something over and over, just for something to hold. Now {he} looked to see what it was: {the-tool}. {He} stared at it. {He} thought about {k.the}, and what it was made of. Slowly, like a coin dropping through an enormous and complicated machine, the idea went down and down, and clicked. ^“Oh, you old fraud,” {he} told it softly. “You knew.”',
  ],
  'reach:treasure': [
    'Something nudged {H} in the side, and it was only {the-tool}. {He} took it out. Here, in {his} {H.hand}, it felt quite different; it felt like a thing that has come home. It lay there like somebody who has been asleep, and has just heard something interesting. The others had stopped talking. [{seen was the right answer}“I don’t know yet,” {he} had said, when they asked {him} what {he} wanted it for.|{He} had not known what {he} wanted it for, when {he} carried it away.] ^{He} knew now.',
  ],
  'reach:wish': [
    '{H} looked down at {the-tool}. {He} had carried it about all this time without a single good reason. Everybody had asked {him} why, and {he} had invented a different explanation each time. And all at once here was the reason, right in front of {his} nose, and so simple that {he} was afraid to breathe on it. ^“Nobody move,” {he} said. “I want to try something. It’s going to look ridiculous.”',
  ],
  reach: [
    'What do you do when you have done everything? {H} wiped {his} face. {He} had tried being strong, and {he} had tried being quick, and neither of those had ever been {his}. There was one thing left. It was the thing that {he} did when nobody was looking, and quite often when they were. It was so plainly not a weapon that nobody, least of all {he}, had thought of it as one. ^{He} stood up. {His} legs, to {his} surprise, went along with it.',
    '{seen for their best things}“People get teased for their best things first,” the old woman at the corner had said. It had seemed, at the time, a peculiar thing to be so certain about. {H} raised {his} head. {He} had never understood that. {He} was not sure that {he} understood it now. But {he} turned and faced {k.the}. ^And for the first time since it all began, {he} stopped trying to be somebody else.',
  ],
};
