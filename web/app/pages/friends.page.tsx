import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Friends · Fableloom' }];

export default function FriendsPage() {
  return <PageHeader title="Friends" />;
}
