/** The rules of the account forms, each with its sentence; the server has the last word. */
import { LIMITS } from '@fableloom/contract/limits';
import type { PlainMessageKey } from '@fableloom/contract/messages/index';

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface Credentials {
  email: string;
  password: string;
}

/** What is wrong with the sign-in or sign-up form, or null. */
export function checkCredentials({ email, password }: Credentials): PlainMessageKey | null {
  if (!email.trim() || !password) return 'auth.fields.missing';
  if (!LOOKS_LIKE_EMAIL.test(email.trim())) return 'auth.email.invalid';
  if (password.length < LIMITS.passwordMin) return 'auth.password.too-short';
  return null;
}

/** What is wrong with the forgot-password form, or null. */
export function checkResetEmail(email: string): PlainMessageKey | null {
  if (!email.trim()) return 'reset.email.missing';
  return LOOKS_LIKE_EMAIL.test(email.trim()) ? null : 'auth.email.invalid';
}

/** A name to begin with, until the person writes their own: "ada.berg@…" becomes "Ada Berg". */
export function nameFromEmail(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1)).join(' ') || 'Storyteller';
}
