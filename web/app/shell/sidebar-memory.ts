/** Whether the sidebar is narrow, kept in a cookie so that the server draws it right at once. */
const COOKIE = /(?:^|;\s*)sidebar=narrow(?:;|$)/;

export const readNarrow = (cookieHeader: string | null) => COOKIE.test(cookieHeader ?? '');

export function rememberNarrow(narrow: boolean) {
  document.cookie = narrow ? 'sidebar=narrow; path=/; max-age=31536000; samesite=lax' : 'sidebar=; path=/; max-age=0; samesite=lax';
}
