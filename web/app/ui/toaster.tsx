/** Short news at the edge of the screen, spoken by screen readers: 4 s for news and errors, 2 s for successes. */
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

export function Toaster() {
  return (
    <HotToaster
      position="top-center"
      gutter={10}
      containerStyle={{ top: 'max(10px, env(safe-area-inset-top))', zIndex: 70 }}
      toastOptions={{
        duration: 4000,
        style: STYLE,
        success: { duration: 2000, iconTheme: { primary: 'var(--leaf)', secondary: 'var(--card)' } },
        error: { duration: 4000, iconTheme: { primary: 'var(--berry)', secondary: 'var(--card)' } },
        loading: { duration: Infinity, iconTheme: { primary: 'var(--plum)', secondary: 'var(--line)' } },
      }}
    />
  );
}
