import { say } from '@fableloom/contract/messages/index';
import { useNavigate } from 'react-router';
import { CharacterEditor } from '../features/characters/character-editor.tsx';
import type { Route } from './+types/character-edit.page';

export const meta: Route.MetaFunction = () => [{ title: `${say('character.screen.edit.title')} · Fableloom` }];

export default function CharacterEditPage({ params: { characterId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return <CharacterEditor key={characterId} id={characterId} onCancel={() => void navigate(`/characters/${characterId}`)} />;
}
