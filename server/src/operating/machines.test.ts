import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationForm } from '../features/locations/location-form.fixture.ts';
import { openS3StandIn, type S3StandIn } from '../ports/storage/s3/testing/s3-stand-in.ts';
import { publicUrl } from '../ports/storage/storage.port.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let s3: S3StandIn;
let serves: TestApp;
let makes: TestApp;
beforeAll(async () => {
  s3 = await openS3StandIn();
  const shared = { ...s3.environment, SECRET: 'one secret for all machines of the house' };
  serves = await openTestApp({ ...shared, WORKERS: '0' });
  makes = await openTestApp({ ...shared, DATABASE_URL: serves.database.url });
});
afterAll(async () => {
  await makes.close();
  await serves.close();
  await s3.close();
});

test('what one machine is asked for another one makes, and every machine shows it, to the same signed-in family', async () => {
  const family = await serves.signUp('Machines');
  await serves.putOnPlan(family, 'price_hero_month');
  const { id } = await family.api.locations.create(locationForm());
  // The machine that serves has no workers of its own: it only hears, through the database, how far the other one is.
  const done = await serves.finished(family, await family.api.locations.draw({ id, idempotencyKey: randomUUID() }));
  expect(done.status).toBe('done');
  const { imagePath } = await family.api.locations.show({ id });
  const [here, there] = await Promise.all([serves, makes].map((app) => app.request(publicUrl(imagePath ?? ''))));
  expect([here?.status, there?.status]).toEqual([200, 200]);
  expect(await here?.arrayBuffer()).toEqual(await there?.arrayBuffer());
  const session = await makes.request('/api/auth/get-session', { headers: { cookie: family.cookie } });
  expect(await session.json()).toMatchObject({ user: { email: family.email } });
});
