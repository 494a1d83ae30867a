import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Create · Fableloom' }];

export default function CreatePage() {
  return <PageHeader title="Create" />;
}
