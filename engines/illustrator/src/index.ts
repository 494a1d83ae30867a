/** Turns a brief into a drawing: the same brief, the same bytes. */
import type { Drawing, PictureBrief } from './brief.ts';
import { drawEmblem } from './picture/emblem.ts';
import { drawFace } from './picture/face-picture.ts';
import { drawFigure } from './picture/figure-picture.ts';
import { drawPlacePicture } from './picture/place-picture.ts';
import { drawPortrait } from './picture/portrait.ts';
import { drawScene } from './picture/scene.ts';

export type * from './brief.ts';
export { pixelArt } from './picture/pixel-art.ts';
export { KNOWN } from './known.ts';
export { momentOf } from './scene/moment.ts';
export { whoIsMeant } from './scene/who-is-meant.ts';

export function drawPicture(brief: PictureBrief): Drawing {
  switch (brief.is) {
    case 'portrait':
      return drawPortrait(brief);
    case 'place':
      return drawPlacePicture(brief);
    case 'scene':
      return drawScene(brief);
    case 'figure':
      return drawFigure(brief);
    case 'emblem':
      return drawEmblem(brief);
    case 'face':
      return drawFace(brief);
  }
}
