/** The built-in check of pictures that people upload (decision 0062): do both of its models load and look? Without them no picture is taken. */
import sharp from 'sharp';
import { type Classifier, openClassifier } from '../ports/safety/pictures/classifier.ts';
import type { Check } from './checks.ts';
import { Wrong } from './wrong.ts';

const plainPicture = (): Promise<Buffer> => sharp({ create: { width: 64, height: 64, channels: 3, background: '#77aabb' } }).jpeg().toBuffer();

async function look(classifier: Classifier): Promise<string> {
  try {
    const picture = await plainPicture();
    for (const size of ['small', 'large'] as const) {
      if (!(await classifier.classify(picture, size))) throw new Error('a plain picture could not be read');
    }
    return 'the check of uploaded pictures is there and looks';
  } catch (error) {
    throw new Wrong(`Pictures that people upload, or a hosted model draws, cannot be checked, so none is taken (${(error as Error).message.split('\n')[0]}): install the packages again with npm ci, and see that 700 MB of memory are free.`);
  } finally {
    await classifier.close();
  }
}

/** Whoever asks the doctor asks whether it works, and not how busy the machine is. */
const PATIENT_MS = 10 * 60_000;

export const pictureGateCheck = (open = () => openClassifier(undefined, PATIENT_MS)): Check => ({ name: 'uploads', instead: '', run: () => look(open()) });
