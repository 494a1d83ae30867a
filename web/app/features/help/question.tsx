/** A question that opens its answer. The browser's own search finds closed ones too. */
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

const SUMMARY = 'flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-bold '
  + '[&::-webkit-details-marker]:hidden';

export function Question({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className={SUMMARY}>
        <span>{asked}</span>
        <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-plum transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 [&>p:first-child]:mt-0">{children}</div>
    </details>
  );
}
