/** A hosted model as the eyes: it says what a picture shows in labels of our lists; colors and light are still measured here. */
import type { ModelMessage } from 'ai';
import type { AskedModel } from '../../hosted/ask-model.ts';
import { Declined } from '../../hosted/declined.ts';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import { smallJpeg } from '../../hosted/small-jpeg.ts';
import { type Eyes, UnfitPicture } from '../eyes.port.ts';
import { EYES_INSTRUCTIONS, EYES_SCHEMA } from './eyes-prompt.ts';
import { type Read, readAnswer } from './read-answer.ts';

const MOST_TOKENS = 1000;
const TRIES = 2;

export function hostedEyes(model: AskedModel, builtIn: Eyes): Eyes {
  async function ask(messages: ModelMessage[], signal: AbortSignal): Promise<Read> {
    try {
      return readAnswer(await model.answerInShape({ instructions: EYES_INSTRUCTIONS, messages, mostTokens: MOST_TOKENS, signal }, EYES_SCHEMA));
    } catch (error) {
      if (signal.aborted) throw new HostedFailed(model.label, 'silent', 'it took too long', { cause: error });
      // What the service itself will not look at is no picture for children.
      if (error instanceof Declined && error.how === 'blocked') return { is: 'unfit' };
      if (error instanceof HostedFailed && error.why === 'unusable') return { is: 'unusable' };
      throw error;
    }
  }

  return {
    provider: model.label,
    async look(picture) {
      // First, because what cannot be decoded is not sent anywhere.
      const measured = await builtIn.look(picture);
      const data = await smallJpeg(picture);
      const messages: ModelMessage[] = [{ role: 'user', content: [{ type: 'text', text: 'What does this picture show?' }, { type: 'file', data, mediaType: 'image/jpeg' }] }];
      // Somebody sits before the form, and the built-in eyes can look as well.
      const end = AbortSignal.timeout(model.longestMs);
      for (let tried = 1; tried <= TRIES; tried += 1) {
        const read = await ask(messages, end);
        if (read.is === 'unfit') throw new UnfitPicture();
        if (read.is === 'unusable') continue;
        const { moods, isDrawing, ...seen } = read.sight;
        return { ...measured, ...seen, moods: moods.length > 0 ? moods : measured.moods, isDrawing: isDrawing ?? measured.isDrawing };
      }
      throw new HostedFailed(model.label, 'unusable', 'no answer in our shape');
    },
    // The built-in eyes are closed by whoever opened them.
    close: async () => undefined,
  };
}
