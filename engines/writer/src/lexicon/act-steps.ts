// What an act that a family asked for changes in a trial, so that the trial gives way to it: told behind the act, and in front of its end.

/** On a lap, and from five on. Neither names who did it, since it may have been anybody or anything. */
export type Step = readonly [small: string, told: string];
export type Steps = Readonly<Record<string, Step>>;

export const HEARD_STEPS: Steps = {
  dark: ['The sound came back from here. From there? No!', 'On this side the sound came straight back, so there was something in the way. On that side it went on and on, so that was where they went.'],
  gap: ['The sound came back soon. So it was near!', 'They listened for the sound to come back from over there. In one spot it came back much sooner, so it was not so far across, and there they threw the line.'],
  storm: ['They all went to the sound. Hold on, now!', 'Nobody could see anybody. But all of them could hear that, and they went towards it from all sides, until they were one heap, and too heavy to blow away.'],
  creature: ['The beast put down its ears. Ahh!', 'The beast put its head on one side. It had been shouted at all its life, and this was something else. It lay down, so as to hear it better.'],
  lock: ['Something in the door went bzz. There! Push!', 'Something inside the door began to buzz along with it, in one spot and no other. So that was the bolt, and that was where they pushed.'],
  flood: ['Up and down went the water. Now it was low!', 'They kept time to it, like people rowing: three steps when the water went down, and a stop when it came up. So it never once caught them in the middle.'],
  maze: ['The sound came back. From one way it did not!', 'From each of the ways the sound came back to them, all but one. Where nothing throws a sound back, nothing is in the way.'],
  stuck: ['They all pushed at once. One, two, now!', 'Until then each of them had pushed when it suited them. Now they had something to push to, and so they all pushed at the same moment.'],
  crowd: ['“What was that?” They all hushed, to hear.', '“What was that?” said one. “Shh, I can’t hear,” said the next. So they all said “shh”, from the first row to the last, and after that it was quiet.'],
};

export const LIT_STEPS: Steps = {
  dark: ['Now they could see their toes. And one step on!', 'The light did not reach very far. But it showed the next step, and when they had taken that one it showed the next.'],
  gap: ['Now they saw a step, low down. Hop!', 'It shone down over the edge. There, a little way below, was a ledge that nobody had seen, and it ran all the way across.'],
  storm: ['They all ran to the light. One big heap!', 'That was the one thing to be seen in all that storm. So they all made for it, from every side, and took hold of each other, and a heap does not blow away.'],
  creature: ['Now the beast could see who they were. Oh!', 'The light fell on their faces. The beast had only growled at what it could not see, and now it saw that they were small, and quite as frightened as it was.'],
  lock: ['It shone on a tiny hook. Up with it!', 'The light went in at the crack, and showed them what held the door. It was one small hook, and they lifted it.'],
  flood: ['It shone down to the mud. Here it was not deep!', 'The light went down through the water. Here there was no bottom, and there was none there, but along one line they could see it, and that was where they went.'],
  maze: ['It shone into each way. One went on, and on!', 'The light fell into each of the ways, one after the other. In all of them it soon met something. In one it did not, and they took that one.'],
  stuck: ['It shone in under. One tiny stone held it all!', 'By that light they could see in underneath. All of it was leaning on one bit no bigger than a bun, and they pulled that out.'],
  crowd: ['It shone on their cross faces. “Is that me?”', 'It shone on all those cross faces, and each of them could see what the others looked like. One began to smile. It is very hard to be the only one left shouting.'],
};

