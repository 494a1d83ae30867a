/** A way to the database that takes encrypted connections alone, as hosts of databases do. */
import { connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';
import { standingAt } from './way.ts';

/** What somebody says first who wants it encrypted. Source: postgresql.org/docs/current/protocol-flow.html */
const ASKS_FOR_TLS = 80_877_103;

/** In the words of PostgreSQL itself. */
function refusal(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C28000', 'Mno pg_hba.conf entry for host "127.0.0.1", user "fableloom", database "stories", no encryption', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const head = Buffer.from([...Buffer.from('E'), 0, 0, 0, 0]);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export async function openEncryptedWay(url: string, certificate: Certificate): Promise<{ url: string; close(): void }> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    sockets.add(visitor.on('error', () => undefined));
    visitor.once('data', (first) => {
      if (first.readInt32BE(4) !== ASKS_FOR_TLS) return void visitor.end(refusal());
      visitor.write('S');
      const safe = new TLSSocket(visitor, { isServer: true, ...certificate });
      const theirs = connect(Number(target.port), target.hostname);
      sockets.add(theirs);
      for (const [from, to] of [[safe, theirs], [theirs, safe]] as const) from.on('error', () => undefined).on('close', () => to.destroy()).pipe(to);
    });
  });
  return standingAt(url, server, sockets);
}
