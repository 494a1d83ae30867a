/** A window gives the focus back to what had it before, also when no trigger of its own opened it. */
import { useRef } from 'react';
import { useFocusHome } from './focus-home.ts';

/** The item of a menu is gone when the window closes; the button of its menu is still there. */
function lastingOpener(active: Element | null): Element | null {
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || active;
}

/** Handlers for the content of a window. */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  const goHome = useFocusHome();
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingOpener(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (goHome(event)) return;
      const back = opener.current;
      if (!(back instanceof HTMLElement) || back === document.body || !back.isConnected) return;
      event.preventDefault();
      // It may be longer than the screen, such as the text in which a passage was selected: the page stays where it is.
      back.focus({ preventScroll: true });
    },
  };
}
