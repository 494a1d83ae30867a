import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'New Location · Fableloom' }];

export default function LocationCreatePage() {
  return <PageHeader title="New Location" />;
}
