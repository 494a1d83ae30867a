import { community } from '@fableloom/contract/messages/community';
import type { MetaFunction } from 'react-router';
import { NotFurnished } from '../features/not-furnished.tsx';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';

export const meta: MetaFunction = () => [
  { title: 'A shared story · Fableloom' },
  { name: 'description', content: 'A story that a family shared with you.' },
  { name: 'robots', content: 'noindex' },
];

export default function SharedStoryPage() {
  const { user } = useSession();
  const words = user ? 'Create a story' : community['shared.screen.make-your-own'];
  return (
    <NotFurnished
      title="A shared story"
      picture="book"
      action={<ButtonLink to={user ? '/create' : '/login'} look="primary">{words}</ButtonLink>}
    />
  );
}
