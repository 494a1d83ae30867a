/** One friend: what they share, and in a menu the two ways to part. */
import type { Friend } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { BookOpen, Ellipsis, ShieldBan, UserMinus } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { writeDate } from '../creations/write-date.ts';
import { PersonRow } from './person-row.tsx';

export type Parting = 'remove' | 'block';

export function FriendRow({ friend, onPart }: { friend: Friend; onPart: (way: Parting) => void }) {
  const name = friend.displayName;
  return (
    <PersonRow person={friend} lines={[friend.email, say('friend.screen.since', { date: writeDate(friend.since) })]}>
      <ButtonLink
        to={`/friends/${friend.userId}/content`}
        icon={<BookOpen aria-hidden="true" />}
        aria-label={`${say('word.view')}: ${say('friend.screen.content', { name })}`}
      >
        {say('word.view')}
      </ButtonLink>
      <Menu
        trigger={<Button look="icon" label={say('friend.screen.more', { name })} icon={<Ellipsis />} />}
        items={[
          { label: say('friend.screen.remove'), icon: <UserMinus />, onSelect: () => onPart('remove') },
          { label: say('friend.screen.block'), icon: <ShieldBan />, danger: true, onSelect: () => onPart('block') },
        ]}
      />
    </PersonRow>
  );
}
