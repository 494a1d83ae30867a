/** The sentence that describes what was asked for; stored with the picture. */
import type { PictureStyle } from '../brief.ts';
import type { Look } from '../character/look.ts';
import { sayWho } from './alt.ts';

export function sayStyle(style: PictureStyle | undefined, customPrompt: string | undefined): string {
  const parts = [
    style?.imageStyle && `${style.imageStyle} style`,
    style?.background && `background: ${style.background}`,
    style?.lighting && `light: ${style.lighting}`,
    style?.mood && `mood: ${style.mood}`,
    style?.details,
    customPrompt,
  ];
  const said = parts.filter(Boolean).join('; ');
  return said ? ` ${said}.` : '';
}

export const promptFor = (look: Look, style: PictureStyle | undefined, customPrompt: string | undefined): string =>
  `A portrait of ${sayWho(look)}.${sayStyle(style, customPrompt)}`;
