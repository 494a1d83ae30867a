/** Says honestly who wrote a thing. */
import { say } from '@fableloom/contract/messages/index';

export const writtenBy = (provider: string) => (provider === 'built-in' ? say('made.story.built-in') : say('made.story.hosted', { model: provider }));

