/** A window that was opened by a button gives the focus back to it. */
import { useEffect, useState } from 'react';

/** For what stands only inside the open window: the element that had the focus before gets it again. */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the window has let go of the focus.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}
