/** A way to the database that can fall silent, as a host does that has died: nothing is answered and nothing is closed. */
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export async function openSilentWay(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const way = { isSilent: false };
  let closed = 0;
  const server = createServer((ours) => {
    ours.on('close', () => (closed += 1));
    const theirs = createConnection(Number(target.port), target.hostname);
    const ends: [Socket, Socket][] = [[ours, theirs], [theirs, ours]];
    // What was silent stays so; who comes anew is heard.
    let isLost = false;
    for (const [from, to] of ends) {
      sockets.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.on('data', (bytes) => {
        isLost ||= way.isSilent;
        if (!isLost) to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    way,
    /** How many of those who came have gone. */
    closed: () => closed,
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }).href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
