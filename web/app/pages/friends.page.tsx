import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { FriendsRoom } from '../features/friends/friends-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('nav.friends')} · Fableloom` }];

export default function FriendsPage() {
  return <FriendsRoom />;
}
