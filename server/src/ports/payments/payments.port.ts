/** Takes people through a checkout, keeps their subscription, and writes how it stands into their profile. */
import type { Invoice, PlanChange } from '@fableloom/contract';
import type { Queries } from '../../database/open.ts';

export interface Buyer {
  id: string;
  email: string;
  name: string;
}

export interface CheckoutRequest {
  buyer: Buyer;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

/** What a family was shown before it said yes. */
export interface ConfirmedPrice {
  dueNow: number;
  countedAt: number;
}

export interface Payments {
  readonly provider: 'trial' | 'stripe';
  /** The number under which the provider knows this person; made when there is none, the same ever after. */
  customer(buyer: Buyer): Promise<string>;
  /** The same number, or null where the provider has never heard of them. */
  customerOf(userId: string, db: Queries): Promise<string | null>;
  /** Opens a checkout; the browser goes to `url`. Nothing changes until it is paid. Refuses whoever has a running plan. */
  openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  /** What `changePlan` would cost and mean. */
  previewChange(userId: string, priceId: string): Promise<PlanChange>;
  /**
   * Moves a running plan to another price at once. With the same interval the period stays and the difference is settled for the rest
   * of it; with another interval a new period begins. A plan that was about to end renews again. Refuses where another price was confirmed.
   */
  changePlan(userId: string, priceId: string, confirmed?: ConfirmedPrice): Promise<void>;
  cancelAtPeriodEnd(userId: string): Promise<void>;
  resume(userId: string): Promise<void>;
  /** Reads anew how things stand. */
  refresh(userId: string): Promise<void>;
  /** Newest first. */
  invoices(userId: string): Promise<Invoice[]>;
  /** The provider's own page for cards and invoices; null where there is none. */
  openPortal(userId: string, returnUrl: string): Promise<string | null>;
  keepAddress(userId: string, email: string): Promise<void>;
  /** Ends everything at once, for an account that is deleted. */
  forget(customer: string): Promise<void>;
  /** Hears what the provider says on its own; null where it never speaks first. */
  readonly hear: ((body: string, signature: string) => Promise<'heard' | 'known'>) | null;
}

/** Numbers of the trial begin so; no provider of payments knows them. */
export const TRIAL_CUSTOMER = 'cus_trial_';

/** Columns of the profile that say how a subscription stands. */
export interface Standing {
  priceId: string | null;
  subscriptionStatus: string | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  planGiven: boolean;
}

/** A plan that has ended: the family is on the free one, and the page can say so. */
export const ended = (status: string): Standing => ({ priceId: null, subscriptionStatus: status, currentPeriodEnd: null, cancelAtPeriodEnd: false, planGiven: false });
