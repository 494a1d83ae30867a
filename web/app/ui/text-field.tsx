import type { ComponentProps, ReactNode } from 'react';
import { FIELD_INPUT, FieldFrame, fieldBox, useField, type FieldTexts } from './field-frame.tsx';
import { cx } from './classes.ts';
import { sayTooLong } from './too-long.ts';
import { useEarlyTyping } from './use-early-typing.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'maxLength'>, FieldTexts {
  icon?: ReactNode;
  /** Something at the end of the box, such as a button. */
  end?: ReactNode;
  aside?: ReactNode;
  /** The longest text that can be sent; a longer one stays as it is, and the field says so. Needs `value`. */
  most?: number;
  /** Shows used/allowed below; needs `value` and `most`. */
  count?: boolean;
  /** The name of a character or place, in the display face. */
  large?: boolean;
}

const LARGE = "font-display text-[1.6rem] font-semibold [font-variation-settings:'SOFT'_100]";

/** One line of text. Works controlled, uncontrolled and with `{...register('name')}`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error: given, most, hideLabel, optional, icon, end, aside, count = false, large = false, className, id, ...rest } = props;
  const text = String(rest.value ?? '');
  const tooLong = sayTooLong(text, most);
  const error = tooLong ?? given;
  const field = useField({ hint, error }, id);
  useEarlyTyping(field.id, rest.value, rest.onChange);
  const counter = most !== undefined && (count || tooLong) ? { used: text.length, of: most } : undefined;
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