export const FUNNY_STEPS: Steps = {
  dark: ['They had to laugh. Ha ha! Who is afraid now?', 'Somebody laughed, and then all of them. Nobody can laugh with both eyes shut tight, and so they found that there was a grey line to be seen, right in front.'],
  gap: ['They had to laugh. So nobody looked down. Hop!', 'They laughed so much that for a whole minute nobody looked down. It was looking down that had made their knees shake, and knees that do not shake can do it.'],
  storm: ['Even the wind had to laugh. Ha, ha, hoo!', 'The storm had never been laughed at. It stopped to find out what was so funny, and in that moment they ran.'],
  creature: ['The beast had to laugh. It sat down. Plop!', 'The corners of the beast’s mouth began to shake. You cannot roar and laugh, and it laughed until it had to sit down.'],
  lock: ['The door shook and shook. Ha ha! Out fell a pin!', 'They laughed so hard that those who were leaning on the door shook, and the door shook with them, and a pin fell out of it, down on the floor.'],
  flood: ['They hopped as they laughed. Hop, hop, past the deep!', 'It made them hop and jump about, and so they found out something. In one spot you could jump up and down, and the water came no higher than your knees.'],
  maze: ['“Ha ha!” said a wall. No, behind it! That way!', 'Their laughing came back to them from all the ways but one. That one had nothing in it to throw it back, and so they took it.'],
  stuck: ['They shook as they laughed. So the stone shook. Off it slid!', 'They were all leaning on it, and laughing, and that shook it: a little here, a little there. What nobody could push was shaken loose.'],
  crowd: ['One laughed. So they all did. Ha, ha!', 'One of them laughed and did not want to. Then the next did. After that nobody could remember how to go on being cross.'],
};

export const KIND_STEPS: Steps = {
  dark: ['So they all held hands. Who is afraid now?', 'It is not so dark when somebody is nice to you. They stopped shaking, and stood still, and then their eyes had time to find the thin grey line.'],
  gap: ['Now nobody shook. Step, step, hop!', 'That took the shaking out of their knees. They all took hold of each other, the strongest first, and made a chain that was just long enough.'],
  storm: ['They all came close, in one big heap. It could not push that!', 'They all came close, to have some of it too. So it was no longer each of them alone out there, and the storm could not move a heap.'],
  creature: ['It was not bad. It had been all alone!', 'The beast blinked. It was not a bad beast. It had only been alone, for so long that it had forgotten how else to say so than by roaring.'],
  lock: ['“How nice!” said a tiny voice inside. It let them in!', 'Somebody had been listening behind the door the whole time. “Nobody has ever been so nice out there,” said a voice, and a bolt was drawn.'],
  flood: ['They all held on to each other. The water let go!', 'After that nobody wanted to be the first one over. They all wanted to help the next one. So they stood in a row and passed each other across.'],
  maze: ['They had all gone off alone. Now they went together. There!', 'Until then each of them had run about alone. Now they came together again, and told each other where they had been, and there was one way left.'],
  stuck: ['So they were friends again. And friends push together!', 'Nobody grumbled any more about who was to push where. They all got round to the same side, for once, and there were enough of them.'],
  crowd: ['“Oh,” said the loudest. And then, “Sorry!”', 'The loudest of them stood still with an open mouth. Nobody had been nice to anybody there for an hour. “Sorry,” said that one, and it went from mouth to mouth.'],
};

export const STRONG_STEPS: Steps = {
  dark: ['Bump! A hole! In came a bit of light.', 'Something gave way, with a bump, and left a crack. Through the crack fell a bit of light, no wider than a ribbon, and they went along it.'],
  gap: ['Bump! Down came something big. It lay right across!', 'It brought down something big, with a crash, and when the dust had gone there it lay, from this side to the other.'],
  storm: ['It stood in the wind like a wall. They got in behind!', 'Now there was something in front of them that did not give an inch. The wind had to go round it, and behind it they could walk.'],
  creature: ['“Oh!” said the beast. “You are as strong as me!”', 'The beast stepped back and had another look. It had never met anybody as strong as it was itself, and it did not know what one does then, so it sat down.'],
  lock: ['Crack! One bit of it broke. That will do!', 'The door did not break. But one hinge did, with a crack, and a door with one hinge can be pushed aside.'],
  flood: ['Plop! Out came the plug. Gurgle, gurgle!', 'Deep down something that had been stopping the water gave way. Now it had another way to go, and it liked that one better.'],
  maze: ['Bump! Now one wall had a hole. They all went in!', 'One of those walls was not as thick as the rest. It gave, and there was a hole, and through the hole you could see the end.'],
  stuck: ['It gave a bit. They all leaned on it. Heave!', 'It moved by no more than a thumb. But then it was no longer stuck, and what is not stuck can be pushed by anybody who leans on it.'],
  crowd: ['“Did you see that?” They all stood and looked.', 'That made everybody look. “Did you see?” they asked each other. They had to stop shouting, to ask it.'],
};

