/** A way to the database that stands between a program and its server, and passes on what it likes. */
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';

/** What becomes of the bytes of one connection; null where nothing is passed on. */
export interface Passing {
  asked?(bytes: Buffer): Buffer | null;
  answered?(bytes: Buffer): Buffer | null;
}

export interface Way {
  /** The address of the database by this way. */
  url: string;
  /** How many of those who came have gone. */
  closed(): number;
  close(): void;
}

/** Opens a server in the place of the database: its address, and how it goes away with everybody who is there. */
export async function standingAt(url: string, server: Server, sockets: ReadonlySet<Socket>): Promise<Pick<Way, 'url' | 'close'>> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }).href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** @param pass begun for each connection; `end` breaks it off */
export async function openWay(url: string, pass: (end: () => void) => Passing): Promise<Way> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let closed = 0;
  const server = createServer((ours) => {
    const theirs = createConnection(Number(target.port), target.hostname);
    const { asked, answered } = pass(() => ours.destroy());
    const ends = [[ours, theirs, asked], [theirs, ours, answered]] as const;
    for (const [from, to, passed] of ends) {
      sockets.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.on('data', (bytes) => {
        const through = passed ? passed(bytes) : bytes;
        if (through) to.write(through);
      });
    }
    ours.on('close', () => (closed += 1));
  });
  return { ...(await standingAt(url, server, sockets)), closed: () => closed };
}
