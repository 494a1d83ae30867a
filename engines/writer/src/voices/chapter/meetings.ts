// The chapter-book voice (9-12): whom they meet on the way, and how that one comes back at the end.
import type { Beats } from '../voice.ts';

export const MEETINGS: Beats = {
  'meet:goose': [
    '“Here, hold her,” said a woman who was sitting on a milestone, and before {H} could think of an answer {he} was holding a goose. It was warm and extremely heavy, and the woman needed both hands for her bootlace. “She’s called Duchess,” she said. “She bites people she doesn’t trust.” {H} stood very still. [The lace took twenty minutes.|The lace had eleven knots in it, and all of them were stuck.] By the end {he} had told Duchess quite a lot of private things, and Duchess had kept them to herself.',
  ],
  'pay:goose': [
    'A cart was blocking the lane, and on top of the cart sat a goose. “She wouldn’t budge until you came by,” said the woman with the boots. “Two days! I’ve had nothing to eat but turnips.” Duchess climbed down. She waddled along the line like a general, looked each of them up and down, and bit the last one lightly to be on the safe side. Then she put her head under {H’s} arm. [So that was how they got home: by cart, behind a goose, at a gallop.|“Well, I never,” said the woman. “She doesn’t even do that to me.”]',
  ],
  'meet:ferry': [
    'They were already half-way across the river before {H} noticed that the ferryman had his eyes shut. “I don’t like water,” he explained. “It looks at you.” His father had had the boat, and his grandfather before that, and as no one had thought to ask him he had been steering by ear for nineteen years. [So {H} took the other oar, and described things.|{H} thought about it for a bit, and then began to tell him what was there.] “It’s brown. There’s a duck. It isn’t looking at you at all, it’s much too busy.” One of his eyelids twitched, although that was all, for the present.',
  ],
  'pay:ferry': [
    'The river had come right up over the landing stage, and there was no boat, so that they would have to walk round by the bridge, which was a day’s march. Then somebody shouted. Out of the rain, in the very middle of the flood, came the ferryman, rowing like a windmill. His eyes were wide open! “There is a duck!” he yelled. “There are *nine*!” [He would not take a penny for it.|He was so busy looking that he rammed the bank.] He went back and forth with them three times, although once would have done, because he kept seeing something else.',
  ],
  'meet:toll': [
    'A red and white bar lay across the road, and next to it stood a man in a cap. “Toll, please,” he said. {H} held out some coins, but he shook his head, because he had a drawerful of those, and what he took was jokes. It had to be one that he had not heard, and he had heard them all; he had not laughed for eleven years. They told him the one about the bishop and the ladder. [They told him seven more.|They did the voices. It is not easy to be funny in front of a bar.] “No,” he sighed, each time. In the end he let them by for trying.',
  ],
  'pay:toll': [
    'They could hear it from half a mile away. It sounded like a donkey stuck in a pipe. When they came round the bend, the toll man was lying across his own bar and beating it with both fists. “The ladder!” he howled. “It was the bishop’s *own ladder*!” It had taken him all this time to see it. [He had been peeling a potato, he said, and it had hit him like a plank.|Every time that he nearly stopped, he thought of the bishop, and it all began again.] He had to be patted on the back by everyone in turn. From that day the bar has stayed up, and nobody pays.',
  ],
  'meet:counter': [
    'On the last garden wall sat a small girl with a slate, who wrote down everyone who went past, and she had a column for carts, and one for riders, and one called OTHER. “You’re OTHER,” she told {H}. “Out or back?” “Out.” She made a mark. [It was no game. Her brother had gone along that road in the spring, and she wanted to know when everyone was in.|“If I don’t count them out,” she said, as if to somebody rather slow, “how shall I know if they’re all home?”] {H} gave {his} name and spelled it for her. It seemed only right. It felt odd to walk off, knowing that someone had you written down.',
  ],
  'pay:counter': [
    'She was still there. It was a different day, and a colder one, and she had put on two hats. “Name,” she said, though she knew it, and licked her thumb, and rubbed them out, squeak, squeak, one after another. Then there was one line left on the slate, right at the top. The chalk had gone yellow. {H} looked at it. [{He} thought about supper, and {he} climbed up on the wall beside her.|“I’m not in a hurry,” {he} said, which was a lie, and sat down.] They had just run out of things to talk about when a boy with a sack over one shoulder came whistling round the bend.',
  ],
  'meet:piano': [
    'Two enormous brothers were carrying a piano over the hill, and they had been carrying it for a very long time. Each of them whispered to {H} that it would have been there by now if the other one had not kept going backwards. [They had both been told that theirs was the front.|So it went forty steps this way, and then forty steps that way, and had worn a sort of groove.] It was a present for their mother. {H} lifted the lid and pressed one key. It was such a lonely, lovely note that both of the brothers turned their heads. “There,” said {H}. “That way’s the front.”',
  ],
  'pay:piano': [
    'There was music coming through the orchard, slow, and full of mistakes. “It can’t be,” somebody said, and then they all ran. The piano stood among the beans, for it was too big for the door, and one leg of it was a barrel. A tiny old woman was playing it with her eyes shut, while on the grass sat her two huge sons. [“So which of you was in front?” asked {H}. They had to think. They had honestly forgotten.|They were holding hands, and did not seem to have noticed it.] After a while people came out of the houses, bringing chairs.',
  ],
  'meet:scarecrow': [
    'The scarecrow’s hat had slipped down over its eyes, and it looked as if it had been like that for years. {H} walked past it, and walked on, and stopped. “It’s only straw,” someone said. “I know,” said {H}, and climbed over the fence. {He} put the hat straight, and then, since that looked a bit cold, {he} took off {his} scarf as well. [It had nice buttons for eyes, two different ones. They looked surprised.|“There,” {he} said. “Now you can see who’s coming.”] From the road it seemed to be waving. It had had its arm up before, of course.',
  ],
  'pay:scarecrow': [
    'In the night it had snowed on everything. There was no road any more, and no ditch; there was only white, with a bit of grey on top, and they had crossed their own tracks once already when {H} saw something red, very small and far away, like a berry. It was a scarf. Under the scarf stood somebody with one arm stuck out, as stiff as a signpost. [“That’s not the arm it had up before,” said {H}. Nobody would look at {him}.|It was pointing. No one could remember that it had been pointing.] They went that way. Ten minutes later they walked straight into a gate, and it was the right one.',
  ],
  'meet:digger': [
    '“Is it still autumn?” asked the ground. They all jumped. There was a hole in the grass, as round as a plate, and at the bottom of it a face was looking up. It belonged to a man who was digging a well, and who had been at it for so long that he had lost count, because each evening he thought it would be only one day more. They let him down an apple on a string. [{H} lay flat and told him all about the weather, from left to right.|They let down a cheese after it, and the news.] “That’s a good apple,” he called. “I’d been going to give up. I think I’ll do another foot.” They could feel his spade through their boots as they went away.',
  ],
  'pay:digger': [
    'There was such a crowd on the common that {H} was afraid something had happened. Something had. Everybody had a bucket. On the edge of the well sat the digger, up in the daylight, yellow with clay right to his eyelashes. “It was that same evening,” he said. “I ate your apple. I did one more foot so as not to be rude to it. And up she came!” [He dipped a cup and gave it to {H} first, ahead of the guests of honour.|He had saved them the very first bottle, with a cork in.] It was so cold that it hurt. It tasted of stones, and of pennies, and of somebody not giving up.',
  ],
  'meet:maps': [
    'The map man had his maps laid out on a wall with a pebble on every corner. They were lovely, and there was only one thing wrong with them, which was that the places were not there. One was a wood that had been cut down, and one was a village at the bottom of a lake. “Anybody can draw what’s *there*,” he said. “You tell me a place, and I’ll put it in.” [People came from miles away, only to lay a finger on a house.|An old soldier was sitting beside one of them. He had been there since Monday.] {H} told him about a kitchen, and a blue jug in it, and he got the crack in the jug exactly right.',
  ],
  'pay:maps': [
    'Somebody had pushed a roll of paper through the gate. {H} spread it out on the table, and everyone leaned in, and it was a map of the whole way that they had come, with every bend. There was the place where it all went wrong, and along the road, no bigger than ants, marched a row of people in brown ink. “That’s my hat!” somebody shouted. [“He’s drawn my limp!” said somebody else, very pleased.|“Why have I got my mouth open?” said somebody else.] In the corner was a kitchen. Under it the map man had written: “This one is still there. I made an exception.”',
  ],
  'meet:post': [
    'The post-girl had a flat tyre, four hundred letters, and a very bad temper. “By dark!” she said, and kicked a wheel. “They’ve got to be there by dark!” They ought to have gone on, being late themselves. “Has anyone got anything sticky?” asked {H}, who never got any post {himself}, and sat down in the road. [They tried jam. They tried a boiled sweet, sucked.|They tried mud, and treacle, and half a plum tart.] At last they stuffed the tyre so full of grass that it was as hard as a log. She went off down the hill, bouncing like a pea. “I’ll remember you!” she yelled, or it may have been something else.',
  ],
  'pay:post': [
    'It is well known that bad news is quick, although good news can be quicker, if it goes by bicycle. All along the lane people stood at their gates with lamps, and every one of them had already heard. “She came by at four,” they said. “She didn’t stop. She just went past, shouting it, with grass coming out of her wheels.” The soup was hot. [And against the salt cellar leaned a letter, a bit jammy, with {H’s} name on it.|On the mat lay an envelope, rather squashed.] “I looked it up, and you never get any post,” was all it said. “Now you do.” {H} could not remember when {he} had been so pleased with so few words.',
  ],
  'meet:plank': [
    'An old man was crossing the river on a plank, and since it was the only plank he had he walked to the end of it, turned round, picked up the bit that he had come by, laid it down in front, and walked on. “I go over each day,” he said, “to do her coal for her. It’s a long way round since the flood.” [{H} held {his} breath the whole time.|He did not want any help. He was quite sharp about it.] So when he was out of sight they cut three young trees and left them on the bank, where a person might just happen to find them.',
  ],
  'pay:plank': [
    'Where there had been one plank there was now a bridge. It was rather a mad bridge, which had been made of three young trees, a church door, some bed, and a great many opinions, and it leaned over like somebody listening. In the middle stood the old man with his coal. “It’s those trees,” he complained. “One of them saw me with those trees, and then they *all* had to come.” [He made every one of them wipe their feet.|He was trying so hard not to look happy that his ears moved.] On the far bank an old lady sat in the sun, and told everybody what they were doing wrong.',
  ],
  'meet:choir': [
    'The singing that came from the barn kept breaking off in the same place, and when {H} looked in forty people in scarves looked back. “We’re a note short,” said the choirmaster. He seemed close to tears. “Old Perrin had it. He had just that one, and he’s gone to live with his daughter.” [They had all tried it. One got a squeak, and one got a cough.|You could hear where it was meant to be. It was like a missing step.] They started once more. Up went the tune, and up. {H} could not really sing. But when it came to the gap {he} opened {his} mouth and hummed, just to see them safely over.',
  ],
  'pay:choir': [
    'They heard it from the top of the ridge. Up went the tune, and up again, and {H} stopped walking and held on to somebody’s arm. But it did not fall down, because one rather wobbly voice came in, all on its own, at exactly the right moment, and then the forty others stamped across it, like people crossing a bridge in their best boots. [“That’s *your* note!” somebody whispered.|“The carter learned it,” said the choirmaster afterwards. “He practised on his horse.”] In the song book they had written a name above it in red ink. It was spelled wrong, but it was certainly {H}.',
  ],
  'meet:bees': [
    'At the crossroads stood a man with bees on his hat. There were thousands of them, hanging down at both sides like a judge’s wig, and he was talking without moving his lips. “They’ll go when they’re ready,” he said. “It’s my nose I mind about.” He had had an itch since breakfast. [{H} breathed in, put out one finger, and scratched. “*Oh*,” said the man.|Very, very slowly, {H} reached up and scratched it for him.] After that they could not just leave him there. They sat down a little way off and told him who was coming along the road, until at last the bees had made up their minds.',
  ],
  'pay:bees': [
    'In the doorway stood a man whom nobody knew until he took his hat off and put it on again. He had brought a crock. When he cut the wax, the whole kitchen smelled of summer. “They came home, every one,” he said. “They said I was to bring you this. Well, they didn’t *say* it.” [There was only one spoon, and it went round and round the table.|Nobody talked for a good five minutes, and that had never happened before in that house.] As he was leaving he looked across at {H}, very seriously, and touched the end of his nose.',
  ],
  'meet:baker': [
    'Only one window in the town had a light in it, and it was down by the pavement. In the cellar a man was standing at his table, up to his elbows in dough, fast asleep. He had a new baby, he said when they woke him, and it did not believe in night, and in four hours there would be two hundred people wanting rolls. [“Show us what to do,” said {H}, and rolled up {his} sleeves.|They looked at one another, and went to wash their hands.] They thumped and folded until the stars went out. The man lay on the flour sacks and snored like a saw, and nobody had the heart to be annoyed.',
  ],
  'pay:baker': [
    'On the step stood a basket, with a cloth over it, and steam coming out of the cloth, although there was nobody in the street. {H} carried it in and took the cloth off, and inside were loaves, and all of them were different, and all of them had raisins for eyes. It was quiet for a moment. “That’s me,” someone said faintly. “Is my chin like that?” [It was all of them, done in bread, and he had left nothing out.|“That’s you yawning!” “That’s you being bossy!”] {H} was in the middle, with sleeves rolled up. They ate the others, with butter. That one {he} put on the shelf.',
  ],
  'meet:dog': [
    'It was a blind old dog, and nobody had invited it, but it walked in front of them with such confidence that they followed. It turned off the road, and led them through a gap and along a stream, until at last it stopped and wagged its tail, outside a house that had no roof. [A tree was growing in the front room.|There was nothing left of it but four walls and some nettles.] It had brought them home, that was all; only it was somebody else’s home, and a very long time ago. They had lost half a morning. {H} did not scold it. {He} went up to the place where the door had been, and opened it politely.',
  ],
  'pay:dog': [
    'When {H} opened the door {he} nearly fell over something on the step, and it was a dog, which lifted up its white eyes and thumped its tail. It had come all that way by nose alone, at its own pace, and it had not gone wrong once. “You’d better come and look, then,” said {H}. “I mean, smell.” So they went round together: passage, stairs, stove. [By the stove it turned round three times, and lay down with a sigh like a grandfather’s.|It seemed to know the warm spot already.] Nobody ever asked whose it was. It had a roof over it now, and that was what it had been looking for.',
  ],
  'meet:signs': [
    'NICE VIEW, SIT DOWN, said the sign. There was a log, so they sat on it, and it was nice. The next one said WATCH OUT FOR THE GOOSE. Round the corner they found a woman with a pot of paint and a whole barrow of empty boards. She was supposed to be putting up how many miles it was. “But that’s so *dull*,” she said. [“I just put what I’d want to know.”|“And when you’re tired it doesn’t even help.”] When they asked her the way, she looked at each one of them in turn. Then she painted them a sign of their own. It said: NOT YET. They had no idea what it meant, until later.',
  ],
  'pay:signs': [
    'At the end of their own lane there had never been a signpost, as everyone knew where it went. There was one now, and the paint was still wet. They put down their bags and read it. [It did not say how far, or where to. It just said: NOW.|HERE THEY COME, it said, in big white letters, and there was an arrow.] They laughed so much that they had to lean on it, and so it got all over their sleeves. It is there to this day. Strangers grumble that it is no help at all. {H} goes out with a small brush every spring, and does the letters again.',
  ],
  'meet:space-lamps': [
    'In the longest passage of all there was a man on a ladder, changing a lamp, and he had been changing it for a year, because whenever he put in a new one, it went on and off, on and off. “It’s the wiring,” everyone had told him. “It isn’t,” he said to {H}. “It’s too neat. Someone’s *talking*.” [He had it all in a notebook, every single flash.|He had never dared to answer. What if it was private?] {H} held the ladder for him. They waited, with their necks bent back, although they had plenty to do. Then it started; and {he} felt all the hair stand up on the back of {his} neck.',
  ],
  'pay:space-lamps': [
    'All the lamps were flashing, the whole length of the passage. “It’s for you!” called the man on the ladder. He was working a switch so fast that you could hardly see his hand. “They’re ever so far off! They keep on asking what you lot are doing, so I’ve been telling them. They’ve had no sleep at all!” [The lamps stopped. They could almost hear somebody thinking.|He looked it up in his notebook, letter by letter, with his tongue between his teeth.] It said: TELL THEM HOORAY. And then, after a pause, a bit more shyly: WHAT IS SUPPER?',
  ],
  'meet:space-luggage': [
    'A robot was standing in the corner of the hall, with a suitcase. Somebody had asked it to hold that for a moment. It had been sixty-one years, it told {H}, and four days. “She’ll be back,” it said, and it gave the handle a polish. No one had ever liked to tell it. [{H} bent down and looked at the label. There was nearly a whole street left on it.|“What’s in there?” asked {H}. “I couldn’t say,” said the robot. “It’s not mine.”] There was really nothing one could do. So {H} stood next to it for a bit, like you do with people at stations, and then {he} went and wrote a letter.',
  ],
  'pay:space-luggage': [
    'An old lady had come in on the evening shuttle, with a hat on, and a letter in her hand, and she went straight over to the robot and then did not seem to know what to say. “I was nine,” she told it. “They were all in such a rush. When I looked round, you’d gone.” “I was here,” said the robot. “Is this yours?” It held out the suitcase[, and its arm, which had not moved for sixty-one years, went *crrrk*|, and she took it by the handle, which was as bright as a spoon]. Inside were a bear, and a toothbrush, and some very small shoes. Everybody in the hall found something interesting to look at on the ceiling.',
  ],
  'meet:space-window': [
    'Somebody knocked on the window. It gave them all a shock, because outside that window there was nothing but outside. Then a sponge came down, and it was the cleaner, hanging on a long thin cord with a bucket, and singing to himself by the look of it, for he had two thousand windows to do. [When he had done the last, it was time for the first one again.|In all those years, you could tell, no one had ever waved.] {H} waved. The cleaner nearly dropped his bucket. {H} put one hand up against the cold glass, and on the far side, very carefully, he put up his big glove to match.',
  ],
  'pay:space-window': [
    'It was so bright that they thought something must have gone wrong. It was stars. Someone had washed all of the windows on the whole station in a single night, all two thousand, right into the corners. They had never known that there was that much out there. [And on {H’s} own window, backwards, so that it could be read from inside, it said HOORAY in soap.|On the glass beside {H’s} bunk was one mark, low down: it was the print of a very big glove.] “Shall I wipe that off?” people ask sometimes. “No, thank you,” says {H}. “I’m keeping it.” And {he} puts {his} hand up against it, just for a second, to see.',
  ],
  'meet:space-tea': [
    'There was a machine on the corner that used to sell tea, and that since the power cut had given nothing but advice. {H} put in a coin. It hummed and hissed, and out came a slip of paper. DON’T GO BACK FOR THE GLOVES, it said. No one had lost any. They tried again. SHE DIDN’T MEAN IT, said the next one. [“Please may I have that?” asked a girl behind them, and she ran off with it, smiling.|“It’s never for you,” a porter told them, “but it’s always for someone.”] {H} had one coin left. The third slip {he} put in {his} pocket without looking. It seemed best to save it for an emergency, and then {he} forgot.',
  ],
  'pay:space-tea': [
    '{H} was turning out {his} pockets for the wash when {he} found it. It was the third slip! It had been in there the whole time, through everything, folded up as small as a stamp. {He} sat down on the bath. What if it had been the answer? [{He} nearly did not look.|{He} unfolded it with one eye shut.] THAT WENT QUITE WELL, it said, CONSIDERING. {He} laughed so much that people came to see what was wrong. Then {he} went back to the machine with all the coins {he} had. It took every one. It rumbled. And it gave {him}, for the first time in years, a cup of tea.',
  ],
};
