import { describe, expect, it } from 'vitest';
import { isPublicAddress, readAddress } from './address.policy.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2a00:1450:4001:82a::200e', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
    ...['169.254.169.254', '100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
    ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'fec0::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '100::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '::ffff:0:127.0.0.1', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
    ...['', 'localhost', '127.0.0.1.example'],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('reading an address', () => {
  const reasonOf = (address: string, allowed: string[] = [], base?: string): string => {
    try {
      return readAddress(address, allowed, base).href;
    } catch (error) {
      return (error as { reason: string }).reason;
    }
  };

  it.each([
    ['https://kurier.example/feed.xml', 'https://kurier.example/feed.xml'],
    ['http://kurier.example:80/', 'http://kurier.example/'],
    ['https://kurier.example:80/', 'https://kurier.example:80/'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['ftp://kurier.example/', 'bad_address'],
    ['file:///etc/passwd', 'bad_address'],
    ['data:text/xml,<rss/>', 'bad_address'],
    ['javascript:alert(1)', 'bad_address'],
    ['feed.xml', 'bad_address'],
    ['', 'bad_address'],
    ['https://user@kurier.example/', 'bad_address'],
    ['https://:secret@kurier.example/', 'bad_address'],
    ['https://kurier.example:8443/', 'forbidden_address'],
    ['http://kurier.example:22/', 'forbidden_address'],
    ['http://127.0.0.1/', 'forbidden_address'],
    ['http://127.1/', 'forbidden_address'],
    ['http://2130706433/', 'forbidden_address'],
    ['http://0x7f.0.0.1/', 'forbidden_address'],
    ['http://0177.0.0.1/', 'forbidden_address'],
    ['http://①②⑦.0.0.1/', 'forbidden_address'],
    ['http://[::1]/', 'forbidden_address'],
    ['http://[::ffff:127.0.0.1]/', 'forbidden_address'],
    ['http://[::ffff:a9fe:a9fe]/', 'forbidden_address'],
    ['http://169.254.169.254/latest/meta-data/', 'forbidden_address'],
  ])('%s gives %s', (address, expected) => expect(reasonOf(address)).toBe(expected));

  it.each([
    ['http://127.0.0.1:4000/', ['127.0.0.1:4000'], 'http://127.0.0.1:4000/'],
    ['http://127.0.0.1:4001/', ['127.0.0.1:4000'], 'forbidden_address'],
    ['http://127.0.0.1/', ['127.0.0.1:4000'], 'forbidden_address'],
    ['https://intranet.example/', ['intranet.example'], 'https://intranet.example/'],
    ['https://intranet.example:8080/', ['intranet.example'], 'forbidden_address'],
    ['http://[::1]/', ['::1'], 'http://[::1]/'],
    ['https://user@intranet.example/', ['intranet.example'], 'bad_address'],
  ])('%s where %j is allowed gives %s', (address, allowed, expected) => expect(reasonOf(address, allowed)).toBe(expected));

  it('follows relative redirects', () => {
    expect(reasonOf('/new?a=1', [], 'https://kurier.example/old')).toBe('https://kurier.example/new?a=1');
    expect(reasonOf('//127.0.0.1/x', [], 'https://kurier.example/old')).toBe('forbidden_address');
  });
});
