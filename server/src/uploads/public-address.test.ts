import { describe, expect, test } from 'vitest';
import { isPublicAddress, isPublicWebAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  test.each([
    '127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1',
    '172.31.255.255', '192.168.1.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8',
    'fc00::1', 'fe80::1', 'fe80::1%lo', 'ff02::1', '64:ff9b::7f00:1',
    '2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', '', '127.1',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '2606:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('isPublicWebAddress', () => {
  test.each([
    'http://pictures.example/a.png', 'ftp://pictures.example/a.png', 'file:///etc/passwd', 'https://127.0.0.1/', 'https://0x7f000001/',
    'https://2130706433/', 'https://0177.0.0.1/', 'https://127.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://localhost/', 'https://LOCALHOST./',
    'https://a.localhost/', 'https://printer.local/', 'https://intranet/',
    'https://metadata.internal/', 'https://pictures.example:8443/', 'https://name:word@pictures.example/', 'https://169.254.169.254/latest/',
  ])('%s is not', (address) => {
    expect(isPublicWebAddress(new URL(address))).toBe(false);
  });

  test('an ordinary https address is', () => {
    expect(isPublicWebAddress(new URL('https://pictures.example/a.png?size=2'))).toBe(true);
  });
});
