import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine, type Socket } from './open-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One end of a line that never leaves this test. */
class Wire implements Socket {
  readyState = 1 as const;
  sent: string[] = [];
  isClosed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send = (text: string) => void this.sent.push(text);
  close = () => void (this.isClosed = true);

  say(message: object) {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006) {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

function startLine() {
  const wires: Wire[] = [];
  const heard: string[] = [];
  const onReady = vi.fn();
  const onSignedOut = vi.fn();
  const line = openLine({
    connect: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    hear: ({ title }) => heard.push(title),
    onReady,
    onSignedOut,
  });
  line.wake();
  vi.advanceTimersByTime(0);
  const last = () => wires.at(-1) as Wire;
  return { line, wires, heard, onReady, onSignedOut, last };
}

test('after each loss it waits 1, 2, 5, 10 and 10 seconds, and begins anew once it stood', () => {
  const { wires, last } = startLine();
  for (const seconds of [1, 2, 5, 10, 10]) {
    const before = wires.length;
    last().drop();
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(wires).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(before + 1);
  }
  last().say({ type: 'ready' });
  last().drop();
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(7);
});

test('it hears notifications with their day, and nothing it does not know', () => {
  const { last, heard } = startLine();
  last().say({ type: 'ready' });
  last().say({ type: 'weather' });
  last().say({ type: 'notification', notification: { id: 'n1', title: 'A new like', createdAt: '2026-01-01T00:00:00Z' } });
  expect(heard).toEqual(['A new like']);
});

test('a line that stands says so, the first time and again, because something may have been missed', () => {
  const { last, onReady } = startLine();
  expect(onReady).not.toHaveBeenCalled();
  last().say({ type: 'ready' });
  expect(onReady).toHaveBeenCalledTimes(1);
  last().drop();
  vi.advanceTimersByTime(1000);
  last().say({ type: 'ready' });
  expect(onReady).toHaveBeenCalledTimes(2);
});

test('it sends a heartbeat every 25 seconds and dials again when none comes back within ten', () => {
  const { last, wires } = startLine();
  last().say({ type: 'ready' });
  vi.advanceTimersByTime(25_000);
  last().say({ type: 'heartbeat' });
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(wires[0]?.isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
});

test('resting, it hangs up and dials nobody until it is woken', () => {
  const { line, last, wires } = startLine();
  last().say({ type: 'ready' });
  line.rest();
  last().drop();
  vi.advanceTimersByTime(60_000);
  expect([wires.length, wires[0]?.isClosed]).toEqual([1, true]);
  line.wake();
  line.wake();
  vi.advanceTimersByTime(0);
  expect(wires).toHaveLength(2);
});

test('a session that ended is not dialled again', () => {
  const { last, wires, onSignedOut } = startLine();
  last().drop(4401);
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(onSignedOut).toHaveBeenCalledOnce();
});
