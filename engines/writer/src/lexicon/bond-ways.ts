// More of how two stand to each other, by the first of the types: shown, strained, mended.

interface BondWays {
  show: readonly string[];
  strain: readonly string[];
  mend: readonly string[];
}

export const MORE_BONDS: Readonly<Record<string, BondWays>> = {
  friend: {
    show: ['{H} and {F} had a tree house with one plank, and took turns on it.', 'When {H} lost a tooth, {F} looked for it for an hour.', '{F} kept a spare mitten for {H}, and it was always the left.'],
    strain: ['“Fine,” said {F}. “Fine,” said {H}. It was not.', '{F} ate alone, on the far side of the fire.', '“You promised,” said {F}, and {H} had, and had forgotten.'],
    mend: ['{F} moved over on the log. {H} sat down. That was all it took.', '“I kept half for you,” said {F}, and it was the bigger half.', '“Friends?” said {H}. “You never have to ask that,” said {F}.'],
  },
  sibling: {
    show: ['{H} and {F} could tell each other’s sneeze through a wall.', '{F} knew every one of {H’s} secrets, and had sold only two.', 'There was one window seat, and {H} and {F} had an agreement about it in writing.'],
    strain: ['“You’re just like you always are,” said {F}.', '{H} said what one only says to family, and {F} went white.', '“I wish I was an only one,” said {F}, and meant it for nearly a minute.'],
    mend: ['{F} threw a sock at {H}. {H} threw it back. They were all right again.', 'They fell asleep in one heap, as they used to, with somebody’s elbow in somebody’s ear.', '“I’d rather have you than a dog,” said {F}. It was the highest thing there was.'],
  },
  cousin: {
    show: ['{F} and {H} had learned to swim from the same uncle, who could not.', '{H} had {F’s} old coat, and {F} had {H’s} old boots.', 'There was a family song, and only {H} and {F} knew the rude verse.'],
    strain: ['“You’re not from here,” said {F}. “You wouldn’t know.”', '{F} told the family story with {H} in it as the fool.', 'They were put at opposite ends of the bench, at their own request.'],
    mend: ['{F} told the family story again, and this time {H} came out of it very well.', 'They sang the song, with the verse.', '“Come for the whole summer,” said {F}. “Bring the boots.”'],
  },
  parent: {
    show: ['{H} and {F} had the same hands, in two sizes.', 'There was a song that went with washing ears, and {H} and {F} both knew it.', '{H} and {F} walked home in step, though it took some stretching.'],
    strain: ['They did not hold hands at the corner.', '“You never listen.” “You never ask.” It was hard to say who had said which.', 'There was one lamp, and each of them wanted the other to have it, crossly.'],
    mend: ['At the corner a hand came down, and a hand went up, and they met.', '“I was frightened for you,” said one. “I was frightened for *you*,” said the other.', 'They walked home in step.'],
  },
  child: {
    show: ['{H} and {F} had the same hands, in two sizes.', 'There was a song that went with washing ears, and {H} and {F} both knew it.', '{F} stood on {H’s} feet to dance.'],
    strain: ['They did not hold hands at the corner.', '{F} would not be carried, and would not walk.', '“I’m big enough,” was said, and “You are not”, and after that nothing.'],
    mend: ['At the corner a hand came down, and a hand went up, and they met.', '“You *are* big enough,” said {H}. “Not for everything,” said {F}.', 'They danced, the one on the other’s feet.'],
  },
  mentor: {
    show: ['{H} and {F} went through three pots of tea for every hard question.', 'There was a bench where the one talked and the other threw crumbs, and much was learned there.', 'Neither {H} nor {F} had ever said “well done”, and both had often meant it.'],
    strain: ['“I thought you knew that by now,” was all that was said, and it was plenty.', 'There were no crumbs that day, and no bench.', 'Something was explained for a third time, in a voice like a shut drawer.'],
    mend: ['“Well done,” was said. It had only taken them eleven years.', 'They had tea. They had three pots.', '“Ask me something,” said {F}. “What would *you* ask?” said {H}; and they were off.'],
  },
  student: {
    show: ['{H} and {F} went through three pots of tea for every hard question.', '{F} did everything as {H} did it, also the cough.', 'There was a shelf that only {H} might touch, and {F} dusted it every day.'],
    strain: ['“Because that is how it’s done,” was said, and it had never sounded so thin.', '{F} did it right, on purpose, with {F.his} lips pressed together.', 'One went too fast and the other too slow, and it was called a lesson.'],
    mend: ['“That was your idea,” said {H}, in front of everyone.', 'They had tea. {F} was allowed to pour.', '{H} took down the thing from the shelf, and put it into {F’s} hands.'],
  },
  guardian: {
    show: ['{H} had never been cold for long, with {F} about, and nor had {F}.', 'One of them had a whistle, and the other came when it blew.', '{H} and {F} shared one big umbrella, and one of them was always wet.'],
    strain: ['“Stay behind me.” “I can’t see anything behind you!”', 'The whistle was left on a stone.', 'It rained, and neither of them put up the umbrella.'],
    mend: ['Two came home under one umbrella, and both were half wet.', '“I only wanted you safe,” said one. “I only wanted you to see,” said the other.', 'They cut a second whistle.'],
  },
  rival: {
    show: ['{H} and {F} each had a chart, with the other’s name at the top.', 'If {H} had a cold, {F} had a worse one.', '{H} and {F} had raced to every gate in the place, and all the gates hung crooked.'],
    strain: ['“Was that your best?” asked {F}.', '{F} took the short cut, and did not tell.', 'Each of them would sooner have been lost than be second.'],
    mend: ['They touched the post together, and nobody could say who was first. They checked.', '“That was good,” said {F}, and it came out rusty.', '“I’d never have run like that without you,” said {H}.'],
  },
  enemy: {
    show: ['{H} and {F} had each built a wall, and each said that the other had begun it.', '{F} sat on one side of the hall and {H} on the other, and the draught went between.', 'There was a story about the well and the ladder. {H} told it one way, and {F} another.'],
    strain: ['“I should have known better,” said {H}. “Yes,” said {F}.', 'An old word was used, one that had not been said since the ladder.', 'They slept with their boots on, and not because of the cold.'],
    mend: ['They told the story of the ladder together, for the first time, and it was quite different.', '{F} took one stone off the wall. So did {H}. It was a start; there were a good many stones.', '“I was wrong about you,” said {H}. “Not entirely,” said {F}.'],
  },
};
