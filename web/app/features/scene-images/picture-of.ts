/** A scene as the picture that is shown of it. */
import type { SceneImage } from '@fableloom/contract';

export const pictureOf = ({ picture: { url, alt, width, height, blur } }: SceneImage) => ({ src: url, alt, width, height, placeholder: blur });