export const QUICK_STEPS: Steps = {
  dark: ['So they knew how far it went. Not far at all!', 'It was over in no time, to the end of the dark and back. So it *had* an end, and it was straight ahead and not very far.'],
  gap: ['The rope went along. Now it was over there. Pull!', 'The end of the line went along, and was made fast over there before anybody could look down. Now there was something to hold on to.'],
  storm: ['It was so quick! The wind came too late.', 'That was quicker than the wind. By the time it had turned round there was a line to hold on to, stretched right through the worst of it.'],
  creature: ['Round and round! The beast got giddy. It sat down.', 'The beast tried to look everywhere at once, left, and right, and up. It got so giddy that it had to sit down.'],
  lock: ['In at the top! Then, inside, click!', 'High up there was a gap that nobody had got to before. That was the way in, and the bolt was on the inside.'],
  flood: ['The rope went over, too. They all held on!', 'The end of the line went along, and on the other side it was tied to something that stood firm. They all took hold of it, and let the water pull.'],
  maze: ['From up there one could see the way. Left, left!', 'That was the way to see all of it at once. From down here it was nothing but corners; from up there it was a way in and a way out.'],
  stuck: ['So there was one at the back. Push, push!', 'Now somebody had got round behind it. The rest pulled from here, and that one pushed from there, and so it had to go.'],
  crowd: ['Zoom! They all looked up. So they all hushed.', 'All the heads went round to see. And whoever is looking with an open mouth is not shouting out of it.'],
};

export const MAGIC_STEPS: Steps = {
  dark: ['Tiny stars came out of it. Now they could see!', 'There was a shiver in the air, and it left sparks behind, hundreds of tiny ones. They did not go out. They lay along the ground, and showed the way.'],
  gap: ['Bit by bit the path came back. Hop!', 'The air began to shiver, and the bits that had fallen came up again, one after another, each to its own place. They held for just as long as was needed.'],
  storm: ['It went round the wind like a ring. The wind was in!', 'It ran round the storm in a ring, like a hand round a moth. The storm beat against it, and got smaller and smaller in there.'],
  creature: ['The beast got small, and smaller. “Mew!” it said.', 'The beast began to shrink. It grew as small as a horse, and as a dog, and then it looked up at them, and did not seem to mind at all.'],
  lock: ['Out of the door grew a key. Click!', 'Something grew out of the lock, like a bud out of a twig, and it opened, and it was a key.'],
  flood: ['The water stood still, like glass. Over they ran!', 'The water stopped where it was, as smooth and hard as glass. It held them, if they went on tiptoe, and they went on tiptoe.'],
  maze: ['All the wrong ways shut. One did not!', 'One after another the wrong ways folded up, like sleeves. When the last of them had gone there was only the right one.'],
  stuck: ['It got as light as a bun. One push!', 'All at once it weighed no more than a loaf of bread. You could see how surprised it was. One push was enough.'],
  crowd: ['Out of each mouth came a bubble. Plop! So they laughed.', 'Whenever somebody shouted there came a bubble out, and no noise at all. They looked at the bubbles. Then they began to laugh, and that they could hear.'],
};

export const CLEVER_STEPS: Steps = {
  dark: ['So they looked there. A thin, grey line! Aha!', 'So now they knew where to look. And when you know where to look there is nearly always something: this time it was a thin grey line.'],
  gap: ['So they looked along the edge. There it was thin!', 'So they went and looked along the edge, and did not only stare across. A bit further on it was so narrow that a long step would do.'],
  storm: ['So they counted. One, two, three: a rest! Now!', 'So they stood and counted, between one blow and the next. It was always the same: after the third the storm took a breath. That was their chance.'],
  creature: ['So they looked at its foot. A thorn! Out with it!', 'So at last somebody looked at the beast properly. It held up one foot. There was a thorn in it, and out the thorn came.'],
  lock: ['So they looked up. There hung the key!', 'So they stopped pushing, and looked at the door from top to bottom. The pins of its hinges were on this side, and a pin can be pulled out.'],
  flood: ['So they looked for the plug. Tug, tug, pop!', 'So they no longer asked how to get over it, but where it came from. There was the hole, not a big one, and they stopped it up with all that they had.'],
  maze: ['So they put a crumb on each way. One had none!', 'So they began again, and this time they made a mark at every turning. Soon there was just one way that had no mark.'],
  stuck: ['So they looked under it. A tiny stone! Pull!', 'So they stopped pushing at the top, and looked at the bottom. One small stone was holding up all of it, and that could be pulled out.'],
  crowd: ['So they asked: “What do *you* want?” They all wanted the same!', 'So now somebody could ask what they were all shouting for. There was a silence. Each of them had thought that the others wanted something else.'],
};

