// The chapter voice (9-12): `meet` in the resolution.
import type { Beats } from '../../voice.ts';

export const MEET: Beats = {
  'meet:tuba': [
    // Where nobody goes far.
    '{rooms}From an upstairs window came a sound like a bath running out, and then, after a while, the same sound, sadder. “I’m so sorry,” said the man who was making it; he was leaning out, with a tuba round him. “I only have the one note that I’m sure of.” He had been asked to play at a wedding, and it was the bride who had asked him, and he had not liked to say no to her. [“It’s a very good note,” said {H}, and meant it.|{H} listened again. It was not a bad note, once you knew that it was meant.] “You could play it a lot of times,” {he} suggested, “and leave gaps.” The man wrote this down. They could hear him behind them for quite some time, leaving gaps.',
  ],
  'meet:keys': [
    // Where nobody goes far.
    '{rooms}An old lady was standing in front of her own door with a bunch of keys as big as a cabbage. She had been trying them for an hour. “It’s one of these,” she said. “It always has been.” There were a hundred and twelve. {H} offered to hold the ones that she had done. [They sang the numbers, to keep count, and a boy who was going by joined in.|It is harder than you would think to keep keys from getting back in among their friends.] At ninety-nine it struck {him} to try the handle. The door was open; it had been open the whole time. “Well,” said the old lady, not in the least put out, “now I shall have an hour to myself. I can’t think when I last had one.”',
  ],
  'meet:letterbox': [
    // Where nobody goes far.
    '{daylight}{rooms}A boy had his arm in a letter box, up to the shoulder, and could not get it out. “I posted something,” he said, “and I want it back.” It was a letter to his best friend, and it said that he was never going to speak to him again. [He had put a stamp on it, too, with his own money.|“I’d changed my mind by the time I heard it land,” he explained.] They tried butter. They tried pulling, all in a row, like people with a turnip. In the end {H} simply sat down next to him, and told him of some of the things that {he} had said {himself}, one way and another, and wished back; and at about the fourth the boy laughed, and his arm came out, by itself, with nothing in it.',
  ],
  'meet:chess': [
    // Where nobody goes far.
    '{rooms}Two old men sat on either side of a chess board, and neither of them moved. “Whose turn is it?” asked {H}. Each of them looked at the other. It was this, it turned out, that they could not agree upon; they had stopped for a sneeze, one day in March, and when it was over neither could remember who had just been. [Each was far too polite to go first.|The one with the beard brought the sandwiches, and the other one brought the dust cover.] “It would be a pity to get it wrong,” they said. {H} could not play. But {he} leaned over, and turned the whole board half-way round, so that each had the other’s men. “Now it doesn’t matter,” {he} said; and it was as though somebody had opened a window.',
  ],
  'meet:queue': [
    // Where nobody goes far.
    '{daylight}{rooms}There was a queue, and they joined it, since it was going their way. It went round two corners, and not one person in it knew what it was for. “Something good,” they said, “or there’d not be so many.” In the end {H} walked along to the front to see. At the front was a man who had stopped to do up his lace. [He had got a knot in it, he said, and when he looked round there had been somebody behind him.|That was some time ago, he said, and when he got up they had all looked so hopeful.] “I didn’t like to tell them,” he said. {H} considered the matter. “Then you’ll have to give them something,” {he} said. “What have you got?” The man felt in his pockets. “I’ve got a pear,” he said.',
  ],
  'meet:bell': [
    // As true of a reef and of a station as of a road.
    'A woman was polishing a bell, and she had made it so bright that you had to look a little to one side of it. She had been given it when she was seven, to ring as soon as something happened that was worth it. “And how will you know?” asked {H}. “They said that I would,” said the woman, rubbing. [There had been a wedding once, when she already had the rope in her hand, but the bridegroom had had a cold.|There had been several very nice days, but each time she had thought that there might be a better one.] It had never been rung. {H} was allowed to put {his} ear against it, and it was humming to itself, extremely low, like somebody waiting for a turn.',
  ],
  'meet:sums': [
    // As true of a reef and of a station as of a road.
    'An old man was adding up a column of figures as long as the room, which went over the end of the table and twice round his chair, and it would not come out. There was a penny too many. He had been given it to do on his first day, when he was fifteen, and there was a young lady who had promised to wait until he was finished. [“Couldn’t you just leave out a penny?” asked {H}, and he looked at {him} as if {he} had suggested leaving out the King.|“I could give you one,” said {H}; but that would only have made two too many.] As a treat he let {H} check a line. {H} added it up three times over, with {his} tongue between {his} teeth, and each time it was perfectly correct.',
  ],
  'meet:portrait': [
    // As true of a reef and of a station as of a road.
    '“Don’t move!” called a man with a paintbrush, and {H} stood still on one side of a step. “It’s the shoulder,” said the man. “I have been looking for that shoulder for a year.” He was painting his wife. She had gone away to look after her sister, and she was certainly coming back, but he had begun to have trouble in remembering her, and so he was making her out of other people. [The hair belonged to a man who sold brooms, and the hands to three different women at three different sinks.|He had had the left ear from a policeman, who had been very decent about it.] It took ten minutes. When {H} was allowed to look there was a whole lady, put together with enormous love, who was not like anybody on earth. “Now I only need the expression,” said the man. “That I know by heart. It’s cross.”',
  ],
  'meet:joke': [
    // As true of a reef and of a station as of a road.
    'A very old man in a very good chair wanted to know if they had heard the one about the colonel and the bath. They had not, so he told it, with all the voices, and it grew funnier and funnier until they had to hold each other up. Then he stopped. “That’s as far as I’ve got,” he said. The end had dropped out of his head nine years ago. [He told it to everybody who came past, as fast as he could, in case he should be carried over the gap.|“It’s something that the parrot says,” he explained. “It’s extremely short.”] They tried to help him. {H} made the parrot say every single thing that {he} could think of, and the old man laughed at each of them, out of politeness, and shook his head.',
  ],
  'meet:knitting': [
    // As true of a reef and of a station as of a road.
    'An enormous girl was knitting something yellow, and it came out of the door of the room where she sat and went round two corners, and they had been following it for quite a while before they found her on the end of it. It was a scarf. It was for her brother, who was away, and she had promised herself that she would stop when he came home. [“He said a week,” she told them. “I like to have something in my hands.”|“I don’t suppose that his neck is any longer than it was,” she said, and started another row.] She never dropped a stitch. {H} held the wool for her, and asked how far it reached by now; and she was sorry, but she had only ever seen it from this side.',
  ],
  'meet:whistle': [
    // As true of a reef and of a station as of a road.
    '“You haven’t seen a small boy?” asked a man with a whistle on a string. He was the uncle who had been put in charge of the hide and seek. He had counted to a hundred, with his eyes shut, as one should, and had found eleven of them in no time at all; and the twelfth had not come out. [That had been in the morning, and the others had gone home, and he had said that he would just have one more look.|“He’s only six,” he said. “But he’s terribly good at it.”] Every so often he blew the whistle, to show that the game was over, and stood on tiptoe. {H} looked in two barrels and behind a curtain, and found a hat, and was sorry to have to go on.',
  ],
  'meet:drawer': [
    // As true of a reef and of a station as of a road.
    'A woman had been asked to tidy one drawer, and she had got as far as the string. Every piece in it was too short to be used and too long to be thrown away, and she could not begin. “Something might come along,” she said, “that wants a piece of just that length.” [{H} held up one after another, and had to agree with her.|There were two hundred and six of them. {H} helped to count.] So {he} sat down, and took the first and the second, and made a knot. It was a good knot. “Oh,” said the woman, looking at it with her mouth open. When they left she had done fourteen, and had asked not to be disturbed.',
  ],
  'meet:parcel': [
    // As true of a reef and of a station as of a road.
    'Two sisters sat on either side of a parcel which had come for one of them, and the name on it had run. It began with an L, and so did both of theirs. “It’ll be for her,” said Lotta. “I shouldn’t dream of it,” said Lena; and they had sat there for eight years. [They put it up on the shelf for their birthdays, and took it down in between.|It was rather a nice shape. It had a cloth on, because of the light.] {H} shook it, since {he} was asked to. There was something soft in it that moved, and something hard that did not. “Couldn’t you open it and see?” {he} asked. They looked at each other in horror. “But then,” said Lena, “one of us would be disappointed.”',
  ],
  'meet:part': [
    // As true of a reef and of a station as of a road.
    'A young man in a cardboard helmet was walking up and down and saying one sentence. He had a part in a play, he told them, and that was all of it: “My lord, the soup is cold.” He had been saying it for a month, and by now it did not mean anything. [He said it to them in a high voice, and in a low one, and as if he had been running.|“My *lord*, the soup is cold,” he said. “My lord, the *soup* is cold. You see?”] {H} asked what had happened to the soup. Nobody had ever told him. In all probability, said {H}, somebody had been sent to fetch it, and had stopped on the way to look at something. “At what?” asked the young man. They left him standing quite still, with the helmet in his arms, trying to think what it could have been.',
  ],
  'meet:cupboard': [
    // As true of a reef and of a station as of a road.
    'A very strong man was standing in a doorway with a cupboard in his arms. He had been asked where he wanted it, and he did not know. It was for his new room, and he had never had a room; and the others, who had helped him to bring it in, had gone to their dinner. [“By the wall, perhaps,” he said. “Only then one couldn’t see the wall.”|It did not seem to weigh anything. He shifted it from time to time, as you would a baby.] {H} asked him where he would be sitting. He had not thought of sitting. So {he} made him sit, on the floor, with the cupboard in his lap, and look about; and after a bit he said, rather shyly, that he would like to have it where he could see it when he woke up.',
  ],
};
