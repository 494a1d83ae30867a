// What the plots of school, friends, growing up and laughing are about where they come to a head.
import type { Matters } from './matter.ts';

export const MATTERS_AT_HOME: Matters = {
  // School Life
  'The New Kid in Row Three': { stands: 'behind', goal: ['the new kid'], fits: ['lock', 'dark'], own: {
    lock: ['And the new kid was in there, all alone!', 'The new kid was in there, among the coats, and had pulled it shut after hearing what row three was saying.'],
    dark: ['And the new kid was in there, too!', 'In the dark, quite near, somebody was breathing very fast; it was the new kid.'],
  } },
  'The Substitute Wizard': { stands: 'behind', goal: ['the list of names', 'the wizard’s books'], fits: ['lock', 'dark'], own: {
    lock: ['And the list of names was behind it!', 'Behind it lay the register, with every name in it, and in front of it stood a bark and a nose that wanted to be children again.'],
    dark: ['Who can read a list of names in that?', 'The register was in there somewhere, and in the register were the names, and nobody could have read a letter.'],
  } },
  'The Talent Show Tangle': { stands: 'here', goal: ['the show', 'the stage'], fits: ['crowd', 'dark', 'lock'], own: {
    crowd: ['“I go first!” “No, I do!”', 'It said on the list that each of them went on first, and each of them had read it.'],
    dark: ['And the show had to start!', 'The curtain was about to go up on that, and in the front row sat the governors.'],
    lock: ['And the stage was behind it!', 'Behind it was the stage, and in front of it, in costume, stood the whole show.'],
  } },
  'The Lunchbox Mix-Up': { stands: 'here', goal: ['the egg', 'the lunchbox'], fits: ['storm', 'crowd', 'gap'], own: {
    storm: ['And the lunchbox had an egg in it!', 'And in the middle of it, in somebody’s lunchbox, was an egg with one crack more than before.'],
    crowd: ['“That is my lunch!” “No, mine!”', 'By now every one of them had the wrong lunchbox, and every one of them knew who had the right one.'],
  } },
  'A Class Pet Named Thunder': { stands: 'behind', goal: ['the snail', 'Thunder the snail'], fits: ['maze', 'storm', 'flood', 'stuck', 'lock'], own: {
    maze: ['And a snail can be in any of them!', 'A snail could be in any one of them; it had had all this time to get there.'],
    flood: ['And a snail can’t run!', 'A snail cannot run, and theirs was somewhere out in it.'],
    any: ['And Thunder was still out there!', 'And somewhere beyond it was Thunder, doing about a yard an hour, without a care in the world.'],
  } },
  'The Night in the School Library': { stands: 'carried', goal: ['the book'], fits: ['dark', 'maze'], own: {
    dark: ['All the other books had shut their eyes!', 'The other books had done it; they had waited so long for the last chapter that they could not bear to look.'],
    maze: ['The shelves had moved. They all wanted the book!', 'The shelves had moved; each of them was trying to get a little closer to the book with the last chapter in it.'],
  } },
  'The Great Science Fair': { stands: 'behind', goal: ['the cloud machine'], fits: ['storm', 'flood', 'crowd'], own: {
    storm: ['It came out of the cloud machine!', 'It was the tenth cloud, the one with the thunder in it, and the machine was already working on the next.'],
    flood: ['It all came out of the cloud machine!', 'Nine clouds had burst at the same time under one roof, and the machine went on making more.'],
    crowd: ['“Turn it off!” they cried. “Turn it off!”', 'Each of them had a project that was getting wet, and wanted to know whose machine it was.'],
  } },
  'Two Captains and One Team': { stands: 'here', goal: ['the team'], fits: ['crowd', 'storm'], own: {
    crowd: ['“This way!” said one. “That way!” said one.', 'One half of them was listening to the one captain, and one half to the other.'],
    any: ['One captain said “Go!” One said “Stay!”', 'One captain shouted “Run!” and the other one shouted “Stay!”, and the team did both.'],
  } },
  'The Bus That Took a Wrong Turn': { stands: 'here', goal: ['the bus'], fits: ['flood', 'storm', 'crowd', 'creature'], own: {
    flood: ['The sea had come to the bus!', 'The tide had come in behind them, over the place where the road had been, and stood round the wheels of the bus.'],
    crowd: ['“Back to school!” “No, stay here!”', 'One half of the bus wanted to be back for the photograph, and the other half never.'],
    creature: ['“Toot!” said the bus. That had woken it up!', 'The bus had hooted, for joy, and that was what had woken it.'],
  } },
  'The Last Day Before Summer': { stands: 'here', goal: ['the last bell'], fits: ['crowd', 'flood', 'storm'], own: {
    crowd: ['“We want to go home!” But no bell rang.', 'They had been at school since Friday, it was still Friday, and they had had enough of it.'],
    any: ['And still no bell rang!', 'And it was still Friday, and still one minute to three, and no bell rang.'],
  } },
  // Friendship
  'Two Ends of One String': { stands: 'behind', goal: ['the last of the string'], fits: ['maze', 'gap', 'lock', 'stuck', 'dark'], own: {
    maze: ['The string went round and round in there!', 'The string had been tugged this way and that for so long that it lay along all of them.'],
    gap: ['The string went right across!', 'The red string ran straight out over it, without a sag, and on into whatever was on the other side.'],
    lock: ['The string went in under it!', 'The string ran in underneath it; and as they looked it gave a tug, but a very weak one.'],
    stuck: ['The string was under it. It did not tug!', 'The string was underneath it, and had stopped tugging.'],
    dark: ['The string went tug. Just a little tug!', 'In the dark they could still feel the string; there was a tug, and then for a long time there was none.'],
  } },
  'The Friend Nobody Could See': { stands: 'here', goal: ['the friend with the cup', 'the friend’s cup'], fits: ['crowd', 'dark', 'storm'], own: {
    crowd: ['“There is nobody there!” they all said.', 'It had begun with the second cup: “There’s nobody there,” one of them had said, and the rest had something to add.'],
    dark: ['Now nobody could see anybody!', 'For once all of them were as hard to see as the friend in whom they did not believe.'],
  } },
  'A Seat for One More': { stands: 'behind', goal: ['the stranger'], fits: ['crowd', 'storm', 'dark', 'lock'], own: {
    crowd: ['“No room!” “Move up!” “No!”', 'It was about the bench; everybody on it had found a reason why they were not the one who had to move.'],
    dark: ['And the stranger was in there, all alone!', 'Somewhere in it stood the stranger, with a bowl of cold soup, being careful not to be in anybody’s way.'],
    lock: ['And the stranger was behind it!', 'On the other side of it stood the stranger, who had no seat there, either, and a bowl of cold soup.'],
    storm: ['And the stranger was out in it!', 'And the stranger had been standing outside with a bowl of soup, so as not to be in anybody’s way.'],
    any: ['And the stranger had no seat!', 'The stranger had stepped aside once more, so as not to be in anybody’s way, and was somewhere out there with a bowl of cold soup.'],
  } },
  'The Quarrel and the Kite': { stands: 'behind', goal: ['the kite'], fits: ['storm', 'gap', 'crowd', 'stuck'], own: {
    storm: ['And the kite was up there in it!', 'The kite was up there, in the worst of it, and neither of the two who had made it would say so first.'],
    gap: ['And the kite was on the other side!', 'The kite hung on the other side of it, by a thread, and its two owners were waiting for each other to say something.'],
    crowd: ['“You let it go!” “No, you did!”', 'It was about the kite; one half of them were sure who had let go of it, and the other half were sure that it was the other one.'],
  } },
  'Letters to the Lighthouse': { stands: 'carried', goal: ['the letters'], fits: ['dark', 'lock', 'storm'], own: {
    dark: ['The big light was out. That was why!', 'The lamp up there had not been lit for a week, and it was just this that it was meant for.'],
    storm: ['And the letters must not get wet!', 'And what they had with them was paper: a great many letters, and not one of them read.'],
    lock: ['“No letters!” said somebody inside.', 'Somebody was standing behind it; they could hear her breathe; and she said that she wanted no letters.'],
  } },
  'The Very Small Promise': { stands: 'behind', goal: ['the one who waited'], fits: ['storm', 'gap', 'stuck', 'dark', 'maze'], own: {
    any: ['And somebody still sat and waited!', 'And somewhere beyond it somebody had been waiting for half a year, for what should have taken five minutes.'],
  } },
  'The Bridge Between Two Gardens': { stands: 'here', goal: ['the planks', 'the two gardens'], fits: ['gap', 'flood', 'storm', 'crowd'], own: {
    gap: ['Now they really had to have a bridge!', 'It was just the kind of thing for which you build a bridge, and they had no bridge.'],
    flood: ['It took the plank away. Bye-bye, plank!', 'It was the water between the two gardens, and it took the beginnings of a bridge along.'],
    storm: ['It blew the planks about!', 'It had come to see how well they had built, and the first planks were already over the hedge.'],
    crowd: ['“My apples!” “My ladder!”', 'One garden shouted about its apples and the other about its ladders, as they had for as long as anybody could remember.'],
  } },
  'The Cookie with Two Halves': { stands: 'behind', goal: ['what was left of the cookie', 'the cookie'], fits: ['crowd', 'dark', 'lock'], own: {
    crowd: ['“My cookie!” “No, mine!”', 'It was about the cookie; it had got round the house that there was only one.'],
    dark: ['Crunch! Was that the cookie?', 'And in the dark, quite distinctly, somebody lifted the lid of a tin.'],
    lock: ['And the cookie was behind it!', 'The ant had gone in underneath it, with the crumb.'],
  } },
  'A Stranger at the Campfire': { stands: 'here', goal: ['the fire'], fits: ['dark', 'storm', 'creature'], own: {
    dark: ['It was the fire. It had gone out!', 'It was the fire that had gone out, for all the wood they had given it, and the stranger had not moved.'],
    storm: ['And it blew right at the fire!', 'It bent down over the fire, as you do to blow out a candle, and the stranger did not move.'],
    creature: ['The fire was too small. So it came!', 'As long as the fire was high it had stayed among the trees, and the fire was no longer high.'],
  } },
  'The Best Friend Machine': { stands: 'behind', goal: ['the machine'], fits: ['crowd', 'lock', 'dark'], own: {
    crowd: ['“Leave it on!” they all said.', 'Everybody had brought a perfect friend along, and nobody wanted to have it switched off.'],
    lock: ['The machine had shut it!', 'The machine had shut it; it agreed with everybody about everything, but not about this.'],
    dark: ['The machine hummed in there. It liked the dark!', 'Somewhere in it the machine hummed, which had never needed a light.'],
  } },
  // Growth
  'The First Night Away': { stands: 'behind', goal: ['the borrowed bed', 'the new bed'], fits: ['dark', 'lock'], own: {
    dark: ['At home there was a lamp. But not here!', 'At home a lamp was left burning in the passage; nobody had thought of saying so here.'],
    lock: ['And the new bed was on the other side!', 'On the other side was the borrowed bed; it had been cold, but it had been a bed.'],
  } },
  'The Bicycle on the Hill': { stands: 'carried', goal: ['the bicycle', 'the bike'], fits: ['crowd', 'storm'], own: {
    crowd: ['They had all come to see the ride!', 'They had come to watch somebody ride down who had never done it before, and all of them had brought advice.'],
    storm: ['It pushed at the bike!', 'It came up the hill, the very hill that the bicycle had to go down.'],
  } },
  'How to Be Brave in the Dark': { stands: 'behind', goal: ['the lamp'], fits: ['dark', 'lock', 'flood'], own: {
    dark: ['And the lamp was right at the bottom of it!', 'And down where the dark was thickest stood the lamp.'],
    lock: ['And the lamp was behind it!', 'Behind it was the lamp; and upstairs the smallest one had begun to cry.'],
    flood: ['And the lamp was down there!', 'And further down, where it was deepest, stood the lamp.'],
  } },
  'The Little Voice That Grew': { stands: 'here', goal: ['the little voice', 'the newts'], fits: ['crowd', 'dark', 'lock'], own: {
    crowd: ['Who can hear one little voice in that?', 'They were about to vote, and each meant to be heard first; and the one who knew what lived in the pond had a voice like a pin.'],
    dark: ['And one little voice said, “Oh!”', 'In the dark one little voice said something about the pond, and stopped, because it could not tell if anybody was there.'],
    lock: ['And inside, they all said yes and no!', 'On the other side of it they were about to vote, and nobody in there had seen what lived in the pond.'],
  } },
  'A Brother the Size of a Loaf': { stands: 'behind', goal: ['the baby'], fits: ['crowd', 'dark', 'storm', 'lock'], own: {
    crowd: ['And that woke up the baby. “Waah!”', 'And into all of that screamed the baby, as he did whenever anybody else was about to be heard.'],
    dark: ['And that woke up the baby. “Waah!”', 'And in the dark the baby began to scream, since there was not one face for him to look at.'],
    storm: ['And that woke up the baby. “Waah!”', 'And it had woken the baby.'],
    lock: ['And the baby was behind it. “Waah!”', 'On the other side of it was the baby, who had just found out that he was alone.'],
  } },
  'The Mistake Museum': { stands: 'carried', goal: ['the broken vase', 'the bits of the vase'], fits: ['lock', 'maze', 'dark'], own: {
    lock: ['“Say what you did,” said a sign on it.', 'There was a card on it, as on everything in that museum, and it said: “First say what you did.”'],
    maze: ['Each was a wrong way. It said so on a card!', 'Each was a wrong turning that somebody had once taken; there was a card beside it, with the name.'],
    dark: ['Clink, went the bits of the vase.', 'It was so still in it that you heard the pieces of the vase clink, each time that somebody moved.'],
  } },
  'The Boots That Were Too Big': { stands: 'carried', goal: ['the bread'], fits: ['storm', 'gap', 'maze', 'stuck'], own: {
    storm: ['And up the hill they had no bread!', 'In such weather Grandfather had always gone all the same, since up in the high huts they had no bread.'],
    gap: ['One big step! But the boots were too big.', 'Grandfather would have taken it in one stride; but nobody can so much as jump in boots that stay behind.'],
    maze: ['Grandpa knew the way. The boots did not!', 'Grandfather could have walked it with his eyes shut; the boots had gone round with him for forty years, and were no help at all.'],
    stuck: ['And up the hill they had no bread!', 'Grandfather would have known another way round; all that he had lent them were his boots.'],
  } },
  'Learning to Say Sorry': { stands: 'behind', goal: ['the boat'], fits: ['crowd', 'storm', 'flood'], own: {
    crowd: ['They all pushed to get to the boat!', 'It was ten to five, and between them and the boat stood everybody who was seeing somebody off.'],
    storm: ['And the boat was about to go!', 'The boat had its engine running; it would rather go now than later.'],
    flood: ['And the boat was about to go!', 'The boat had already been lifted up to the last of the steps, and it was ten to five.'],
  } },
  'The Door I Had to Open': { stands: 'behind', goal: ['the humming'], fits: ['lock', 'dark'], own: {
    lock: ['And somebody hummed behind it.', 'It was the small grey door, and the warm key went round and round in it and caught on nothing; and behind it somebody was humming.'],
    dark: ['And somebody hummed in there.', 'At the end of it the humming went on, as though it had no need of a light.'],
  } },
  'Goodbye to the Old House': { stands: 'here', goal: ['the pencil marks', 'the old house'], fits: ['lock', 'dark'], own: {
    lock: ['The house did not want them to go!', 'It had never done that before; it was as though the house had something to say to them first.'],
    dark: ['The house had shut its eyes. It was sad!', 'The lamps had been packed; for the first time in its life the house did not have one.'],
  } },
  // Comedy
  'The Upside-Down Day': { stands: 'behind', goal: ['the signwriter', 'the big sign'], fits: ['crowd', 'storm', 'flood', 'lock'], own: {
    any: ['Of course! It was that kind of a day.', 'On a day that had begun with supper nobody should have expected anything else.'],
    crowd: ['They all stood on their hands, and they all shouted!', 'They had been told to queue, and since the day was upside down all of them stood in front.'],
  } },
  'Pudding for the President': { stands: 'carried', goal: ['the pudding'], fits: ['creature', 'crowd', 'gap', 'stuck'], own: {
    creature: ['It had smelled the pudding!', 'It had come for the pudding; it had smelled it from the top of the hill.'],
    crowd: ['They had all come with a spoon!', 'All of them had heard about the pudding, and all of them had brought spoons.'],
    gap: ['And a pudding can’t jump!', 'One could have jumped it, at a pinch; but a pudding cannot, and nobody throws one to a president.'],
    stuck: ['And the pudding had begun to melt!', 'There was not a minute to lose, because the pudding had begun to lean.'],
  } },
  'The Goat Who Ate the Plan': { stands: 'behind', goal: ['the goat'], fits: ['crowd', 'gap', 'stuck'], own: {
    crowd: ['“Which way?” “This way!” “No, that!”', 'Four hundred people had been promised a plan, and the goat had it inside.'],
    gap: ['And the goat just hopped over!', 'The goat looked at it, and went over; it had the plan inside, and did not turn round.'],
    stuck: ['And the goat just hopped over it!', 'The goat had gone over the top of it; behind them waited four hundred people and a band.'],
  } },
  'Grandma Joins the Circus': { stands: 'behind', goal: ['Grandma'], fits: ['gap', 'dark', 'storm'], own: {
    gap: ['And Grandma was over on the other side!', 'And on the other side of it, with no net under her, swung Grandma.'],
    dark: ['And Grandma was up there in it!', 'And Grandma was up there in it, on the trapeze, without a net.'],
    storm: ['It shook the swing. Hold on, Grandma!', 'It had got in under the canvas; the whole tent swung one way, and Grandma, at the top of it, the other.'],
  } },
  'The Pirate Who Got Seasick': { stands: 'here', goal: ['the pirate'], fits: ['storm', 'crowd', 'creature', 'flood'], own: {
    storm: ['“Oh, my tummy!” said the pirate.', 'Of all those on board the pirate was the only one who was not surprised; he had been expecting it since breakfast, with a bucket.'],
    crowd: ['“Get up, captain!” they all yelled.', 'It was the crew; they had seen the other ship, and wanted a captain who could stand.'],
    any: ['The pirate was too sick to help!', 'The pirate lifted his head out of the bucket, saw it, and put his head back.'],
  } },
  'The Sneeze Heard Round the World': { stands: 'behind', goal: ['the path of the sneeze', 'the sneeze'], fits: ['storm', 'crowd', 'gap', 'stuck'], own: {
    storm: ['It was the sneeze. It was back!', 'It was the sneeze, on its second time round, and it was early.'],
    crowd: ['“Here it comes!” They all ran.', 'The whole town knew at what time the sneeze was due, and had left it until then to find somewhere to be.'],
    any: ['And that was just the wind of the sneeze!', 'And that was only what the sneeze pushed in front of it; the sneeze itself was still to come.'],
  } },
  'A Sheep in the Supermarket': { stands: 'behind', goal: ['the sheep'], fits: ['maze', 'crowd', 'lock'], own: {
    maze: ['And the sheep trotted off with its basket!', 'The sheep had taken the next turning with its basket, like somebody who knows the shop.'],
    crowd: ['“A sheep! A sheep!” They all wanted to see.', 'Everybody had something to say about a sheep in the queue, and the manager was on his way.'],
    lock: ['And the sheep was in there!', 'It was closing time, the shop had closed, and the sheep had not finished.'],
  } },
  'The Invisible Pants': { stands: 'behind', goal: ['the invisible pants', 'the pants'], fits: ['crowd', 'dark', 'storm', 'lock'], own: {
    crowd: ['They had all come to see the pants!', 'They had come to see the duke open the bridge; and it had got about what he would be wearing.'],
    dark: ['Now they could not see any pants at all!', 'It is difficult enough to look for invisible pants by daylight.'],
    storm: ['And who knows where it blew the pants?', 'If it had taken the pants along nobody could have known.'],
  } },
  'The Worst Magician in Town': { stands: 'here', goal: ['the show', 'the stage'], fits: ['dark', 'lock', 'crowd'], own: {
    dark: ['The magician had waved his wand. Oops!', 'It had been meant for a dove; it was the first trick of the evening that had made anything disappear.'],
    lock: ['“Open!” said the magician. So it shut.', 'The magician had said “Open”; it was not his day for words.'],
    crowd: ['“Boo!” they all said. “Where is the magic?”', 'They had paid for magic, and all that they had seen so far was a hat.'],
  } },
  'Seventeen Hiccups': { stands: 'behind', goal: ['the other hiccup', 'the other hic'], fits: ['lock', 'dark', 'crowd', 'maze'], own: {
    any: ['Hic! That was sixteen!', 'It was the sixteenth hiccup that had done it, and there was only one more to come.'],
  } },
};
