import { useChoices, type OneChoice } from './choices.ts';
import { cx, FOCUS_WITHIN } from './classes.ts';
import { Fieldset } from './fieldset.tsx';

export interface Swatch<V extends string> {
  value: V;
  name: string;
  /** A CSS colour, or a gradient for what has several. */
  color: string;
}

export type SwatchRowProps<V extends string> = OneChoice<V> & {
  label: string;
  swatches: readonly Swatch<V>[];
  error?: string;
};

/** Colours to choose from; the name of the chosen one stands beside them, because colour alone says nothing to many. */
export function SwatchRow<V extends string>({ label, swatches, error, ...choice }: SwatchRowProps<V>) {
  const inputFor = useChoices<V>(choice);
  const chosen = swatches.find(({ value }) => value === choice.value);
  return (
    <Fieldset label={label} error={error}>
      <div className="flex flex-wrap items-center gap-2.5">
        {swatches.map(({ value, name, color }) => {
          const input = inputFor(value);
          return (
            <label
              key={value}
              title={name}
              className={cx(
                'relative size-11 rounded-full shadow-[inset_0_0_0_1.5px_var(--edge)] transition-transform',
                FOCUS_WITHIN,
                input.checked ? 'ring-3 ring-plum ring-offset-3 ring-offset-paper' : 'hover:scale-105',
              )}
              style={{ background: color }}
            >
              <input {...input} className="sr-only" aria-label={name} />
            </label>
          );
        })}
        {chosen && <span className="ml-2 text-ink-soft" aria-hidden="true">{chosen.name}</span>}
      </div>
    </Fieldset>
  );
}
