/** Keeps one WebSocket to the server open: notices when it is dead, and dials again with growing waits. */
import type { Notification } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { waitBefore } from './back-off.ts';
import { readMessage } from './read-message.ts';

const { heartbeatMs, timeoutMs } = LIMITS.realtime;
const HEARTBEAT = JSON.stringify({ type: 'heartbeat' });
/** The server's code for a session that has ended. */
const SIGNED_OUT = 4401;
const CONNECTING = 0;

/** What a line needs of a WebSocket. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface LineParts {
  connect: () => Socket;
  hear: (notification: Notification) => void;
  /** The line stands, for the first time or again: what came before was not heard here. */
  onReady: () => void;
  onSignedOut: () => void;
}

export interface Line {
  /** Hangs up until it is woken. */
  rest: () => void;
  wake: () => void;
}

export function openLine({ connect, hear, onReady, onSignedOut }: LineParts): Line {
  let socket: Socket | null = null;
  /** What happens next unless something is heard before: the one timer of the line. */
  let next: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function after(ms: number, act: () => void) {
    clearTimeout(next);
    next = setTimeout(act, ms);
  }

  function dial() {
    const dialled = connect();
    socket = dialled;
    after(timeoutMs, redial);
    dialled.onmessage = ({ data }) => socket === dialled && listen(data);
    dialled.onclose = ({ code }) => socket === dialled && lose(code);
  }

  function listen(data: unknown) {
    after(heartbeatMs, beat);
    const message = readMessage(data);
    if (message?.type === 'notification') hear(message.notification);
    if (message?.type !== 'ready') return;
    failures = 0;
    onReady();
  }

  function beat() {
    socket?.send(HEARTBEAT);
    after(timeoutMs, redial);
  }

  function lose(code: number) {
    if (code !== SIGNED_OUT) return redial();
    rest();
    onSignedOut();
  }

  function redial() {
    hangUp();
    after(waitBefore(failures), dial);
    failures += 1;
  }

  function hangUp() {
    const old = socket;
    socket = null;
    if (!old) return;
    // A browser complains in its console about a socket that is closed before it has opened.
    if (old.readyState === CONNECTING) old.onopen = () => old.close();
    else old.close();
  }

  function rest() {
    clearTimeout(next);
    next = undefined;
    hangUp();
  }

  return {
    rest,
    wake() {
      if (next !== undefined) return;
      failures = 0;
      // Not at once: a page that is left in the same moment dials nobody.
      after(0, dial);
    },
  };
}
