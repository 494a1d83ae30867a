import type { MetaFunction } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';

export const meta: MetaFunction = () => [{ title: 'Checkout · Fableloom' }];

export default function CheckoutPage() {
  return <PageHeader title="Checkout" />;
}
