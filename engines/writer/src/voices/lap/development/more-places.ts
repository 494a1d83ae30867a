// The lap voice (3-4): `morePlaces` in the development.
import type { Beats } from '../../voice.ts';

export const MORE_PLACES: Beats = {
  morePlaces: [
    '{They} came by {n.name}. [{n.prop}|{n.folk}] [But there was no time to stop.|On {they} went.]',
    'Then came {n.name}. [{n.prop}|{n.climate}] “Nice!” said {H}. “But we must go.”',
  ],
};
