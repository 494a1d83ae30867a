import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'My Locations · Fableloom' }];

export default function LocationsPage() {
  return <PageHeader title="My Locations" />;
}
