/** While somebody listens, Space rests and goes on, unless the key belongs to a button or a field. */
import { useEffect, useEffectEvent } from 'react';

const OWNERS = 'input, textarea, select, button, a, [contenteditable], [role="menuitem"], [role="slider"]';

export function useSpaceKey(isListening: boolean, onSpace: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(OWNERS) !== null;
    if (event.key !== ' ' || event.repeat || event.defaultPrevented || isTaken) return;
    event.preventDefault();
    onSpace();
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isListening]);
}
