// The chapter voice (9-12): `pay` in the development.
import type { Beats } from '../../voice.ts';

export const PAY: Beats = {
  'pay:tuba': [
    // Where nobody goes far.
    'Round the corner came a wedding. There was a bride, and a great deal of net, and behind it, all alone, with his eyes shut, walked the man with the tuba. *Oom*, he went; then he left a gap. And into the gap, from every side, people had begun to put things: somebody clapped, somebody’s baby shouted, a boy ran a stick along the railings. [It was the best tune that anyone had ever heard, and nobody was playing it.|*Oom*, went the tuba; and the whole crowd held its breath, and came in.] “It was your idea,” he called, when he saw {H}, and in doing so he missed his place. It made no difference. By then they had put the bride in it.',
  ],
  'pay:keys': [
    // Where nobody goes far.
    'The old lady was waiting on the step, with no keys at all. She had used her hour, she told them. She had gone round to see what they all belonged to; and she had found the cupboard where her skates were, and a cash box with a letter in it, and a garden that she had clean forgotten. [“Forty years,” she said, “and the pears have been coming every autumn without me.”|There was a swing in it, she said, and she had had a go.] She had only one key left over, and it was for {H}. She did not know what it opened. “That’s for you to find out,” she said. “I wouldn’t start with doors.”',
  ],
  'pay:letterbox': [
    // Where nobody goes far.
    '“Stop!” shouted somebody. It was the boy from the letter box, and he was dragging another boy along by the sleeve. “He got it,” he said. “The postman let him have it, straight out of the bag.” “It made me so cross,” said the second boy, “that I went round to hit him.” [“And I was out,” said the first. “I was on *his* step, waiting to say sorry. We sat on each other’s steps for an hour.”|“And halfway there I met *him*,” said the first, “coming round to be hit.”] They had brought {H} the letter. They had made it into a boat, a rather good one, with both of their names on it, and if you looked you could see “never” running along one side, just under the water line.',
  ],
  'pay:chess': [
    // Where nobody goes far.
    '“Check,” said a voice, and “Nonsense,” said another. There was such a crowd about the two old men that {H} had to stand on a box. They were playing like lightning. They had finished the game that they had begun in March, and it was a draw, and since then they had got through seven more. [“He’s a dreadful player,” said the one with the beard, with shining eyes. “I’d no idea. We’ve only ever sat here.”|Every time that one of them won, they turned the board round, and he had to lose it again.] A new piece was standing in among the others. It had been cut out of a cork. It stood wherever there was room, and could go in any direction, and they had named it after {H}.',
  ],
  'pay:queue': [
    // Where nobody goes far.
    'The man with the lace came hurrying after them. He had done as {H} told him, and given the first one in the queue his pear; and they had been so pleased that they had given the next one half of it, and an egg; and so it had gone on, all the way round both corners, and it had not stopped yet. [Somebody near the end had been given a piano.|By the second corner it was hats.] “I don’t know where it all comes from,” he said. “I only did up my shoe.” He had been sent with what had come round to the front again, and it was for {H}. It was a pear. It was not the same pear; it was a bigger one.',
  ],
  'pay:bell': [
    // As true of a reef and of a station as of a road.
    'The noise was like a tray of spoons falling down a staircase, again and again, and when they came round the corner the woman was hanging on the rope with both feet off the ground. “It isn’t because of you!” she shouted. “I meant it to be! I was saving it for you! But then a boy ran in to say that you were safe, and that there was leek soup, and I do like leek soup!” [So she had rung it for the soup, by accident, and found that she could not leave off.|Her hair had come undone, and she did not look a day over seven.] They all had a turn, {H} twice. She was going to give it to somebody younger tomorrow, she said, but she had sixty years to catch up on first.',
  ],
  'pay:sums': [
    // As true of a reef and of a station as of a road.
    '“It was me!” cried the old man, going from one to another with his arms out. “It was my own penny!” It took them a moment to know him without his chair. On that very first day he had had a penny of his own for a bun, and he had put it down on the paper so as to have his hands free, and there was the brown ring that it had left, on the line that he had started with. [He had been so nervous that he had added it in.|“You said that your line was right,” he told {H}, “so I thought I had better look at the one which I never show anybody.”] The young lady, who was seventy, was holding his hat. They were just going to buy the bun, and it was understood that {H} would help them to eat it.',
  ],
  'pay:portrait': [
    // As true of a reef and of a station as of a road.
    'A lady in a travelling coat stood in front of a picture, and there was a ring of people round her, and at the very back, behind everyone, was the man who had painted it, hiding his face in his hat. “Whose hair is that?” she demanded. It was a broom seller’s. “And this?” “That bit is mine,” said {H}. She came over and compared it. [She wanted to shake hands with the hands as well, all three pairs.|She walked round {him} once, and went back to the picture, and counted something on her fingers.] “It isn’t in the least like me!” she announced. “My nose has never gone in that direction! I look as if I were about to throw something!” And a noise came out of the hat, because just then, with her chin up, it was so exactly what she looked like.',
  ],
  'pay:joke': [
    // As true of a reef and of a station as of a road.
    'Somebody important had just unfolded a speech, and everyone was as quiet as could be, when a shout came from the old man in the chair. “‘NOT WITHOUT THE DUCK’!” he yelled. “That’s what it says! The parrot! ‘Not without the duck’!” [Nobody breathed. There had never been anything about a duck.|“Which duck?” asked the important person, and looked for it in the speech.] And then it appeared that there was nobody in that whole crowd to whom he had not told the rest of it, at one time or another, in nine years. They had all been carrying round a colonel and a bath with no end to them. The laughing began on the left. {H} has never found out what the speech was about, because the person who had it was lying on his back and kicking.',
  ],
  'pay:knitting': [
    // As true of a reef and of a station as of a road.
    'They knew the scarf at once by the yellow, although it was full of holes; but now somebody was on the other end of it. He was coming along it with his arm through the loops, winding as he went, and he had such a ball on his shoulder that all they could see of him was legs. “I was lost,” he said out of the ball. “I was as lost as anyone can be. Then I fell over this.” [They helped him to carry it round the last two corners.|He had known whose it was, since nobody else makes that mistake in every ninth row.] The enormous girl looked up. She put down her needles, for the first time since anybody could remember, and they lay there on the chair, perfectly still, like two fish that have been told that they may go.',
  ],
  'pay:whistle': [
    // As true of a reef and of a station as of a road.
    '“I won,” said a small voice, just as they were going past. It came from underneath, where there was hardly room for a cat; and when {H} lay down flat, there, with cobweb in his eyebrows and one shoe off, was the twelfth child. He had stayed where he was, he explained, until he heard people cheering, and so he supposed that it must be about him. “It’s about us, really,” said somebody. “It’s about you as well,” said {H}. [They carried him along on their shoulders, and he bowed to both sides.|He had to be fed first, and ate for ten minutes without saying anything.] The uncle was standing where they had left him, on tiptoe. He did not scold at all. He put the string with the whistle round the boy’s neck, and then he sat down on the ground and was perfectly useless until bedtime.',
  ],
  'pay:drawer': [
    // As true of a reef and of a station as of a road.
    'Someone had tied a string to the leg of the first chair they came to, and it went off round the corner, and it was all knots. They followed it along. It went by way of nearly everybody whom they knew, and each of those had hold of it, and was grinning. [“Pull,” they said to {H}. “Go on. She’s been waiting.”|“It’s for you,” they said to {H}; “we’re only holding it.”] {He} pulled. A very long way off a bell rang, and somebody cheered; and in no time the woman from the drawer came running, with the rest of the ball in her arms. “It reaches!” she said. “It reached the whole way, and there’s one piece over!” There was nothing in the world that it could be wanted for. She gave it to {H}, who would know when it was.',
  ],
  'pay:parcel': [
    // As true of a reef and of a station as of a road.
    'The two sisters were out, for the first time in eight years, and you could see them coming, because of the colour. One of them wore a yellow glove, and the other wore the other. “It was you saying *open it*,” Lena told {H}. “We couldn’t get it out of our heads. So we shut our eyes, and each of us pulled.” [It had been a pair of gloves, and a nutcracker, and a card.|There had been a card, and they held it out for {him} to read.] “To you both,” said the card, “from a friend.” In all that time it had never crossed their minds that it could be for two. They had the nutcracker with them as well, and they wished {H} to have it; they had no nuts, and it would only have been one more thing to be polite about.',
  ],
  'pay:part': [
    // As true of a reef and of a station as of a road.
    'There was a play on, and they were pushed into the front row, because of what they had done. It was a long play, with a good deal of shouting. Then a young man in a cardboard helmet came on with a bowl. “My lord,” he said, “the soup is cold”; and he said it in such a way that the whole house sat up. [You knew at once that there had been somebody whom he was talking to on the stairs.|He looked back over his shoulder, only for a second, as if he had left something wonderful behind.] The king forgot his lines. Somebody in the gallery sobbed. When he had done he bowed, straight to {H}, and from then on nobody took any notice of the king. They were all of them wondering what it was that he had seen.',
  ],
  'pay:cupboard': [
    // As true of a reef and of a station as of a road.
    '“Come in, come in,” said a large voice, and it was the strong man, in an apron. They hardly knew the room. Along one wall stood the cupboard, where you would see it when you woke up, and round about it, because it had looked so lonely by itself, there had come to be a table, a rug, a plant, and a small fat woman who was laughing at something. [They were to be married on {day}. It had been her plant.|She had only come to ask if he would carry something, and had not gone away again.] He opened the cupboard to show them. There was nothing in it at all. He was keeping that, he said, for {H}: if ever {he} had a thing that {he} did not know where to put, there was a place for it.',
  ],
};
