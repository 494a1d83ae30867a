/** Where the character pages lead. */
import { say } from '@fableloom/contract/messages/index';
import { useNavigate } from 'react-router';

export const CHARACTERS_PAGE = { to: '/characters', label: say('character.screen.back') } as const;

/** Opens the story room with this character already chosen. */
export function useInStory() {
  const navigate = useNavigate();
  return (characterId: string) => void navigate('/create', { state: { characterId } });
}
