import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

/** Where this page belongs: "Back to Characters". */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} look="quiet" icon={<ChevronLeft aria-hidden="true" />} className="-ml-4">
      {children}
    </ButtonLink>
  );
}
