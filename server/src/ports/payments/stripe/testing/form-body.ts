/** Reads the form-encoded bodies that Stripe's library sends: `items[0][price]=…` becomes an object. */
export type FormValue = string | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

export function readForm(text: string): Form {
  const whole: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const steps = key.replaceAll(']', '').split('[');
    const last = steps.pop() ?? '';
    let at = whole;
    for (const step of steps) {
      const next = at[step];
      at = typeof next === 'object' ? next : ((at[step] = {}) as Record<string, FormValue>);
    }
    at[last] = value;
  }
  return whole;
}

/** The text at a path such as `items.0.price`. */
export function textAt(form: Form, path: string): string | undefined {
  let at: FormValue | undefined = form;
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
}
