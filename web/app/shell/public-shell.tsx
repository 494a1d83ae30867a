/** The frame of the pages for visitors: a header, the page, a footer. */
import type { ReactNode } from 'react';
import { SkipLink } from '../ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function PublicShell({ isOffline = false, children }: { isOffline?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader hasDoors={!isOffline} />
      <main id="main" tabIndex={-1} className="flex-1">{children}</main>
      <SiteFooter />
    </div>
  );
}
