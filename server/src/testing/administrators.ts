/** People with an admin record, for tests of what it opens. */
import { type Permission, PERMISSIONS } from '@fableloom/contract';
import { admins } from '../database/schema/index.ts';
import type { TestApp, TestPerson } from './test-app.ts';

export async function signUpAdmin(app: TestApp, name: string, permissions: readonly Permission[] = PERMISSIONS): Promise<TestPerson> {
  const person = await app.signUp(name);
  await app.services.db.insert(admins).values({ userId: person.id, permissions: [...permissions] });
  return person;
}
