/** Which hosts may be called. Public addresses always may; cloud metadata addresses only when named in `allowHosts`. */
export type HostPolicy = {
  /** This machine itself: 127.0.0.0/8 and ::1. */
  readonly allowLoopback: boolean;
  /** Private networks: 10/8, 172.16/12, 192.168/16, 100.64/10 and fc00::/7. */
  readonly allowPrivate: boolean;
  /** Hosts allowed whatever their address: `intranet.example`, `*.example.com`, `10.1.2.3`, any with `:port`. */
  readonly allowHosts: readonly string[];
};

/** Whether the policy names this host, so that its address does not matter. */
export function isNamedHost(url: URL, { allowHosts }: HostPolicy): boolean {
  const host = bareHost(url);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowHosts.some((allowed) => {
    const pattern = allowed.toLowerCase();
    return (
      matchesName(pattern, host) ||
      (pattern.endsWith(`:${port}`) && matchesName(pattern.slice(0, -port.length - 1), host))
    );
  });
}

/** The host without the brackets of an IPv6 address and without a final dot. */
export function bareHost(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

function matchesName(pattern: string, host: string): boolean {
  const name = pattern.replace(/^\[|\]$/g, '');
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length > name.length - 1 : name === host;
}
