/**
 * Connections that a proxy keeps open between two requests. Node ends them after five seconds, and a proxy that sends the next request
 * down one in that very moment (load balancers keep theirs for a minute, Caddy for two) tells its visitor 502.
 */
import type { Server } from 'node:http';

const KEPT_MS = 125_000;

export function keepConnections(server: Server): Server {
  server.keepAliveTimeout = KEPT_MS;
  // A request that has begun is told whole; the wait before it does not count into this.
  server.headersTimeout = KEPT_MS + 5_000;
  return server;
}