export const BRAVE_STEPS: Steps = {
  dark: ['So they all stood still. Bit by bit they could see!', 'After that none of them ran about any more. They stood still, and let their eyes get used to it, and a thin grey line came out of the dark.'],
  gap: ['Now no knees shook. Step, step, hop!', 'After that their knees stopped shaking. They took hold of each other in a row, and the row was just long enough.'],
  storm: ['They all stood firm. The wind had to give up!', 'The storm can only push over what runs. They stood there with their feet apart, and waited, until it had to stop for breath.'],
  creature: ['Nobody ran. So the beast did not run. It sat!', 'A beast runs after whatever runs away. Now nobody did. It looked from one to the next, and did not know what to do with its feet.'],
  lock: ['So they did not bang any more. Click! It was not shut!', 'After that nobody banged on it or pulled at it any more. And when they tried it once, quite gently, and to the other side, it moved.'],
  flood: ['So they went in, hand in hand. It was not so deep!', 'Somebody put in a foot, to try. It was cold, and it came up to the knee, and it came no higher. It had only *looked* deep.'],
  maze: ['So they did not run round any more. There was the way!', 'After that they no longer ran round and round. And as soon as they walked, and looked, they could see which of the ways they had only ever run past.'],
  stuck: ['So they had one more go. It gave! Push!', 'They had given up one push too soon, that was all. They all leaned on it once more, and this time nobody let go.'],
  crowd: ['Who can shout at that? They all looked at their toes.', 'It is hard to go on shouting at somebody who does not shout back. First one of them noticed that, and then the next.'],
};

export const TOGETHER_STEPS: Steps = {
  dark: ['Now nobody could get lost. On they went, in a row!', 'Now nobody could get lost. They went in a row, and whoever was in front said what came, and so it went from mouth to mouth: “Step. Step. Mind your head.”'],
  gap: ['They made a chain, hand in hand. It went across!', 'Each of them held on to the next, and the last one to something that stood firm. It made a chain, and it was just long enough.'],
  storm: ['Now they were one big heap. Blow, wind, blow!', 'The storm could have blown away any one of them. It could not blow away all of them at once, and it puffed until it had no more puff.'],
  creature: ['So many, so close! The beast took a step back.', 'To the beast it looked as though they were one: one big animal, with a great many legs. It had never seen such an animal, and it made room.'],
  lock: ['They all leaned on it. It gave!', 'Each of them had pushed at it before, one after the other. Nobody had thought of doing it all at once. It creaked; then it gave.'],
  flood: ['They stood in a row, hand in hand. Over they went!', 'They made a row right through the water, each holding on to two others. If it pulled one of them off his feet, the rest did not let go.'],
  maze: ['One stood at each corner. So they found the way!', 'One of them stayed at each corner and called out what was to be seen. So all the ways were tried at once, and one of them was right.'],
  stuck: ['They all pushed. One, two, heave!', 'One push after another had been no use. Now they all pushed at once, on three, and that was enough.'],
  crowd: ['Now they were many, too. “Please!” they said. All hushed!', 'One voice had been lost in all that noise. Now they said it together, once, and not very loudly, and it went right to the back.'],
};

