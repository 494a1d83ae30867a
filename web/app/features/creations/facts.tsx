/** What is known about a character or place: terms and their values. */
import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  value: string;
  /** A colour shown beside its name. */
  swatch?: string;
}

/** Facts without a value are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 wide:grid-cols-3">
      {facts.filter(({ value }) => value !== '').map(({ term, value, swatch }) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="flex items-center gap-2.5 font-semibold wrap-anywhere">
            {swatch && <Swatch color={swatch} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <span aria-hidden="true" className="size-5 shrink-0 rounded-full border border-edge" style={{ backgroundColor: color }} />
);

/** A titled part of a page about one thing. */
export function PagePart({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-7">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.625rem]">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function FactGroup({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.every(({ value }) => value === '')) return null;
  return (
    <div>
      <h3 className="mb-3">{title}</h3>
      <FactList facts={facts} />
    </div>
  );
}

export function LongText({ title, text }: { title: string; text: string }) {
  return (
    <PagePart title={title}>
      <p dir="auto" className="max-w-[66ch] whitespace-pre-line wrap-anywhere">{text}</p>
    </PagePart>
  );
}
