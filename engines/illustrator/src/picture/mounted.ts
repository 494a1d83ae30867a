/** Who rides on somebody's back: two of the cast, or one of them and an animal that only the passage brings. */
import { drawCharacter } from '../character/draw-character.ts';
import { EXPRESSIONS } from '../character/expression.ts';
import { AT_EASE, type Figure } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import { readLook } from '../character/read-look.ts';
import { rideOn } from '../character/riding.ts';
import { clamp } from '../color.ts';
import type { Paper } from '../paper.ts';
import { beingsNamed } from '../scene/beings-told.ts';
import type { Player } from '../scene/player.ts';

/** Whom somebody of these carries is drawn with the one who carries. */
export const isCarried = ({ rides }: Player, all: readonly Player[]): boolean => rides?.is === 'friend' && all.some(({ character }) => character.id === rides.id);
export const riderOf = ({ character }: Player, all: readonly Player[]): Player | undefined => all.find(({ rides }) => rides?.is === 'friend' && rides.id === character.id);

/** Smaller than they stand beside each other, so that both heads have room; a mouse on a bear is still a mouse. */
const shareOf = (rider: Look, carrier: Look): number => clamp((0.68 * (0.5 + 0.5 * rider.size)) / (0.5 + 0.5 * carrier.size), 0.44, 0.66);

/** @param draw draws one of the cast as it stands there */
export function mounted(paper: Paper, player: Player, turn: number, { all, draw }: { all: readonly Player[]; draw: (player: Player, look: Look) => Figure }): Figure {
  const look = readLook(player.character);
  const own = draw(player, look);
  const rider = riderOf(player, all);
  if (rider) {
    const above = readLook(rider.character);
    return rideOn(own, draw(rider, above), shareOf(above, look), turn);
  }
  if (player.rides?.is !== 'being') return own;
  const { noun } = player.rides;
  const carrier = readLook({ id: `carries:${noun}`, name: noun, type: beingsNamed(noun)[0] ?? `Animal - Any - ${noun}`, gender: 'female', personality: [], appearance: {} });
  return rideOn(drawCharacter(paper, carrier, { ...AT_EASE, pose: 'walking', feeling: EXPRESSIONS.happy, turn, gaze: { x: turn * 0.6, y: 0 } }), own, shareOf(look, carrier), turn);
}
