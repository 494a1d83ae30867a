/**
 * What is said between two who fall out and make up, for bedtime, by the first of the types of a bond: no bench, no tent and no fire,
 * since the scene round it has a place of its own. `{F}` is the other; at “parent” the hero is the child, at “child” the other one is.
 */

interface YoungBond {
  strain: readonly string[];
  mend: readonly string[];
}

export const YOUNG_BONDS: Readonly<Record<string, YoungBond>> = {
  friend: {
    strain: ['“You never ask me,” said {F}. “You only tell me.”', '“Fine,” said {F}. “Fine,” said {H}. It was not.', '“You promised,” said {F}, and {H} had, and had forgotten.', '“You always think that you’re right,” said {F}.'],
    mend: ['{H} said sorry first. {F} had been just about to.', '“Friends?” said {H}. “You never have to ask that,” said {F}.', '“I missed you,” said {F}, “and you were only over there.”', '“I kept half for you,” said {F}, and it was the bigger half.'],
  },
  sibling: {
    strain: ['“You always have to be first,” said {F}.', '“I’m telling,” said {F}. There was nobody here to tell.', '“I wish I was an only one,” said {F}, and meant it for nearly a minute.', '“You’re just like you always are,” said {F}.'],
    mend: ['“You can be first,” said {H}. “We could be first together,” said {F}.', '“I’d rather have you than a dog,” said {F}. It was the highest thing there was.', '“I won’t tell,” said {F}. “Nor will I,” said {H}.', '“I’m glad that I’m not an only one,” said {F}.'],
  },
  cousin: {
    strain: ['“At our house we do it properly,” said {F}, and {H} went hot all over.', 'Family is family, but {H} could gladly have swapped {F} for a chair.', '“You don’t know anything about it,” said {F}.', '“I’m telling Granny,” said {F}.'],
    mend: ['“You’re one of ours,” said {F}.', '“Come for the whole summer,” said {F}.', '“I wouldn’t swap you,” said {H}. “Not for a pony?” asked {F}. “Not for two,” said {H}.', 'They even had the same way of saying sorry: very fast, with their eyes shut.'],
  },
  parent: {
    strain: ['“You never listen.” “You never ask.” It was hard to say who had said which.', '“Because I say so,” said {F}, and {H} went very quiet.', '“Not now,” said {F}, once too often.', '“I’m big enough,” said {H}. “You are not,” said {F}.'],
    mend: ['“I was frightened for you,” said {F}. “I was frightened for *you*,” said {H}.', '“I should have listened to you,” said {F}. “I should have said it louder,” said {H}.', '“You *are* big enough,” said {F}. “Not for everything,” said {H}.', '{F} put out one {F.hand}, and {H} took it, and neither of them let go.'],
  },
  child: {
    strain: ['“You never listen.” “You never ask.” It was hard to say who had said which.', '“Because I say so,” said {H}, and {F} went very quiet.', '“Not now,” said {H}, once too often.', '“I’m big enough,” said {F}. “You are not,” said {H}.'],
    mend: ['“I was frightened for you,” said {H}. “I was frightened for *you*,” said {F}.', '“You were right,” said {H}. {F} had waited a long time to hear it.', '“You *are* big enough,” said {H}. “Not for everything,” said {F}.', '{H} put out one {H.hand}, and {F} took it, and neither of them let go.'],
  },
  mentor: {
    strain: ['“I thought you knew that by now,” said {F}, and {H} went red.', '“That’s not how it’s done,” said {F}. “It’s how I do it,” said {H}.', 'For once {H} did not ask, and {F} did not explain.', '“I’ve told you three times,” said {F}.'],
    mend: ['“I learned something today,” said {F}. {H} had been about to say the same.', '“Well done,” said {F}, who hardly ever said it.', '“Ask me something,” said {F}. “What would *you* ask?” said {H}, and they were off.', '“You did it your way,” said {F}, “and it was better.”'],
  },
  student: {
    strain: ['“Because that’s how it’s done,” said {H}. It had never sounded so silly.', '“I did it just as you told me,” said {F}. It was true, and it did not help.', '“You go too fast,” said {F}. “You go too slow,” said {H}.', '“I’ve told you three times,” said {H}.'],
    mend: ['“That was your idea,” said {H}, in front of everyone.', '“Show me how you did that,” said {H}, and {F} grew an inch.', '“You did it your way,” said {H}, “and it was better.”', '“I learned something today,” said {H}. “So did I,” said {F}.'],
  },
  guardian: {
    strain: ['“Stay behind me.” “I can’t see anything behind you!”', '“I can look after myself,” said {H}.', '“You might get hurt,” said {F}. “*You* might,” said {H}.', '“I was only looking after you,” said {F}. “I know,” said {H}. “All the time.”'],
    mend: ['“Next time,” said {F}, “we look after each other.”', '“I only wanted you safe,” said one. “I only wanted you to see,” said the other.', '“You can stand in front,” said {F}. “Beside you will do,” said {H}.', '{H} held out @a {H.hand}. It was taken, and it was hard to say who was looking after whom.'],
  },
  rival: {
    strain: ['“I’d be there by now without you,” said {F}.', '“Was that your best?” asked {F}.', 'Each of them would sooner have been lost than be second.', '“I saw it first!” said {F}. “No, I did!” said {H}.'],
    mend: ['“You won,” said {H}. “By a nose,” said {F}. “Again tomorrow?”', '“That was good,” said {F}, and it came out rusty.', '“I’d never have been so quick without you,” said {H}.', '“Same time tomorrow?” said {F}. “I’ll be first,” said {H}. They both grinned.'],
  },
  enemy: {
    strain: ['“This is your doing,” said {H}. “Yours,” said {F}. It was a little of both.', '{F} laughed, and it was the wrong kind of laugh.', '“I should have known better,” said {H}. “Yes,” said {F}.', '“I knew that you would say that,” said {F}.'],
    mend: ['“I still don’t like you,” said {F}. “No,” said {H}. They shook on it.', '“I was wrong about you,” said {H}. “Not entirely,” said {F}.', '{F} nodded at {H}. {H} nodded back. It was the first time that they had agreed about anything.', 'It was not friendship yet. It was a nod, and that was a beginning.'],
  },
};
