/** Who is asking: by session cookie or bearer token. */
import type { Auth } from '../accounts/auth.ts';
import type { Person } from './endpoints.ts';

export async function whoAsks(auth: Auth, headers: Headers): Promise<Person | null> {
  if (!headers.has('cookie') && !headers.has('authorization')) return null;
  const session = await auth.api.getSession({ headers });
  return session ? { id: session.user.id, email: session.user.email, name: session.user.name } : null;
}
