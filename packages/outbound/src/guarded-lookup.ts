import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { refusalOf } from './check-address';
import { hostRefused } from './check-url';
import type { HostPolicy } from './host-policy';

/** Resolves a host name to all its addresses; the system's resolver unless a test brings its own. */
export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const systemResolve: Resolve = (host, done) => lookup(host, { all: true, verbatim: true }, done);

/**
 * A DNS lookup that hands the socket only addresses the policy allows. The socket connects to exactly what was checked,
 * so a name that changes its address between check and connection gains nothing.
 */
export function createGuardedLookup(policy: HostPolicy, resolve: Resolve = systemResolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host, (error, addresses) => {
      if (error) return callback(error, []);
      const wanted = addresses.filter(({ family }) => !options.family || family === options.family);
      const allowed = wanted.filter(({ address }) => refusalOf(address, policy) === undefined);
      const [first] = allowed;
      if (!first) return callback(hostRefused(host, refusalOfAll(wanted, policy)), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function refusalOfAll([first]: readonly LookupAddress[], policy: HostPolicy): string {
  return (first && refusalOf(first.address, policy)) ?? 'has no address';
}
