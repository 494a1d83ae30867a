// The bedtime voice (5-8): `table` in the resolution.
import type { Beats } from '../../voice.ts';

export const TABLE: Beats = {
  table: [
    'They pushed all the tables together, and then there were not enough chairs. So {H} sat on a bucket. It was the best seat. From there {he} could see every single face.',
    'There was a cake. It had sunk in the middle, and so they filled the hole with plums. “It’s better like that,” said {H}, and had three pieces to be sure.',
'There were so many of them that they had to use a door for a table. Everyone had brought something. [Mostly it was plums.|There was a cake with a hole in it, where somebody had tried it first.] {H} looked along all the faces, one by one. {He} wanted to keep them, like a picture.',
    'Only one pot was big enough, and it was the one for jam. So the soup was a little bit sweet. Everyone said how good it was. {H} had three plates, and in the third {he} found a cherry.',
    'They all sat down at once, and the bench went over backwards, slowly, with everybody on it. Nobody let go of a plate. {H} lay there and looked up at the ceiling, and {he} had never been so happy in {his} life.',
    '“Pass the potatoes,” said {H}. They went all round the table, and everybody took one on the way. When they got to {H} there was nothing in the dish but the spoon. So everybody gave one back, and now {he} had eleven.',
    'There was one potato left, and everybody was too polite. “You have it.” “No, you.” It went round the table three times, and got cold. Then somebody laughed, and out went the lamp. When it was lit again there was no potato. Nobody ever found out who it was. {H} was chewing.',
  ],
};
