import { community } from '@fableloom/contract/messages/community';
import type { MetaFunction } from 'react-router';
import { NotFurnished } from '../features/not-furnished.tsx';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';

export const meta: MetaFunction = () => [
  { title: 'Explore · Fableloom' },
  { name: 'description', content: 'Stories and characters that other families chose to share.' },
];

export default function ExplorePage() {
  const { user } = useSession();
  const words = user ? 'Create a story' : community['shared.screen.make-your-own'];
  return (
    <NotFurnished
      title="Explore"
      picture="friends"
      action={<ButtonLink to={user ? '/create' : '/login'} look="primary">{words}</ButtonLink>}
    />
  );
}
