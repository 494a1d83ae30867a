import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { SubscriptionRoom } from '../features/subscription/subscription-room.tsx';

export const meta: MetaFunction = () => [{ title: `${say('nav.subscription')} · Fableloom` }];

export default function SubscriptionPage() {
  return <SubscriptionRoom />;
}
