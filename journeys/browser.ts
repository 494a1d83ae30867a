/** A headless Chromium out of the registry (or the one that CHROME names). */
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { keepNews } from './seen.ts';

/** Not the package's own arguments: those switch web security off. */
const ARGUMENTS = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--disable-gpu', '--autoplay-policy=no-user-gesture-required',
];

/** Which variable names the browser for everybody who opens one. */
export const BROWSER = 'CHROME';

/** Unpacks it where none is named. Two who do so at the same moment get in each other's way, so that it is done once, before the journeys begin. */
export const unpackBrowser = async (): Promise<string> => process.env[BROWSER] ?? sparticuz.executablePath();

export async function openBrowser(): Promise<Browser> {
  const executablePath = await unpackBrowser();
  try {
    return await chromium.launch({ executablePath, args: ARGUMENTS, headless: true });
  } catch (error) {
    throw new Error(
      `Chromium (${executablePath}) does not start on this machine. It needs the libraries libnss3, libnspr4 and libexpat1; or name another browser with CHROME=/path.\n${(error as Error).message}`,
      { cause: error },
    );
  }
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors that the page wrote to its console or threw, in order. */
  errors: string[];
}

/** A page listens when React has taken it over; on a busy machine that can be long after it is shown. What is not a page of ours has no script. */
const alive = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('script[type=module]') || Object.keys(document.body).some((key) => key.startsWith('__react')));

export async function visit(browser: Browser, options: { width?: number; height?: number; theme?: 'day' | 'bedtime'; withWorker?: boolean; hasTouch?: boolean; baseUrl: string }): Promise<Visit> {
  const { width = 1440, height = 900, theme = 'day', withWorker = false, hasTouch = false, baseUrl } = options;
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    hasTouch,
    colorScheme: theme === 'day' ? 'light' : 'dark',
    permissions: ['clipboard-read', 'clipboard-write'],
    // What the service worker fetches cannot be held back by a test; only the journey without a network needs it.
    serviceWorkers: withWorker ? 'allow' : 'block',
  });
  await keepNews(context);
  const page = await context.newPage();
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await alive(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await alive(page);
    return answer;
  };
  // Long, because machines are shared: what never comes fails all the same.
  page.setDefaultTimeout(45_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} @ ${message.location().url}`);
  });
  return { page, context, errors };
}
