/** The parts of a form: always open, or folded with what was chosen beside the title. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What is chosen so far. */
  chosen?: string;
  children: ReactNode;
}

export function FormSection({ title, chosen, children }: SectionProps) {
  return (
    <section aria-label={title} className="border-b border-line pb-8 last:border-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-[1.625rem]">{title}</h2>
        {chosen && <p className="font-semibold text-ink-soft">{chosen}</p>}
      </div>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

const SUMMARY = 'flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-1 py-3 '
  + '[&::-webkit-details-marker]:hidden';

export function FoldSection({ title, chosen, children }: SectionProps) {
  return (
    <details className="group border-b border-line">
      <summary className={SUMMARY}>
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="display text-xl">{title}</span>
          {chosen && <span className="line-clamp-1 text-ink-soft">{chosen}</span>}
        </span>
        <ChevronDown aria-hidden="true" className="shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 px-1 pt-2 pb-8">{children}</div>
    </details>
  );
}
