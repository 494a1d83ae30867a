// The lap voice (3-4): `danger` in the development.
import type { Beats } from '../../voice.ts';

export const DANGER: Beats = {
  danger: [
    '{H} was in a rush. [{m.danger}|{l.danger}] “Slow, slow, slow,” said {H}. [So they went on tiptoe.|Phew!]',
    '“Race you!” said {H}. [{m.danger}|{l.danger}] “Or let us walk,” said {H}. So they did.',
    '“It is so nice here,” said {H}. [{m.danger}|{l.danger}] “Oh,” said {H}. “Not so very nice.”',
    'There was a short way. [{m.danger}|{l.danger}] “I like the long way,” said {H}. They took that.',
    'There was a sign. “This way!” it said. [{m.danger}|{l.danger}] “Not that way, sign,” said {H}.',
    '“This is easy,” said {H}. [{m.danger}|{l.danger}] {H} took one step back. And one more. And one more!',
    '{H.feet}{H} put out one toe. [{m.danger}|{l.danger}] {H} took back the toe. It was a good toe to have.',
    'On went {H}. [{m.danger}|{l.danger}] “I live here,” said a very small mouse. “I go round!”',
    '[{m.danger}|{l.danger}] “Not there!” said {H}. [They went a long way round.|They all ran back.]',
    '“I could stay here,” said {H}. [{m.danger}|{l.danger}] “Or not,” said {H}. And on they went.',
    'A bird flew up. “Not that way!” it said. [{m.danger}|{l.danger}] “Thank you, bird,” said {H}.',
    'They had a chat, and did not look. [{m.danger}|{l.danger}] Now they did look. Left, right, left!',
  ],
};
