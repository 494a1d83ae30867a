import { useId, type ReactNode } from 'react';

/** A titled list of people with its count. */
export function PeopleSection({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-baseline gap-3 text-[1.625rem]">
        {title}
        <span className="text-[0.75em] font-medium text-plum">{count}</span>
      </h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}
