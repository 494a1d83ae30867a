import { say } from '@fableloom/contract/messages/index';
import { useNavigate, type MetaFunction } from 'react-router';
import { CharacterForm } from '../features/characters/character-form.tsx';

export const meta: MetaFunction = () => [{ title: `${say('character.screen.create.title')} · Fableloom` }];

/** After saving one stays here: the portrait comes next. */
export default function CharacterCreatePage() {
  const navigate = useNavigate();
  return <CharacterForm onSaved={() => undefined} onCancel={() => void navigate('/characters')} />;
}
