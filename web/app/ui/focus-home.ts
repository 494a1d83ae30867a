/** Where the focus goes when a window or a menu closes, in rooms in which no button may keep it; else it goes back to what opened them. */
import { createContext, useContext, type RefObject } from 'react';

export const FocusHome = createContext<RefObject<HTMLElement | null> | null>(null);

/** For `onCloseAutoFocus`: whether the room has taken the focus. */
export function useFocusHome(): (event: Event) => boolean {
  const home = useContext(FocusHome);
  return (event) => {
    if (!home?.current) return false;
    event.preventDefault();
    home.current.focus();
    return true;
  };
}
