/** The device's own list that drops down: a wheel on phones, and no weight on pages for visitors. */
import { ChevronDown } from 'lucide-react';
import { FIELD_INPUT, FieldFrame, fieldBox, useField, type FieldTexts } from './field-frame.tsx';
import { cx } from './classes.ts';

export interface NativeSelectProps extends FieldTexts {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

export function NativeSelect({ options, value, onChange, className, ...texts }: NativeSelectProps) {
  const field = useField(texts);
  return (
    <FieldFrame {...texts} id={field.id} className={className}>
      <div className={fieldBox(texts.error, 'relative')}>
        <select
          {...field.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(FIELD_INPUT, '-mx-5 cursor-pointer appearance-none py-2 pr-12 pl-5 text-[1.0625rem] [&>option]:bg-card')}
        >
          {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
        </select>
        <ChevronDown size={22} aria-hidden="true" className="pointer-events-none absolute right-5" />
      </div>
    </FieldFrame>
  );
}
