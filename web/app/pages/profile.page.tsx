import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Profile · Fableloom' }];

export default function ProfilePage() {
  return <PageHeader title="Profile" />;
}
