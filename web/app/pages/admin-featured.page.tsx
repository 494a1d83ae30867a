import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { FeaturedRoom } from '../features/admin/featured-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('admin.room.featured')} · Fableloom` }, { name: 'robots', content: 'noindex' }];

export default FeaturedRoom;
