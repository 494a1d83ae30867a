// The bedtime voice (5-8): `bond` in the introduction.
import type { Beats } from '../../voice.ts';

export const BOND: Beats = {
  bond: [
    '{also} {H} could have picked out {F} in a crowd of a hundred. “How did you know that it was me?” {F} always asked. “You were the only one who was looking for me,” said {H}. And that was true, every time.',
    '{F.face}{also} Once {H} drew a picture of {F}, and began with the nose, and ran out of paper. “Is that me?” asked {F}. “That’s you from close up,” said {H}. {F} was so pleased that the picture had to be hung over the door.',
    'Somebody once asked {H} and {F} to stand still for a photograph. {also} In the photograph there is half of {F}, and the back of {H’s} head. They both think that it is a very good likeness.',
    '{also} If you saw {H}, you looked round for {F}, who was never far. That {time} they were watching a row of ants carry off a crumb, and neither of them had said a word for ages. They were not going to miss the corner.',
    'That {time} {H} and {F} were playing a game with no name. {F} {F.act}. {H} {H.act}. The rules changed every minute, and they both thought that they were winning.',
    '“Do you ever think,” said {H}, “that something big is just about to happen?” “Every day,” said {F}. “At about four o’clock.” They sat side by side, and kept a good look out for it.',
    'Whenever {F} told a joke, {F.he} laughed first, and {H} laughed until {he} had to hold on to the gate. That was the thing about {F}. [It was never dull.|Hardly anybody had ever heard the end of one.] {r.show}',
    '“What are you thinking of?” asked {F}. “Nothing,” said {H}. “Me too,” said {F}. {also} They were thinking of the very same nothing, and they both knew it. There are not many people with whom you can do that.',
    '{rooms}One chair at {H’s} table was for {F}, and nobody else used it. {also} The chair had a wobble, and {F} would not have it mended. “It’s the only chair that answers me,” said {F}.',
  ],
};
