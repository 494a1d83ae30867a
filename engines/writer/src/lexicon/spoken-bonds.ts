// How two fall out and make up, for the oldest: in what is said, with no place of its own, so that it suits whatever scene it stands in.

interface Spoken {
  strain: readonly string[];
  mend: readonly string[];
}

/** By the first of the types; of “parent”, “mentor” and the like it is F who is that. */
export const SPOKEN_BONDS: Readonly<Record<string, Spoken>> = {
  friend: {
    strain: [
      '“You decide,” said {F}, “and afterwards you tell me that we decided.”', '“I used to know what you were thinking,” said {F}. “These days I am informed.”',
      '“It was never going to be the two of us,” said {F}. “It was going to be you, and somebody to hold things.”', '“You are not listening,” said {F}. “You are waiting for me to stop.”',
      '“Do you know what I like about strangers?” said {F}. “They say please.”', '“I had an idea as well,” said {F}, “in case anybody is collecting them.”',
    ],
    mend: [
      '“I ought to have asked you,” said {H}. “You ought,” said {F}. “Ask me now.”', '“I said it to hurt,” said {F}. “I know,” said {H}. “It was very well aimed.”',
      '“Are we all right?” said {H}. “No,” said {F}; “but we are on the way.”', '“I should have said it sooner,” said {F}. “I should have heard it sooner,” said {H}.',
      '“I have been talking to you in my head the whole time,” said {F}. “You were much ruder than this.”', '“You were in the right,” said {H}. “I know,” said {F}. “It was horrible. Don’t ever leave me there again.”',
    ],
  },
  sibling: {
    strain: [
      '“You have been the good one for so long,” said {F}, “that nobody has looked to see whether it was true.”', '“At home they always believed you,” said {F}. “There is nobody here who has to.”',
      '“I knew that you would say that,” said {F}. “I always know. It is the dullest thing about us.”', '“I wish that just for once,” said {F}, “you would be surprised at me.”',
    ],
    mend: [
      '“I have had you for longer than I have had anything,” said {F}. “I am not going to start looking for another.”', '“You may be right about this one,” said {H}. “I would sooner that we both were,” said {F}.',
      'They did not apologise, which in that family was considered affected; {F} merely asked what {H} thought, and waited for the answer.', '“We shan’t tell them about this at home,” said {H}. “They would never believe that you said sorry,” said {F}.',
    ],
  },
  cousin: {
    strain: [
      '“You only ever come when there is something to be won,” said {F}.', '“In our half of the family,” said {F}, “one says thank you.”',
      '{F} said what the whole family said about {H} when {H} was out of the room, and said it to {his} face.',
    ],
    mend: [
      '“I was only repeating what I had heard,” said {F}. “I ought to have looked first.”', '“They will say that we get it from each other,” said {H}. “I hope so,” said {F}.',
      '“Come for the whole summer,” said {F}; and nothing stronger had ever been said in that family.',
    ],
  },
  parent: {
    strain: [
      '“I was doing this before you were thought of,” said {F}; and it was true, and it was of no use to anybody.', '“You never listen,” said {H}. “I have done nothing else for years,” said {F}.',
      '“I am not asking for permission,” said {H}; and for the first time {F} had no answer ready.',
    ],
    mend: [
      '“I was frightened for you,” said {F}. “I was frightened for *you*,” said {H}. It was the same fright, it turned out, and each had been carrying the whole of it.', '“You were right,” said {F}, and had the tact not to add that it was the first time.',
      '“I should have listened,” said {H}. “I should have said it once,” said {F}, “and not eleven times.”',
    ],
  },
  child: {
    strain: [
      '“You said that I could help,” said {F}. “You never said that you would let me.”', '“Not now,” {H} had said, once too often; and {F} did not ask again.', '“I am not too small for it,” said {F}. “It is only that you are used to me like that.”',
    ],
    mend: [
      '“You saw it before I did,” said {H}. {F} had waited a long time to hear that, and asked to hear it again.', '“I was holding on too tight,” said {H}. “A bit,” said {F}. “You needn’t let go altogether.”', '“Next time I’ll ask you first,” said {H}. “I’ll say yes,” said {F}; “but ask.”',
    ],
  },
  mentor: {
    strain: [
      '“I had thought that you knew that by now,” said {F}. There was no more than that, and it was plenty.', '“You taught me to ask,” said {H}. “I did not teach you to stop listening,” said {F}.',
      '“Is it that you don’t know,” said {H}, “or that you won’t say?” Nobody had ever put that to {F} before.',
    ],
    mend: [
      '“I learned something today,” said {F}. “It is most inconvenient, at my time of life.”', '“You might have been wrong,” said {H}. “I was,” said {F}. “I was waiting to see if you would notice.”',
      '“Well done,” said {F}, who had never been known to say it, and who looked as though it had cost something.',
    ],
  },
  student: {
    strain: [
      '“Because that is how it is done,” said {H}, and had never heard it sound so thin.', '“You always tell me the answer,” said {F}, “just as I was getting to it.”', '“One day you will understand,” said {H}. “You say that,” said {F}, “whenever you don’t.”',
    ],
    mend: [
      '“That was your idea,” said {H}, in front of everyone; and {F} did not know where to look.', '“What would you do?” said {H}. It was the first time that it had been a real question.', '“I went too fast for you,” said {H}. “You went too fast for anybody,” said {F}.',
    ],
  },
  guardian: {
    strain: [
      '“Stay behind me,” said the one. “There is nothing to be seen behind you,” said the other.', '“I never asked to be looked after,” was what was said; and what was answered was, “No. That is why somebody has to.”',
      'It is tiring to be guarded, and it is tiring to guard; and on that day each of them said so.',
    ],
    mend: [
      '“I only wanted you safe,” said one. “I only wanted to see,” said the other.', '“We might go side by side,” said {H}. It had not occurred to either of them.', 'They agreed, after some discussion, to look after each other by turns.',
    ],
  },
  rival: {
    strain: [
      '“Was that your best?” asked {F}; and it had been, which was what made it unforgivable.', '“You don’t even want it,” said {F}. “You only want me not to have it.”', 'Each of them, it was becoming plain, would sooner have been lost than be second.',
      '“If I had done that,” said {F}, “you would have told everyone.”',
    ],
    mend: [
      '“I’d never have got so far without you in front,” said {H}. “I was only in front because you were behind me,” said {F}.', '“That was good,” said {F}, and it came out rusty.', '“Shall we call it a draw?” said {H}. They thought about it, and decided that they would rather not.',
      '“You might have beaten me there,” said {H}. “I might,” said {F}. “I looked round.”',
    ],
  },
  enemy: {
    strain: [
      '“I should have known better than to trust you,” said {H}. “Yes,” said {F}. “So should I.”', '“You have waited years to say that,” said {H}. “I had meant it to be longer,” said {F}.', 'An old word was used between them, one that had not been said aloud for years.',
      '“There was a time when I would have believed that,” said {F}.',
    ],
    mend: [
      '“I was wrong about you,” said {H}. “Not entirely,” said {F}.', '“I still don’t like you,” said {F}. “No,” said {H}. It was the first thing on which they had ever agreed.', 'It was not friendship yet; it was only that each of them had begun to be curious about what the other would say.',
      '“You could have left,” said {H}. “I know,” said {F}. “I keep asking myself about it.”',
    ],
  },
};
