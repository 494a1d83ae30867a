/** A family's account from its first sign-in to its last: the door, a forgotten password, the profile, the plan, and leaving. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STRIPE_ENVIRONMENT, STRIPE_PRICES } from '../server/src/ports/payments/stripe/testing/stripe-house.ts';
import { openStripeStandIn, type StandIn } from '../server/src/ports/payments/stripe/testing/stripe-stand-in.ts';
import { readZip } from '../server/src/testing/read-zip.ts';
import { visit, type Visit } from './browser.ts';
import { newFamily } from './family.ts';
import { mailTo } from './outbox.ts';
import { handsOn, ownHouse } from './own-house.ts';
import { stepByStep } from './step-by-step.ts';

const EMAIL = 'accounts@bedtime.example';
const NEW_EMAIL = 'accounts.new@bedtime.example';
let password = 'Moonlight7';

const here = ownHouse();
let family: Visit;
let page: Page;
let stripe: StandIn;

const { button, seen } = handsOn(() => page);
const field = (label: string) => page.getByLabel(label, { exact: true });

async function fillDoor(email: string, word: string, press: 'Sign In' | 'Create Account'): Promise<void> {
  await field('Email').fill(email);
  await field('Password').fill(word);
  await button(press).click();
}

beforeAll(async () => {
  family = await visit(here.browser, { baseUrl: here.house.url });
  page = family.page;
});
afterAll(() => stripe?.close());

stepByStep();

describe('an account', () => {
  test('1. the door says what is missing, confirms the address, and lets in', async () => {
    await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/login');
    await seen('Authentication system initialization failed. Please try again later.');
    await page.unrouteAll();
    await page.goto('/login');
    await button('Sign In').click();
    await seen('Please fill in all fields');
    await fillDoor(EMAIL, '12345', 'Sign In');
    await seen('Password must be at least 6 characters');
    await fillDoor(EMAIL, password, 'Sign In');
    await seen(/your account was migrated, please use the 'Forgot password\?' link/);
    await seen('Social sign-in is disabled here.');
    expect(await page.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
    await seen('By continuing you agree to our');

    await button('New here? Create an account').click();
    await fillDoor(EMAIL, password, 'Create Account');
    await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    await seen(new RegExp(EMAIL));
    await button('Back to Login').click();
    await button('Sign In').waitFor();
    await page.goto((await mailTo(here.house.url, EMAIL)).links[0] ?? '');
    await seen('Thank you, your email is confirmed. You can sign in now.');
    await fillDoor(EMAIL, password, 'Sign In');
    await page.waitForURL('**/create');
  });

  test('2. a forgotten password: the link, every rule of the new one, the way back to the door', async () => {
    await family.context.clearCookies();
    await page.goto('/forgot-password');
    await button('Send Reset Link').click();
    await seen('Please enter your email address');
    await field('Email').fill(EMAIL);
    await button('Send Reset Link').click();
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    const link = (await mailTo(here.house.url, EMAIL)).links[0] ?? '';

    await page.goto(link);
    await page.waitForURL('**/auth/reset-password**');
    await field('New password').waitFor();
    expect(await button('Update Password').isDisabled()).toBe(true);
    const rules = [
      ['Ab1', 'Ab1', 'Password must be at least 6 characters long'], ['ABCDEF1', 'ABCDEF1', 'Password must contain at least one lowercase letter'],
      ['abcdef1', 'abcdef1', 'Password must contain at least one uppercase letter'], ['Abcdefg', 'Abcdefg', 'Password must contain at least one number'],
      ['Starlight9', 'Starlight8', 'Passwords do not match'],
    ] as const;
    for (const [first, second, sentence] of rules) {
      await field('New password').fill(first);
      await field('Confirm password').fill(second);
      await button('Update Password').click();
      await seen(sentence);
    }
    await button('Show password').first().click();
    expect(await field('New password').getAttribute('type')).toBe('text');
    await field('Confirm password').fill('Starlight9');
    await button('Update Password').click();
    await page.waitForURL('**/login**');
    password = 'Starlight9';
    await seen('Your password is updated. Please sign in with the new one.');

    await page.goto(link);
    await page.getByRole('heading', { name: 'Session Expired' }).waitFor();
    await page.getByRole('link', { name: 'Request New Reset Link' }).waitFor();
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    await seen('No active session. Please request a new password reset link.');
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await fillDoor(EMAIL, password, 'Sign In');
    await page.waitForURL('**/create');
  });

  test('3. the profile: a photo placed by keys, a name, a theme, all there after a reload', async () => {
    await page.goto('/profile');
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#5a3e9b' } }).jpeg().toBuffer();
    await page.getByLabel('Choose a photo').setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: picture });
    const square = page.getByRole('application', { name: 'Picture inside the circle' });
    await square.focus();
    // It is there before anything is pressed: violet, not empty.
    const middle = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => [...(canvas.getContext('2d')?.getImageData(256, 256, 1, 1).data ?? [])]);
    expect(await middle()).toEqual([expect.closeTo(90, -1), expect.closeTo(62, -1), expect.closeTo(155, -1), 255]);
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    expect(Number(await page.getByLabel('Zoom').inputValue())).toBeGreaterThan(1);
    const box = await square.boundingBox();
    if (!box) throw new Error('the square is nowhere');
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 100);
    await page.mouse.up();
    await button('Use this photo').click();
    await seen('Your photo is saved.');
    await page.locator('aside img[src*="/photos/"], nav img[src*="/photos/"]').first().waitFor();

    await field('Display name').fill('The Moonlight Family');
    await page.getByText('Bedtime', { exact: true }).click();
    const size = page.getByRole('combobox', { name: 'Size of story letters' });
    await size.click();
    await page.getByRole('option', { name: '28 pixels' }).click();
    await button('Save Profile').click();
    await seen('Profile updated successfully');
    await page.reload();
    expect(await field('Display name').inputValue()).toBe('The Moonlight Family');
    expect(await size.innerText()).toBe('28 pixels');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('bedtime');
    await page.getByText('Paper', { exact: true }).click();
  });

  test('4. signing in: another device is signed out, the password and the address are changed', async () => {
    const other = await visit(here.browser, { baseUrl: here.house.url, width: 390, height: 800 });
    await other.page.goto('/login');
    await other.page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await other.page.getByLabel('Password', { exact: true }).fill(password);
    await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await other.page.waitForURL('**/create');
    await page.reload();
    await page.getByRole('region', { name: 'Signing in' }).getByRole('button', { name: /^Sign out Chrome/ }).last().click();
    await seen('That device is signed out.');
    await other.page.goto('/profile');
    await other.page.waitForURL('**/login');
    await other.context.close();

    await button('Change password').click();
    await field('Current password').fill('Wrong123');
    await field('New password').fill('Rainbow5');
    await field('Confirm password').fill('Rainbow5');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await seen('That is not your current password. Nothing was changed.');
    await field('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await seen('Your password is changed. All other devices are signed out.');
    password = 'Rainbow5';

    await button('Change email').click();
    await field('New email address').fill(NEW_EMAIL);
    await field('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await seen(`Waiting for the link in the mail to ${NEW_EMAIL} to be opened.`);
    await page.goto((await mailTo(here.house.url, NEW_EMAIL)).links[0] ?? '');
    await page.waitForURL('**/profile**');
    await seen('Your new address is confirmed. Use it the next time you sign in.');
    expect((await mailTo(here.house.url, EMAIL)).subject).toBe('The email of your Fableloom account was changed');
  });

  test('5. a plan in the trial: chosen, changed, cancelled to its exact day, kept', async () => {
    await page.goto('/subscription');
    await button('Choose Explorer').click();
    await seen('This is a trial checkout. No money is taken and no card is asked for.');
    await button('Start Explorer without paying').click();
    await seen('Thank you! Your Explorer plan is active.');
    await button('Change to Hero (Monthly)').click();
    await seen('Hero (Monthly) begins today in place of Explorer (Monthly).');
    await seen(/Your billing period stays as it is and ends on \w+ \d+, \d{4}\./);
    await seen('You pay nothing now.');
    await page.getByRole('dialog').getByRole('button', { name: 'Change to Hero (Monthly)' }).click();
    await seen('Your plan is Hero (Monthly) now.');
    await button('Cancel subscription').click();
    await seen(/Your Hero plan stays as it is until \w+ \d+, \d{4}\./);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await seen('Subscription will be canceled at the end of the billing period');
    await seen(/^Ends on \w+ \d+, \d{4}$/);
    await button('Keep my plan').click();
    await seen('Welcome back! Your plan will renew as before.');
    await seen('Trial, nothing charged');
    await page.goto('/subscription?canceled=true');
    await seen('Checkout was closed. Nothing was charged and your plan is unchanged.');
  });

  test('6. takes everything along and leaves; nothing opens with the old address', async () => {
    await page.goto('/profile');
    await button('Download my data').waitFor();
    // Where the session is over, nothing is promised: the door opens.
    const cookies = await family.context.cookies();
    await family.context.clearCookies();
    await button('Download my data').click();
    await page.waitForURL('**/login**');
    expect(await page.getByText('Your data is being packed and downloaded.').count()).toBe(0);
    await family.context.addCookies(cookies);

    await page.goto('/profile');
    const coming = page.waitForEvent('download');
    await button('Download my data').click();
    const file = await coming;
    await seen('Your data is being packed and downloaded.');
    expect(file.suggestedFilename()).toMatch(/^fableloom-\d{4}-\d\d-\d\d\.zip$/);
    const pieces: Buffer[] = [];
    for await (const piece of await file.createReadStream()) pieces.push(piece as Buffer);
    const files = readZip(Buffer.concat(pieces));
    expect(JSON.parse(String(files.get('fableloom/profile.json')))).toMatchObject({ displayName: 'The Moonlight Family', email: NEW_EMAIL });
    expect([...files.keys()].filter((name) => name.startsWith('fableloom/files/photos/'))).toHaveLength(1);

    await button('Delete my account').click();
    await field('Your password, so that we know it is you').fill(password);
    expect(await button('Delete everything').isDisabled()).toBe(true);
    await page.getByLabel('I understand that nothing can be brought back').check();
    await button('Delete everything').click();
    await page.waitForURL('**/login**');
    await seen('Your account and everything in it is deleted. Thank you for the stories.');
    await fillDoor(NEW_EMAIL, password, 'Sign In');
    await seen(/That did not match/);
    const expected = /status of (400|401|403|404|503)/;
    expect(family.errors.splice(0).filter((error) => !expected.test(error))).toEqual([]);
  });
});

