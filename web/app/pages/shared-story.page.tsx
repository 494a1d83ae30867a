import type { MetaFunction } from 'react-router';
import { NotFurnished } from '../features/not-furnished.tsx';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';

export const meta: MetaFunction = () => [{ title: 'A shared story · Fableloom' }, { name: 'description', content: 'A story that a family shared with you.' }, { name: 'robots', content: 'noindex' }];

export default function SharedStoryPage() {
  const { user } = useSession();
  return (
    <NotFurnished
      title="A shared story"
      picture="book"
      action={<ButtonLink to={user ? '/create' : '/login'} look="primary">{user ? 'Create a story' : 'Make your own story'}</ButtonLink>}
    />
  );
}
