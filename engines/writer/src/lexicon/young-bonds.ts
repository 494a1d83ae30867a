/**
 * What is said between two who fall out and make up, for bedtime, by the first of the types of a bond: no bench, no tent and no fire,
 * since the scene round it has a place of its own. Each of the second list answers the one of the first that stands where it stands. `{F}` is the other; at “parent” the hero is the child, at “child” the other one is.
 */

interface YoungBond {
  strain: readonly string[];
  mend: readonly string[];
}

export const YOUNG_BONDS: Readonly<Record<string, YoungBond>> = {
  friend: {
    strain: ['“You never ask me,” said {F}. “You only tell me.”', '“Fine,” said {F}. “Fine,” said {H}. It was not.', '“That was my half of the bun,” said {F}, and it had been, and it was gone.', '“You always think that you’re right,” said {F}.', '“You never wait for me,” said {F}.', '“It’s always your idea,” said {F}, “and it’s always my feet.”'],
    mend: ['“I should have asked you,” said {H}. “Ask me now,” said {F}.', '“Friends?” said {H}. “You never have to ask that,” said {F}.', '“I owe you half a bun,” said {H}. “You owe me a whole one,” said {F}.', '“You were right,” said {H}. “So were you, a bit,” said {F}.', '“I waited,” said {H}. “I saw,” said {F}.', '“Next time it’s your idea,” said {H}. “And your feet,” said {F}.'],
  },
  sibling: {
    strain: ['“You always have to be first,” said {F}.', '“I’m telling,” said {F}, and could not think whom.', '“I wish I was an only one,” said {F}, and meant it for nearly a minute.', '“You’re just like you always are,” said {F}.', '“You got the big half again,” said {F}.', '“I’m not playing any more,” said {F}.'],
    mend: ['“You can be first,” said {H}. “We could be first together,” said {F}.', '“I won’t tell,” said {F}. “Nor will I,” said {H}.', '“I’m glad that I’m not an only one,” said {F}.', '“I’d rather have you than a dog,” said {F}. {F} had wanted a dog for years.', '“You have the big half,” said {H}. “Let’s cut it again,” said {F}.', '“I’m playing again,” said {F}. “I never stopped,” said {H}.'],
  },
  cousin: {
    strain: ['“At our house we do it properly,” said {F}, and {H} went hot all over.', 'Family is family, but {H} could gladly have swapped {F} for a chair.', '“You don’t know anything about it,” said {F}.', '“I’m telling everybody,” said {F}.', '“You only ever visit,” said {F}.', '“I was in this family first,” said {F}. It was a silly thing to say, and it worked.'],
    mend: ['“At our house,” said {F}, “we could do with somebody like you.”', '“I wouldn’t swap you,” said {H}. “Not for a pony?” asked {F}. “Not for two,” said {H}.', '“You knew more about it than I did,” said {F}.', '“I’m telling everybody,” said {F}, “how good you were.”', '“You can visit for good,” said {F}.', '“You can be first in the family,” said {H}. “Let’s be side by side,” said {F}.'],
  },
  parent: {
    strain: ['“You never listen.” “You never ask.” It was hard to say who had said which.', '“Because I say so,” said {F}, and {H} went very quiet.', '“Not now,” said {F}, once too often.', '“I’m big enough,” said {H}. “You are not,” said {F}.', '“Hold my {F.hand},” said {F}. “No,” said {H}. That had never happened before.', '“We’ll see,” said {F}. Everybody knows what that means.'],
    mend: ['“I should have listened to you,” said {F}. “I should have said it louder,” said {H}.', '“You were right to ask,” said {F}.', '“Now,” said {F}. “Tell me now.” And {H} told it all.', '“You *are* big enough,” said {F}. “Not for everything,” said {H}.', '“May I hold your {F.hand}?” asked {H}. {F} had been hoping for that.', '“We’ll see,” said {F}. “Does that mean yes?” asked {H}. It did.'],
  },
  child: {
    strain: ['“You never listen.” “You never ask.” It was hard to say who had said which.', '“Because I say so,” said {H}, and {F} went very quiet.', '“Not now,” said {H}, once too often.', '“I’m big enough,” said {F}. “You are not,” said {H}.', '“Hold my {H.hand},” said {H}. “No,” said {F}. That had never happened before.', '“We’ll see,” said {H}. Everybody knows what that means.'],
    mend: ['“I should have listened to you,” said {H}. “I should have said it louder,” said {F}.', '“You were right to ask,” said {H}.', '“Now,” said {H}. “Tell me now.” And {F} told it all.', '“You *are* big enough,” said {H}. “Not for everything,” said {F}.', '“May I hold your {H.hand}?” asked {F}. {H} had been hoping for that.', '“We’ll see,” said {H}. “Does that mean yes?” asked {F}. It did.'],
  },
  mentor: {
    strain: ['“I thought you knew that by now,” said {F}, and {H} went red.', '“That’s not how it’s done,” said {F}. “It’s how I do it,” said {H}.', 'For once {H} did not ask, and {F} did not explain.', '“I’ve told you three times,” said {F}.', '“Again,” said {F}. “I’ve done it nine times,” said {H}.', '“Don’t help me,” said {H}. {F} put both {F.hand}s away, and sighed.'],
    mend: ['“I learned something today,” said {F}. “From me?” said {H}. “From you,” said {F}.', '“You did it your way,” said {F}, “and it was better.”', '“Ask me something,” said {F}. “What would *you* ask?” said {H}, and they were off.', '“I would tell you a hundred times,” said {F}.', '“Again?” asked {H}. “No,” said {F}. “That was perfect.”', '“Will you help me?” asked {H}. “I thought you would never ask,” said {F}.'],
  },
  student: {
    strain: ['“Because that’s how it’s done,” said {H}. It had never sounded so silly.', '“I did it just as you told me,” said {F}. It was true, and it did not help.', '“You go too fast,” said {F}. “You go too slow,” said {H}.', '“I’ve told you three times,” said {H}.', '“Again,” said {H}. “I’ve done it nine times,” said {F}.', '“Don’t help me,” said {F}. {H} put both {H.hand}s away, and sighed.'],
    mend: ['“You did it your way,” said {H}, “and it was better.”', '“I told you wrong,” said {H}. “You’ll know next time,” said {F}.', '“Is this too fast?” asked {H}. “It’s just right,” said {F}.', '“I would tell you a hundred times,” said {H}.', '“Again?” asked {F}. “No,” said {H}. “That was perfect.”', '“Will you help me?” asked {F}. “I thought you would never ask,” said {H}.'],
  },
  guardian: {
    strain: ['“Stay behind me.” “I can’t see anything behind you!”', '“I can look after myself,” said {H}.', '“You might get hurt,” said {F}. “*You* might,” said {H}.', '“I was only looking after you,” said {F}. “I know,” said {H}. “All the time.”', '“Don’t climb on that,” said {F}. “I’m not climbing,” said {H}. “I’m only going up.”', '“I counted you twice,” said {F}. “I’m only one,” said {H}.'],
    mend: ['“You can stand in front,” said {F}. “Beside you will do,” said {H}.', '“Next time,” said {F}, “we look after each other.”', '“I was frightened for you,” said {F}. “I was frightened for *you*,” said {H}.', '“I’ll shut one eye, now and then,” said {F}. “That would be nice,” said {H}.', '“Climb on what you like,” said {F}. “I’ll stand underneath.”', '“I’ll count you, for a change,” said {H}. “One.” {F} liked that.'],
  },
  rival: {
    strain: ['“I’d be there by now without you,” said {F}.', '“Was that your best?” asked {F}.', 'Each of them would sooner have been lost than be second.', '“I saw it first!” said {F}. “No, I did!” said {H}.', '“You started before three,” said {F}. “You can’t count,” said {H}.', '“I let you win last time,” said {F}.'],
    mend: ['“I’d never have been so quick without you,” said {H}.', '“That was your best,” said {F}, and it came out rusty.', '“You won,” said {H}. “By a nose,” said {F}. “Again tomorrow?”', '“You saw it first,” said {H}. “We saw it at the same time,” said {F}.', '“On three,” said {H}. “On three,” said {F}. And for once they both waited.', '“Nobody let anybody win,” said {F}. “No,” said {H}. “It was a good race.”'],
  },
  enemy: {
    strain: ['“This is your doing,” said {H}. “Yours,” said {F}. It was a little of both.', '{F} laughed, and it was the wrong kind of laugh.', '“I should have known better,” said {H}. “Yes,” said {F}.', '“I knew that you would say that,” said {F}.', '“Don’t look at me,” said {F}. “I’m looking at the wall,” said {H}.', '“You would,” said {F}. “I would not,” said {H}.'],
    mend: ['“It was my doing,” said {H}. “And mine,” said {F}.', '{F} laughed, and this time it was the right kind of laugh.', '“I was wrong about you,” said {H}. “Not entirely,” said {F}.', '“I still don’t like you,” said {F}. “I knew that you would say that,” said {H}. They shook on it.', '“You can look at me, if you like,” said {F}. So {H} looked, and it was not so bad.', '“You would do the same for me,” said {F}. “I would,” said {H}, and they were both surprised.'],
  },
};
