/** A certificate for this machine that has signed itself, made when a test needs it, so that no key lies in the repository. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  /** PEM, as a server of node:https or node:tls takes them. */
  key: string;
  cert: string;
}

/** The tags of ASN.1 (X.690) that a certificate (RFC 5280) is made of. */
const [BOOLEAN, INTEGER, BIT_STRING, OCTET_STRING, OID, UTF8, UTC_TIME, SEQUENCE, SET] = [0x01, 0x02, 0x03, 0x04, 0x06, 0x0c, 0x17, 0x30, 0x31];
const [VERSION, EXTENSIONS, DNS_NAME, IP_ADDRESS] = [0xa0, 0xa3, 0x82, 0x87];

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 0x80 ? [body.length] : body.length < 0x100 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

/** Written as its bytes: 1.2.840.10045.4.3.2, 2.5.4.3, 2.5.29.19, 2.5.29.17 */
const oid = (hex: string) => der(OID, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = der(SEQUENCE, oid('2a8648ce3d040302'));
const [COMMON_NAME, BASIC_CONSTRAINTS, OTHER_NAMES] = [oid('550403'), oid('551d13'), oid('551d11')];
const TRUE = der(BOOLEAN, Buffer.from([0xff]));

const time = (at: Date) => der(UTC_TIME, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
const pem = (bytes: Buffer) => `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----\n`;

const DAY = 86_400_000;

/** For localhost and 127.0.0.1; whoever names it as an authority trusts it. @param days it is good for; less than none: it has expired @param isElsewhere it is for another host */
export function selfSigned({ days = 2, isElsewhere = false } = {}): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('localhost')))));
  const names = isElsewhere ? [der(DNS_NAME, Buffer.from('elsewhere.example'))] : [der(DNS_NAME, Buffer.from('localhost')), der(IP_ADDRESS, Buffer.from([127, 0, 0, 1]))];
  const ends = Date.now() + days * DAY;
  const extensions = der(EXTENSIONS, der(SEQUENCE,
    der(SEQUENCE, BASIC_CONSTRAINTS, TRUE, der(OCTET_STRING, der(SEQUENCE, TRUE))),
    der(SEQUENCE, OTHER_NAMES, der(OCTET_STRING, der(SEQUENCE, ...names))),
  ));
  const told = der(SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256, name, der(SEQUENCE, time(new Date(ends - 30 * DAY)), time(new Date(ends))), name,
    publicKey.export({ type: 'spki', format: 'der' }), extensions,
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', told, privateKey));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(der(SEQUENCE, told, ECDSA_WITH_SHA256, signature)) };
}
