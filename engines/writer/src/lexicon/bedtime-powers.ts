/** What each power does in the trials that it is good for, at bedtime: short sentences, and each says how it helped. Names and trials are those of the powers. */
export const BEDTIME_POWER_DEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Flying': {
    gap: '{H} took the end of a rope, and looked across, and not down. Then {he} flew! On the other side {he} tied it fast. Now the rest of them had something to hold on to.',
    flood: '{H} took the end of a rope, and flew straight up with it. The others held on to the other end. One after the other they came up out of the water, like washing on a line.',
    maze: '{H} flew up, only as high as a gatepost. But from up there you could see all of it at once, like a drawing. “Left!” {he} called. “Left, and then left again!”',
  },
  'Turning Invisible': {
    creature: '{H} vanished. The beast could not be cross with somebody whom it could not see. A small voice, right beside its ear, said something kind. It looked round and round for whoever had said that, and forgot to growl.',
    crowd: '{H} vanished, and slipped through all the elbows. Bang, went a lid, at the very back. They all turned round to see who it was. There was nobody! And while they wondered they forgot to push.',
    lock: '{H} knocked, and vanished. The door opened by a crack, to see who was there. Nobody was there. But now there was a crack, and {H} was through it.',
  },
  'Talking to Animals': {
    creature: '{H} asked the beast, in its own language, where it hurt. Nobody had ever asked it that. It held up one foot. There was a thorn in it, as long as a spoon, and {H} pulled it out.',
    maze: '{H} asked a mouse the way, and said “please”. The mouse had lived there all its life, and nobody had ever asked it anything. It was so proud that it ran in front the whole way.',
    dark: '{H} asked if anybody lived in there. Somebody did, somebody small, and the dark was just its bedroom. “Wall,” it squeaked. “Wall. Hole. Wall. Nothing!” And {H} told the others what it said, and led them along.',
    flood: '{H} called, and up came the otters, a whole row of them, side by side. They lay on their backs and kept quite still. That made a bridge, a furry one, and it giggled when you stepped on it.',
  },
  'Healing with a Touch': {
    creature: '{H} noticed that the beast stood on three feet. So {he} went up, and laid @a {H.hand} on the fourth. All the hurt went out of it. It had only roared because of that foot.',
    stuck: '{H} felt underneath. There was an old root there, and it was broken. {He} laid @a {H.hand} on it, and it got well. It grew, and as it grew it pushed the whole thing up.',
    crowd: '{H} went to the loudest one of all, and laid @a {H.hand} on that hot forehead. “Oh!” The headache was gone. Now there was nothing to shout about, and the others wondered what it had been.',
  },
  'Growing Plants': {
    gap: '{H} pushed a seed in at the edge, and hummed to it. Out came a green tip. It grew, and it grew, right across, as thick as a bridge, and put down its roots on the other side.',
    stuck: '{H} pushed a seed in under the edge, and hummed to it. One thin root came out. Then it got thicker, and thicker still, and as it got thick the whole thing tipped up.',
    storm: '{H} called up all that was green there. It climbed, and crossed over, and climbed, until there was a thick green wall. The wind pushed at it, and could not get through, and had to go round.',
  },
  'Bringing Paper to Life': {
    gap: '{H} folded a paper bird, a big one, and blew on it. It shook its wings. Then it took the end of a string in its beak, and flew across, and wound it round and round.',
    lock: '{H} tore out a little paper man, as thin as thin. He walked in under the door, and climbed up on the other side. They heard him puff. Then they heard the latch.',
    maze: '{H} breathed on a bit of paper. It stood up, and shook out its creases, and ran off. Wherever there was a wall it came back. The third time it did not come back, so that was the way.',
  },
  'Breathing Underwater': {
    flood: '{H} went down to the bottom, and walked about down there, and looked. Then {he} came up. “There it’s deep,” {he} said. “And there it isn’t.” So they all went over where it was not.',
    stuck: '{H} went down underneath, where it was all water and nobody else could breathe. From down there you could get at it. {He} pushed, and up above all the others pulled.',
    lock: '{H} went down into the water. It ran in under the door, and so did {H}. On the other side {he} came up, and shook {himself}, and pulled back the bolt.',
  },
  'Making Light': {
    dark: '{H} stopped trying not to be afraid. {He} held out one {H.hand}, and let the light come. At first it was as small as a seed. Then it was as big as an apple, with faces round it.',
    creature: '{H} made a light, as soft as milk. The beast blinked. It had only growled because it could not see who was there. It looked at them all, one by one, and was not afraid any more.',
    maze: '{H} sent off little lights, one into each of the ways. They ran along, and bumped into walls, and came back. Only one of them did not come back. So they all went after that one.',
  },
  'Shaping Water': {
    flood: '{H} put both {H.hand}s into the water, and asked it to stand up. It did. It stood up on the left, and it stood up on the right, like two walls, and in between there was a path.',
    storm: '{H} gathered up the rain, all of it, into one drop. It was as big as a tent. It hung there above them, and wobbled, and whatever else came down came down on that.',
    gap: '{H} poured out all their bottles, and held up the water, up and over, like a bridge of glass. “Quick!” It held for as long as it takes to run across. Then it was only a puddle.',
  },
  'Calling Warm Fire': {
    dark: '{H} cupped both {H.hand}s, and called the fire. It came like a kitten, and sat there, and was bright. It was only a little one. But it was enough to show them the way.',
    storm: '{H} called the warm fire, and kept it safe behind both {H.hand}s, whatever the wind did. Now there was one bright spot in it all. One after the other they found their way to it.',
    creature: '{H} made a small warm fire, and went away from it, backwards. The beast crept up. It was shivering! It had only been so cross because it was so cold. It lay down, and held its nose to the fire.',
  },
  'Calling the Wind': {
    storm: '{H} whistled, and called another wind. It came from the other side, and the two winds pushed against each other, nose to nose. They had no time for anybody else. And in between it was quite still.',
    gap: '{H} called up a wind from down below. When they jumped it held them up, as you hold an egg, and put them down on the other side.',
    maze: '{H} called a little breeze, and it ran round their feet, and off. “After it!” said {H}. Wind can get out of anything. So they only had to feel where it went.',
  },
  'Making Snow and Ice': {
    flood: '{H} felt along to where the water came in, and touched it, and it froze. Now there was a lump of ice in there, like a cork in a bottle. Nothing more came in.',
    gap: '{H} breathed out, slowly. A bridge of ice grew out over the edge, and on, and on, right over to the other side. It was slippery. So they went across on their tummies, like penguins.',
    stuck: '{H} made the ground in front of it freeze, as smooth as a plate. They gave it a push. Nobody can push a thing like that. But anybody can push a thing that slides!',
  },
  'Stopping Time for a Moment': {
    stuck: '{H} stopped time, just for a moment. Nothing could fall while it was stopped. So they pulled, all together, and when time went on again it was too late for it to fall on them.',
    storm: '{H} stopped time, just for a moment. Every raindrop stood still in the air, and so did the wind. They pushed the drops aside, like a curtain, and walked right through.',
    crowd: '{H} stopped time, just for a moment, and went round, and put a finger on each mouth. When time went on again nobody could remember what they had been going to shout.',
    gap: '{H} stopped time, just for a moment. The bits that were falling stood still in the air, like steps. So they used them as steps, quickly, one after the other.',
  },
  'Changing Shape': {
    creature: '{H} turned into a beast like that one, only with the ears on wrong. {He} sat down beside it. It looked at the ears, and laughed. It had been all alone for such a long time!',
    lock: '{H} turned into a mouse, and ran in under the door. On the other side {he} turned back again, since a mouse cannot reach a bolt. They heard it slide.',
    gap: '{H} turned into something with a neck. It was a very, very long neck, and it reached right across, and they all went over it, one by one. “That tickles,” said the neck.',
  },
  'Growing and Shrinking': {
    stuck: '{H} grew, and grew, until there was hardly any room for the others. Then {he} put one shoulder under it, and stood up. It had been so heavy! Now it was no heavier than a hat.',
    lock: '{H} shrank, and shrank some more, and walked in under the door without even bending. Then {he} grew again, until {he} could reach the bolt.',
    gap: '{H} grew, until {he} reached from this side to the other. “Be quick,” {he} said, “it’s hard on my tummy.” And they all ran across {him}, as you run across a bridge.',
  },
  'Moving Things by Thought': {
    stuck: '{H} thought of one small bit of it, right at the bottom, and of nothing else at all. The bit slid out. All the rest had been leaning on that one, and down it came.',
    lock: '{H} shut both eyes, and thought about the inside of the lock. There was a little pin in there. {He} thought it up. There was one more. {He} thought that up as well.',
    gap: '{H} thought about the rope, and the rope went over, all by itself, like a snake in the air. Then {he} thought about a knot. It tied itself, over there, with a bow on.',
  },
  'Walking Through Walls': {
    lock: '{H} stopped being cross with the door. It does not work on a thing that you are cross with. Then {he} walked right through it, and it tickled, and {he} opened it from the other side.',
    maze: '{H} stopped looking for the way round. “Hold on to me,” {he} said, “all of you.” And {he} took them straight through: through one wall, and the next one, and the last.',
    stuck: '{H} put one {H.hand} right into it, as you put it into fog, and felt about in there. Something had got jammed. {He} took it out.',
  },
  'Finding Lost Things': {
    maze: '{H} could find anything that was lost. And what was lost here? They were! So {he} felt for the place where they ought to be, and there was a tug, as when a fish bites. “Left,” {he} said.',
    dark: '{H} shut both eyes, since they were no use. What had they lost? They had lost the way. So {he} felt for a lost way, as you feel for your slippers under the bed. And there it was.',
    lock: '{H} felt for the lost key, as you feel for a missing tooth with your tongue. There it was! It lay under a stone, where somebody had once put it to be safe.',
  },
  'Sensing Feelings': {
    creature: '{H} could feel what the beast felt. It was not cross at all, deep down. It was afraid. “We’re afraid, too,” {H} told it, very softly. It had never thought that anybody could be afraid of *it*.',
    crowd: '{H} could feel what they all felt, under the noise. They were not really angry. They were tired! “Who wants to sit down?” {H} called. Everybody did. And nobody shouts when they are sitting comfortably.',
    dark: '{H} could feel what the dark felt. It was not wicked. It was lonely, since everybody always ran away from it. “Good evening,” said {H}, “may we stay a bit?” Then it was so pleased that it let them by.',
  },
  'Singing Dreams': {
    creature: '{H} sang. The big head sank lower, and lower still. The beast was dreaming of its own warm bed, and of its mum, and its tail went thump in its sleep.',
    crowd: '{H} sang, not loudly. The first one stopped shouting, to hear it better. Then the next one did, and the next, and soon they were all swaying, with their mouths a little open, as if they were dreaming.',
    storm: '{H} sang to the wind. It had been up all night, and it had not had one bit of sleep. It began to nod. It still blew, but only as you do when you snore.',
  },
};
