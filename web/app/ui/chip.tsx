/** Small words to choose from. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChoices, type Choice } from './choices.ts';
import { cx, FOCUS_WITHIN } from './classes.ts';
import { Fieldset } from './fieldset.tsx';

export { FOCUS_WITHIN } from './classes.ts';

const SHAPE = 'relative inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-[18px] py-2 '
  + 'font-semibold leading-tight transition-colors '
  + '[&_svg]:size-5';
const OFF = 'border-edge bg-card text-ink hover:bg-plum-wash';
const ON = 'border-plum bg-plum text-on-plum';
const SHUT = 'cursor-not-allowed border-dashed border-line bg-transparent text-ink-soft';

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A chip that does something by itself, such as a suggestion. */
export function Chip({ children, icon, pressed, disabled = false, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={cx(SHAPE, 'focus-visible:rounded-full', disabled ? SHUT : pressed ? ON : OFF)}
    >
      {icon}
      {children}
    </button>
  );
}

export interface ChipOption<V extends string> {
  value: V;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export type ChipGroupProps<V extends string> = Choice<V> & {
  label: string;
  options: readonly ChipOption<V>[];
  hint?: string;
  error?: string;
  hideLabel?: boolean;
};

/** One of many, or several of many up to `max`. */
export function ChipGroup<V extends string>({ label, options, hint, error, hideLabel, ...choice }: ChipGroupProps<V>) {
  const inputFor = useChoices<V>(choice as Choice<V>);
  return (
    <Fieldset label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: words, icon, disabled }) => {
          const input = inputFor(value, disabled);
          return (
            <label key={value} className={cx(SHAPE, FOCUS_WITHIN, input.disabled ? SHUT : input.checked ? ON : OFF)}>
              <input {...input} className="sr-only" />
              {input.checked && choice.multiple ? <Check aria-hidden="true" /> : icon}
              {words}
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
