/** A list that drops down, for the rare case where pictures or chips would not fit. */
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { FieldFrame, fieldBox, useField, type FieldTexts } from './field-frame.tsx';
import { cx } from './classes.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

const ITEM = 'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-xl px-4 outline-none data-[disabled]:opacity-50 '
  + 'data-[highlighted]:bg-plum-wash data-[highlighted]:text-plum data-[state=checked]:font-bold';

export function Select({ options, value, onChange, placeholder = 'Choose…', disabled, className, ...texts }: SelectProps) {
  const field = useField(texts);
  return (
    <FieldFrame {...texts} id={field.id} className={className}>
      <Radix.Root value={value ?? ''} onValueChange={onChange} disabled={disabled}>
        <Radix.Trigger
          {...field.input}
          className={fieldBox(texts.error, 'justify-between text-left text-[1.0625rem] data-[disabled]:opacity-60')}
        >
          <span className={cx('truncate', value ? 'text-ink' : 'text-ink-soft')}>
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon>
            <ChevronDown size={22} aria-hidden="true" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            className="z-50 max-h-80 min-w-(--radix-select-trigger-width) animate-rise rounded-card bg-card p-2 shadow-lift"
          >
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item key={option.value} value={option.value} disabled={option.disabled} className={ITEM}>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check size={20} aria-hidden="true" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </FieldFrame>
  );
}
