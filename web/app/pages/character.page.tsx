import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Character · Fableloom' }];

export default function CharacterPage() {
  return <PageHeader title="Character" />;
}
