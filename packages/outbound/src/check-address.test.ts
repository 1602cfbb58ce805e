import { describe, expect, it } from 'vitest';
import { refusalOf } from './check-address';
import { checkUrl } from './check-url';
import type { HostPolicy } from './host-policy';

const closed: HostPolicy = { allowLoopback: false, allowPrivate: false, allowHosts: [] };
const open: HostPolicy = { allowLoopback: true, allowPrivate: true, allowHosts: [] };

describe('refusalOf', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34', '64:ff9b::5db8:d822'])(
    'allows the public address %s',
    (address) => expect(refusalOf(address, closed)).toBeUndefined(),
  );

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'])(
    'refuses loopback %s unless allowed',
    (address) => {
      expect(refusalOf(address, closed)).toBe('is this machine itself');
      expect(refusalOf(address, open)).toBeUndefined();
    },
  );

  it.each(['10.0.0.1', '172.16.3.4', '192.168.1.1', '100.64.0.1', 'fd12:3456::1', '::ffff:10.0.0.1'])(
    'refuses private %s unless allowed',
    (address) => {
      expect(refusalOf(address, closed)).toBe('is in a private network');
      expect(refusalOf(address, open)).toBeUndefined();
    },
  );

  it.each([
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    'fe80::1',
    '100.100.100.200',
    '168.63.129.16',
    'fd00:ec2::254',
  ])('refuses the metadata address %s even when private networks are allowed', (address) =>
    expect(refusalOf(address, open)).toMatch('metadata'),
  );

  it.each(['0.0.0.0', '::', '255.255.255.255', '224.0.0.1', 'ff02::1', '240.0.0.1', '2002:7f00:1::'])(
    'refuses %s, where no agent can be',
    (address) => expect(refusalOf(address, open)).toMatch('is in the range'),
  );
});

describe('checkUrl', () => {
  it.each(['https://api.example.com/v1', 'http://93.184.216.34:8080/'])('lets %s pass', (url) => {
    expect(checkUrl(url, closed).href).toBe(url);
  });

  it.each([
    ['ftp://example.com/', 'ftp:'],
    ['file:///etc/passwd', 'file:'],
    ['not a url', 'is not a URL'],
    ['https://joe:hunter2@example.com/', 'user name or password'],
    ['http://0x7f.1/', 'this machine itself'],
    ['http://2130706433/', 'this machine itself'],
    ['http://[::ffff:7f00:1]/', 'this machine itself'],
  ])('refuses %s', (url, reason) => {
    expect(() => checkUrl(url, closed)).toThrow(reason);
    expect(() => checkUrl(url, closed)).not.toThrow('hunter2');
  });

  it.each([
    ['http://10.1.2.3/', '10.1.2.3'],
    ['http://10.1.2.3:8080/', '10.1.2.3:8080'],
    ['http://[fd00::1]:80/', '[fd00::1]'],
  ])('lets %s pass when %s is an allowed host', (url, host) => {
    expect(checkUrl(url, { ...closed, allowHosts: [host] }).href).toBe(new URL(url).href);
  });

  it('takes an allowed host with a port for that port only', () => {
    const policy = { ...closed, allowHosts: ['10.1.2.3:8080'] };
    expect(() => checkUrl('http://10.1.2.3:22/', policy)).toThrow('private network');
  });
});
