import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Location · Fableloom' }];

export default function LocationPage() {
  return <PageHeader title="Location" />;
}
