/** The page goes along with the voice, and lets be whoever scrolls, holds or drags it: until they ask for the voice again. */

/** After the last scroll, where the spoken line has been in view since. */
export const REST_MS = 8000;

export interface Following {
  /** A person has moved the page. */
  rest: (now: number) => void;
  /** The page has moved, whoever began it: a page that was thrown goes on for a while. */
  moved: (now: number) => void;
  /** A finger or a button of the mouse is down on the page. */
  hold: (isHeld: boolean) => void;
  /** A person has asked for the voice: Listen, a word, a line, a place in time. */
  resume: () => void;
  /** Whether the page may go to the spoken word. */
  may: (now: number, isInView: boolean) => boolean;
}

export function createFollowing(): Following {
  /** When the person's last scroll was; null while the page follows. */
  let restsSince: number | null = null;
  /** Since then the spoken word could be seen, though it may have run out of the window meanwhile. */
  let wasSeen = false;
  let isHeld = false;
  const rest = (now: number) => {
    restsSince = now;
    wasSeen = false;
  };
  return {
    rest,
    moved: (now) => {
      if (restsSince !== null) rest(now);
    },
    hold: (held) => (isHeld = held),
    resume() {
      restsSince = null;
      // A finger that tapped a word is not seen to leave it where the word has been drawn anew.
      isHeld = false;
    },
    may(now, isInView) {
      if (isHeld) return false;
      if (restsSince === null) return true;
      wasSeen ||= isInView;
      if (now - restsSince < REST_MS || !wasSeen) return false;
      restsSince = null;
      return true;
    },
  };
}

/** Of this page, which has one voice. */
export const following = createFollowing();

const SCROLL_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];
/** What is pressed and dragged there moves something else than the page. */
const TOOLS = 'button, a, input, select, textarea, [role="slider"], [role="menu"]';

const isTool = ({ target }: Event): boolean => target instanceof Element && target.closest(TOOLS) !== null;

/** Beside the text of what scrolls lies its bar; the wheel's button lets the page run. */
function isOnBar({ target, clientX, button, pointerType }: PointerEvent): boolean {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return false;
  const { clientWidth, clientLeft } = target;
  return button === 1 || (clientWidth > 0 && clientX >= target.getBoundingClientRect().left + clientLeft + clientWidth);
}

/** Sees a person's hand on the page. What the page does by itself is told by no wheel, no finger and no key. */
export function watchHands(watched: Following = following): () => void {
  const end = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, act, { passive: true, capture: name === 'scroll', signal: end.signal });
  const rest = () => watched.rest(performance.now());
  listen('wheel', rest);
  listen('touchstart', (event) => !isTool(event) && watched.hold(true));
  listen('touchmove', (event) => !isTool(event) && rest());
  listen('touchend', ({ touches }) => touches.length === 0 && watched.hold(false));
  listen('touchcancel', () => watched.hold(false));
  listen('pointerdown', (event) => {
    if (isOnBar(event)) rest();
    else if (event.pointerType === 'mouse' && !isTool(event)) watched.hold(true);
  });
  listen('pointerup', () => {
    watched.hold(false);
    // What somebody has just selected stays where it is.
    if (window.getSelection()?.isCollapsed === false) rest();
  });
  listen('pointercancel', ({ pointerType }) => pointerType === 'mouse' && watched.hold(false));
  listen('keydown', (event) => {
    // The keys that lead the voice are taken by then.
    if (SCROLL_KEYS.includes(event.key) && !event.defaultPrevented && !isTool(event)) rest();
  });
  listen('scroll', () => watched.moved(performance.now()));
  return () => {
    end.abort();
    watched.hold(false);
  };
}
