import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { AuditRoom } from '../features/admin/audit-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('admin.room.audit')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default AuditRoom;
