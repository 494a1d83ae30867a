/** The built-in gate for pictures that people upload: a basic check for explicit ones. Without its models no picture passes. */
import type { Logger } from 'pino';
import { CannotSee } from '../../eyes/eyes.port.ts';
import { PictureNotChecked, type SafetyGate, type Verdict } from '../safety.port.ts';
import type { Classifier, ModelSize } from './classifier.ts';
import { isClear, isFit, type Scores } from './scores.ts';

/** A gate that looks at each picture itself first, and then asks the one that was given, where that can look. */
export function withPictureGate(gate: SafetyGate, { classify }: Pick<Classifier, 'classify'>, log: Logger): SafetyGate {
  async function scoresOf(picture: Buffer, size: ModelSize): Promise<Scores> {
    const scores = await classify(picture, size).catch((error: unknown) => {
      log.error({ error, size }, 'the built-in check of pictures does not work: no picture is taken until it does');
      throw new PictureNotChecked(error);
    });
    if (!scores) throw new CannotSee('not a picture');
    return scores;
  }
  const isSafe = async (picture: Buffer) => isClear(await scoresOf(picture, 'small')) || isFit(await scoresOf(picture, 'large'));

  return {
    ...gate,
    async checkPicture(picture): Promise<Verdict> {
      if (!(await isSafe(picture))) return { is: 'unsafe', topic: 'sexual content' };
      return (await gate.checkPicture?.(picture)) ?? { is: 'safe' };
    },
  };
}
