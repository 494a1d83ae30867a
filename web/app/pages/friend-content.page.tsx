import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'From a friend · Fableloom' }];

export default function FriendContentPage() {
  return <PageHeader title="From a friend" />;
}
