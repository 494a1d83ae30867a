import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { PersonRoom } from '../features/admin/person-room.tsx';
import type { Route } from './+types/admin-person.page';

export const meta: MetaFunction = () => [{ title: `${say('admin.room.people')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default function AdminPersonPage({ params: { userId } }: Route.ComponentProps) {
  return <PersonRoom key={userId} userId={userId} />;
}
