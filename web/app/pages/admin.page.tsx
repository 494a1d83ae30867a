import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { FiguresRoom } from '../features/admin/figures-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('nav.admin')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default FiguresRoom;
