import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Edit Character · Fableloom' }];

export default function CharacterEditPage() {
  return <PageHeader title="Edit Character" />;
}
