import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { ReportsRoom } from '../features/admin/reports-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('admin.room.reports')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default ReportsRoom;
