import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openWholePagesOutOfReach } from './session/reach.ts';
import { wearRememberedTheme } from './session/theme.ts';

// A story is kept with every file that its page has loaded (session/kept-stories.ts); unasked, a browser remembers 250 only.
performance.setResourceTimingBufferSize(5000);

wearRememberedTheme();
openWholePagesOutOfReach();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Kept stories open without a network. In development pages change too often to be held.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
