/** Takes people through a checkout and keeps their subscription. */
export interface CheckoutRequest {
  userId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

export interface Payments {
  readonly provider: 'trial' | 'stripe';
  /** Opens a checkout; the browser goes to `url`. */
  openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  cancelAtPeriodEnd(userId: string): Promise<void>;
  resume(userId: string): Promise<void>;
}
