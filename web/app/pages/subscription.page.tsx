import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Subscription · Fableloom' }];

export default function SubscriptionPage() {
  return <PageHeader title="Subscription" />;
}