export const MADE_STEPS: Steps = {
  dark: ['Now they had something to hold. On they went!', 'Now there was something to feel for, and it led straight on. You do not have to see, if you can hold on.'],
  gap: ['It was just long enough. Over they went!', 'They laid it across. It was wobbly, and it was not much wider than a foot, but it was just long enough.'],
  storm: ['They all got in behind it. No wind there!', 'It kept off the worst of the wind. They all got in behind it, and pushed it along in front of them, step by step.'],
  creature: ['“For me?” said the beast. It sat down to look.', 'The beast came up to see what it was. Nobody had ever made anything while it was there. It sat down to look at it properly, and took up no more of the way.'],
  lock: ['They pushed it in the crack. Click!', 'They pushed one end of it into the crack and all leaned on the other. There was a click, and something inside jumped back.'],
  flood: ['The water ran up to it. And there it stopped!', 'The water ran up to it, and pushed twice, and found that it was easier to go round. So on this side it was nearly dry.'],
  maze: ['Now they knew where they had been. There was one new way!', 'Now they could see where they had been already, and how often. There was a single way by which they had not gone.'],
  stuck: ['They put it under the stone. Up it went!', 'They put it in under the edge, and they all leaned on the other end. You can lift anything, if you have something long enough to lean on.'],
  crowd: ['They all wanted to see. So they all hushed.', '“What are you doing?” asked the one in front, and forgot to shout. Soon all of them stood round, to see how it was done.'],
};

export const ANY_STEPS: Steps = {
  dark: ['They all looked round. And there, a thin line of light!', 'Everybody turned round to see. So for once nobody was looking straight into the dark, and that was how they saw the thin grey line at the side.'],
  gap: ['They all ran to see. And there the gap was thin!', 'They all ran along the edge, to see it better. And just there, where none of them would have gone otherwise, it was narrow enough for a long step.'],
  storm: ['The wind stopped, to have a look. Now, run!', 'Even the storm seemed to want to see that. It held its breath for a moment, and a moment was enough to run in.'],
  creature: ['The beast had to look. So it forgot to roar.', 'The beast had never seen the like. It sat down to watch, and it forgot that it had been going to stop them.'],
  lock: ['A tiny man looked out, to see. Now it was open!', 'There was a rustle behind the door. Somebody in there wanted to see it too, and had to open up in order to look out.'],
  flood: ['They all ran to see. And there it was not deep!', 'They all ran to see, and forgot about the water. And when they looked down they were standing in it, and it came no higher than their knees.'],
  maze: ['They all ran to see. They had not been there yet!', 'They all ran to see. And when they had seen it they looked about them; it was a corner that they had not come to before.'],
  stuck: ['They all ran round to see. There was a gap at the back!', 'They all came round to see it better, and so they got to the other side. From there it did not look half so big, and there was room to push.'],
  crowd: ['They all had to look. So they all hushed.', 'First those in front turned round, and then those behind them wanted to know what there was to see. Nobody can look and ask and shout, all at once.'],
};

export const CAME_STEPS: Steps = {
  dark: ['So there was one who knew the way. Hold on!', 'Now there was somebody in front who was not afraid of the dark. They all took hold, each of the next one, and let themselves be led.'],
  gap: ['So there was one on the other side. Catch!', 'Now there was somebody on the other side, and that was all they had needed. A line was thrown across, and it was caught, and it held.'],
  storm: ['So there was one to hide behind. In they crept!', 'Now there was somebody to walk in front, and take the worst of it. The others came behind, one in the shelter of the other.'],
  creature: ['The beast had to look that way. So they ran by!', 'The beast turned round to see who that was. It turned its whole back on them, and there was room to go by.'],
  lock: ['In at the back! Then, inside, click!', 'There was a way in at the back that only one of them could have known about. There were steps inside, and a bolt was drawn.'],
  flood: ['They all held on. So they got over!', 'Now there was somebody to hold on to who did not slip. They went across in a row, and each held on to the one in front.'],
  maze: ['So they went behind, left and right and left!', 'They no longer had to choose at every corner. They just went behind, left, and right, and left again, and not one turning was wrong.'],
  stuck: ['So there was one more to push. Heave!', 'They had been one too few, and that was all. Now there was one more to push, and it moved.'],
  crowd: ['They all turned to look. So they all hushed.', 'The shouting stopped at the back first. “Who is that?” they asked each other, and made room, and waited to hear what there was to say.'],
};
