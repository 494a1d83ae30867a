/** A page that visitors and members both use: visitors get here the cache, the toasts and the margins that members have from their frame. */
import type { ReactNode } from 'react';
import { Queries } from '../session/queries.tsx';
import { useSession } from '../session/session.ts';
import { Toaster } from '../ui/toaster.tsx';

export function OpenRoom({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user) return children;
  return (
    <Queries>
      <div className="wrap px-4 py-6 shell:px-6 shell:py-10">{children}</div>
      <Toaster />
    </Queries>
  );
}
