/** Draws anybody: hands the look to its rig. */
import type { Paper } from '../paper.ts';
import { drawBeast } from './beast.ts';
import { drawBird } from './bird.ts';
import { drawBug } from './bug.ts';
import { drawCreature } from './creature.ts';
import type { Figure, Stance } from './figure.ts';
import { drawHuman } from './human.ts';
import type { Look } from './look.ts';
import { drawRobot } from './robot.ts';
import { drawSpirit } from './spirit.ts';
import { drawSwimmer } from './swimmer.ts';

export function drawCharacter(paper: Paper, look: Look, stance: Stance): Figure {
  const { rig } = look;
  switch (rig.rig) {
    case 'human':
      return drawHuman(paper, look, rig.parts, stance);
    case 'beast':
      return drawBeast(paper, look, rig.parts, stance);
    case 'creature':
      return drawCreature(paper, look, rig.parts, stance);
    case 'bird':
      return drawBird(paper, look, rig.parts, stance);
    case 'swimmer':
      return drawSwimmer(paper, look, rig.parts, stance);
    case 'robot':
      return drawRobot(paper, look, rig.parts, stance);
    case 'spirit':
      return drawSpirit(paper, look, rig.parts, stance);
    case 'bug':
      return drawBug(paper, look, rig.parts, stance);
  }
}

/** What a person carries in a portrait. */
export const keepsakeOf = (look: Look): string | undefined =>
  look.rig.rig === 'human' ? look.rig.parts.held : look.rig.rig === 'creature' ? look.rig.parts.held : undefined;

/** What the family chose as a keepsake: carried in scenes too, when the hands are free. */
export const chosenKeepsake = (look: Look): string | undefined => (look.keepsake ? keepsakeOf(look) : undefined);
