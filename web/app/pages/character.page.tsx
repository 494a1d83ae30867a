import { say } from '@fableloom/contract/messages/index';
import { CharacterDetail } from '../features/characters/character-detail.tsx';
import { CharacterSound } from '../features/names/character-sound.tsx';
import { ShareCharacter } from '../features/sharing/share-character.tsx';
import type { Route } from './+types/character.page';

export const meta: Route.MetaFunction = () => [{ title: `${say('nav.characters')} · Fableloom` }];

export default function CharacterPage({ params }: Route.ComponentProps) {
  return (
    <CharacterDetail
      key={params.characterId}
      id={params.characterId}
      sound={({ name }) => <CharacterSound name={name} />}
      share={(character) => <ShareCharacter character={character} />}
    />
  );
}
