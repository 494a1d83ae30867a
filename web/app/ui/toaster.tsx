/** Short news at the edge of the screen, spoken by screen readers: 4 s for news and errors, 2 s for successes. */
import { LIMITS } from '@fableloom/contract/limits';
import type { CSSProperties } from 'react';
import { Toaster as HotToaster, toast } from 'react-hot-toast';

export { toast };

const STYLE: CSSProperties = {
  background: 'var(--card)',
  color: 'var(--ink)',
  borderRadius: '16px',
  boxShadow: 'var(--shadow-lift)',
  padding: '12px 16px',
  maxWidth: 'min(440px, 92vw)',
  fontWeight: 600,
  // News never stands between a finger and a button.
  pointerEvents: 'none',
};

const { toastMs } = LIMITS;

/** The library itself holds at most 20 at once, as specified. */
export const TOASTS = {
  duration: toastMs.blank,
  style: STYLE,
  success: { duration: toastMs.success, iconTheme: { primary: 'var(--leaf)', secondary: 'var(--card)' } },
  error: { duration: toastMs.error, iconTheme: { primary: 'var(--berry)', secondary: 'var(--card)' } },
  loading: { duration: toastMs.loading, iconTheme: { primary: 'var(--plum)', secondary: 'var(--line)' } },
};

export function Toaster() {
  return (
    <HotToaster
      position="top-center"
      gutter={10}
      containerStyle={{ top: 'max(10px, env(safe-area-inset-top))', zIndex: 70 }}
      toastOptions={TOASTS}
    />
  );
}
