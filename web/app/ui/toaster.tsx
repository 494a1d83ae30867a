/** Short news at the edge of the screen, spoken by screen readers: 4 s for news and errors, 2 s for successes. */
import { LIMITS } from '@fableloom/contract/limits';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { Toaster as HotToaster, toast } from 'react-hot-toast';
import { useIsWindowOpen } from './use-is-window-open.ts';

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

/** As wide as the pages are when a bar stands at their foot. */
const PHONE = '(max-width: 56.2em)';

function watchPhone(tell: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** At the foot, above every bar that stands there; above a window that is open on a phone, whose buttons are at the foot themselves. */
export function Toaster() {
  const isPhone = useSyncExternalStore(watchPhone, () => window.matchMedia(PHONE).matches, () => false);
  const isWindowOpen = useIsWindowOpen();
  return (
    <HotToaster
      position={isPhone && isWindowOpen ? 'top-center' : 'bottom-center'}
      gutter={10}
      containerStyle={{
        top: 'max(10px, env(safe-area-inset-top))',
        bottom: `calc(${isPhone ? 88 : 20}px + var(--over-player, 0px) + env(safe-area-inset-bottom))`,
        zIndex: 70,
      }}
      toastOptions={TOASTS}
    />
  );
}
