/** Choosing one or several things with native inputs, so that arrows, Tab, Space and labels work by themselves. */
import { useId } from 'react';

export type OneChoice<V extends string> = {
  multiple?: false;
  value: V | null;
  onChange: (value: V) => void;
  /** Pressing the chosen one again takes the choice back. */
  onClear?: () => void;
};

export type ManyChoices<V extends string> = {
  multiple: true;
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Others cannot be chosen once this many are. */
  max?: number;
};

export type Choice<V extends string> = OneChoice<V> | ManyChoices<V>;

export function useChoices<V extends string>(choice: Choice<V>) {
  const name = useId();

  /** Attributes of the native input of one option. */
  return function inputFor(option: V, disabled = false) {
    if (choice.multiple) {
      const checked = choice.value.includes(option);
      const isFull = choice.max !== undefined && choice.value.length >= choice.max;
      return {
        type: 'checkbox' as const,
        name,
        checked,
        disabled: disabled || (isFull && !checked),
        onChange: () => choice.onChange(checked ? choice.value.filter((other) => other !== option) : [...choice.value, option]),
      };
    }
    const checked = choice.value === option;
    return {
      type: 'radio' as const,
      name,
      checked,
      disabled,
      onChange: () => choice.onChange(option),
      onClick: checked ? choice.onClear : undefined,
    };
  };
}
