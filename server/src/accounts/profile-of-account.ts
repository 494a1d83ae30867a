/** Every account has a profile from its first moment. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { profiles } from '../database/schema/index.ts';

export async function startProfile(db: Database, user: { id: string; email: string; name: string; emailVerified: boolean; image?: string | null | undefined }): Promise<void> {
  const displayName = user.name.trim() || (user.email.split('@')[0] ?? '');
  await db
    .insert(profiles)
    .values({ userId: user.id, email: user.email, displayName, photoUrl: user.image ?? null, requiresEmailVerification: !user.emailVerified })
    .onConflictDoNothing();
}

export async function clearVerificationRequirement(db: Database, userId: string): Promise<void> {
  await db.update(profiles).set({ requiresEmailVerification: false, updatedAt: new Date() }).where(eq(profiles.userId, userId));
}
