/** How the name of a character is said, on its page. */
import { say } from '@fableloom/contract/messages/index';
import { PagePart } from '../creations/facts.tsx';
import { SaidNames } from './said-names.tsx';
import { wordsOfNames } from './words-of-name.ts';

export function CharacterSound({ name }: { name: string }) {
  const words = wordsOfNames([name]);
  // A name in small letters is one all the same.
  return <PagePart title={say('names.screen.title')}><SaidNames words={words.length > 0 ? words : name.split(/\s+/)} /></PagePart>;
}
