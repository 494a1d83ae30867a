/** The address of a visitor: the socket's, or the last one that a trusted proxy has added. Limits of tries are counted by it. */
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Some proxies write the port behind it, and IPv6 then in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** Undefined for what is no address, such as "unknown": everybody would share it. */
export function lastForwarded(header: string | undefined): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? '';
  const [, six, four] = WITH_PORT.exec(last) ?? [];
  const address = six ?? four ?? last;
  return isIP(address) ? address : undefined;
}

export function clientAddress(context: Context, behindProxy: boolean): string {
  const forwarded = behindProxy ? lastForwarded(context.req.header('x-forwarded-for')) : undefined;
  if (forwarded !== undefined) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // In-process requests of tests have no socket.
    return '127.0.0.1';
  }
}
