// For 9-17: the trials of the Growth plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const GROWTH_TRIALS: PlotTrials = {
  'The First Night Away': {
    dark: {
      onset: 'At home a lamp was left burning in the passage. Here there had been a line of light under somebody’s door, until that somebody finished the chapter; and then there was no landing any more, and no banisters, and the borrowed bed might have been in Africa.',
      tries: 'All that it needed was to keep to the banisters, on tiptoe, from one knob to the next, and not to upset the flower stand.',
      worse: 'Stairs creaked that nobody was standing on; and the clock, which was not to be seen either, cleared its throat, and then struck only the half hour.',
      give: 'A clock does not move about in the night. This one had ticked on the left when they came out of that door, as somebody now remembered; and it was only a matter of turning round, without any hurry, until it ticked on the right, and then one was facing the bed.',
      clear: 'The dark ended at something smooth and cool, which had a knob to it; and on the other side, a few steps in, was the borrowed bed.',
    },
    lock: {
      onset: 'It was an old house, and its doors had their ways. This one had swung to, with a click, and after that a smaller click, which was the lock. Behind it was the borrowed bed; it had been cold, but it had been a bed.',
      tries: 'They were lifting the latch by a hair at a time, in turns, so as not to wake anybody, and between the turns they listened.',
      worse: 'It rattled in spite of that, like a tray with cups; and somewhere below them somebody turned over, and the whole house waited to hear if they would do it again.',
      give: 'Whoever lives in a house knows its doors, and behind the wall, as they had heard, somebody was awake as well. So they asked, in a whisper. One had to pull it first, came the answer, and then lift. It just did not care to be pushed, at night.',
      clear: 'The two clicks were said over again, backwards, and the door went open with as good as no noise; and there in the grey stood the bed, one corner turned down.',
    },
  },
  'The Bicycle on the Hill': {
    crowd: {
      onset: 'It had got about that somebody was going to ride down who never had before. So the whole street had climbed the hill, each with some advice; and they shouted “Lean!”, and “Don’t lean!”, and no bicycle could have got through.',
      tries: 'They were thanking them, one after another, for the advice, and asking each to stand back by the railings, and had done eleven.',
      worse: 'Somebody’s uncle took hold of the handlebars, to show how it is done; and somebody else’s uncle took hold of the saddle.',
      give: 'Everyone in that street had learned it once. Somebody asked the loudest of them, and then the next, where they had ended up themselves, that first time, and whether it had been a hedge; and a person who is trying to remember a hedge does not shout.',
      clear: 'They had gone quiet, each beside some gatepost of long ago, and stepped back without noticing; and down the middle lay the hill, [with nobody on it|bump, drain and all].',
    },
    storm: {
      onset: 'The wind from the plain had only that one street to come up by, and it was the very one that the bicycle was to go down. It brought hats along; and at the top nobody could hold a bicycle, let alone stay on one.',
      tries: 'They had laid the bicycle flat, and themselves on it, and would get it across to the railings if only everybody rolled at the same moment.',
      worse: 'The wheels had begun to go round by themselves, and backwards; and at every gust the bell rang, as if there were somebody behind who wished to get by.',
      give: 'What comes up a hill leans against what goes down it, like a hand held out. It had knocked them over only because they stood across it. With the bicycle turned straight into it, and kept there, each side had as much wind as the other, and they were held up.',
      clear: 'The wind had come to the top, found that there was nothing else to climb, and gone home; and below lay the street, swept, as far as the rose on the wall.',
    },
  },
  'How to Be Brave in the Dark': {
    dark: {
      onset: 'The slice of kitchen up there grew thin, and thinner, and was not there: the smallest one, who was holding the door, had needed a hand for her nose. At the bottom of the steps they could see nothing whatever; and where it was thickest was the lamp.',
      tries: 'There was a shelf with jam on it, and they were following that, jar after jar, as one follows people in church.',
      worse: 'Something sniffed; and it was not in the place where it had been the last time, or else they were not.',
      give: 'The lamp was in the corner; that was known. And where the corner was they knew as well, as soon as they stopped wishing for it to be quiet; for somebody was sniffing over there, in three goes and then a pause, as dependable as a clock.',
      clear: 'The dark had a floor after all, and it had a wall; and from there on it was three steps, and all of them were level, to the corner.',
    },
    lock: {
      onset: 'Somebody tidy had been round the cellar since the lamp was left there. They had shut the low door to the corner and locked it, and hung up the key in some tidy place. Upstairs the smallest one had begun to cry.',
      tries: 'They were trying it with each of the rusty keys from the nail by the steps, in order, and nobody was to drop the bunch.',
      worse: 'Behind the wood something sniffed; overhead the crying went up by one step, and then, as nobody answered, by another.',
      give: 'A lock will last for ever; but damp gets into wood, and that cellar was as damp as a dog’s nose. The bolt sat in its hole, and the hole had gone as soft as cheese. It was no good kicking. Somebody just leaned there, and went on leaning.',
      clear: 'The door came open, with the noise that a cork makes; it was no lighter on the other side, but from the sill to the corner there was nothing in the way.',
    },
  },
  'The Little Voice That Grew': {
    crowd: {
      onset: 'They were about to vote, and each meant to be heard first. Half the hall stood on its chairs and was for filling in the pond, and the other half was for drains; and somewhere beneath it all went a voice like a pea.',
      tries: 'They had asked the first row to hush the second, and the second to hush the third, and so on, and the ninth was just turning round.',
      worse: 'The chairman rang his bell until the tongue flew out of it; and then he went on ringing, from habit, without a sound.',
      give: 'Wherever the little voice had come by, an ear had been turned, and stayed so. Somebody on the platform did the same, and leaned out, and kept perfectly still; and if a person is plainly trying to hear something nobody likes to be the one who prevents it.',
      clear: 'One by one they sat down on the chairs, instead of standing on them; and in the big hall there was no longer any noise larger than a pea.',
    },
    dark: {
      onset: 'The big hall had no windows towards the pond, so that nobody should look out, and none on the other side, so that it should match. And the caretaker, who put out the lamps on the stroke, whether a meeting was over or not, put out the lamps.',
      tries: 'Everyone was to stay in their seats, while they felt their way down from the platform, one board at a time, and kept clear of the jug.',
      worse: 'Two hundred people whispered that they were perfectly calm; the jug went over; and in one of the rows a little voice said something about a pond, and lost heart.',
      give: 'The little voice had shown how one gets about in there: along one row from ear to ear, round by the wall, and back by the next. So the question was sent off the same way, where the caretaker was sitting; and by the same way, after some time, the answer came.',
      clear: 'There was an end to the dark at the caretaker’s door, which stood ajar; and by the little that came in they could see each other, and who had spoken.',
    },
  },
  'A Brother the Size of a Loaf': {
    crowd: {
      onset: 'All the aunts had come on the same day. They stood between the door and the basket, three deep, and shouted one another down as to whose nose it was; and through it screamed the baby, as he did whenever anybody else was about to be heard.',
      tries: 'In the other room a chair had been put out for every aunt, with a cup of something next to it, and by now four were seated.',
      worse: 'One shook a rattle over the basket, to please him, and another a bunch of keys; two of them sang, and it was not the same song.',
      give: 'Aunts differ in much, but there is one thing that they have all been taught, and it is not to wake a baby. It was enough that somebody should come along the bare path in the carpet on tiptoe, as one does where a child has just dropped off; and they stopped, from habit, in the middle of the nose.',
      clear: 'The aunts stood along the wall with their lips pressed together; the baby drew a breath, noticed that he was the only one, and kept it; and the carpet was free.',
    },
    dark: {
      onset: 'The curtain had been drawn, so that he should sleep, and the stove shut, so that it should not dazzle him; and then somebody took the lamp to look for his milk. Nobody could see a thing, and that included the baby, who began to scream.',
      tries: 'By the wall it could be done, past the stove and beneath the washing, as long as they ran into nothing that rings.',
      worse: 'With nothing to look at, he could give his whole mind to it; and somebody had trodden on the rattle.',
      give: 'So many people had gone that way by now, with something warm, that the carpet was worn down as bare as a board, from the door to the basket and nowhere else. Where it was woolly one had gone wrong. Where it was smooth one had only to keep on.',
      clear: 'The dark was over where it smelled of milk and the stove was warm on one side; and the screaming had got as far as [a hiccup|a question].',
    },
  },
  'The Mistake Museum': {
    lock: {
      onset: 'In front of the last shelves was a door with a lock like a ham. On it hung a card, as on everything in that museum: “First say what you did.” “It fell,” somebody told it. The door stayed shut.',
      tries: 'They were to say it all together, on three, so that nobody would have to be heard saying it by themselves.',
      worse: 'Out in the side street somebody barked, just the once, in the voice of one who has been blamed and has not been told what for.',
      give: 'Everything in there was somebody’s mistake, and so, if one read as far as the small print, was the door. A joiner had hung it the wrong way round, it said; the lock was on the same side as the hinges, and people were requested to use the other.',
      clear: 'The door came round on its wrong edge, without any fuss; and behind it was a shelf, quite clean, with a pencil [on a string|on a very short string].',
    },
    maze: {
      onset: 'The way to the last shelf went through the wrong turnings. Each was one that somebody had really taken, and had a card with the name; and they had been put up corner to corner, so that after the third there was no right one left.',
      tries: 'They read each of the cards before they took the turning, and were keeping close, with the eleven bits of vase in the middle.',
      worse: '“I ought to have asked here,” said a card; round the corner, in the same writing, it said, “Or here”; and round the next one, “Oh dear”.',
      give: 'A mistake that hangs in a museum has at any rate been got out of. It was all on the cards, at the bottom, which is where nobody reads: “Went back to the haircuts.” “Turned round at the bridges.” They had only to do what every one of those people did next.',
      clear: 'The last of the wrong turnings had a bench, for anyone with weak knees; and from the bench one looked straight across at an empty shelf.',
    },
  },
  'The Boots That Were Too Big': {
    storm: {
      onset: 'The first snow had been on its way since they started, and now it was there, out of a sky like slate, with a wind behind it. In such weather Grandfather always went just the same. A few steps from the last hut nobody could stand.',
      tries: 'They had taken the bread into the middle, and were edging on towards the half-door, sideways, and nobody was to make a dash for it.',
      worse: 'The snow went by quite level, and it looked as if it were the hut that went; and in the left boot it had come up as far as the note.',
      give: 'The boots were much too big, and as heavy as two buckets of coal. That had been the whole trouble with them. In a gale it was none at all: they stayed where they were put, like gateposts, and everybody could hold on to that, and then came the next step.',
      clear: 'The snow was coming straight down, as snow does; and the hut was so near that one could have called “Bread!” to it, with a plate ready on the sill.',
    },
    gap: {
      onset: 'The path to the last hut crossed a cleft by a plank, and the frost had sent word ahead of it: the plank broke like a rusk. Grandfather would have taken it in one stride; but nobody can jump in boots that stay behind.',
      tries: 'They were swinging the bread across in its cloth, on the count of three and not before, and they had just got to two.',
      worse: 'A stone went down, and never said that it had arrived; and the flakes, which as a rule come from above, were coming up out of the cleft.',
      give: 'Boots of that size have laces to match. They had been wound round and round, so as not to trail, yards of good greased leather; and knotted together, and thrown by somebody who did not mind missing twice, they took hold of the stump of plank on the other side.',
      clear: 'They and the hut were on one side, and so was the last of the bread; and behind the half-door somebody had begun to move about.',
    },
  },
  'Learning to Say Sorry': {
    crowd: {
      onset: 'It was ten to five, and everybody had somebody to see off. They stood before the rope in one solid lump; and because the one word that they meant would not come out they shouted all the others, about sandwiches, and scarves, and trains.',
      tries: 'They were going through sideways, one behind the other, with an “Excuse me” to each hat, and had got past the ninth.',
      worse: 'The boat hooted; and since they now had to shout louder than the boat, the boat had to hoot louder than they did.',
      give: 'It was the same word that had stuck in all of them, as one could tell by their mouths. Somebody went up to the loudest, and merely stood there with it, and looked at him. He knew it at once. He shut his mouth, and so did the next.',
      clear: 'It had got so still on the pier that the sea could be heard between the planks; and through the hats, all the way to the rope, there was a lane.',
    },
    storm: {
      onset: 'The wind came round the end of the pier, where there is nothing to stop it, and took the hats first. The boat had her engine running, and would rather go now than later; and on the boards between, nobody could keep upright.',
      tries: 'From bollard to bollard was the plan, with a hug for each until the gust was past, and it was understood that all would hug the same one.',
      worse: 'Hatboxes bowled along the planks and leaped off at the end; and up through every crack came the spray, so that it rained from underneath.',
      give: 'Everyone on that pier was hugging somebody, and had been for the last ten minutes, since it was all that they could do. Two people who hug are a post, and forty are a wall. One had only to go along behind their backs, pair by pair, in no haste.',
      clear: 'The pier was let alone, and the boat no longer pulled at her ropes; her ladder hung there, hardly swinging, with a minute or two to spare.',
    },
  },
  'The Door I Had to Open': {
    lock: {
      onset: 'The key in the small grey door was warm; and it went round, and round, and caught on nothing. For a year people had taken nine steps towards it and turned off; it was not to be had for the asking. Behind it somebody was humming.',
      tries: 'They were turning the key by quarters, and listening at each, and every one of them had promised not to rattle.',
      worse: 'The tune came to the end; and the pause that followed was so long that each of them was sure they had heard it for the last time.',
      give: 'The door had been painted, in whatever was left over, by somebody who had not troubled to stop at the crack. So it was not the lock that held it. It was paint, which lets go, if somebody runs round it, slowly, from the top, with the edge of a key.',
      clear: 'There was a small dry crack, as when a book is opened at last, and the grey door stood ajar; and the humming came out by the gap.',
    },
    dark: {
      onset: 'Nobody had seen to the lamp at that end since last year, for nobody went there. The light from the kitchen reached for nine steps. After the ninth it was dim, and by the twelfth they could not see the door, or each other; and somebody was humming.',
      tries: 'They went on by one step at a time, in a row, and each was to say the number of it, and nothing but the number.',
      worse: 'The dust hung there like curtains, and they walked into it; and the tune went on, as though it had never had any need of a light.',
      give: 'They had lived there all their lives. It was fourteen steps, it always had been; the eleventh said “crick”, and then came the beam on which somebody used to bump. They knew it as one knows one’s own teeth, once they had left off peering.',
      clear: 'The dark did not go further than the fourteenth step; a thread of light lay there along the floor, and over the thread was a door.',
    },
  },
  'Goodbye to the Old House': {
    lock: {
      onset: 'The front door, which had refused to shut all day, shut. Then it locked itself. It had never done that; and there they were in the empty hall, as though the house had something that it wanted to say to them first.',
      tries: 'The latch had always had to be coaxed; and so they coaxed it, by turns, and with compliments, and on no account was it to be called names.',
      worse: 'Through the letter box one saw the new people at the gate, being patient; and overhead a stair creaked, and after it the one below.',
      give: 'A floor bends a little beneath a family. So long as they all stood at the door, the boards there went down, and the bolt was jammed; it had always been the last one out who could turn the key. The others went over to the stairs, and somebody tried it alone.',
      clear: 'The lock went back, and not at all stiffly, and some garden showed in the crack; and it was not four yet, and the pencil marks were there, just beside them.',
    },
    dark: {
      onset: 'The lamps were in the van, and the men were closing the shutters, from outside, as they had been paid to. The last one went to, and the front door with it. For the first time in its life the house had no light of any kind.',
      tries: 'There were the nails on which pictures used to hang, and they went by those, along the wall, and not fast, on account of the echo.',
      worse: 'Whatever they said was said again upstairs, rather slower; then a stair creaked, and a second stair, and nobody was on them.',
      give: 'One does not need a lamp in a house where one has learned to walk. There was the bump that the tricycle made; and next to it came wood, with lines across. A pencil that is really pressed leaves something that can be felt, at every height that they had ever been.',
      clear: 'The dark stopped there, and a stripe of day came in down the edge of the frame; and in the stripe, one above another, stood the pencil marks.',
    },
  },
};
