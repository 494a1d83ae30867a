import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Edit Location · Fableloom' }];

export default function LocationEditPage() {
  return <PageHeader title="Edit Location" />;
}
