/** One of the cast as a passage has it: what it does, feels and holds. */
import type { Ashore } from '../character/ashore.ts';
import { covers } from '../character/covering.ts';
import { UNDER_ALL } from '../character/climbing.ts';
import { chosenKeepsake, drawCharacter } from '../character/draw-character.ts';
import { EXPRESSIONS } from '../character/expression.ts';
import type { Figure, Stance } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import type { Paper } from '../paper.ts';
import { THING_WORDS } from '../props/things.ts';
import type { Bearing } from '../scene/bearing.ts';
import type { Player } from '../scene/player.ts';
import type { Looking } from '../scene/who-looks-where.ts';

/** Nobody is lifted out of a wheelchair or a boat to ride. */
export const onOwnWheels = (player: Player): Player => {
  const { rides, ...own } = player;
  return { ...own, pose: rides && !(rides.is === 'vehicle' && rides.on === 'boat') ? 'cheering' : own.pose };
};

/** @param bearing how it stands, and with which face, as far as no words say so */
export function drawPlayer(paper: Paper, look: Look, player: Player, { turn, down }: Looking, bearing: Bearing | undefined, { told, bed, ashore }: { told: string; bed: boolean; ashore: Ashore | undefined }): Figure {
  const held = player.held ?? ownHeld(look, player, told);
  const feels = bearing?.face ?? EXPRESSIONS[player.feeling];
  const isHidden = covers(player.pose) !== undefined;
  const stance: Stance = {
    feeling: player.eyesShut ? { ...feels, shut: feels.open === 0 ? 'happy' : 'asleep', open: 0 } : feels,
    gaze: { x: Math.sign(turn) * Math.min(1, Math.abs(turn) * 1.05), y: down },
    // Hands lie where the eyes are of who looks ahead.
    turn: isHidden ? turn * 0.3 : turn,
    ...(bearing ? { bearing: bearing.body } : {}),
    pose: held && player.pose === 'standing' ? 'holding' : player.pose,
    ...(held ? { held } : {}),
    ...(player.sitsOn ? { seat: player.sitsOn } : {}),
    ...(player.uncovered ? { uncovered: true } : {}),
    ...(player.feeling === 'sleepy' ? { asleep: true } : {}),
    ...(player.pose === 'holding' && player.climbs && UNDER_ALL.has(player.climbs) ? { climbs: player.climbs } : {}),
    ...(player.pose === 'climbing' ? { climbs: bed && !(player.climbs && UNDER_ALL.has(player.climbs)) ? 'ladder' : (player.climbs ?? 'rock') } : {}),
    bed,
    ashore,
    ...(player.rides?.is === 'vehicle' ? { rides: player.rides.on } : {}),
  };
  return drawCharacter(paper, look, stance);
}

/** The thing that a character always has with it, where the passage speaks of it. */
export const ownHeld = (look: Look, { pose }: Player, told: string): string | undefined => {
  const keepsake = pose === 'standing' ? chosenKeepsake(look) : undefined;
  return keepsake && namesProp(told, keepsake) ? keepsake : undefined;
};

/** The same thing in every picture of a story tires: it comes out when the passage speaks of it. */
const namesProp = (told: string, prop: string): boolean => THING_WORDS.some(([name, words]) => name === prop && words.test(told.replace(SOUGHT, ' ')));

/** “They went to find the lantern”: nobody has it. */
const SOUGHT = /\b(?:to )?(?:find|finding|look(?:ed|ing)? for|seek|sought|search(?:ed|ing)? for|fetch|bring|get) (?:back )?(?:home )?(?:the|an?|his|her|their)\b[^.,;!?]*/gi;