describe('where plans are paid through Stripe', () => {
  test('7. its page is paid, the plan is there, its invoices and its billing page open; a sign-out that fails says so', async () => {
    await here.house.stop();
    stripe = await openStripeStandIn({
      secretKey: STRIPE_ENVIRONMENT.STRIPE_SECRET_KEY, webhookSecret: STRIPE_ENVIRONMENT.STRIPE_WEBHOOK_SECRET, prices: STRIPE_PRICES,
      deliver: async (body, signature) =>
        (await fetch(`${here.house.url}/api/payments/stripe/webhook`, { method: 'POST', body, headers: { 'stripe-signature': signature } })).status,
    });
    here.house = await here.home.open({ ...STRIPE_ENVIRONMENT, STRIPE_API_URL: stripe.url });
    const payer = await newFamily(here.house.url, 'payer@bedtime.example');
    await family.context.clearCookies();
    await payer.enter(family.context);
    const words = (text: string) => ({ contentType: 'text/html', body: `<h1>${text}</h1>` });
    await family.context.route('https://checkout.stripe.com/**', (route) => route.fulfill(words('Stripe checkout')));
    await family.context.route('https://billing.stripe.com/**', (route) => route.fulfill(words('Stripe billing')));

    await page.goto('/subscription');
    await button('Choose Hero').click();
    await page.getByRole('heading', { name: 'Stripe checkout' }).waitFor();
    const session = [...stripe.ledger.sessions.values()].at(-1);
    // The family is back before anybody has told that it paid.
    await page.goto(session?.success_url ?? '');
    await seen('We are waiting for the payment service to tell us that your payment went through.');
    await stripe.pay(session?.id ?? '');
    await seen('Thank you! Your Hero plan is active.');
    expect(stripe.answers.every((status) => status === 200)).toBe(true);
    await seen('$5.99 · paid');
    await button('Change to Explorer (Monthly)').click();
    await seen(/^You pay nothing now\. \$\d\.\d\d for the time that is left of the old plan is taken off your next invoices\.$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await button('Payment details and invoices').click();
    await page.getByRole('heading', { name: 'Stripe billing' }).waitFor();

    await page.goto('/profile');
    await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await seen('Failed to sign out. Please refresh the page.');
  });
});
