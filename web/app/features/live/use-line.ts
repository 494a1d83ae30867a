/** One live line to the server for as long as the signed-in frame stands. */
import { useEffect, useRef } from 'react';
import { openLine, type LineParts } from './open-line.ts';
import { restWhileAway } from './rest-while-away.ts';

export function useLine(parts: Omit<LineParts, 'connect'>) {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const line = openLine({
      connect: () => new WebSocket(lineAddress()),
      hear: (notification) => latest.current.hear(notification),
      onReady: () => latest.current.onReady(),
      onSignedOut: () => latest.current.onSignedOut(),
    });
    return restWhileAway(line);
  }, []);
}

function lineAddress(): URL {
  const address = new URL('/realtime/v1', window.location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
