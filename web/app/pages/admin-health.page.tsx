import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { HealthRoom } from '../features/admin/health-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('admin.room.health')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default HealthRoom;
