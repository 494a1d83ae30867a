import type { ReactNode } from 'react';
import { useChoices, type OneChoice } from './choices.ts';
import { cx, FOCUS_WITHIN } from './classes.ts';

export interface Segment<V extends string> {
  value: V;
  label: ReactNode;
  /** A small golden remark, such as "Save 25%". */
  note?: string;
}

export type SegmentedControlProps<V extends string> = OneChoice<V> & {
  label: string;
  segments: readonly Segment<V>[];
  className?: string;
};

/** Two to four views of the same thing. */
export function SegmentedControl<V extends string>({ label, segments, className, ...choice }: SegmentedControlProps<V>) {
  const inputFor = useChoices<V>(choice);
  return (
    <fieldset className={cx('inline-flex rounded-full bg-card p-[5px] shadow-[inset_0_0_0_1.5px_var(--edge)]', className)}>
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value, label: words, note }) => {
        const input = inputFor(value);
        return (
          <label
            key={value}
            className={cx(
              'relative flex min-h-[46px] flex-1 items-center justify-center gap-2.5 rounded-full px-4 text-center',
              'leading-tight font-bold transition-colors sm:px-6',
              FOCUS_WITHIN,
              input.checked ? 'bg-plum text-on-plum' : 'text-ink hover:bg-plum-wash',
            )}
          >
            <input {...input} className="sr-only" />
            {words}
            {note && <span className="rounded-full bg-marigold px-3 py-0.5 whitespace-nowrap text-on-marigold">{note}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
