/** “A bee sat down on Pip’s nose”: it sits there, and not beside him. */
import type { Figure } from '../character/figure.ts';
import type { Player } from '../scene/player.ts';
import type { Spot } from '../scene/layout.ts';
import { faceAt } from '../scene/whose-face.ts';

type Perch = 'nose' | 'head' | 'shoulder';

/** Where it sits in radii of the face, from its middle, and how tall it is there. */
const PERCHES: Readonly<Record<Perch, { across: number; down: number; tall: number }>> = {
  nose: { across: 0, down: 0.2, tall: 0.36 },
  head: { across: 0.15, down: -0.94, tall: 0.5 },
  shoulder: { across: 0.5, down: 1.26, tall: 0.48 },
};
const WORDS: Readonly<Record<string, Perch>> = { nose: 'nose', beak: 'nose', snout: 'nose', head: 'head', hat: 'head', hair: 'head', cap: 'head', crown: 'head', ear: 'head', shoulder: 'shoulder', arm: 'shoulder', sleeve: 'shoulder' };
/** Whoever is larger than these stands beside people. */
const SMALL = /^(?:bee|bumblebee|butterfly|moth|ladybird|ladybug|beetle|dragonfly|spider|caterpillar|snail|bird|robin|sparrow|blackbird|mouse|frog|lizard|gecko|parrot|owl|crow|raven|pigeon|bat)$/;

/** Several of a kind sit beside each other, in radii of the face. */
const BESIDE = [0, -0.6, 0.5] as const;

interface Told {
  on: Perch;
  /** “his”, “her”, “Pip’s” */
  whose: string;
}

/** What stands before the words for where it sits: of two, she who was named last is “her”. */
const leadOf = (noun: string, told: string): string => told.slice(0, Math.max(0, told.search(new RegExp(`\\b${noun}s?\\b`))));

export function perchTold(noun: string, told: string): Told | undefined {
  if (!SMALL.test(noun)) return undefined;
  const found = new RegExp(`\\b${noun}s?\\b(?:[^.!?]{0,40}? (?:sat|sits|sitting|landed|settled|perched|rested|came down|climbed|crept|hopped|crawled|was|is)(?: down| up)?)? (?:right |just )?(?:on|on to|onto|upon) (?:the (?:very )?(?:end|tip|top|point) of )?(his|her|their|its|the [a-z]+[’']s|[A-Z][\\w-]+[’']s?) (?:very |left |right |own |red |black |cold |little |big ){0,2}(${Object.keys(WORDS).join('|')})\\b`).exec(told);
  const on = WORDS[found?.[2] ?? ''];
  return found?.[1] && on ? { on, whose: found[1] } : undefined;
}

interface Placed {
  player: Player;
  figure: Figure;
  spot: Spot;
}

function owner({ whose }: Told, placed: readonly Placed[], lead: string): Placed | undefined {
  const name = /^[A-Z]/.test(whose) ? whose.replace(/[’']s?$/, '') : undefined;
  if (name) return placed.find(({ player }) => player.character.name.split(/\s+/).includes(name));
  const own = whose === 'his' ? 'male' : whose === 'her' ? 'female' : undefined;
  const fitting = placed.filter(({ player }) => own === undefined || player.character.gender === own);
  if (fitting.length === 1) return fitting[0];
  const at = ({ player }: Placed): number => lead.lastIndexOf(player.character.name.split(/\s+/)[0] ?? player.character.name);
  return fitting.filter((one) => at(one) >= 0).toSorted((a, b) => at(b) - at(a))[0];
}

/** @returns the same where the words put it nowhere on anybody */
export function perched<T extends { figure: Figure; spot: Spot; inAir: boolean }>(one: T, noun: string, told: string, placed: readonly Placed[], nth = 0): T {
  const perch = perchTold(noun, told);
  const who = perch && owner(perch, placed, leadOf(noun, told));
  if (!perch || !who || who.player.pose === 'lying') return one;
  const face = faceAt(who.figure, who.spot);
  const { across: aside, down, tall } = PERCHES[perch.on];
  const across = aside + (BESIDE[nth % BESIDE.length] ?? 0);
  const { top, bottom, left, right } = { bottom: 0, ...one.figure.box };
  const scale = (face.r * tall) / Math.max(1, bottom - top);
  return { ...one, inAir: true, spot: { ...one.spot, x: face.x + face.r * across - ((left + right) / 2) * scale, y: face.y + face.r * down + (perch.on === 'nose' ? (face.r * tall) / 2 : 0), scale } };
}
