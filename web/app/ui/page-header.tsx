import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { cx } from './classes.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** How many there are, beside the title, its place kept free while it is coming; said in full by `countLabel`. */
  count?: number | 'coming';
  countLabel?: string;
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode;
}

/** The head of a page: where it belongs, its title, and what one can do here. */
export function PageHeader({ title, count, countLabel, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 shell:mb-8">
      {back && (
        <div className="-mt-2 mb-1">
          <BackLink to={back.to}>{back.label}</BackLink>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex items-baseline gap-3">
            {title}
            {count !== undefined && (
              <span className="text-[0.62em] font-medium text-plum">
                <span aria-hidden="true" className={cx(count === 'coming' && 'invisible')}>{count === 'coming' ? '00' : count}</span>
                {countLabel && count !== 'coming' && <span className="sr-only">{countLabel}</span>}
              </span>
            )}
          </h1>
          {lead && <p className="mt-2 max-w-[60ch] text-[1.125rem] text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
