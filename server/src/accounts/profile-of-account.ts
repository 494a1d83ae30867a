/** Every account has a profile from its first moment. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { profiles, user } from '../database/schema/index.ts';

export async function startProfile(db: Database, account: { id: string; email: string; name: string; emailVerified: boolean; image?: string | null | undefined }): Promise<void> {
  const displayName = account.name.trim() || (account.email.split('@')[0] ?? '');
  await db
    .insert(profiles)
    .values({ userId: account.id, email: account.email, displayName, photoUrl: account.image ?? null, requiresEmailVerification: !account.emailVerified })
    .onConflictDoNothing();
}

/** The account and its profile say the same: the address is confirmed. */
export async function confirmAddress(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
    await tx.update(profiles).set({ requiresEmailVerification: false, updatedAt: new Date() }).where(eq(profiles.userId, userId));
  });
}
