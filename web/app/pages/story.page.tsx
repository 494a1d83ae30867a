import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Story · Fableloom' }];

export default function StoryPage() {
  return <PageHeader title="Story" />;
}
