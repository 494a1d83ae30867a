import { useId } from 'react';
import { cx, FOCUS_WITHIN } from './classes.ts';

export interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

const TRACK = 'relative h-8 w-14 shrink-0 rounded-full border-[1.5px] transition-colors '
  + 'after:absolute after:top-1/2 after:size-5 after:-translate-y-1/2 after:rounded-full after:transition-[left]';
const ON = 'border-plum bg-plum after:left-[29px] after:bg-on-plum';
const OFF = 'border-edge bg-card after:left-[5px] after:bg-edge';

/** One setting that is on or off; the whole line can be pressed. */
export function Switch({ label, hint, isOn, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={cx('flex min-h-12 items-center justify-between gap-4 rounded-field py-2', FOCUS_WITHIN, disabled && 'opacity-55')}>
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {hint && <span id={id} className="block text-ink-soft">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="sr-only"
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true" className={cx(TRACK, isOn ? ON : OFF)} />
    </label>
  );
}
