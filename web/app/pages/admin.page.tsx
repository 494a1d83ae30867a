import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Admin · Fableloom' }];

export default function AdminPage() {
  return <PageHeader title="Admin" />;
}
