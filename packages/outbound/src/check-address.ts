import ipaddr from 'ipaddr.js';
import type { HostPolicy } from './host-policy';

/** Addresses outside the link-local range on which clouds hand out credentials to whoever asks. */
const metadataAddresses = new Set(['100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254']);

const privateRanges = new Set(['private', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Why this IP address may not be called, or undefined when it may.
 *
 * @param address - an IPv4 or IPv6 address; one IPv4 address inside an IPv6 one is judged by itself
 */
export function refusalOf(address: string, policy: HostPolicy): string | undefined {
  if (!ipaddr.isValid(address)) return 'is not an IP address';
  const parsed = unwrap(ipaddr.parse(address));
  const range = parsed.range();
  if (metadataAddresses.has(parsed.toString()) || range === 'linkLocal') {
    return 'is a link-local or cloud metadata address';
  }
  if (range === 'loopback') return policy.allowLoopback ? undefined : 'is this machine itself';
  if (privateRanges.has(range)) return policy.allowPrivate ? undefined : 'is in a private network';
  return range === 'unicast' ? undefined : `is in the range "${range}", where no agent can be`;
}

/** The IPv4 address carried by a mapped (::ffff:0:0/96) or translated (64:ff9b::/96) IPv6 address, else the address. */
function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address.kind() === 'ipv4') return address;
  const range = address.range();
  const carriesIpv4 = range === 'ipv4Mapped' || range === 'rfc6052';
  return carriesIpv4 ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : address;
}
