/** A window gives the focus back to what had it before, also when no trigger of its own opened it. */
import { useRef } from 'react';

/** The item of a menu is gone when the window closes; the button of its menu is still there. */
function lastingOpener(active: Element | null): Element | null {
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || active;
}

/** Handlers for the content of a window. */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingOpener(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const back = opener.current;
      if (!(back instanceof HTMLElement) || back === document.body || !back.isConnected) return;
      event.preventDefault();
      back.focus();
    },
  };
}
