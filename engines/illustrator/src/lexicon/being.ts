/** How a kind of being is written down: rig, parts and size. */
import type {
  BeastParts,
  BirdParts,
  BugParts,
  CreatureParts,
  PersonParts,
  Rig,
  RobotParts,
  SpiritParts,
  SwimmerParts,
} from '../character/look.ts';

export interface Being {
  rig: Rig;
  /** natural height in those of a child, as picture books have it: an elephant 1.95, a horse 1.55, a fox 0.78, a bee 0.4 */
  size: number;
}

export type Entry = readonly [words: RegExp, being: Being];

export const beast = (parts: Partial<BeastParts>, size = 0.78): Being => ({
  size,
  rig: {
    rig: 'beast',
    parts: { stance: 'sit', head: 'cat', ears: 'round', tail: 'thin', fur: '#b98a5e', cream: '#fff1df', dark: '#4a2f2a', ...parts },
  },
});

export const creature = (parts: Partial<CreatureParts>, size = 1.15): Being => ({
  size,
  rig: {
    rig: 'creature',
    parts: { skin: 'scales', body: '#3fa37c', belly: '#f4e0a0', horn: '#f2d8a6', wing: '#e0734d', snout: 'dragon', ...parts },
  },
});

export const bird = (parts: Partial<BirdParts>, size = 0.62): Being => ({
  size,
  rig: {
    rig: 'bird',
    parts: { body: '#8f7458', belly: '#efe2c8', wing: '#7a6048', beak: '#f0a040', beakShape: 'cone', legs: 16, ...parts },
  },
});

export const swimmer = (shape: SwimmerParts['shape'], body: string, belly: string, fin: string, size = 0.66, stripes = false): Being => ({
  size,
  rig: { rig: 'swimmer', parts: { shape, body, belly, fin, stripes } },
});

export const robot = (parts: Partial<RobotParts>, size = 0.95): Being => ({
  size,
  rig: {
    rig: 'robot',
    parts: { head: 'round', body: 'barrel', shell: '#eef1f8', accent: '#5aa8d6', glow: '#7df0ff', legs: 'feet', ...parts },
  },
});

export const spirit = (
  shape: SpiritParts['shape'],
  body: string,
  second: string,
  glow: string,
  size = 0.8,
  more: Partial<SpiritParts> = {},
): Being => ({ size, rig: { rig: 'spirit', parts: { shape, body, second, glow, ...more } } });

export const bug = (shape: BugParts['shape'], body: string, second: string, wing: string, size = 0.4): Being => ({
  size,
  rig: { rig: 'bug', parts: { shape, body, second, wing } },
});

export const person = (parts: Partial<PersonParts> = {}, size = 1): Being => ({
  size,
  rig: { rig: 'human', parts: { ears: 'round', lower: 'legs', ...parts } },
});
