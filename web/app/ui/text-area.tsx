import type { ComponentProps } from 'react';
import { FIELD_INPUT, FieldFrame, fieldBox, useField, type FieldTexts } from './field-frame.tsx';
import { cx } from './classes.ts';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  count?: boolean;
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, hideLabel, optional, count = false, className, id, rows = 3, ...rest } = props;
  const field = useField({ hint, error }, id);
  const counter = count && rest.maxLength ? { used: String(rest.value ?? '').length, of: rest.maxLength } : undefined;
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
