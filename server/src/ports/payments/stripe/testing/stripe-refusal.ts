/** What Stripe refuses, as it words it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly param: string | undefined;

  constructor(status: number, code: string, message: string, param?: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

/** The key is a test key; what a live one made is called cus_live here. */
const elsewhere = (id: string): string => (id.startsWith('cus_live') ? '; a similar object exists in live mode, but a test mode key was used to make this request.' : '');

export const missing = (what: string, id: string, param: string): StripeRefusal =>
  new StripeRefusal(404, 'resource_missing', `No such ${what}: '${id}'${elsewhere(id)}`, param);
