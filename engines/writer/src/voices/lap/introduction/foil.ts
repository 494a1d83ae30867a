// The lap voice (3-4): `foil` in the introduction.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
    'And there was {V}. {V} was {V.a-kind}. {also} [Oh dear.|Tut, tut.] {V} {V.act}.',
    'Who is that, over there? It is {V}. {V} is {V.a-kind}. {also} “{V.say},” says {V}.',
    '{V} came by. {V} was {V.a-kind}. {V} did not say hello. [{H} had said hello to {V}!|That was not nice at all.] {also}',
    '{V} was {V.a-kind}. {also} {H} gave a wave. {V} did not wave. “{V.say},” said {V}, to nobody.',
    'Oh, look. It is {V}. {V} is {V.a-kind}. {also} {V} is a bit cross. “Hmph!” says {V}.',
    '{V} was {V.a-kind}. {also} {V} did not say hello to {H}. {V} said, “{V.say}!” Oh dear.',
    'Stamp, stamp, stamp. Who is that? It is {V}. {V} is {V.a-kind}. {also} Hmph, hmph!',
    '{V} is {V.a-kind}. {V} made a line, with a big stick. “You stay there,” said {V} to {H}. {also}',
    '“Good day!” said {H}. “Is it?” said {V}. {V} was {V.a-kind}, and cross. {also} {H} gave a small wave.',
    '{V} is {V.a-kind}. {V} has ten apples. Does {V} give one to {H}? No! Not one. {also}',
    'Bang! That was {V’s} door. {V} is {V.a-kind}. {also} {V} does not like noise. But bang!',
    'Who put a bucket in the way? It was {V}. {V} is {V.a-kind}. {also} Tut, tut!',
    '{V} is {V.a-kind}. {V} pulled a face at {H}. {H} pulled one, too. Bleh! {also}',
    'The cat ran off. The hen ran off. Here came {V}, {V.a-kind}. {also} “{V.say}!” said {V}.',
    '{V} was {V.a-kind}, with a big red ball. “Mine!” said {V}. “You can not have it.” {also}',
    '{V.clothed}“My hat is best,” said {V}. {V} was {V.a-kind}. {H} liked {his} own hat. {also}',
  ],
};
