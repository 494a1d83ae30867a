import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { CharacterLibrary } from '../features/characters/character-library.tsx';

export const meta: MetaFunction = () => [{ title: `${say('character.screen.title')} · Fableloom` }];

export default function CharactersPage() {
  return <CharacterLibrary />;
}
