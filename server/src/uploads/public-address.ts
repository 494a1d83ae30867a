/** Tells the public internet from everything nearer: this machine, the network around it, and what is set aside. */
import { BlockList, isIP, isIPv4 } from 'node:net';

const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
];
/** Inside 2000::/3: tunnels that lead to any IPv4 address, and documentation. */
const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]];

const notPublic = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_V4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(net, prefix, 'ipv6');

/** Everything public of IPv6 lies here; mapped, translated and local addresses do not. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** @param address a literal IPv4 or IPv6 address; anything else is not public */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

const NEAR_NAMES = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|onion|arpa)$/;

/** Whether a web address may be asked at all: https at its own port, no password, and a name or number that could be public. */
export function isPublicWebAddress(url: URL): boolean {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const literal = host.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal);
  return host.includes('.') && !NEAR_NAMES.test(host);
}
