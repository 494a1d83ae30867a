import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { PeopleRoom } from '../features/admin/people-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('admin.room.people')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default PeopleRoom;
