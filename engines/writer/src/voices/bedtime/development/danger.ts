// The bedtime voice (5-8): `danger` in the development.
import type { Beats } from '../../voice.ts';

export const DANGER: Beats = {
  danger: [
    'They could have walked it with their eyes shut. {l.danger} {H} had known about that since {he} was little. {He} went first, and showed the others how. [Even so, it was a near thing.|One, two, hop. One, two, hop.] Nobody looked back until they were all by.',
    'They were getting on very well. {m.danger} No one had told {them}, so {H} found it out in the usual way. “Thank you,” {he} said, to whoever had got hold of {his} collar just in time. It was a thorn. It kept a bit of the collar.',
    'They would have liked to run. {l.danger} Everyone {at-home} knew the rhyme about it: slow and slow, on tippy-toe. So they went on tippy-toe, one behind the other. [{H} counted them all at the end. Then {he} counted once more.|Somebody sneezed. They all stood like stones. And... nothing.] Phew!',
    'Up to now it had been easy. [{m.danger}|{l.danger}] “One at a time,” said {H}, “and no jumping.” {He} went first, on {his} tummy. The others came after, breathing in. When the last one was past, somebody jumped, just a little, because they had wanted to so much.',
    'All went well for a while. {m.danger} Nobody had told them, and {H} was in front. “Stop!” {he} called, rather late. They all stopped, one on top of the other, and {H} was underneath. It took some time to find out which leg was whose. But nobody was hurt, and the bag was only a bit flatter.',
    'WELCOME, said a sign. {m.danger} Under WELCOME something else was written, in pencil, and very small. “So *that’s* what it says,” said {H}. They went by on tiptoe, with their eyes everywhere. Then {he} ran back, all alone, and wrote it out again, bigger.',
    'From here it looked quite easy. [{m.danger}|{l.danger}] An old woman sat there and sold balls of string. “You’ll want one of these,” she said. They tied themselves together in a row. Twice somebody slipped, and twice all the rest sat down hard. It was good strong string.',
    'They were very nearly past. [{m.danger}|{l.danger}] “Don’t look,” said {H}. You try that! They looked at their toes, and at each other’s toes. They hummed. They did not look until they were round the bend. Then they all looked, and ran.',
    '{earth}You would have thought that it was safe. [{m.danger}|{l.danger}] A hen was walking in front of them, and she went left, then right, then left. They did just as she did. [It is not in any book. But hens have to live there.|{H} gave her the end of a bun. It was the best part.]',
    'They had nearly got by. [{m.danger}|{l.danger}] “We could wait until it stops,” said one. They waited. They waited so long that they all fell asleep, and it did not stop. [{earth}It was a hen who woke them, just in time.|“Up!” hissed {H}. “Quick! Go!”] They have never run so fast with their eyes shut.',
    '“I’ll just go and look,” said {H}. [{m.danger}|{l.danger}] {He} came back a good deal faster than {he} had gone. “Well?” they asked. “Well,” said {H}, “it’s all true.” So they went by in one bunch, and held on to each other, and {H} hummed, so that nobody should hear how quiet it was.',
  ],
};
