/** Names what a scene is laid of, and where faces are, so that what covers a face can be measured in the finished picture. */
import { group } from '../shapes.ts';

interface Face {
  x: number;
  y: number;
  r: number;
}

const say = (...values: number[]): string => values.map((value) => Math.round(value * 10) / 10).join(' ');

export function layer(name: 'power' | 'things' | 'seat' | 'figure' | 'front' | 'beside' | 'over', art: string, face?: Face): string {
  if (!art) return '';
  return group(`data-layer="${name}"${face ? ` data-face="${say(face.x, face.y, face.r)}"` : ''}`, art);
}
