/** A way to the database that carries no notices, as a pool of transactions does: everything else comes through. */
import { openWay, type Way } from './way.ts';

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

export const openDeafWay = (url: string): Promise<Way> => openWay(url, () => ({ answered: withoutNotices() }));
