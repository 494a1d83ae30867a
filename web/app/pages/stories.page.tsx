import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'My Stories · Fableloom' }];

export default function StoriesPage() {
  return <PageHeader title="My Stories" />;
}
