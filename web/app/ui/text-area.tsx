import type { ComponentProps } from 'react';
import { FIELD_INPUT, FieldFrame, fieldBox, useField, type FieldTexts } from './field-frame.tsx';
import { cx } from './classes.ts';
import { sayTooLong } from './too-long.ts';
import { useEarlyTyping } from './use-early-typing.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'>, FieldTexts {
  /** The longest text that can be sent; a longer one stays as it is, and the field says so. Needs `value`. */
  most?: number;
  /** Shows used/allowed below; needs `value` and `most`. */
  count?: boolean;
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error: given, most, hideLabel, optional, count = false, className, id, rows = 3, ...rest } = props;
  const text = String(rest.value ?? '');
  const tooLong = sayTooLong(text, most);
  const error = tooLong ?? given;
  const field = useField({ hint, error }, id);
  useEarlyTyping(field.id, rest.value, rest.onChange);
  const counter = most !== undefined && (count || tooLong) ? { used: text.length, of: most } : undefined;
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, optional, counter, className }} id={field.id}>
      <div className={fieldBox(error, 'items-stretch py-2')}>
        <textarea
          {...rest}
          {...field.input}
          rows={rows}
          className={cx(FIELD_INPUT, 'text-[1.0625rem] field-sizing-content max-h-96 resize-y leading-relaxed')}
        />
      </div>
    </FieldFrame>
  );
}
