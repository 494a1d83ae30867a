/** The chosen theme, kept in a cookie so that the server renders the right one and nothing flashes. */
import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'day' | 'bedtime';

const COOKIE = /(?:^|;\s*)theme=(day|bedtime)(?:;|$)/;
const ONE_YEAR = 60 * 60 * 24 * 365;
const listeners = new Set<() => void>();

export function readTheme(cookieHeader: string | null): ThemeChoice {
  const found = COOKIE.exec(cookieHeader ?? '')?.[1];
  return found === 'day' || found === 'bedtime' ? found : 'system';
}

/** Applies a theme to this page at once and remembers it. */
export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') {
    document.cookie = 'theme=; path=/; max-age=0; samesite=lax';
    delete document.documentElement.dataset['theme'];
  } else {
    document.cookie = `theme=${choice}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
    document.documentElement.dataset['theme'] = choice;
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
