/** Tells the payment service where receipts go now. What it did not hear is owed, and told again (overdue.ts). */
import { eq, ne } from 'drizzle-orm';
import { profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

/** @throws when the service does not take it; it is owed then */
export async function keepAddress({ db, payments }: Pick<Services, 'db' | 'payments'>, userId: string): Promise<void> {
  const [profile] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.userId, userId));
  if (!profile) return;
  await payments.keepAddress(userId, profile.email);
  // Changed again meanwhile, the newer one is owed, also where it was told: this one may have arrived behind it.
  await db.update(profiles).set({ addressOwed: ne(profiles.email, profile.email) }).where(eq(profiles.userId, userId));
}
