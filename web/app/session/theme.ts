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

/** Applies a theme to this page at once and remembers it. */
export function chooseTheme(choice: ThemeChoice) {
  document.cookie = `theme=${choice}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const { scheme, color } of barColors(choice)) {
    document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.setAttribute('content', color);
  }
  for (const tell of listeners) tell();
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
