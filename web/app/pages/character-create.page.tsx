import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Create New Character · Fableloom' }];

export default function CharacterCreatePage() {
  return <PageHeader title="Create New Character" />;
}
