import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const meta: MetaFunction = () => [{ title: `${say('nav.friends')} · Fableloom` }];

/** Opens in a later version, and says so. */
export default function FriendContentPage() {
  return (
    <>
      <h1>{say('nav.friends')}</h1>
      <EmptyState
        picture="friends"
        sentence={say('app.not-furnished')}
        action={<ButtonLink to="/characters" look="primary">{say('nav.characters')}</ButtonLink>}
      />
    </>
  );
}
