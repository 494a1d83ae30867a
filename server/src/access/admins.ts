/** Who is an administrator, and with which permissions. Nobody is one by accident: no record, or one that cannot be read, is none. */
import { type Me, type Permission, PERMISSIONS } from '@fableloom/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { admins } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';

const asWords = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

/** A list, or a list written as JSON; anything else is none. */
export function readPermissions(stored: unknown): string[] {
  if (typeof stored !== 'string') return asWords(stored);
  try {
    return asWords(JSON.parse(stored));
  } catch {
    return [];
  }
}

export const adminFromRow = (row: { role: string; permissions: unknown }): NonNullable<Me['admin']> => ({
  role: row.role === '' ? 'admin' : row.role,
  permissions: readPermissions(row.permissions),
});

declare const administrator: unique symbol;

interface AdminRights {
  readonly id: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** Receipt: this person is an administrator and holds a permission that was asked for. */
export type Administrator = AdminRights & { readonly [administrator]: true };

/** Anybody else is refused. One of `needed` is enough; where none is needed every administrator will do. */
export async function onlyAdmins(db: Queries, who: string, needed: readonly Permission[] = []): Promise<Administrator> {
  const [row] = await db.select().from(admins).where(eq(admins.userId, who));
  if (!row) return refuse('FORBIDDEN', 'auth.admin.only');
  const held = new Set(adminFromRow(row).permissions);
  const rights: AdminRights = { id: who, permissions: new Set(PERMISSIONS.filter((each) => held.has(each))) };
  if (needed.length > 0 && !needed.some((each) => rights.permissions.has(each))) refuse('FORBIDDEN', 'auth.admin.permission-missing');
  return rights as Administrator;
}
