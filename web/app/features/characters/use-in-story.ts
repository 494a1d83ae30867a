import { useNavigate } from 'react-router';

/** Opens the story room with this character already chosen. */
export function useInStory() {
  const navigate = useNavigate();
  return (characterId: string) => void navigate('/create', { state: { characterId } });
}
