// More of how two stand to each other, by the first of the types: shown, strained, mended.

interface BondWays {
  show: readonly string[];
  strain: readonly string[];
  mend: readonly string[];
}

export const MORE_BONDS: Readonly<Record<string, BondWays>> = {
  friend: {
    show: ['{H} and {F} had a secret den with room for one, and took turns in it.', 'When {H} lost a marble, {F} looked for it for an hour.', '{F} kept a spare mitten for {H}, and it was always the left.'],
    strain: ['“Fine,” said {F}. “Fine,” said {H}. It was not.', '“Don’t let me keep you,” said {F}, who had never said such a thing before.', '“You promised,” said {F}, and {H} had, and had forgotten.'],
    mend: ['{F} moved over. {H} sat down. That was all it took.', '“I kept half for you,” said {F}, and it was the bigger half.', '“Friends?” said {H}. “You never have to ask that,” said {F}.'],
  },
  sibling: {
    show: ['{H} and {F} could tell each other’s sneeze through a wall.', '{F} knew every one of {H’s} secrets, and had sold only two.', 'There was one window seat, and {H} and {F} had an agreement about it in writing.'],
    strain: ['“You’re just like you always are,” said {F}.', '{H} said what one only says to family, and {F} went white.', '“I wish I was an only one,” said {F}, and meant it for nearly a minute.'],
    mend: ['{F} threw a sock at {H}. {H} threw it back. They were all right again.', 'They fell asleep in one heap, as they used to, with somebody’s elbow in somebody’s ear.', '“I’d rather have you than a dog,” said {F}. It was the highest thing there was.'],
  },
  cousin: {
    show: ['{F} and {H} sneezed alike: three times, and then an apology.', '{H} had {F’s} old bed, and {F} had {H’s} old blanket.', 'There was a family song, and only {H} and {F} knew the rude verse.'],
    strain: ['“You’re not from here,” said {F}. “You wouldn’t know.”', '{F} told the family story with {H} in it as the fool.', '“I shall write home about this,” said {F}. “So shall I,” said {H}. “I’ll use the good paper.”'],
    mend: ['{F} told the family story again, and this time {H} came out of it very well.', 'They sang the song, with the verse.', '“Come for the whole summer,” said {F}. “Bring the boots.”'],
  },
  parent: {
    show: ['{H} and {F} had the same hands, in two sizes.', 'There was a song that went with washing ears, and {H} and {F} both knew it.', '{H} and {F} walked home in step, though it took some stretching.'],
    strain: ['“We’ll talk about it later,” was said, and that meant never.', '“You never listen.” “You never ask.” It was hard to say who had said which.', 'Each of them wanted the other to have the last word, crossly.'],
    mend: ['A hand came down, and a hand went up, and they met.', '“I was frightened for you,” said one. “I was frightened for *you*,” said the other.', 'They walked home in step.'],
  },
  child: {
    show: ['{H} and {F} had the same hands, in two sizes.', 'There was a song that went with washing ears, and {H} and {F} both knew it.', '{F} stood on {H’s} feet to dance.'],
    strain: ['“We’ll talk about it later,” was said, and that meant never.', '{F} would not be carried, and would not walk.', '“I’m big enough,” was said, and “You are not”, and after that nothing.'],
    mend: ['A hand came down, and a hand went up, and they met.', '“You *are* big enough,” said {H}. “Not for everything,” said {F}.', 'They danced, the one on the other’s feet.'],
  },
  mentor: {
    show: ['{H} and {F} went through three pots of tea for every hard question.', 'There was a bench where the one talked and the other threw crumbs, and much was learned there.', 'Neither {H} nor {F} had ever said “well done”, and both had often meant it.'],
    strain: ['“I thought you knew that by now,” was all that was said, and it was plenty.', '“I had hoped for better,” was said, and it was not said loudly.', '“How often must I say it?” “Once,” was the answer, “if you said it properly.”'],
    mend: ['“Well done,” was said. It had only taken them eleven years.', 'They had tea. They had three pots.', '“Ask me something,” said {F}. “What would *you* ask?” said {H}; and they were off.'],
  },
  student: {
    show: ['{H} and {F} went through three pots of tea for every hard question.', '{F} did everything as {H} did it, also the cough.', 'There was a shelf that only {H} might touch, and {F} dusted it every day.'],
    strain: ['“Because that is how it’s done,” was said, and it had never sounded so thin.', '“Of course,” said {F}, in the voice that one keeps for lessons. “You know best.”', '“You never say when it’s right,” said {F}. “You only say when it’s wrong.”'],
    mend: ['“That was your idea,” said {H}, in front of everyone.', 'They had tea. {F} was allowed to pour.', '{H} took down the thing from the shelf, and put it into {F’s} hands.'],
  },
  guardian: {
    show: ['{H} had never been cold for long, with {F} about, and nor had {F}.', '{H} had a whistle, and {F} came when it blew.', '{H} and {F} shared one big umbrella, and one of them was always wet.'],
    strain: ['“Stay behind me.” “I can’t see anything behind you!”', '“I only come when I’m called.” “Then perhaps I shan’t call.”', '“Who asked you to look?” said the one. “Somebody has to,” said the other.'],
    mend: ['“You were right to look,” said one. “You were right to go,” said the other.', '“I only wanted you safe,” said one. “I only wanted you to see,” said the other.', '“I’ll whistle once,” said one. “I’ll come twice,” said the other.'],
  },
  rival: {
    show: ['{H} and {F} each had a chart, with the other’s name at the top.', 'If {H} had a cold, {F} had a worse one.', '{H} and {F} had raced to every gate in the place, and all the gates hung crooked.'],
    strain: ['“Was that your best?” asked {F}.', '{F} took the short cut, and did not tell.', 'Each of them would sooner have been lost than be second.'],
    mend: ['They touched the post together, and nobody could say who was first. They checked.', '“That was good,” said {F}, and it came out rusty.', '“I’d never have run like that without you,” said {H}.'],
  },
  enemy: {
    show: ['{H} and {F} had each built a wall, and each said that the other had begun it.', '{F} sat on one side of the hall and {H} on the other, and the draught went between.', 'There was a story about the well and the ladder. {H} told it one way, and {F} another.'],
    strain: ['“I should have known better,” said {H}. “Yes,” said {F}.', 'An old word was used, one that had not been said since the ladder.', '“I’ll be watching you,” said {F}. “I’d noticed,” said {H}.'],
    mend: ['They told the story of the ladder together, for the first time, and it was quite different.', '{F} took one stone off the wall. So did {H}. It was a start; there were a good many stones.', '“I was wrong about you,” said {H}. “Not entirely,” said {F}.'],
  },
};
