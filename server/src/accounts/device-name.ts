/** What a person calls the device that a browser describes: 'Safari on iPhone'. */

/** The first that is found counts, so those that also name others stand first. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const MACHINES: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'Android phone'],
  [/\bAndroid\b/, 'Android tablet'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof BROWSERS, words: string): string | undefined => list.find(([sign]) => sign.test(words))?.[1];

export function deviceName(userAgent: string | null): string {
  const words = userAgent ?? '';
  const [browser, machine] = [nameIn(BROWSERS, words), nameIn(MACHINES, words)];
  if (browser && machine) return `${browser} on ${machine}`;
  return browser ?? machine ?? 'Unknown device';
}
