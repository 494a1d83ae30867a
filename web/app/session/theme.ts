/** The chosen theme, kept in a cookie so that the server renders the right one and nothing flashes. */
import { useEffect, useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'day' | 'bedtime';

const COOKIE = /(?:^|;\s*)theme=(system|day|bedtime)(?:;|$)/;
const ONE_YEAR = 60 * 60 * 24 * 365;
const PAPER = { day: '#FBF5EA', bedtime: '#171230' } as const;

/** The colour of the browser's own bars (`theme-color`) by what the device prefers; a theme that was chosen holds whatever that is. */
export const barColors = (choice: ThemeChoice) => [
  { scheme: 'light', color: PAPER[choice === 'system' ? 'day' : choice] },
  { scheme: 'dark', color: PAPER[choice === 'system' ? 'bedtime' : choice] },
] as const;

const listeners = new Set<() => void>();

/** What was chosen on this device; null where nobody has chosen yet. */
export function rememberedTheme(cookieHeader: string | null): ThemeChoice | null {
  return (COOKIE.exec(cookieHeader ?? '')?.[1] as ThemeChoice | undefined) ?? null;
}

export const readTheme = (cookieHeader: string | null): ThemeChoice => rememberedTheme(cookieHeader) ?? 'system';

function wear(choice: ThemeChoice, { dataset } = document.documentElement) {
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
}

/** A page that this device has kept was written for everybody, or on another evening: it wears what was chosen since. */
export function wearRememberedTheme() {
  const choice = rememberedTheme(document.cookie);
  if (choice) wear(choice);
}

/** Applies a theme to this page at once and remembers it. */
export function chooseTheme(choice: ThemeChoice) {
  document.cookie = `theme=${choice}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  wear(choice);
  colorBars(choice);
  for (const tell of listeners) tell();
}

function colorBars(choice: ThemeChoice) {
  for (const { scheme, color } of barColors(choice)) {
    document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.setAttribute('content', color);
  }
}

/** The bars around a page that was kept: once the page is awake, which begins with the colours it was sent with. */
export function useRememberedBars() {
  useEffect(() => {
    const choice = rememberedTheme(document.cookie);
    if (choice) colorBars(choice);
  }, []);
}

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => readTheme(document.cookie),
    () => 'system' as const,
  );
  return [choice, chooseTheme];
}

/** On a device where nobody has chosen yet, the theme of the profile counts from the first page on. */
export function useProfileTheme(preference: ThemeChoice | undefined) {
  useEffect(() => {
    if (preference && rememberedTheme(document.cookie) === null) chooseTheme(preference);
  }, [preference]);
}
