/** Reads an administrator's record: permissions are a list, or a list written as JSON; anything else is none. */
import type { Me } from '@fableloom/contract';

const asWords = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

function readPermissions(stored: unknown): string[] {
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
