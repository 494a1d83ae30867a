import type { MetaFunction } from 'react-router';
import { NotFurnished } from '../features/not-furnished.tsx';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';

export const meta: MetaFunction = () => [{ title: 'Explore · Fableloom' }, { name: 'description', content: 'Stories and characters that other families chose to share.' }];

export default function ExplorePage() {
  const { user } = useSession();
  return (
    <NotFurnished
      title="Explore"
      picture="friends"
      action={<ButtonLink to={user ? '/create' : '/login'} look="primary">{user ? 'Create a story' : 'Make your own story'}</ButtonLink>}
    />
  );
}
