// The bedtime voice (5-8): `foil` in the climax.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
    '{sudden}And who else was caught in it? {V}! All the crossness had gone out of {V.him}. “Help,” said {V}, very small. {H} could have left {V.him} there. The thought came, and looked at {him}, and went away again.',
    '“This is all your fault!” shouted {V}. But {V.his} voice had gone as thin as string, and it shook. {V} was just as scared as anyone. {H} had never noticed that before.',
    'Not far off stood {V}. {V} could have run away. {V.he} thought of the way out. {V.he} thought of {H}. [“Oh, bother,” said {V}, and came back.|“{V.say},” {V.he} said. But {V.he} did not go.] {V.he} looked down at {V.his} feet, and they came and stood next to {H}. “Don’t say *anything*,” {V.he} said.',
    '{sudden}And who was stuck in the very worst bit? {V} was! {V.he} did not call for help. {V.he} never did. [“{V.say},” {V.he} said, but {V.his} chin was shaking.|{V.he} just looked.] {H} did not even think. {He} leaned over as far as {he} could, and stretched out {his} {H.hand}, and {V} took it.',
    '{V.clothed}{open-air}{here soil}Something was sticking out of the mud. It was a very fine hat, and {V} was under it. “Don’t look at me,” said {V}. “{V.say}.” But {V.his} teeth were chattering. {H} bent down, and reached out as far as {he} could.',
    '{solid}“It wasn’t meant to do *that*,” said {V}. {V.he} had only wanted to be first. {V.he} had pulled the wrong thing, and now look! {V.he} tried to push it back again, and it was no help. {H} was too busy to be cross. “Hold this end,” {he} said, and {V} held it.',
    '{H} and {V} stood side by side, because there was nowhere else to stand. “I suppose you’re glad,” said {V}, “that I’m stuck, too.” {H} thought about it. {He} was not glad. It was a surprise to both of them.',
    'All of a sudden somebody was standing next to {H}, and it was {V}. “{V.say},” {V.he} muttered. “I’m only here because I’m here.” It was the worst moment of all, and {H} nearly laughed.',
    '{fierce}{V} had found a good hiding place. There was room for one. {V.he} looked out at {H}, and at the smallest of the others. You could see {V.him} think. “{V.say}. Oh, *bother*,” said {V}, and pushed the small one in instead.',
    '“It wasn’t me!” cried {V}. Nobody had said that it was. {V} saw that, and {V.his} chin began to shake. “I don’t know what to do,” said {V}. “Nor do I,” said {H}. That made two of them, and two is a start.',
    '{V.clothed}One of them had lost a boot, and that was {V}. {V.he} stood on one leg like a cross stork. {H} had two boots. {He} thought about that. Then {he} took off one of {his} socks, the thick one, and threw it over. “{V.say},” said {V}, quite softly.',
    'Who was making that noise? It was {V}, and {V.he} was singing. {V.he} sang when {V.he} was frightened. Nobody had known. It was all out of tune. {H} knew the song, so {he} joined in.',
    '{can-see}And {V}? {V.he} was in the furthest corner, with {V.his} eyes shut. “{V.say},” {V.he} said, in a very thin voice. {H} held out one {H.hand}. {V} looked at it. {V.he} had never held that {H.hand}. {V.he} put out {V.his} own, a bit at a time, and took it, and it was warm.',
    '{V} had been in front. Of course {V.he} had. But {V.he} did not stay there. “{V.say}!” {V.he} squeaked, and got behind {H}. They stood there, nose to neck. “You can be first,” said {V}.',
  ],
};
