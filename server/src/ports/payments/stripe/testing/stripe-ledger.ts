/** The books of the stand-in, asked and changed by the calls of Stripe's interface. */
import type { Form } from './form-body.ts';
import { Books } from './stripe-books.ts';
import { callsOf, PARAMETERS } from './stripe-calls.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export class Ledger extends Books {
  /** What a restricted key was not allowed, such as 'invoices'. */
  forbidden: string | null = null;
  private readonly calls = callsOf(this);

  /**
   * A field, so that a test can put another in its place and ask this one from there.
   * @throws StripeRefusal where Stripe would refuse the call or one of its parameters
   */
  answer = (method: string, path: string, form: Form): unknown => {
    const [id = ''] = /(?:cus|sub|cs_test|in|price)_\w+/.exec(path) ?? [];
    const call = `${method} ${path.replace('/v1/', '').replace(id, id && 'id')}`;
    if (this.forbidden !== null && path.startsWith(`/v1/${this.forbidden}`)) {
      throw new StripeRefusal(403, 'permission_error', 'The provided key does not have the required permissions for this endpoint.');
    }
    const [known, make] = [PARAMETERS[call], this.calls[call]];
    if (!known || !make) throw new StripeRefusal(404, 'unknown_url', `Unrecognized request URL (${method}: ${path}).`);
    const strange = Object.keys(form).find((name) => !known.includes(name));
    if (strange) throw new StripeRefusal(400, 'parameter_unknown', `Received unknown parameter: ${strange}`, strange);
    return structuredClone(make(form, id));
  };
}
