import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { MessagesRoom } from '../features/admin/messages-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('admin.room.messages')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default MessagesRoom;
