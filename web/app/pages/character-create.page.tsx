import { say } from '@fableloom/contract/messages/index';
import { useNavigate, type MetaFunction } from 'react-router';
import { CharacterForm } from '../features/characters/character-form.tsx';
import { useGateAtDoor } from '../session/use-gate-at-door.ts';

export const meta: MetaFunction = () => [{ title: `${say('character.screen.create.title')} · Fableloom` }];

/** After saving one stays here: the portrait comes next. */
export default function CharacterCreatePage() {
  useGateAtDoor('character');
  const navigate = useNavigate();
  return <CharacterForm onSaved={() => undefined} onCancel={() => void navigate('/characters')} />;
}
