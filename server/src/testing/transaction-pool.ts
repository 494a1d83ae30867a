/** A pool of transactions in front of a database, as PgBouncer's mode of that name is: each transaction gets whichever connection is free. */
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { standingAt } from './way.ts';

const GREETING = Buffer.from([...Buffer.from('R'), 0, 0, 0, 8, 0, 0, 0, 0, ...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')]);
const [ENDS, READY, IDLE] = [...Buffer.from('XZI')];

/** Messages have a letter and their length, the first one its length alone; what has not come whole yet waits. */
function messagesIn(heard: (message: Buffer, isFirst: boolean) => void, isLettered: boolean): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let lettered = isLettered;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const head = lettered ? 1 : 0;
      if (rest.length < head + 4 || rest.length < head + rest.readInt32BE(head)) return;
      const message = rest.subarray(0, head + rest.readInt32BE(head));
      rest = rest.subarray(message.length);
      heard(message, !lettered);
      lettered = true;
    }
  };
}

export async function openTransactionPool(url: string): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const free: Socket[] = [];
  const owners = new Map<Socket, Socket>();

  async function connected(): Promise<Socket> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners().on('error', () => undefined);
    sockets.add(stream);
    stream.on('data', messagesIn((message) => {
      owners.get(stream)?.write(message);
      if (message[0] !== READY || message[5] !== IDLE) return;
      owners.delete(stream);
      free.push(stream);
    }, true));
    return stream;
  }

  const server = createServer((visitor) => {
    sockets.add(visitor);
    visitor.on('error', () => undefined);
    let inOrder = Promise.resolve();
    const pass = async (message: Buffer) => {
      const taken = [...owners].find(([, owner]) => owner === visitor)?.[0] ?? free.pop() ?? (await connected());
      owners.set(taken, visitor);
      taken.write(message);
    };
    visitor.on('data', messagesIn((message, isFirst) => {
      if (isFirst) visitor.write(GREETING);
      else if (message[0] === ENDS) visitor.end();
      else inOrder = inOrder.then(() => pass(message));
    }, false));
  });
  return standingAt(url, server, sockets);
}
