import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'My Characters · Fableloom' }];

export default function CharactersPage() {
  return <PageHeader title="My Characters" />;
}
