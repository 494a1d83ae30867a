/** A way to the database that carries no notices, as a pool of transactions does: everything else comes through. */
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

const NOTICE = 'A'.charCodeAt(0);
const HEAD = 5;

/** Messages of PostgreSQL have a letter and their length; what has not come whole yet waits. Source: postgresql.org/docs/current/protocol-message-formats.html */
function withoutNotices(): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const through: Buffer[] = [];
    while (rest.length >= HEAD && rest.length > rest.readInt32BE(1)) {
      const message = rest.subarray(0, rest.readInt32BE(1) + 1);
      rest = rest.subarray(message.length);
      if (message[0] !== NOTICE) through.push(message);
    }
    return Buffer.concat(through);
  };
}

export async function openDeafWay(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((ours) => {
    const theirs = createConnection(Number(target.port), target.hostname);
    const hear = withoutNotices();
    for (const [from, to] of [[ours, theirs], [theirs, ours]] as const) {
      sockets.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
    }
    ours.on('data', (bytes) => theirs.write(bytes));
    theirs.on('data', (bytes) => ours.write(hear(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }).href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
