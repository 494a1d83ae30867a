/** Says honestly who wrote a thing. */
import { say } from '@fableloom/contract/messages/index';

export function writtenBy(provider: string): string {
  return provider === 'built-in' ? say('made.story.built-in') : say('made.story.hosted', { model: provider });
}

