import type { ComponentProps, ReactNode } from 'react';
import { FIELD_INPUT, FieldFrame, fieldBox, useField, type FieldTexts } from './field-frame.tsx';
import { cx } from './classes.ts';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  icon?: ReactNode;
  /** Something at the end of the box, such as a button. */
  end?: ReactNode;
  aside?: ReactNode;
  /** Shows used/allowed below; needs `value` and `maxLength`. */
  count?: boolean;
  /** The name of a character or place, in the display face. */
  large?: boolean;
}

const LARGE = "font-display text-[1.6rem] font-semibold [font-variation-settings:'SOFT'_100]";

/** One line of text. Works controlled, uncontrolled and with `{...register('name')}`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, hideLabel, optional, icon, end, aside, count = false, large = false, className, id, ...rest } = props;
  const field = useField({ hint, error }, id);
  const counter = count && rest.maxLength ? { used: String(rest.value ?? '').length, of: rest.maxLength } : undefined;
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, optional, aside, counter, className }} id={field.id}>
      <div className={fieldBox(error, cx(large && 'min-h-[60px]', end !== undefined && 'pr-1'))}>
        {icon}
        <input
          {...rest}
          {...field.input}
          className={cx(FIELD_INPUT, large ? LARGE : 'text-[1.0625rem]')}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
