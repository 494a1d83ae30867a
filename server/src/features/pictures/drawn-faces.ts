/** The faces of people who have no photo: /art/face-1.webp and so on. Which one is whose, the pages decide by the name. */
import { FACES } from '@fableloom/contract/picture-sizes';
import type { PictureBrief } from '../../ports/illustrator/illustrator.port.ts';
import type { HouseArt } from './house-art.ts';

const WHO: readonly (readonly [type: string, ground: string])[] = [
  ['Animal - Forest Animals - Red Fox', 'Teal'],
  ['Animal - Birds - Owl', 'Sunflower yellow'],
  ['Animal - Forest Animals - Brown Bear', 'Sky blue'],
  ['Animal - Forest Animals - Rabbit', 'Rose pink'],
  ['Animal - Pets and Farm Animals - Cat', 'Leaf green'],
  ['Mythical Creature - Dragons - Baby Dragon', 'Lavender'],
  ['Robot/Artificial Intelligence - Helper Robots - School Robot', 'Peach'],
  ['Mythical Creature - Hooves and Wings - Unicorn', 'Cornflower blue'],
  ['Animal - Birds - Penguin', 'Coral'],
  ['Animal - Savanna and Jungle - Lion', 'Mint green'],
  ['Animal - Forest Animals - Hedgehog', 'Ocean blue'],
  ['Animal - Ocean Animals - Octopus', 'Sunflower yellow'],
];

export function drawnFaces(): HouseArt[] {
  return Array.from({ length: FACES }, (_, i) => {
    const [type, ground] = WHO[i % WHO.length] ?? ['Animal - Forest Animals - Red Fox', 'Teal'];
    const name = `face-${i + 1}`;
    const character = { id: name, name, type, gender: 'male' as const, personality: [], appearance: {} };
    const brief: PictureBrief = { is: 'face', seed: name, character, ground };
    return { name, brief, options: { format: 'webp' as const } };
  });
}
